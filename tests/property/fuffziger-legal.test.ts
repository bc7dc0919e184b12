import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import type { Counts } from '../../core/games/falsche-fuffziger/material/money.ts';
import type { PressId } from '../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { setupOf } from '../games/falsche-fuffziger/setup.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import { attemptsIn, isDescribed } from '../games/falsche-fuffziger/checks.ts';
import { countsOf, drawAction, playAtRandom, type PlayedGame } from '../games/falsche-fuffziger/play.ts';
import { TYPES } from '../games/falsche-fuffziger/tables.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 60 }, (_, index) => playAtRandom(`legal/${index}`));

/** A state of a random game, the last one included, and a seat of it: mostly one that is awaited. */
const situation = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.nat(), seat: fc.nat() })
  .map(({ game, at, seat: number }) => {
    const state = game.steps[at % (game.steps.length + 1)]?.before ?? game.last;
    const awaited = falscheFuffziger.awaits(state);
    return { state, seat: awaited[number % (2 * awaited.length)] ?? seat(number % game.seatCount) };
  });

const counts: fc.Arbitrary<Counts> = fc
  .array(fc.record({ type: fc.constantFrom(...TYPES), count: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 3,
  })
  .map((list) => countsOf(list.map(({ type, count }) => [type, count])));

const real = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.maxSafeNat());

/** Actions of the right form, mostly not legal, some of them nearly so. */
const action: fc.Arbitrary<FuffzigerAction> = fc.oneof(
  fc.record({
    type: fc.constantFrom('convert' as const, 'sell' as const),
    press: fc
      .record({ type: fc.constantFrom(...TYPES), place: fc.integer({ min: 1, max: 30 }) })
      .map(({ type, place }): PressId => `${type}-${place}`),
  }),
  fc.record({
    type: fc.constant('lay' as const),
    notes: fc
      .record({ type: fc.constantFrom(...TYPES), count: fc.integer({ min: 1, max: 4 }) })
      .map(({ type, count }): Counts => ({ [type]: count })),
  }),
  fc.record({ type: fc.constant('lay' as const), real: real.map((amount) => Math.max(1, amount)) }),
  fc.record({ type: fc.constant('bid' as const), notes: counts, real }),
  fc.record({ type: fc.constant('buy' as const), presses: counts }),
  fc.record({ type: fc.constant('launder' as const), notes: counts }),
  fc.constantFrom<FuffzigerAction>(
    { type: 'finish' },
    { type: 'match' },
    { type: 'drop' },
    { type: 'unbid' },
    { type: 'unlaunder' },
  ),
);

/** Why an action of the right form may be refused, in each phase. */
const CODES: Readonly<Record<FuffzigerPosition['phase'], readonly string[]>> = {
  producing: ['not-your-turn', 'not-available', 'not-yours', 'bad-target'],
  auction: ['not-your-turn', 'not-available', 'not-yours', 'too-high', 'too-low', 'not-affordable'],
  laundering: ['not-available', 'already-chosen', 'nothing-chosen', 'too-high', 'not-affordable'],
  buying: ['not-your-turn', 'not-available', 'bad-target', 'too-high', 'not-affordable'],
  general: ['not-available', 'already-chosen', 'nothing-chosen', 'too-high'],
  ended: ['game-over'],
};

/** Tries an action, and expects what a reader of `legal` would. */
function expectAgreement(state: FuffzigerPosition, at: number, wanted: FuffzigerAction): void {
  const outcome = falscheFuffziger.apply(state, seat(at), deepFreeze(wanted));
  expect(outcome.ok).toBe(isDescribed(falscheFuffziger.legal(state, seat(at)), wanted));
  if (!outcome.ok) expect(CODES[state.phase]).toContain(outcome.error.code);
}

