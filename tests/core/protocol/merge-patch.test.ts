import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchBetween, patched } from '../../../core/protocol/merge-patch.ts';

// The examples of RFC 7396, appendix A
describe('a merge patch', () => {
  it.each([
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ a: 'foo' }, 'bar', 'bar'],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ])('of %j with %j is %j', (before, patch, after) => {
    expect(patched(before, patch)).toEqual(after);
  });

  it('makes fields of their own of all names', () => {
    const made = patched({}, JSON.parse('{"__proto__": {"isOwner": true}, "constructor": 1}'));
    expect(Object.keys(made as object)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'isOwner')).toBeUndefined();
  });

  it('leaves what it does not name the same object', () => {
    const before = { a: { b: 1 }, c: { d: { e: 1 }, f: 1 } };
    const after = patched(before, { c: { f: 2 } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.c.d).toBe(before.c.d);
  });
});

describe('the patch between two values', () => {
  it.each([
    ['nothing where they are the same', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['the fields that changed', { a: { b: 1, c: 2 }, d: 1 }, { a: { b: 1, c: 3 }, d: 1 }, { a: { c: 3 } }],
    ['a whole list', { a: [1, 2] }, { a: [1] }, { a: [1] }],
    ['null for what is gone', { a: 1, b: { c: 1, d: 2 } }, { b: { d: 2 } }, { a: null, b: { c: null } }],
    ['null for what is undefined', { a: 1, b: undefined }, { a: undefined, b: undefined }, { a: null }],
  ])('is %s', (_what, before, after, patch) => {
    expect(patchBetween(before, after)).toEqual(patch);
  });

  /** Few names and small numbers, so that two values often have something in common; no field is null. */
  const value = fc.letrec<{ any: unknown; list: unknown }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', maxDepth: 4 },
      fc.integer({ min: -2, max: 3 }),
      fc.constantFrom('', 'a', true, false, 0.5),
      fc.array(tie('list'), { maxLength: 5 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'B', '10', '9', 'type', ''), tie('any'), { maxKeys: 5 }),
    ),
    list: fc.oneof(tie('any'), fc.constant(null)),
  })).any;

  it('makes one value into the other, of any two', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [before, after] = JSON.parse(JSON.stringify([one, other])) as [unknown, unknown];
        const patch = patchBetween(before, after);
        const travelled = patch === undefined ? before : patched(before, JSON.parse(JSON.stringify(patch)));
        expect(travelled).toEqual(after);
      }),
      { numRuns: 5_000 },
    );
  });
});
