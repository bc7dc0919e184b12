import { replay, type GameRecord } from '../../core/record/index.ts';
import { scenarios } from './scenarios.ts';

/** A finished match of each game whose hands may be looked at, with what the record of a table says of it. */
export const openRecords = (): readonly GameRecord[] =>
  ['money', 'for-sale', 'falsche-fuffziger'].map((game) => {
    const records = scenarios().map(({ request }) => request['record'] as GameRecord);
    const found = records.find((record) => {
      const standing = record.game === game ? replay(record) : undefined;
      return standing?.ok === true && standing.finished;
    });
    if (found === undefined) throw new Error(`no finished game of ${game}`);
    const seats = found.seats.map((name, colour) => [{ type: 'person', name, colour, person: colour }]);
    const end = { endedAt: 1, early: false, totals: [], winners: [] };
    return { ...found, meta: { seats, end, settings: { openHands: true } } };
  });
