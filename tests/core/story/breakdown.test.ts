import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { botOf, budgetOf, playMatch } from '../../../core/bots/index.ts';
import { gameNamed } from '../../../core/games/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../../../core/record/index.ts';
import { PARTS, dealClaim, isCertain, isSound, type SeatBreakdown } from '../../../core/base/breakdown.ts';
import { breakdownOf, type WeighedDeparture } from '../../../core/story/breakdown.ts';
import { chancePlanOf } from '../../../core/story/chances.ts';
import { departuresOf, gainOf } from '../../../core/story/departures.ts';
import { isTrueOfBreakdown } from '../../games/deal-checker.ts';
import { playedRecord } from '../../helpers/played-record.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const weighed = (at: number, amount: number, error = 100): WeighedDeparture => ({
  seat: seat(at),
  gain: { amount, error },
});
const planOf = (record: GameRecord) => {
  const plan = chancePlanOf(record);
  if (plan === undefined) throw new Error('no plan');
  return plan;
};

describe('the breakdown of a match', () => {
  it('gives each seat what its own decisions brought, and the others their parts of it', () => {
    const [one, two, three] = breakdownOf([0, 1, 0], [50, 30, 20], 100, [
      weighed(0, -1500, 300),
      weighed(0, -500, 400),
      weighed(2, 300),
    ]);
    expect(one).toEqual({
      result: 0,
      even: 3333,
      deal: { amount: 1667, error: 500 },
      own: { amount: -2000, error: 500 },
      others: { amount: -150, error: 50 },
      rest: { amount: -2850, error: 709 },
    });
    expect(two).toMatchObject({
      result: 10_000,
      own: { amount: 0, error: 0 },
      others: { amount: 850, error: 255 },
    });
    expect(three).toMatchObject({ own: { amount: 300, error: 100 }, others: { amount: 1000, error: 250 } });
  });

  it('adds up exactly, whatever was played', () => {
    const rng = createRng('breakdown');
    for (let number = 0; number < 2_000; number++) {
      const count = 2 + rng.below(5);
      const winners = 1 + rng.below(count);
      const shares = seatsOf(count).map((at) => (at < winners ? 1 / winners : 0));
      const sums = shares.map(() => rng.below(101));
      const departures = Array.from({ length: rng.below(30) }, () =>
        weighed(rng.below(count), rng.below(8_000) - 6_000, rng.below(500)),
      );
      const breakdown = breakdownOf(shares, sums, 100, departures);
      for (const [at, { result, even, ...parts }] of breakdown.entries()) {
        expect(even + sumOf(PARTS.map((part) => parts[part].amount))).toBe(result);
        expect(result).toBe(Math.round(1e4 * (shares[at] ?? 0)));
      }
      expect(isSound(breakdown)).toBe(true);
      // What one loses the others gain, to the rounding of each seat
      const all = sumOf(breakdown.map(({ own, others }) => own.amount + others.amount));
      expect(Math.abs(all)).toBeLessThanOrEqual(count / 2);
    }
  });

  it('is not sound with one number changed', () => {
    const breakdown = breakdownOf([1, 0], [40, 60], 100, [weighed(0, 500)]);
    const [one, two] = breakdown as readonly [SeatBreakdown, SeatBreakdown];
    expect(isSound(breakdown)).toBe(true);
    for (const part of PARTS)
      expect(isSound([one, { ...two, [part]: { ...two[part], amount: two[part].amount + 1 } }])).toBe(false);
    const { rest: _rest, ...without } = two;
    expect(isSound([one, without])).toBe(false);
    expect(isSound([{ ...one, result: 5_000 }, two])).toBe(false);
    expect(isSound([{ ...one, even: 2_500 }, two])).toBe(false);
    expect(isSound([{ ...one, own: { amount: 500, error: -1 } }, two])).toBe(false);
    expect(
      isSound([
        { ...one, own: { amount: 500.5, error: 1 }, rest: { amount: one.rest.amount - 0.5, error: 1 } },
      ]),
    ).toBe(false);
  });

  it('tells a part only if it is larger than its error', () => {
    expect(isCertain({ amount: 401, error: 400 })).toBe(true);
    expect(isCertain({ amount: -401, error: 400 })).toBe(true);
    expect(isCertain({ amount: 400, error: 400 })).toBe(false);
    expect(isCertain({ amount: 0, error: 0 })).toBe(false);
  });
});

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('the decisions of a match of %s', (name) => {
  const record = playedRecord(name, 3, 'breakdown');
  const at = seat(1);

  it('are compared with those of a regular, the same each time', () => {
    const departures = departuresOf(record, at, planOf(record));
    expect(departures.length).toBeGreaterThan(0);
    for (const departure of departures) {
      expect(record.actions[departure.at]).toMatchObject({ seat: 1 });
      expect({ seat: at, ...departure.usual }).not.toEqual(record.actions[departure.at]);
    }
    const again: GameRecord = JSON.parse(JSON.stringify({ ...record, meta: {} })) as GameRecord;
    expect(departuresOf(again, at, planOf(again))).toEqual(departures);
    const [first] = departures;
    if (first === undefined) throw new Error('a regular would have chosen the same');
    const gain = gainOf(record, first, undefined, 1 / 50);
    expect(gainOf(again, first, undefined, 1 / 50)).toEqual(gain);
    expect(gain.error).toBeGreaterThan(0);
    expect(Number.isInteger(gain.amount)).toBe(true);
  });
});