describe('legal and apply say the same', () => {
  it('of random actions: accepted exactly if described, else refused with a code that fits', () => {
    fc.assert(
      fc.property(situation, action, ({ state, seat: at }, wanted) => expectAgreement(state, at, wanted)),
      { numRuns: 4000 },
    );
  });

  it('of actions at the edges of what is described', () => {
    fc.assert(
      fc.property(situation, fc.nat(), ({ state, seat: at }, index) => {
        const attempts = attemptsIn(setupOf(state));
        const wanted = attempts[index % attempts.length];
        if (wanted !== undefined) expectAgreement(state, at, wanted);
      }),
      { numRuns: 4000 },
    );
  });

  it('of actions drawn from the description: all are accepted, and survive being parsed', () => {
    fc.assert(
      fc.property(situation, fc.string(), ({ state, seat: at }, seed) => {
        const legal = falscheFuffziger.legal(state, at);
        if (Object.keys(legal).length === 0) return;
        const drawn = deepFreeze(drawAction(legal, createRng(seed)));
        expect(falscheFuffziger.parseAction(JSON.parse(JSON.stringify(drawn)))).toEqual({
          ok: true,
          value: drawn,
        });
        expect(falscheFuffziger.apply(state, at, drawn).ok).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('and what is described is what the own view holds (Falsche Fuffziger Decision X15)', () => {
    fc.assert(
      fc.property(situation, ({ state, seat: at }) => {
        const { own, phase } = falscheFuffziger.view(state, at);
        const { lay, bid, launder, buy, drop, finish } = falscheFuffziger.legal(state, at);
        if (phase?.type === 'producing') expect(finish !== undefined).toBe(phase.turn === at);
        if (phase?.type === 'auction') expect(drop !== undefined).toBe(phase.turn === at);
        if (lay !== undefined) expect(lay.notes).toEqual(own?.notes);
        if (lay?.real !== undefined) expect(lay.real).toEqual({ min: 5, max: own?.real });
        if (bid !== undefined) expect(bid).toEqual({ notes: own?.notes, real: { max: own?.real } });
        if (launder !== undefined) expect(launder).toEqual({ notes: own?.notes });
        if (buy !== undefined) expect(buy.money).toBe(own?.real);
      }),
      { numRuns: 2000 },
    );
  });

  it('a seat is awaited exactly if it may do something other than taking its choice back', () => {
    fc.assert(
      fc.property(situation, ({ state }) => {
        const owing = seatsOf(state.seatCount).filter((at) =>
          Object.keys(falscheFuffziger.legal(state, at)).some(
            (type) => type !== 'unbid' && type !== 'unlaunder',
          ),
        );
        expect(falscheFuffziger.awaits(state)).toEqual(owing);
        expect(owing.length === 0).toBe(falscheFuffziger.result(state) !== undefined);
      }),
    );
  });

  it('seats that the table does not have may do nothing', () => {
    fc.assert(
      fc.property(situation, action, fc.integer(), ({ state }, wanted, number) => {
        if (number >= 0 && number < state.seatCount) return;
        const outcome = falscheFuffziger.apply(state, seat(number), wanted);
        expect(falscheFuffziger.legal(state, seat(number))).toEqual({});
        expect(outcome).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
      }),
    );
  });
});

describe('what is no action', () => {
  it('is refused and never thrown, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        const parsed = falscheFuffziger.parseAction(input);
        if (!parsed.ok) expect(['malformed', 'unknown-key']).toContain(parsed.error.code);
      }),
      { numRuns: 2000 },
    );
  });

  it('or has anything in the place of a part, is refused or means what it says', () => {
    fc.assert(
      fc.property(
        action,
        fc.constantFrom('press', 'notes', 'real', 'presses', 'more'),
        fc.oneof(fc.jsonValue(), counts),
        (wanted, key, value) => {
          const input: unknown = JSON.parse(JSON.stringify({ ...wanted, [key]: value }));
          const parsed = falscheFuffziger.parseAction(input);
          if (parsed.ok) expect(parsed.value).toEqual(input);
          else expect(['malformed', 'unknown-key']).toContain(parsed.error.code);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('an action with a key too many', () => {
    fc.assert(
      fc.property(action, fc.string({ minLength: 1 }), fc.jsonValue(), (wanted, key, value) => {
        if (key in wanted || ['notes', 'real'].includes(key)) return;
        const more = JSON.parse(JSON.stringify({ ...wanted, [key]: value })) as object;
        if (Object.keys(more).length > Object.keys(wanted).length)
          expect(falscheFuffziger.parseAction(more)).toMatchObject({
            ok: false,
            error: { code: 'unknown-key' },
          });
      }),
    );
  });

  it('options and deals of anything are refused with a code and never thrown', () => {
    const { options, seatCount, deal } = GAMES[0] ?? playAtRandom('anything');
    fc.assert(
      fc.property(
        fc.constantFrom('starter', 'laundering', 'inspectors', 'presses', 'dice', 'more'),
        fc.oneof(fc.anything(), fc.jsonValue()),
        (key, value) => {
          const read = falscheFuffziger.parseDeal({ ...deal, [key]: value }, options, seatCount);
          if (!read.ok) expect(['malformed', 'unknown-key', 'bad-deal']).toContain(read.error.code);
          else expect(JSON.stringify(read.value)).toBe(JSON.stringify({ ...deal, [key]: value }));
          const said = falscheFuffziger.parseOptions({ ...options, [key]: value }, seatCount);
          if (!said.ok) expect(['unknown-key', 'bad-option']).toContain(said.error.code);
          const all = falscheFuffziger.parseOptions(value, seatCount);
          if (!all.ok) expect(['malformed', 'unknown-key', 'bad-option']).toContain(all.error.code);
          expect(falscheFuffziger.parseDeal(value, options, seatCount).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
