import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { MoneyAction, MoneyLegal } from '../../core/games/money/actions.ts';
import { money, type MoneyTypes } from '../../core/games/money/index.ts';
import { situationIn, testForms, testLegal, type Trials } from '../games/legal.ts';
import { drawAction, playAtRandom } from '../games/money/play.ts';

const action: fc.Arbitrary<MoneyAction> = fc.oneof(
  fc.record({
    type: fc.constant('bid' as const),
    cards: fc.array(fc.integer({ min: 0, max: 69 }), { maxLength: 4 }),
  }),
  fc.constant({ type: 'unbid' as const }),
  fc.record({
    type: fc.constant('take' as const),
    display: fc.constantFrom('left' as const, 'right' as const),
  }),
  fc.record({ type: fc.constant('swap' as const), with: fc.integer({ min: 0, max: 5 }).map(seat) }),
  fc.constant({ type: 'pass' as const }),
);

/** Whether the description allows the action, as a reader of it would say. */
function isDescribed(legal: MoneyLegal, wanted: MoneyAction): boolean {
  switch (wanted.type) {
    case 'bid': {
      const { bid } = legal;
      const { cards } = wanted;
      if (bid === undefined || cards.length < bid.min || new Set(cards).size < cards.length) return false;
      return cards.every((card) => bid.from.includes(card));
    }
    case 'take':
      return legal.take?.display.includes(wanted.display) ?? false;
    case 'swap':
      return legal.swap?.with.includes(wanted.with) ?? false;
    case 'unbid':
    case 'pass':
      return legal[wanted.type] !== undefined;
  }
}

/** Why an action may be refused while all bid, and while one after the other acts. */
const CODES = {
  bidding: ['not-available', 'already-chosen', 'nothing-chosen', 'too-few', 'chosen-twice', 'not-yours'],
  acting: ['not-your-turn', 'not-available', 'bad-target'],
};

const trials: Trials<MoneyTypes> = {
  game: money,
  played: Array.from({ length: 40 }, (_, index) => playAtRandom(`legal/${index}`)),
  action,
  dealKeys: ['hands'],
  isDescribed,
  draw: drawAction,
  codesIn: (state) => (state.hasEnded ? ['game-over'] : CODES[state.isActing ? 'acting' : 'bidding']),
};
const situation = situationIn(trials);

describe('legal and apply say the same', () => {
  testLegal(trials);

  it('of mutations of a legal bid: a card twice, a foreign card, no card', () => {
    fc.assert(
      fc.property(situation, fc.nat(), ({ state, seat: at }, index) => {
        const from = money.legal(state, at).bid?.from;
        if (from === undefined) return;
        const card = from[index % from.length] ?? 0;
        const foreign =
          Array.from({ length: 70 }, (_, number) => number).find((number) => !from.includes(number)) ?? 0;
        const codeOf = (cards: readonly number[]): string | undefined => {
          const outcome = money.apply(state, at, { type: 'bid', cards });
          return outcome.ok ? undefined : outcome.error.code;
        };
        expect(codeOf([card, card])).toBe('chosen-twice');
        expect(codeOf([card, foreign])).toBe('not-yours');
        expect(codeOf([])).toBe('too-few');
        expect(codeOf([...from].reverse())).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('what is no action', () => testForms(trials));