/** A match of For Sale in which a regular at the first seat draws the lots that the comparison draws. */
function recordOfRegular(): GameRecord {
  const game = gameNamed('for-sale');
  const base = playedRecord('for-sale', 3, 'regular');
  if (game === undefined) throw new Error('no game');
  const regular = botOf({ game: 'for-sale', bot: 'regular' });
  const { seed } = planOf(base);
  let index = -1;
  const counted = (bot: typeof regular, isRegular: boolean): typeof regular => ({
    ...bot,
    decide: (view, legal, memory, rng) => {
      index++;
      const own = isRegular ? createRng(`breakdown/${seed}/${index}`) : rng;
      return bot.decide(view, legal, memory, own, budgetOf(bot));
    },
  });
  const players = seatsOf(3).map((who) => ({
    bot: counted(who === 0 ? regular : botOf({ game: 'for-sale', bot: 'casual' }), who === 0),
    rng: createRng(`regular/${who}`),
  }));
  const { actions } = playMatch(game, base.options, base.deal, players);
  return { ...base, format: RECORD_FORMAT, actions };
}

it('a regular decides as a regular', () => {
  const record = recordOfRegular();
  expect(departuresOf(record, seat(0), planOf(record))).toEqual([]);
  expect(departuresOf(record, seat(1), planOf(record)).length).toBeGreaterThan(0);
});

describe('a mistake', () => {
  it('costs what the coach says, from both sides of the comparison', () => {
    const record = playedRecord('for-sale', 3, 'breakdown');
    const plan = planOf(record);
    const gains = seatsOf(3)
      .flatMap((who) => departuresOf(record, who, plan))
      .map((departure) => gainOf(record, departure));
    // Casual bots of this match sell a good building for little
    expect(Math.min(...gains.map(({ amount }) => amount))).toBeLessThan(-2_000);
    expect(sumOf(gains.map(({ amount }) => amount))).toBeLessThan(0);
  });
});

describe('the claim about deal and seat', () => {
  /** Seats with an equal share of 2,500, by what deal and seat and their own decisions were worth. */
  const seatsOf4 = (...seats: readonly (readonly [deal: number, own: number, error?: number])[]) =>
    seats.map(([deal, own, error = 400]): SeatBreakdown => {
      const none = { amount: 0, error: 0 };
      const parts = { deal: { amount: deal, error }, own: { amount: own, error }, others: none };
      return { result: 0, even: 2_500, ...parts, rest: none };
    });

  it('is who had a good deal and made most of it', () => {
    expect(dealClaim(seatsOf4([1_500, 2_400], [1_500, 2_500]))).toEqual({
      type: 'deal',
      seats: [1],
      chance: 40,
      more: 25,
    });
  });

  it('is nothing that may be chance, or is more than the whole', () => {
    expect(dealClaim(seatsOf4([799, 2_500], [2_500, 799], [-1_000, 3_000]))).toBeUndefined();
    expect(dealClaim(seatsOf4([800, 800]))).toBeDefined();
    expect(dealClaim(seatsOf4([3_000, 4_501]))).toBeUndefined();
    expect(dealClaim(seatsOf4([0, 0, 0]))).toBeUndefined();
  });

  it('is what the document makes true, and nothing else', () => {
    const rng = createRng('deal');
    let found = 0;
    for (let match = 0; match < 500; match++) {
      const amount = (): number => 100 * (rng.below(60) - 10);
      const seats = seatsOf4(...[0, 1, 2, 3].map(() => [amount(), amount(), 100 * rng.below(12)] as const));
      const claim = dealClaim(seats);
      if (claim !== undefined) found++;
      for (const at of [0, 1, 2, 3])
        for (const chance of [claim?.chance ?? 0, (claim?.chance ?? 0) + 5])
          for (const more of [claim?.more ?? 0, (claim?.more ?? 0) + 5]) {
            const isIt = claim?.seats[0] === at && claim.chance === chance && claim.more === more;
            const other = { type: 'deal', seats: [at], chance, more };
            expect(isTrueOfBreakdown(seats, other)).toBe(isIt);
          }
    }
    expect(found).toBeGreaterThan(100);
  });
});
