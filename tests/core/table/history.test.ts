import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { history, parseRecord, type GameRecord } from '../../../core/record/index.ts';
import { scenarios } from '../../helpers/scenarios.ts';

/** A record of three hands played for five rounds and more. */
function recordWith(memoryAid: boolean): GameRecord {
  const found = scenarios().find(({ name }) => name === 'money/end/last-round-ends-with-the-swaps.json');
  const record = parseRecord(found?.request['record']);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return { ...record.value, options: { ...record.value.options, memoryAid } };
}

const lookUp = (memoryAid: boolean, viewer: number | 'table', from: number) => {
  const looked = history(recordWith(memoryAid), viewer === 'table' ? viewer : seat(viewer), from);
  if (!looked.ok) throw new Error(looked.error.code);
  return looked.value;
};

describe('looking up what was once open (Decision A1)', () => {
  it('is off without memory aid', () => {
    expect(history(recordWith(false), seat(0), 0)).toEqual({ ok: false, error: { code: 'history-off' } });
  });

  it('gives the public events of every action with its index, without audience', () => {
    const entries = lookUp(true, 'table', 0);
    expect(entries.map(({ at }) => at)).toEqual(recordWith(true).actions.map((_, index) => index));
    expect(entries[0]).toEqual({ at: 0, events: [{ type: 'chose', seat: 0 }] });
    expect(entries[2]?.events.map(({ type }) => type)).toEqual(['chose', 'revealed']);
    expect(entries[4]?.events.map(({ type }) => type)).toEqual(['took', 'refilled']);
    expect(entries.at(-1)?.events.map(({ type }) => type)).toEqual(['took', 'hand-scored', 'game-ended']);
  });

  it('begins where it is asked to', () => {
    expect(lookUp(true, 1, 20)).toEqual(lookUp(true, 1, 0).slice(20));
    expect(lookUp(true, 1, 1000)).toEqual([]);
  });

  it('says why a record is illegal', () => {
    const record = { ...recordWith(true), actions: [{ seat: 0, type: 'unbid' }] };
    expect(history(record, 'table', 0)).toEqual({ ok: false, error: { code: 'nothing-chosen' } });
  });
});
