import { expect, it } from 'vitest';
import { eventsFor } from '../../core/base/audience.ts';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { botNamed, decisionOf } from './moves.ts';
import type { PlayedGame } from './play.ts';

/** Of so many positions of a game a bot is asked at one; it observes them all. */
const ONE_OF = 4;

/** Tests how every bot of a game decides, in games at random. */
export function testBots<Types extends GameTypes>(
  game: Game<Types>,
  play: (seed: string) => PlayedGame<Types>,
): void {
  const names = Object.keys(game.bots);

  it.each(names)('%s decides by view, legal actions, memory and chance alone', (name) => {
    const bot = botNamed(game, name);
    let memory = bot.initial;
    for (const [index, { before, after, events }] of play(`decisions/${name}`).steps.entries()) {
      for (const at of index % ONE_OF === 0 ? game.awaits(before) : []) {
        const decide = () => decisionOf(game, bot, before, at, { memory, rng: createRng('same') });
        const first = decide();
        expect(decide()).toEqual(first);
        expect(game.apply(before, at, first).ok).toBe(true);
      }
      const seen = [game.view(after, seat(0)), eventsFor(events, seat(0))] as const;
      memory = bot.observe?.(deepFreeze(memory), ...seen) ?? memory;
      expect(JSON.parse(JSON.stringify(memory))).toEqual(memory);
    }
  });

  it.each(names)('%s takes over a seat at any time', (name) => {
    const bot = botNamed(game, name);
    for (const { before } of play(`taking over ${name}`).steps.filter(
      (_, index) => index % (2 * ONE_OF) === 0,
    ))
      for (const at of game.awaits(before))
        expect(game.apply(before, at, decisionOf(game, bot, before, at)).ok).toBe(true);
  });
}
