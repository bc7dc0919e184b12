import { describe, expect, it } from 'vitest';
import { countedGames } from '../../../core/house/counted.ts';
import { houseClaimsOf } from '../../../core/house/house-claims.ts';
import type { HouseGame } from '../../../core/house/index.ts';
import { houseRecordsOf } from '../../../core/house/house-records.ts';
import { readGame } from '../../../core/house/reading.ts';
import { liesOf } from '../../games/claim-lies.ts';
import { houseClaimChecker } from '../../games/house-claim-checker.ts';
import { madeHouse } from '../../games/made-house.ts';
import { match, repeated } from './games.ts';

/** What is said of the last match, which comes after all others. */
const claimsOf = (earlier: readonly HouseGame[], seats: string, change: Partial<HouseGame> = {}) =>
  houseClaimsOf(
    countedGames([match('last', seats, { endedAt: 1000, ...change }), ...earlier], new Map()),
    'last',
  );

describe('a record of the house', () => {
  const recordsIn = (...about: Parameters<typeof claimsOf>) =>
    claimsOf(...about).filter(({ type }) => type === 'record');
  const five = repeated(5, 'ann 30, bob 20');

  it('is the highest total of anybody, after five matches', () => {
    expect(recordsIn(five, 'bob 31, ann 9')).toEqual([{ type: 'record', seats: [0], total: 31, games: 6 }]);
    expect(recordsIn(five.slice(1), 'bob 31, ann 9')).toEqual([]);
    expect(recordsIn(five, 'bob 30, ann 9')).toEqual([]);
  });

  it('is of matches of the same kind', () => {
    expect(recordsIn(five, 'bob 31, ann 9', { edition: 'other' })).toEqual([]);
    expect(recordsIn(five, 'bob 31, ann 9', { hands: 2 })).toEqual([]);
    expect(recordsIn(five, 'bob 31, ann 9', { game: 'for-sale' })).toEqual([]);
    expect(recordsIn(five, 'bob 31, ann 9, bot:casual 3')).toEqual([]);
    const large = repeated(1, 'ann 50, bob 1, eve 3');
    expect(recordsIn([...five, ...large], 'bob 31, ann 9')).toMatchObject([{ type: 'record', games: 6 }]);
  });

  it('is nobody’s who is a bot, or counts for nobody, and not a person’s if one of those has more', () => {
    for (const other of ['bot:casual', 'guest:', 'nobody']) {
      expect(recordsIn(five, `${other} 40, bob 31, ann 9`)).toEqual([]);
      expect(recordsIn(five, `${other} 40, ann 9`)).toEqual([]);
      const had = repeated(5, `ann 30, bob 20, ${other} 90`);
      expect(recordsIn(had, `bob 31, ann 9, ${other} 1`)).toMatchObject([{ type: 'record', seats: [0] }]);
      expect(recordsIn(had, `bob 31, ann 9, ${other} 31`)).toEqual([]);
    }
  });
});

describe('a first win', () => {
  it('is one after four matches without', () => {
    const four = repeated(4, 'ann 30, bob 20');
    expect(claimsOf(four, 'bob 21, ann 9')).toEqual([{ type: 'first', seats: [0], games: 4 }]);
    expect(claimsOf(four.slice(1), 'bob 21, ann 9')).toEqual([]);
    expect(claimsOf(four, 'ann 21, bob 9')).toEqual([]);
    expect(claimsOf([...four, match('won', 'bob 5, eve 4')], 'bob 21, ann 9')).toEqual([]);
    expect(claimsOf(repeated(4, 'ann 30, guest: 20'), 'guest: 21, ann 9')).toEqual([]);
  });

  it('may be of any game', () => {
    const others = repeated(4, 'eve 30, bob 20, cat 1', { game: 'for-sale' });
    expect(claimsOf(others, 'bob 21, ann 9')).toEqual([{ type: 'first', seats: [0], games: 4 }]);
  });
});

