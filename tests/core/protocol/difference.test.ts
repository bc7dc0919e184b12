import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, type Known } from '../../../core/protocol/change.ts';
import { difference } from '../../../core/protocol/difference.ts';

const BID = { type: 'bid', amount: 5 };
const KNOWN = new Map([['bid', BID]]);
const NOTHING: Known = new Map();

describe('a change', () => {
  it.each([
    [
      [1, 2],
      [0, 5],
      [5, 2],
    ],
    [[1, 2], [-1], [2]],
    [
      [1, 2],
      [2, 4],
      [1, 2, 4],
    ],
    [[1, 2], [[]], []],
    [
      [{ a: 1, b: 2 }],
      [1, [1, 3]],
      [
        { a: 1, b: 2 },
        { a: 1, b: 3 },
      ],
    ],
    [{ b: 1, a: 2 }, [0, 3], { b: 1, a: 3 }],
    [{ a: 1 }, [0, 3, { b: 4 }], { a: 3, b: 4 }],
    [{ a: 1, b: 2, c: 3 }, [-2], { a: 1, c: 3 }],
    [undefined, [{ b: [[1]] }], { b: [1] }],
    [{ a: 1 }, ['bid'], BID],
    [undefined, ['bid', 0, 7], { ...BID, amount: 7 }],
    [{ a: [1] }, [0, [[2, 3], 2, 4]], { a: [2, 3, 4] }],
    [{ a: 1 }, [], { a: 1 }],
    [7, { a: 1 }, { a: 1 }],
    [7, null, null],
  ])('makes %j with %j into %j', (before, change, after) => {
    expect(changed(before, change, KNOWN)).toEqual(after);
  });

  it.each([
    ['of what has no members', 7, [0, 1]],
    ['of a field that is not there', { a: 1 }, [1, 2]],
    ['of no whole place', { a: 1 }, [0.5, 2]],
    ['of a field by name', { a: 1 }, [0, 2, 'a', 3]],
    ['like what is not known', { a: 1 }, ['pass']],
    ['of a list by name', [1], ['a', 2]],
    ['of an item behind the next one', [1], [2, 2]],
    ['that ends before it says what', { a: 1 }, [0]],
    ['at a place that is a list, but not the first', { a: 1 }, [0, 1, [], 2]],
    ['that is wrong further inside', { a: { b: 1 } }, [0, [3, 1]]],
  ])('%s is none', (_why, before, change) => {
    expect(() => changed(before, change, KNOWN)).toThrow();
  });

  it('makes fields of their own of all names', () => {
    const made = changed({}, JSON.parse('[{"__proto__": {"isOwner": true}, "constructor": 1}]'), NOTHING);
    expect(Object.keys(made as object)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'isOwner')).toBeUndefined();
  });

  it('leaves what it does not touch the same', () => {
    const before = { a: { b: 1 }, c: [{ d: 1 }, { e: 1 }] };
    const after = changed(before, [1, [1, [0, 2]]], NOTHING) as typeof before;
    expect(after).toEqual({ a: { b: 1 }, c: [{ d: 1 }, { e: 2 }] });
    expect(after.a).toBe(before.a);
    expect(after.c[0]).toBe(before.c[0]);
  });
});

/** Few names and small numbers, so that two values often have something in common. */
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.integer({ min: -2, max: 3 }),
    fc.constantFrom('', 'a', null, true, false, 0.5, '__proto__'),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'B', '10', '9', 'type', '__proto__', ''), tie('any'), {
      maxKeys: 5,
    }),
  ),
})).any;

const asJson = (one: unknown): unknown => JSON.parse(JSON.stringify(one));
const travelled = (before: unknown, after: unknown, known = NOTHING): unknown => {
  const text = difference(before, after, known);
  return text === undefined ? before : changed(before, JSON.parse(text), known);
};

describe('a difference', () => {
  it.each([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['one number', { a: [1, { b: 2, c: 3 }], d: 1 }, { a: [1, { b: 4, c: 3 }], d: 1 }, '[0,[1,[0,4]]]'],
    ['a list that lost its first item', { a: [5, 6, 7] }, { a: [6, 7] }, '[0,[-1]]'],
    [
      'an item like the one before it',
      [{ seat: 1, card: 5 }],
      [
        { seat: 1, card: 5 },
        { seat: 1, card: 7 },
      ],
      '[1,[0,7]]',
    ],
    ['another list', { a: 1, b: [1, 2, 3] }, { a: 1, b: [7, 8] }, '[1,[[7,8]]]'],
    ['a list in the place of an object', { a: {}, b: 1 }, { a: [], b: 1 }, '[0,[[]]]'],
    ['what has no value', { a: 1, b: undefined }, { a: undefined, b: undefined }, '[-1]'],
  ])('tells %s', (_what, before, after, text) => {
    expect(difference(before, after)).toBe(text);
  });

  it('tells an object as a change of the known one of its type, where that is shorter', () => {
    expect(difference(undefined, { ...BID, amount: 7 }, KNOWN)).toBe('["bid",0,7]');
    expect(difference({ ...BID, amount: 6 }, { ...BID, amount: 7 }, KNOWN)).toBe('[0,7]');
    expect(difference({ a: BID }, { a: { ...BID, amount: 7 } }, KNOWN)).toBe('[0,[0,7]]');
  });

  it('makes one value into the other, of any two', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = [asJson(one), asJson(other)];
        expect(travelled(before, after)).toEqual(after);
      }),
      { numRuns: 5_000 },
    );
    fc.assert(
      fc.property(value, value, value, (one, other, like) => {
        const [before, after] = [asJson(one), { ...Object(asJson(other)), type: 'a' }];
        const known = new Map([['a', { ...Object(asJson(like)), type: 'a' }]]);
        expect(travelled(before, after, known)).toEqual(after);
      }),
      { numRuns: 2_000 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [before, after] = [asJson(one), asJson(other)];
        expect(travelled(before, after)).toEqual(after);
      }),
    );
  });

  it('hangs on the values alone, not on the order of their names', () => {
    const backwards = (one: unknown): unknown => {
      if (Array.isArray(one)) return one.map(backwards);
      if (typeof one !== 'object' || one === null) return one;
      return Object.fromEntries(
        Object.entries(one)
          .reverse()
          .map(([name, part]) => [name, backwards(part)]),
      );
    };
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = [asJson(one), asJson(other)];
        const text = difference(backwards(before), after);
        expect(text === undefined ? before : changed(before, JSON.parse(text), NOTHING)).toEqual(after);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is hardly longer than the value itself', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = [asJson(one), asJson(other)];
        expect((difference(before, after) ?? '').length).toBeLessThanOrEqual(
          2 * JSON.stringify(after).length + 2,
        );
      }),
    );
  });
});
