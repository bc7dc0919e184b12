import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGame } from '../../../core/house/reading.ts';
import { recordOf } from '../../../core/record/index.ts';
import { playedToTheEnd, readyTable } from '../../helpers/table-log.ts';

const FILE = 'a.auction-game';
const played = JSON.parse(JSON.stringify(recordOf(playedToTheEnd(readyTable())))) as {
  actions: readonly { seat: number }[];
  meta: { end: { totals: number[]; winners: number[]; places?: number[] }; seats: object[][] };
};
const actsOf = (at: number): readonly number[] =>
  played.actions.flatMap(({ seat }, act) => (seat === at ? [act] : []));
/** The first seat of the record, played by these players. */
const firstSeat = (...players: readonly object[]) => {
  const seats = [
    players.map((player) => ({ name: 'Ada', colour: 0, ...player })),
    ...played.meta.seats.slice(1),
  ];
  return readGame(FILE, { ...played, meta: { ...played.meta, seats } })?.game.seats[0];
};

describe('who a seat counts for', () => {
  const half = actsOf(0)[Math.ceil(actsOf(0).length / 2)] ?? 0;
  const person = { type: 'person', person: 1, devices: [] };

  it('is a person who made at least half of its choices, by the id of the house', () => {
    expect(firstSeat({ ...person, house: 'abcdefgh' })).toEqual({
      type: 'person',
      name: 'Ada',
      person: 'abcdefgh',
    });
    expect(firstSeat({ ...person, house: '../../etc' })).toBeUndefined();
    const late = { from: { at: 0, act: (actsOf(0)[0] ?? 0) + 1 } };
    expect(firstSeat({ type: 'bot', bot: 'expert' }, { ...person, ...late })).toMatchObject({
      type: 'person',
    });
  });

  it('is nobody where a bot or somebody else made most of them', () => {
    const nobody = { type: 'nobody', name: 'Ada' };
    const late = { from: { at: 0, act: half + 1 } };
    expect(firstSeat({ type: 'bot', bot: 'expert' }, { ...person, ...late })).toEqual(nobody);
    expect(firstSeat({ ...person, standIns: [{ bot: 'regular', why: 'grace' }] })).toEqual(nobody);
    const helped = actsOf(0).map((act) => ({ act, why: 'clock' }));
    expect(firstSeat({ ...person, helped })).toEqual(nobody);
    expect(firstSeat({ ...person, helped: helped.slice(0, 1) })).toMatchObject({ type: 'person' });
    expect(firstSeat(person, { type: 'nobody', from: { at: 0, act: half } })).toEqual(nobody);
  });

  it('is the bot of a seat, with its character', () => {
    expect(firstSeat({ type: 'bot', bot: 'expert', character: 'elsa' })).toEqual({
      type: 'bot',
      name: 'Ada',
      bot: 'expert',
      character: 'elsa',
    });
  });
});

describe('a record of an older version', () => {
  it('has the places that its totals and winners say', () => {
    const { places, ...end } = played.meta.end;
    const older = readGame(FILE, { ...played, meta: { ...played.meta, end } });
    expect(older).toMatchObject({ isOlder: true, game: { places } });
    expect(readGame(FILE, played)).not.toHaveProperty('isOlder');
    const tie = { ...end, totals: [30, 30, 10], winners: [1] };
    expect(readGame(FILE, { ...played, meta: { end: tie } })?.game.places).toEqual([2, 1, 3]);
  });

  it('does not say who played, and is read all the same', () => {
    const { end } = played.meta;
    const seats = readGame(FILE, { ...played, meta: { end } })?.game.seats;
    expect(seats?.map(({ type }) => type)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(readGame(FILE, { ...played, meta: {} })).toBeUndefined();
    const ended = { early: true, totals: [], winners: [], places: [] };
    expect(readGame(FILE, { ...played, meta: {} }, ended)).toMatchObject({
      isOlder: true,
      game: { isEarly: true, places: [] },
    });
  });
});

it('anything is read without an exception', () => {
  const keys = fc.constantFrom('game', 'options', 'seats', 'actions', 'meta');
  const metaKeys = fc.constantFrom('end', 'seats', 'startedAt', 'evening', 'table');
  fc.assert(
    fc.property(keys, metaKeys, fc.jsonValue(), (key, metaKey, value) => {
      readGame(FILE, value);
      readGame(FILE, { ...played, [key]: value });
      readGame(FILE, { ...played, meta: { ...played.meta, [metaKey]: value } });
    }),
    { numRuns: 500 },
  );
  const end = { ...played.meta.end, endedAt: 1e300 };
  expect(readGame(FILE, { ...played, meta: { ...played.meta, end } })).toBeUndefined();
});