describe('who leaves whom behind', () => {
  const eight = repeated(7, 'ann 3, bob 4');

  it('is said from eight meetings on, once it is clear, each time it happens again', () => {
    const clear = { type: 'nemesis', seats: [1, 0], count: 8, games: 8 };
    expect(claimsOf(eight, 'ann 2, bob 3')).toEqual([clear]);
    expect(claimsOf(eight.slice(1), 'ann 2, bob 3')).toEqual([]);
    expect(claimsOf(repeated(8, 'ann 3, bob 4'), 'ann 2, bob 3')).toEqual([{ ...clear, count: 9, games: 9 }]);
  });

  it('is not said if it did not happen in this match, or is not clear', () => {
    const twelve = repeated(12, 'ann 3, bob 4');
    for (const seats of ['ann 4, bob 3', 'ann 3, bob 3', 'bob 4, eve 3'])
      expect(claimsOf(twelve, seats).filter(({ type }) => type === 'nemesis')).toEqual([]);
    const even = [...repeated(4, 'ann 3, bob 4'), ...repeated(4, 'ann 4, bob 3')];
    expect(claimsOf(even, 'ann 2, bob 3')).toEqual([]);
  });

  it('counts half for a shared place where it has to be clear, and does not say so', () => {
    const shared = [...eight, match('level', 'ann 3, bob 3', { endedAt: 50 })];
    expect(claimsOf(shared, 'ann 2, bob 3')).toEqual([
      { type: 'nemesis', seats: [1, 0], count: 8, games: 9 },
    ]);
  });

  it('is first said of whom it is news', () => {
    const old = repeated(9, 'ann 3, bob 4', { game: 'for-sale' });
    const fresh = repeated(7, 'cat 3, dan 4');
    const types = claimsOf([...old, ...fresh], 'ann 1, bob 2, cat 1, dan 2');
    expect(types.map(({ seats }) => seats)).toEqual([
      [3, 2],
      [1, 0],
    ]);
  });
});

describe('the claims of a made house', () => {
  const { records, merged } = madeHouse('house claims', 2000);
  const games = [...records].flatMap(([file, record]) => readGame(file, record)?.game ?? []);
  const counted = countedGames(games, new Map(Object.entries(merged)));
  const check = houseClaimChecker(records, merged);
  const found = games.map(({ file, seats }) => ({
    file,
    seatCount: seats.length,
    claims: houseClaimsOf(counted, file),
  }));

  it('are those that the checker reads in the records, one by one', () => {
    const types = new Map<string, number>();
    for (const { file, claims } of found) {
      const sorted = (some: readonly object[]) => some.map((one) => JSON.stringify(one)).sort();
      const said = claims.map(({ type, seats, ...facts }) => ({ type, seats, ...facts }));
      expect(sorted(said), file).toEqual(sorted(check.all(file)));
      for (const claim of claims) {
        expect(check.fault(file, claim), JSON.stringify(claim)).toBeUndefined();
        types.set(claim.type, (types.get(claim.type) ?? 0) + 1);
      }
    }
    expect([...types.keys()].sort()).toEqual(['first', 'nemesis', 'record']);
    expect(Math.min(...types.values())).toBeGreaterThan(20);
  });

  it('are true with no argument changed, and of no other match', () => {
    let lies = 0;
    for (const { file, seatCount, claims } of found) {
      const texts = claims.map((claim) => JSON.stringify(claim));
      for (const lie of claims.flatMap((claim) => liesOf(claim, seatCount))) {
        if (texts.includes(JSON.stringify(lie))) continue;
        lies++;
        expect(check.fault(file, lie), JSON.stringify(lie)).toBeTypeOf('string');
      }
    }
    expect(lies).toBeGreaterThan(1000);
  });

  it('agree with the records of the house', () => {
    const last = found.findLast(({ claims }) => claims.some(({ type }) => type === 'record'));
    const soFar = counted.slice(0, counted.findIndex(({ file }) => file === last?.file) + 1);
    const [claim] = last?.claims.filter(({ type }) => type === 'record') ?? [];
    expect(houseRecordsOf(soFar)).toContainEqual(
      expect.objectContaining({
        type: 'highest',
        total: (claim as { readonly total: number }).total,
        holders: [expect.objectContaining({ file: last?.file })],
      }),
    );
  });
});
