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
  it('is a whole frame, also where only a patch has come, and nothing happens twice', () => {
    const later = { ...TABLE, table: { beat: 2 }, events: [], acts: [] };
    expect(read(TABLE, ANSWER, { table: { beat: 2 } }, {})).toEqual([TABLE, ANSWER, later, later]);
  });

  it('tells what happened whole', () => {
    const events = [{ type: 'bid' }, { type: 'pass', seat: 1 }];
    const [, one, other] = read(TABLE, { events, acts: [2] }, { news: [{ type: 'left' }] });
    expect(one).toEqual({ ...TABLE, events, acts: [2] });
    expect(other).toEqual({ ...TABLE, events: [], acts: [], news: [{ type: 'left' }] });
  });

  it('is of a host as well', () => {
    const host = { type: 'host', port: 1, tables: [] };
    expect(read(host, { port: 2 })).toEqual([host, { ...host, port: 2 }]);
  });

  it('says anew how long is left; the rest stays the same', () => {
    const [one, other] = read(TABLE, {}) as (typeof TABLE)[];
    expect(other?.table).toEqual(one?.table);
    expect(other?.table).not.toBe(one?.table);
    expect(other?.you).toBe(one?.you);
  });

  it.each([
    ['a patch before there was anything', [{ table: { beat: 2 } }]],
    ['a patch into what is no frame', [TABLE, { type: 'letter' }]],
    ['a patch of an answer', [ANSWER, { ok: false }]],
    ['a patch that takes away what happened', [TABLE, { events: null }]],
    ['a frame without what happened', [{ type: 'table' }]],
    ['what is no frame', [{ type: 'letter' }]],
    ['a list', [TABLE, []]],
    ['nothing', [null]],
    ['an event without a type', [TABLE, { events: [{ seat: 1 }] }]],
    ['an event that is no object', [TABLE, { events: ['bid'] }]],
    ['an event whose type is no text', [{ ...TABLE, events: [{ type: 7 }] }]],
    ['a question without a type', [{ ...TABLE, game: { prompt: { least: 1 }, view: {} } }]],
    [
      'a question that loses its type',
      [{ ...TABLE, game: { prompt: { type: 'buy' }, view: {} } }, { game: { prompt: { type: null } } }],
    ],
    ['news without a type', [{ ...TABLE, news: [{ seat: 0 }] }]],
  ])('is not understood: %s', (_what, said) => {
    expect(read(...said).at(-1)).toBeUndefined();
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
