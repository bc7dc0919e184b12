import { describe, expect, it } from 'vitest';
import { endOf, replay } from '../../../core/record/index.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const records = scenarios().map(({ name, request }) => [name, request['record']] as const);

describe('the end of a recorded game', () => {
  it('is its result, and nothing of a game that can go on', () => {
    const seen = { over: 0, running: 0, refused: 0 };
    for (const [name, record] of records) {
      const end = endOf(record);
      const standing = replay(record);
      if (!standing.ok) {
        expect(end, name).toEqual({ ok: false, error: standing.error });
        seen.refused += 1;
      } else if (!standing.finished) {
        expect(end, name).toEqual({ ok: true, value: undefined });
        seen.running += 1;
      } else {
        if (!end.ok || end.value?.type !== 'finished') throw new Error(`${name}: no end`);
        const { result } = end.value;
        expect([result.totals, result.winners], name).toEqual([standing.totals, standing.winners]);
        seen.over += 1;
      }
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });

  it('that came early has no result, and is told only where the record says that it came', () => {
    const running = records
      .map(([, record]) => record as Record<string, unknown>)
      .find((record) => {
        const standing = replay(record);
        return standing.ok && !standing.finished;
      });
    const early = { ...running, meta: { end: { early: true } } };
    const end = endOf(early);
    expect(end).toMatchObject({ ok: true, value: { type: 'early', record: { seats: running?.['seats'] } } });
    expect(end.ok && Object.keys(end.value ?? {})).toEqual(['type', 'record']);
    for (const meta of [undefined, {}, { end: true }, { end: { early: 'yes' } }, { end: { early: false } }])
      expect(endOf({ ...running, ...(meta && { meta }) })).toEqual({ ok: true, value: undefined });
  });
});
