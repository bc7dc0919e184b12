import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { ForSaleAction } from '../../core/games/for-sale/actions.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { isDescribed } from '../games/for-sale/checks.ts';
import { drawStep, playAtRandom, type PlayedGame } from '../games/for-sale/play.ts';
import { setupOf } from '../games/for-sale/setup.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 60 }, (_, index) => playAtRandom(`legal/${index}`));

/** A state of a random game, the last one included, and a seat of it. */
const situation = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.nat(), seat: fc.nat() })
  .map(({ game, at, seat: number }) => ({
    state: game.steps[at % (game.steps.length + 1)]?.before ?? game.last,
    seat: seat(number % game.seatCount),
  }));

/** Actions of the right form, mostly not legal, some of them nearly so. */
const action: fc.Arbitrary<ForSaleAction> = fc.oneof(
  fc.record({
    type: fc.constant('bid' as const),
    amount: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.maxSafeNat()),
  }),
  fc.constant({ type: 'pass' as const }),
  fc.record({ type: fc.constant('sell' as const), building: fc.integer({ min: 1, max: 30 }) }),
  fc.constant({ type: 'unsell' as const }),
);

/** Why an action may be refused, in each part of the game. */
const CODES = {
  buying: ['not-your-turn', 'not-available', 'too-low', 'not-affordable'],
  selling: ['not-available', 'already-chosen', 'nothing-chosen', 'not-yours'],
  ended: ['game-over'],
};

describe('legal and apply say the same', () => {
  it('of random actions: accepted exactly if described, else refused with a code that fits', () => {
    fc.assert(
      fc.property(situation, action, ({ state, seat: at }, wanted) => {
        const outcome = forSale.apply(state, at, deepFreeze(wanted));
        expect(outcome.ok).toBe(isDescribed(forSale.legal(state, at), wanted));
        if (!outcome.ok) expect(CODES[setupOf(state).phase.type]).toContain(outcome.error.code);
      }),
      { numRuns: 4000 },
    );
  });

  it('of actions drawn from the description: all are accepted, and survive being parsed', () => {
    fc.assert(
      fc.property(situation, fc.string(), ({ state }, seed) => {
        if (state.hasEnded) return;
        const drawn = drawStep(state, createRng(seed));
        expect(forSale.parseAction(JSON.parse(JSON.stringify(drawn.action)))).toEqual({
          ok: true,
          value: drawn.action,
        });
        expect(forSale.apply(state, drawn.seat, drawn.action).ok).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('of the edges of a bid: one less is too low, one more not affordable (For Sale Decision F7)', () => {
    fc.assert(
      fc.property(situation, ({ state }) => {
        if (!state.isBuying) return;
        const { high } = state;
        const turn = seat(state.turn);
        const { bid, pass } = forSale.legal(state, turn);
        const bidding = (amount: number) => forSale.apply(state, turn, { type: 'bid', amount });
        const { min, max } = bid ?? { min: state.leastBid, max: state.leastBid - 1 };
        expect(pass).toEqual({});
        if (high === 0) expect(min).toBe(1);
        expect(min).toBeGreaterThan(high);
        expect(bidding(min - 1)).toEqual({ ok: false, error: { code: 'too-low', data: { least: min } } });
        expect(bidding(max + 1)).toMatchObject({ ok: false, error: { code: 'not-affordable' } });
        expect([bidding(min).ok, bidding(max).ok]).toEqual([bid !== undefined, bid !== undefined]);
      }),
      { numRuns: 2000 },
    );
  });

  it('a seat is awaited exactly if it may do something other than taking its choice back', () => {
    fc.assert(
      fc.property(situation, ({ state }) => {
        const owing = seatsOf(state.seatCount).filter((at) =>
          Object.keys(forSale.legal(state, at)).some((type) => type !== 'unsell'),
        );
        expect(forSale.awaits(state)).toEqual(owing);
        expect(owing.length === 0).toBe(forSale.result(state) !== undefined);
      }),
    );
  });

  it('seats that the table does not have may do nothing', () => {
    fc.assert(
      fc.property(situation, action, fc.integer(), ({ state }, wanted, number) => {
        if (number >= 0 && number < state.seatCount) return;
        const outcome = forSale.apply(state, seat(number), wanted);
        expect(forSale.legal(state, seat(number))).toEqual({});
        expect(outcome).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
      }),
    );
  });
});

describe('what is no action', () => {
  it('is refused and never thrown, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        const parsed = forSale.parseAction(input);
        if (!parsed.ok) expect(['malformed', 'unknown-key']).toContain(parsed.error.code);
      }),
      { numRuns: 2000 },
    );
  });

  it('an action with a key too many, or without one of its own', () => {
    fc.assert(
      fc.property(action, fc.string({ minLength: 1 }), fc.jsonValue(), (wanted, key, value) => {
        if (key in wanted) return;
        const more = JSON.parse(JSON.stringify({ ...wanted, [key]: value })) as object;
        if (Object.keys(more).length > Object.keys(wanted).length)
          expect(forSale.parseAction(more)).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
        const { type } = wanted;
        expect(forSale.parseAction({ type }).ok).toBe(Object.keys(wanted).length === 1);
      }),
    );
  });

  it('options and deals of anything are refused with a code and never thrown', () => {
    const { options, seatCount, deal } = GAMES[0] ?? playAtRandom('anything');
    fc.assert(
      fc.property(
        fc.constantFrom('starter', 'buildings', 'cheques', 'more'),
        fc.oneof(fc.anything(), fc.jsonValue()),
        (key, value) => {
          const read = forSale.parseDeal({ ...deal, [key]: value }, options, seatCount);
          if (!read.ok) expect(['malformed', 'unknown-key', 'bad-deal']).toContain(read.error.code);
          else expect(JSON.stringify(read.value)).toBe(JSON.stringify({ ...deal, [key]: value }));
          const said = forSale.parseOptions({ ...options, [key]: value }, seatCount);
          if (!said.ok) expect(['unknown-key', 'bad-option']).toContain(said.error.code);
          const all = forSale.parseOptions(value, seatCount);
          if (!all.ok) expect(['malformed', 'unknown-key', 'bad-option']).toContain(all.error.code);
          expect(forSale.parseDeal(value, options, seatCount).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
