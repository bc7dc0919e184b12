import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { MoneyAction, MoneyLegal } from '../../core/games/money/actions.ts';
import { money } from '../../core/games/money/index.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { drawAction, playAtRandom, type PlayedGame } from '../games/money/play.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 40 }, (_, index) => playAtRandom(`legal/${index}`));

/** A state of a random game, the last one included, and a seat of it. */
const situation = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.nat(), seat: fc.nat() })
  .map(({ game, at, seat: number }) => ({
    state: game.steps[at % (game.steps.length + 1)]?.before ?? game.last,
    seat: seat(number % game.seatCount),
  }));

/** Actions of the right form, mostly not legal, some of them nearly so. */
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

describe('legal and apply say the same', () => {
  it('of random actions: accepted exactly if described, else refused with a code', () => {
    fc.assert(
      fc.property(situation, action, ({ state, seat: at }, wanted) => {
        const outcome = money.apply(state, at, deepFreeze(wanted));
        expect(outcome.ok).toBe(isDescribed(money.legal(state, at), wanted));
      }),
      { numRuns: 4000 },
    );
  });

  it('of actions drawn from the description: all are accepted, and survive being parsed', () => {
    fc.assert(
      fc.property(situation, fc.string(), ({ state, seat: at }, seed) => {
        const legal = money.legal(state, at);
        if (Object.keys(legal).length === 0) return;
        const drawn = drawAction(legal, createRng(seed));
        expect(money.parseAction(JSON.parse(JSON.stringify(drawn)))).toEqual({ ok: true, value: drawn });
        expect(money.apply(state, at, drawn).ok).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

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

  it('a seat is awaited exactly if it may do something other than taking its bid back', () => {
    fc.assert(
      fc.property(situation, ({ state }) => {
        const owing = seatsOf(state.seatCount).filter((at) =>
          Object.keys(money.legal(state, at)).some((type) => type !== 'unbid'),
        );
        expect(money.awaits(state)).toEqual(owing);
        expect(owing.length === 0).toBe(money.result(state) !== undefined);
      }),
    );
  });

  it('seats that the table does not have may do nothing', () => {
    fc.assert(
      fc.property(situation, action, fc.integer(), ({ state }, wanted, number) => {
        if (number >= 0 && number < state.seatCount) return;
        const outcome = money.apply(state, seat(number), wanted);
        expect(money.legal(state, seat(number))).toEqual({});
        expect(outcome).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
      }),
    );
  });
});

describe('what is no action', () => {
  it('is refused and never thrown, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        const parsed = money.parseAction(input);
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
          expect(money.parseAction(more)).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
        const { type } = wanted;
        expect(money.parseAction({ type }).ok).toBe(Object.keys(wanted).length === 1);
      }),
    );
  });
});
