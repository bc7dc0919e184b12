import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seat, seatsOf, type Seat } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { deepFreeze } from '../helpers/deep-freeze.ts';
import type { PlayedGame } from './play.ts';

/** Random games, and what is needed to ask whether what is described is what is accepted in them. */
export interface Trials<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly played: readonly PlayedGame<Types>[];
  /** Actions of the right form, mostly not legal, some of them nearly so. */
  readonly action: fc.Arbitrary<Types['action']>;
  /** Keys that some actions have and others may do without. */
  readonly optionalKeys?: readonly string[];
  readonly dealKeys: readonly string[];
  /** Whether the description allows an action, as a reader of it would say. */
  isDescribed(legal: Types['legal'], wanted: Types['action']): boolean;
  /** Some action that is described. */
  draw(legal: Types['legal'], rng: Rng): Types['action'];
  /** Why an action of the right form may be refused in a position. */
  codesIn(state: Types['state']): readonly string[];
}

/** A position of a random game, the last one included, and a seat of it: mostly one that is awaited. */
export const situationIn = <Types extends GameTypes>({ game, played }: Trials<Types>) =>
  fc
    .record({ one: fc.constantFrom(...played), at: fc.nat(), seat: fc.nat() })
    .map(({ one: { steps, last, seatCount }, at, seat: number }) => {
      const state: Types['state'] = steps[at % (steps.length + 1)]?.before ?? last;
      const awaited = game.awaits(state);
      const chosen: Seat = awaited[number % (2 * awaited.length)] ?? seat(number % seatCount);
      return { state, seatCount, seat: chosen };
    });

/** Tests that `legal` and `apply` say the same. */
export function testLegal<Types extends GameTypes>(trials: Trials<Types>): void {
  const { game, action, isDescribed, draw, codesIn } = trials;
  const situation = situationIn(trials);

  it('of random actions: accepted exactly if described, else refused with a code that fits', () => {
    fc.assert(
      fc.property(situation, action, ({ state, seat: at }, wanted) => {
        const outcome = game.apply(state, at, deepFreeze(wanted));
        expect(outcome.ok).toBe(isDescribed(game.legal(state, at), wanted));
        if (!outcome.ok) expect(codesIn(state)).toContain(outcome.error.code);
      }),
      { numRuns: 4000 },
    );
  });

  it('of actions drawn from the description: all are accepted, and survive being parsed', () => {
    fc.assert(
      fc.property(situation, fc.string(), ({ state, seat: at }, seed) => {
        const legal = game.legal(state, at);
        if (Object.keys(legal).length === 0) return;
        const drawn = deepFreeze(draw(legal, createRng(seed)));
        expect(game.parseAction(JSON.parse(JSON.stringify(drawn)))).toEqual({ ok: true, value: drawn });
        expect(game.apply(state, at, drawn).ok).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });

  it('a seat is awaited exactly if it may do something other than taking its choice back', () => {
    const isUndo = (type: string): boolean => (game.undo ?? []).some((undo) => undo === type);
    fc.assert(
      fc.property(situation, ({ state, seatCount }) => {
        const owing = seatsOf(seatCount).filter((at) =>
          Object.keys(game.legal(state, at)).some((type) => !isUndo(type)),
        );
        expect(game.awaits(state)).toEqual(owing);
        expect(owing.length === 0).toBe(game.result(state) !== undefined);
      }),
    );
  });

  it('seats that the table does not have may do nothing', () => {
    fc.assert(
      fc.property(situation, action, fc.integer(), ({ state, seatCount }, wanted, number) => {
        if (number >= 0 && number < seatCount) return;
        const outcome = game.apply(state, seat(number), wanted);
        expect(game.legal(state, seat(number))).toEqual({});
        expect(outcome).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
      }),
    );
  });
}

/** Tests that what is no action, no deal and no options is refused. */
export function testForms<Types extends GameTypes>(trials: Trials<Types>): void {
  const { game, played, action, dealKeys, optionalKeys = [] } = trials;

  it('is refused and never thrown, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        const parsed = game.parseAction(input);
        if (!parsed.ok) expect(['malformed', 'unknown-key']).toContain(parsed.error.code);
      }),
      { numRuns: 2000 },
    );
  });

  it('an action with a key too many, or without one of its own', () => {
    fc.assert(
      fc.property(action, fc.string({ minLength: 1 }), fc.jsonValue(), (wanted, key, value) => {
        if (key in wanted || optionalKeys.includes(key)) return;
        const more = JSON.parse(JSON.stringify({ ...wanted, [key]: value })) as object;
        if (Object.keys(more).length > Object.keys(wanted).length)
          expect(game.parseAction(more)).toMatchObject({ ok: false, error: { code: 'unknown-key' } });
        const { type } = wanted;
        expect(game.parseAction({ type }).ok).toBe(Object.keys(wanted).length === 1);
      }),
    );
  });

  it('options and deals of anything are refused with a code and never thrown', () => {
    const [first] = played;
    if (first === undefined) throw new Error('no game');
    const { options, seatCount, deal } = first;
    const isOption = (key: string): boolean => game.optionFields.some((field) => field.key === key);
    fc.assert(
      fc.property(
        fc.constantFrom(...dealKeys, 'more'),
        fc.oneof(fc.anything(), fc.jsonValue()),
        (key, value) => {
          const changed = { ...(deal as object), [key]: value };
          const read = game.parseDeal(changed, options, seatCount);
          if (!read.ok) expect(['malformed', 'unknown-key', 'bad-deal']).toContain(read.error.code);
          else expect(JSON.stringify(read.value)).toBe(JSON.stringify(changed));
          const said = game.parseOptions({ ...options, [key]: value }, seatCount);
          if (!said.ok) expect([isOption(key) ? 'bad-option' : 'unknown-key']).toContain(said.error.code);
          const all = game.parseOptions(value, seatCount);
          if (!all.ok) expect(['malformed', 'unknown-key', 'bad-option']).toContain(all.error.code);
          expect(game.parseDeal(value, options, seatCount).ok).toBe(false);
        },
      ),
      { numRuns: 2000 },
    );
  });
}
