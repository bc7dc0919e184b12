import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReader } from '../../../core/protocol/reader.ts';

const TABLE = {
  type: 'table',
  table: { beat: 1 },
  you: { seats: [0] },
  events: [{ type: 'bid' }],
  acts: [1],
  news: [],
};
const ANSWER = { type: 'answer', id: 1, ok: true };

/** What is read of messages that come one after the other. */
function read(...said: readonly unknown[]): readonly unknown[] {
  const reader = createReader();
  return said.map((one) => reader(JSON.stringify(one)));
}

describe('what a host sends', () => {
  it('is a whole frame, also where only a change has come, and nothing happens twice', () => {
    const later = { ...TABLE, table: { beat: 2 }, events: [], acts: [] };
    expect(read(TABLE, ANSWER, [3, [0, 2]], [])).toEqual([TABLE, ANSWER, later, later]);
  });

  it('tells events as changes of the newest ones of their type, in one act or more', () => {
    const [, one, other] = read(
      TABLE,
      [[{ type: 'bid' }, { type: 'pass', seat: 1 }, ['pass', 0, 2]]],
      [[['bid']], 0, [[]], 2, [[{ type: 'left' }]]],
    );
    const events = [{ type: 'bid' }, { type: 'pass', seat: 1 }, { type: 'pass', seat: 2 }];
    expect(one).toEqual({ ...TABLE, events, acts: [3] });
    expect(other).toEqual({ ...TABLE, acts: [], news: [{ type: 'left' }] });
  });

  it('tells a question as a change of the newest one of its type', () => {
    const asked = { ...TABLE, game: { prompt: { type: 'buy', most: 7 }, view: {} } };
    const [, , again] = read(asked, [2, [-1]], [2, [{ prompt: ['buy', 0, 8] }]]) as (typeof asked)[];
    expect(again?.game).toEqual({ prompt: { type: 'buy', most: 8 }, view: {} });
  });

  it('is of a host as well', () => {
    const host = { type: 'host', port: 1, tables: [] };
    expect(read(host, [0, 2])).toEqual([host, { ...host, port: 2 }]);
  });

  it('says anew how long is left; the rest stays the same', () => {
    const [one, other] = read(TABLE, []) as (typeof TABLE)[];
    expect(other?.table).toEqual(one?.table);
    expect(other?.table).not.toBe(one?.table);
    expect(other?.you).toBe(one?.you);
  });

  it.each([
    ['a change before there was anything', [[3, [0, 2]]]],
    ['a change that does not fit', [TABLE, [9, 1]]],
    ['a change into what is no frame', [TABLE, [4, 'letter']]],
    ['a change of an answer', [ANSWER, [1, 2]]],
    ['an event that is like none', [TABLE, [[['pass', 0, 1]]]]],
    ['what happened, before there was anything', [[[{ type: 'bid' }]]]],
    ['a frame without what happened', [{ type: 'table' }]],
    ['what is no frame', [{ type: 'letter' }]],
    ['nothing', [null]],
    ['an event without a type', [TABLE, [[{ seat: 1 }]]]],
    ['an event that is no object', [TABLE, [['bid']]]],
    ['an event whose type is no text', [{ ...TABLE, events: [{ type: 7 }] }]],
    ['a question without a type', [{ ...TABLE, game: { prompt: { least: 1 }, view: {} } }]],
    [
      'a question that loses its type',
      [{ ...TABLE, game: { prompt: { type: 'buy' }, view: {} } }, [2, [0, [~0]]]],
    ],
    ['news without a type', [{ ...TABLE, news: [{ seat: 0 }] }]],
  ])('is not understood: %s', (_what, said) => {
    expect(read(...said).at(-1)).toBeUndefined();
  });

  it('is not understood where a short text stands for more than any table has', () => {
    const reader = createReader();
    // Each event holds the one before it twice
    const bombs = Array.from({ length: 30 }, () => ['bid', { one: ['bid'], other: ['bid'] }]);
    expect(reader(JSON.stringify(TABLE))).toBeDefined();
    const text = JSON.stringify([[{ type: 'bid' }, ...bombs]]);
    expect(text.length).toBeLessThan(1_400);
    expect(reader(text) === undefined).toBe(true); // a failure would walk it
    const large = {
      ...TABLE,
      events: Array.from({ length: 9_000 }, (_, seat) => ({ type: 'bid', seat, amount: seat })),
    };
    expect(reader(JSON.stringify(large))).toEqual(large);
  });

  it('is a frame or is not understood, whatever comes, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (said) => {
        const [, frame] = read(TABLE, said) as { readonly type: string }[];
        expect([undefined, 'answer', 'table', 'host']).toContain(frame?.type);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is not understood where it is no JSON', () => {
    expect(createReader()('{"type":"table"')).toBeUndefined();
  });
});
