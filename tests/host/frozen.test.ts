import { expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { emptyMemories, openTable, type TableCommand } from '../../core/table/index.ts';
import type { Journal } from '../../electron/host/journal/journal.ts';
import { TableRunner } from '../../electron/host/table/runner.ts';
import { setup } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { memoryJournal } from '../helpers/memory-journal.ts';

const ID = '0123456789abcdef' as TableId;

function runnerOn(journal: Journal, log: string[]): TableRunner {
  const opened = openTable({ type: 'opened', at: 0, id: ID, setup: setup() });
  if (!opened.ok) throw new Error(opened.error.code);
  return new TableRunner({ state: opened.value, memories: emptyMemories() }, journal, {
    clock: manualClock(),
    log: (line) => log.push(line),
    stepped: () => undefined,
    settled: () => undefined,
  });
}

const joined = (name: string): TableCommand => ({ type: 'joined', name, isHost: false });

it('is on disk before it is applied', async () => {
  let finish = (): void => undefined;
  const written: string[] = [];
  const runner = runnerOn(
    memoryJournal({
      append: (lines) => {
        written.push(...lines.map((line) => JSON.stringify(line)));
        return new Promise((resolve) => (finish = resolve));
      },
    }),
    [],
  );
  const done = runner.run(async () => void (await runner.submit(joined('Ada'))));
  await Promise.resolve();
  await Promise.resolve();
  expect(written).toHaveLength(1);
  expect(runner.state.seats[0]).toEqual({ type: 'free' });
  finish();
  await done;
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ada' });
});

it('freezes when a write fails: that entry is not applied, nothing more is accepted, and it says so', async () => {
  const log: string[] = [];
  let isFull = false;
  const appended: unknown[] = [];
  const append: Journal['append'] = (lines) => {
    if (isFull) return Promise.reject(new Error('ENOSPC: no space left on device'));
    appended.push(...lines);
    return Promise.resolve();
  };
  const runner = runnerOn(memoryJournal({ append }), log);
  await runner.run(async () => {
    expect((await runner.submit(joined('Ada'))).ok).toBe(true);
    isFull = true;
    expect(await runner.submit(joined('Ben'))).toEqual({ ok: false, error: { code: 'table-frozen' } });
    isFull = false;
    expect(await runner.submit({ type: 'left', seat: seat(0) })).toEqual({
      ok: false,
      error: { code: 'table-frozen' },
    });
  });
  expect(appended).toHaveLength(1);
  expect(runner.isFrozen).toBe(true);
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ada' });
  expect(runner.state.seats[1]).toEqual({ type: 'free' });
  expect(log).toEqual([`table ${ID} is frozen, it could not be saved: ENOSPC: no space left on device`]);
});

it('goes on after a bug in one request', async () => {
  const log: string[] = [];
  const runner = runnerOn(memoryJournal(), log);
  await runner.run(() => Promise.reject(new Error('a bug')));
  await runner.run(async () => void (await runner.submit(joined('Ada'))));
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ada' });
  expect(log.join()).toContain('a bug');
});
