import { describe, expect, it } from 'vitest';
import { seatsOf } from '../../../core/base/ids.ts';
import type { FuffzigerSheet } from '../../../core/games/falsche-fuffziger/score.ts';
import type { ForSaleSheet } from '../../../core/games/for-sale/score.ts';
import type { GameResult } from '../../../core/game.ts';
import { readGame } from '../../../core/house/reading.ts';
import { recordOf } from '../../../core/record/index.ts';
import { resultAt, type TableState } from '../../../core/table/index.ts';
import { rankedResult } from '../../../renderer/games/shared/ranking.ts';
import { after, joined, opened, playedToTheEnd, setupOf } from '../../helpers/table-log.ts';

/** By game: how many play, whether its rules break ties behind the winner, and by seat what breaks ties between totals (For Sale Decision F8, Falsche Fuffziger, end of the match). */
const GAMES = {
  money: { seats: 5, isBroken: false, spare: ({ totals }: GameResult) => totals.map(() => 0) },
  'for-sale': {
    seats: 6,
    isBroken: true,
    spare: ({ sheet }: GameResult) => (sheet as ForSaleSheet).scores.map((one) => one.money),
  },
  'falsche-fuffziger': {
    seats: 6,
    isBroken: true,
    spare: ({ sheet }: GameResult) => (sheet as FuffzigerSheet).scores.map((one) => one.real),
  },
};

function tableOf(game: string, seats: number, seed: number): TableState {
  const guests = seatsOf(seats).map((at) => joined(`Guest ${at}`, { isHost: true }));
  const setup = setupOf({ game, seatCount: seats, options: game === 'money' ? { edition: 'gryphon' } : {} });
  return playedToTheEnd(after(opened(setup), ...guests), `places/${seed}`);
}

describe.each(Object.entries(GAMES))('the places of a match of %s', (game, { seats, isBroken, spare }) => {
  it('are those that the result page shows, in the record, the ledger and the house book', () => {
    let found = 0;
    for (let seed = 0; found === 0; seed++) {
      const table = tableOf(game, seats, seed);
      const result = table.game && resultAt(table, table.game);
      const record: unknown = JSON.parse(JSON.stringify(recordOf(table)));
      if (result === undefined) throw new Error('no result');
      const { totals, winners } = result;
      const breaks = spare(result);
      const places = totals.map((total, at) => {
        const isAhead = (more: number, other: number): boolean =>
          more > total || (more === total && (breaks[other] ?? 0) > (breaks[at] ?? 0));
        return 1 + totals.filter(isAhead).length;
      });
      const isEqual = (at: number, other: number): boolean => at !== other && totals[at] === totals[other];
      const isTied = totals.some(
        (_, at) =>
          !winners.some((winner) => totals[winner] === totals[at]) &&
          totals.some((__, other) => isEqual(at, other) && (isBroken ? places[at] !== places[other] : true)),
      );
      if (isTied) found++;
      const shown = rankedResult(result);
      expect(seatsOf(seats).map((at) => shown.find((line) => line.seat === at)?.place)).toEqual(places);
      expect(table.ledger.at(-1)?.places).toEqual(places);
      expect(record).toMatchObject({ meta: { end: { places } } });
      expect(readGame('file', record)?.game.places).toEqual(places);
      expect(places.flatMap((place, at) => (place === 1 ? [at] : []))).toEqual(winners);
    }
  });
});
