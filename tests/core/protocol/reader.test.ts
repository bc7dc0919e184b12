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
  it('is a whole frame, also where only a change has come', () => {
    const later = { ...TABLE, table: { beat: 2 } };
    expect(read(TABLE, ANSWER, [3, [0, 2]], [])).toEqual([TABLE, ANSWER, later, later]);
  });

  it('says anew what has happened again, and how long is left; the rest stays the same', () => {
    const [one, other] = read(TABLE, []) as (typeof TABLE)[];
    expect(other).toEqual(one);
    expect(other?.events).not.toBe(one?.events);
    expect(other?.table).not.toBe(one?.table);
    expect(other?.you).toBe(one?.you);
  });

  it.each([
    ['a change before there was anything', [[3, [0, 2]]]],
    ['a change that does not fit', [TABLE, [9, 1]]],
    ['a change into what is no frame', [TABLE, [4, 'letter']]],
    ['a change of an answer', [ANSWER, [1, 2]]],
    ['a frame without what happened', [{ type: 'table' }]],
    ['what is no frame', [{ type: 'letter' }]],
    ['nothing', [null]],
  ])('is not understood: %s', (_what, said) => {
    expect(read(...said).at(-1)).toBeUndefined();
  });

  it('is not understood where it is no JSON', () => {
    expect(createReader()('{"type":"table"')).toBeUndefined();
  });
});
