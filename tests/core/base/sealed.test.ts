import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../../core/base/ids.ts';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import {
  applySealed,
  chosenIn,
  hasChosen,
  missingIn,
  nothingSealed,
  ownChoice,
  type Sealed,
} from '../../../core/base/sealed.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';

/** A game of one sealed choice: each names a number from 0 to 9, and the sum is told. */
type Action = { type: 'name'; number: number } | { type: 'unname' } | { type: 'other' };

interface Sums {
  state: { sealed: Sealed<number>; sum?: number };
  action: Action;
  event: { type: 'told'; sum: number; to: 'all' };
}

const applySum = applySealed<Sums, Sealed<number>, 'name', number>({
  make: 'name',
  undo: 'unname',
  sealedIn: (sealed) => sealed,
  choose: (_state, _at, { number }) => (number <= 9 ? ok(number) : fail(rejection('too-high', { most: 9 }))),
  keep: (_state, sealed) => ({ sealed }),
  open: (state, numbers) => {
    const sum = numbers.reduce((one, other) => one + other);
    return { state: { sealed: state.sealed, sum }, events: [{ type: 'told', sum, to: 'all' }] };
  },
});

const act = (sealed: Sealed<number>, at: number, action: Action) =>
  applySum({ sealed }, deepFreeze(sealed), seat(at), action);

const name = (number: number): Action => ({ type: 'name', number });
const chose = (at: number) => ({ type: 'chose', seat: at, to: 'all' });
const refused = (code: string, data?: object) => ({
  ok: false,
  error: data === undefined ? { code } : { code, data },
});

describe('a sealed choice', () => {
  it('is owed by all at first', () => {
    const sealed = nothingSealed(3);
    expect([missingIn(sealed), chosenIn(sealed)]).toEqual([[0, 1, 2], []]);
    expect(seatsOf(3).map((at) => [hasChosen(sealed, at), ownChoice(sealed, at)])).toEqual(
      seatsOf(3).map(() => [false, undefined]),
    );
  });

  it('is kept, and told as a fact alone, until all have chosen', () => {
    expect(act([null, 0, null], 2, name(7))).toEqual(
      ok({ state: { sealed: [null, 0, 7] }, events: [chose(2)] }),
    );
  });

  it('may be taken back and made again', () => {
    const back = ok({
      state: { sealed: [null, null, 3] },
      events: [{ type: 'took-back', seat: 1, to: 'all' }],
    });
    expect(act([null, 0, 3], 1, { type: 'unname' })).toEqual(back);
    expect(act([null, null, 3], 1, name(5))).toEqual(
      ok({ state: { sealed: [null, 5, 3] }, events: [chose(1)] }),
    );
  });

  it('opens all choices with the last one', () => {
    const told = { type: 'told', sum: 9, to: 'all' };
    expect(act([2, 0, null], 2, name(7))).toEqual(
      ok({ state: { sealed: [2, 0, null], sum: 9 }, events: [chose(2), told] }),
    );
  });

  it.each<[string, Sealed<number>, Action, object]>([
    ['a second choice, whatever it is', [0, null], name(10), refused('already-chosen', { undo: 'unname' })],
    ['what the rules refuse', [null, 4], name(10), refused('too-high', { most: 9 })],
    ['taking back what is not there', [null, 4], { type: 'unname' }, refused('nothing-chosen')],
    [
      'another action before choosing',
      [null, 4],
      { type: 'other' },
      refused('not-available', { type: 'other', available: ['name'] }),
    ],
    [
      'another action after choosing',
      [0, null],
      { type: 'other' },
      refused('not-available', { type: 'other', available: ['unname'] }),
    ],
  ])('refuses %s', (_what, sealed, action, outcome) => {
    expect(act(sealed, 0, action)).toEqual(outcome);
  });

  it('of a seat that the game does not have is a bug', () => {
    expect(() => act([null, null], 2, name(1))).toThrow(RangeError);
  });
});

/** All that a seat learns from two or more sealed choices, and from its own next action unless that opens them. */
const learned = (sealed: Sealed<number>, viewer: number, action: Action): string => {
  const step = act(sealed, viewer, action);
  const told = step.ok ? step.value.events : step.error;
  const own = ownChoice(sealed, seat(viewer));
  return JSON.stringify([chosenIn(sealed), missingIn(sealed), own ?? null, told]);
};

describe('what others have sealed changes nothing that a seat learns', () => {
  const choice = fc.integer({ min: 0, max: 9 });
  const action = fc.oneof(choice.map(name), fc.constant<Action>({ type: 'unname' }), fc.constant(name(10)));

  /** Two sets that differ only in what others have chosen; somebody beside the viewer owes a choice, so nothing is opened. */
  const twins = fc
    .record({
      made: fc.array(fc.boolean(), { minLength: 2, maxLength: 6 }),
      viewer: fc.nat(),
      waiting: fc.nat(),
      one: fc.array(choice, { minLength: 7, maxLength: 7 }),
      other: fc.array(choice, { minLength: 7, maxLength: 7 }),
    })
    .map(({ made, viewer, waiting, one, other }) => {
      const own = viewer % made.length;
      const owes = (own + 1 + (waiting % (made.length - 1))) % made.length;
      const sealedBy = (numbers: readonly number[]): Sealed<number> =>
        made.map((has, at) => (has && at !== owes ? ((at === own ? one : numbers)[at] ?? 0) : null));
      return { viewer: own, one: sealedBy(one), other: sealedBy(other) };
    });

  it('in what is public, in its own choice, and in what its action tells', () => {
    fc.assert(
      fc.property(twins, action, ({ viewer, one, other }, next) => {
        expect(learned(one, viewer, next)).toBe(learned(other, viewer, next));
      }),
      { numRuns: 1000 },
    );
  });

  it('and would, if another could look at a choice', () => {
    const peeks = ({ viewer, one, other }: { viewer: number; one: Sealed<number>; other: Sealed<number> }) =>
      seatsOf(one.length).every((at) => at === viewer || ownChoice(one, at) === ownChoice(other, at));
    expect(fc.check(fc.property(twins, peeks)).failed).toBe(true);
  });
});
