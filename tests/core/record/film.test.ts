import { describe, expect, it } from 'vitest';
import { eventsFor, withoutAudience } from '../../../core/base/audience.ts';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { money } from '../../../core/games/money/index.ts';
import type { Game, GameTypes } from '../../../core/game.ts';
import { filmOf, parseRecord, type FilmStep } from '../../../core/record/index.ts';
import { playAtRandom as playFuffziger } from '../../games/falsche-fuffziger/play.ts';
import { playAtRandom as playForSale } from '../../games/for-sale/play.ts';
import { playAtRandom as playMoney } from '../../games/money/play.ts';
import type { PlayedGame } from '../../games/play.ts';
import { recordOf } from '../../games/replays.ts';

function film<Types extends GameTypes>(game: Game<Types>, played: PlayedGame<Types>, viewer: Viewer) {
  const record = parseRecord(JSON.parse(JSON.stringify(recordOf(game, played))));
  if (!record.ok) throw new Error(record.error.code);
  return [...filmOf(record.value, viewer)];
}

/** What a viewer was shown during the match, position by position. */
function shown<Types extends GameTypes>(
  game: Game<Types>,
  { first, steps }: PlayedGame<Types>,
  viewer: Viewer,
): readonly Partial<FilmStep>[] {
  const at = (state: Types['state']) => {
    const [view, awaits] = [game.view(state, viewer), game.awaits(state)];
    if (viewer === 'table' || !awaits.includes(viewer)) return { view, awaits };
    const legal = game.legal(state, viewer);
    return { view, awaits, legal, prompt: game.prompt(view, legal) };
  };
  return [
    { ...at(first), events: [] },
    ...steps.map(({ seat: who, after, events }) => ({
      ...at(after),
      seat: who,
      events: eventsFor(events, viewer).map(withoutAudience),
    })),
  ];
}

function check<Types extends GameTypes>(game: Game<Types>, play: (seed: string) => PlayedGame<Types>): void {
  it.each(['table', seat(1)] as const)(`of ${game.name} shows what the viewer was shown: %s`, (viewer) => {
    const played = play(`film ${viewer}`);
    const steps = film(game, played, viewer);
    const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
    expect(json(steps.map(({ round: _, hands: _hands, ...step }) => step))).toEqual(
      json(shown(game, played, viewer)),
    );
  });
}

describe('a film', () => {
  check(money, (seed) => playMoney(seed, { hands: 1 }));
  check(forSale, playForSale);
  check(falscheFuffziger, playFuffziger);

  it('ends with the last action that can be played', () => {
    const played = playForSale('cut short');
    const record = recordOf(forSale, played) as { actions: unknown[] };
    const parsed = parseRecord({
      ...record,
      actions: [...record.actions.slice(0, 5), { seat: 0, type: 'no' }],
    });
    expect(parsed.ok && [...filmOf(parsed.value, 'table')].length).toBe(6);
  });
});
