import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../core/games/falsche-fuffziger/index.ts';
import type { Counts } from '../../core/games/falsche-fuffziger/material/money.ts';
import type { PressId } from '../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { isDescribed } from '../games/falsche-fuffziger/checks.ts';
import { countsOf, drawAction, playAtRandom } from '../games/falsche-fuffziger/play.ts';
import { TYPES } from '../games/falsche-fuffziger/tables.ts';
import { situationIn, testForms, testLegal, type Trials } from '../games/legal.ts';

const counts: fc.Arbitrary<Counts> = fc
  .array(fc.record({ type: fc.constantFrom(...TYPES), count: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 3,
  })
  .map((list) => countsOf(list.map(({ type, count }) => [type, count])));

const real = fc.oneof(fc.integer({ min: 0, max: 60 }), fc.maxSafeNat());

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

const trials: Trials<FuffzigerTypes> = {
  game: falscheFuffziger,
  played: Array.from({ length: 60 }, (_, index) => playAtRandom(`legal/${index}`)),
  action,
  optionalKeys: ['notes', 'real'],
  dealKeys: ['starter', 'laundering', 'inspectors', 'presses', 'dice'],
  isDescribed,
  draw: drawAction,
  codesIn: ({ phase }) => CODES[phase],
};
const situation = situationIn(trials);

describe('legal and apply say the same', () => {
  testLegal(trials);

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
});

describe('what is no action', () => {
  testForms(trials);

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
});
