import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { ForSaleAction } from '../../core/games/for-sale/actions.ts';
import { forSale, type ForSaleTypes } from '../../core/games/for-sale/index.ts';
import { isDescribed } from '../games/for-sale/checks.ts';
import { drawAction, playAtRandom } from '../games/for-sale/play.ts';
import { setupOf } from '../games/for-sale/setup.ts';
import { situationIn, testForms, testLegal, type Trials } from '../games/legal.ts';

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

const trials: Trials<ForSaleTypes> = {
  game: forSale,
  played: Array.from({ length: 60 }, (_, index) => playAtRandom(`legal/${index}`)),
  action,
  dealKeys: ['starter', 'buildings', 'cheques'],
  isDescribed,
  draw: (legal, rng) => drawAction(legal, rng, { bids: 50, leap: 20 }),
  codesIn: (state) => CODES[setupOf(state).phase.type],
};
const situation = situationIn(trials);

describe('legal and apply say the same', () => {
  testLegal(trials);

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
});

describe('what is no action', () => testForms(trials));
