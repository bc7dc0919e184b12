import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerRequest, parseRecord, replay } from '../../../core/record/index.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const named = (name: string): unknown =>
  scenarios().find((scenario) => scenario.name === `${name}.json`)?.request['record'];

describe('a record', () => {
  it('that was read is read as it is: options spelled out, names normalised', () => {
    const record = parseRecord(named('record/longest-name'));
    if (!record.ok) throw new Error(record.error.code);
    expect(record.value.options).toMatchObject({
      edition: 'goldsieber',
      hands: 1,
      stallLimit: 6,
      memoryAid: false,
    });
    expect(parseRecord(JSON.parse(JSON.stringify(record.value)))).toEqual(record);
  });

  it('carries meta and proof along', () => {
    const record = parseRecord(named('record/carried-along'));
    expect(record).toMatchObject({ ok: true, value: { meta: { playedAt: 0 }, proof: { salt: '00' } } });
  });

  it('of anything is refused before the first action and never thrown', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        expect(replay(input)).toMatchObject({ ok: false, at: 'deal' });
      }),
    );
  });

  it('with one value changed to anything is answered and never thrown', () => {
    const record = named('money/swap/chain') as Record<string, unknown>;
    const keys = Object.keys(record);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const answer = replay({ ...record, [key]: value });
        if (!answer.ok) expect(['deal', 0]).toContain(answer.at);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a request', () => {
  const record = named('money/swap/chain');

  it.each([
    [null],
    [{}],
    ['text'],
    [{ record, more: 1 }],
    [{ record, after: -1 }],
    [{ record, after: 1.5 }],
    [{ record, after: '1' }],
    [{ record, view: 1 }],
    [{ record, view: '01' }],
    [{ record, view: 'all' }],
    [{ record, view: '3' }],
    [{ record, view: null }],
  ])('that is none is answered as such: %#', (input) => {
    expect(answerRequest(input)).toMatchObject({ ok: false, at: 'request' });
  });

  it('has no view unless one is asked for', () => {
    expect(answerRequest({ record })).not.toHaveProperty('view');
    expect(answerRequest({ record, view: 'table' })).toHaveProperty('view.seatCount', 3);
  });

  it('is answered with the whole standing', () => {
    expect(Object.keys(answerRequest({ record, after: 0 }))).toEqual([
      'ok',
      'finished',
      'awaits',
      'totals',
      'winners',
      'legal',
    ]);
  });
});
