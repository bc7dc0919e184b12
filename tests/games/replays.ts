import { describe, expect, it } from 'vitest';
import type { Game, GameTypes } from '../../core/game.ts';
import { parseRecord, RECORD_FORMAT, replay } from '../../core/record/index.ts';
import { playRecord } from '../../core/record/play.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import type { PlayedGame } from './play.ts';

/** A game that was played as a record. */
export const recordOf = <Types extends GameTypes>(
  { name }: Game<Types>,
  { options, seatCount, deal, steps }: PlayedGame<Types>,
): unknown => ({
  format: RECORD_FORMAT,
  game: name,
  options,
  seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Finn'].slice(0, seatCount),
  deal,
  actions: steps.map(({ seat, action }) => ({ seat, ...action })),
});

/** What is wrong with the record of a game: it replays to identical bytes, to the end and perhaps to a step on the way (`cut`). */
export function faultsInReplay<Types extends GameTypes>(
  game: Game<Types>,
  played: PlayedGame<Types>,
  cut: number | undefined,
  textOf: (state: Types['state']) => string = JSON.stringify,
): readonly string[] {
  const record = parseRecord(deepFreeze(JSON.parse(JSON.stringify(recordOf(game, played)))));
  if (!record.ok) return [JSON.stringify(record.error)];
  const isSame = (after: number | undefined, state: Types['state']): boolean => {
    const replayed = playRecord(record.value, after);
    return replayed.ok && textOf(replayed.value.state) === textOf(state);
  };
  return [
    ...(isSame(undefined, played.last) ? [] : ['replay']),
    ...(cut === undefined || isSame(cut, played.steps[cut]?.before ?? played.last)
      ? []
      : ['replay of a part']),
  ];
}

/** Tests what is answered to records of some games, of which the results are known. */
export const testAnswers = <Types extends GameTypes>(
  game: Game<Types>,
  count: number,
  play: (seed: string) => PlayedGame<Types>,
  resultOf: (played: PlayedGame<Types>) => {
    readonly totals: readonly number[];
    readonly winners: readonly number[];
  },
): void => {
  describe('the answer to a record', () => {
    it('is the same bytes each time, and has the result of the game', () => {
      for (let index = 0; index < count; index++) {
        const played = play(`answer/${index}`);
        const answer = replay(recordOf(game, played), { view: 'table' });
        expect(JSON.stringify(replay(recordOf(game, played), { view: 'table' }))).toBe(
          JSON.stringify(answer),
        );
        const { totals, winners } = resultOf(played);
        expect(answer).toMatchObject({ ok: true, finished: true, totals, winners });
      }
    });
  });
};
