import { expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { emptyMemories, openTable, type TableCommand } from '../../core/table/index.ts';
import type { Journal } from '../../electron/host/journal/journal.ts';
import { TableRunner, type RunnerParts } from '../../electron/host/table/runner.ts';
import { setup } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';
import { memoryJournal } from '../helpers/memory-journal.ts';

const ID = '0123456789abcdef' as TableId;

function runnerOn(journal: Journal, log: string[], more: Partial<RunnerParts<unknown>> = {}): TableRunner {
  const opened = openTable({ type: 'opened', at: 0, id: ID, setup: setup() });
  if (!opened.ok) throw new Error(opened.error.code);
  return new TableRunner({ state: opened.value, memories: emptyMemories() }, journal, {
    clock: manualClock(),
    log: (line) => log.push(line),
    render: () => undefined,
    onStep: () => undefined,
    onSettled: () => undefined,
    ...more,
  });
}

const FULL = { code: 'table-frozen', data: { why: 'disk-full' } };
const noSpace = (): Error => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

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
    if (isFull) return Promise.reject(noSpace());
    appended.push(...lines);
    return Promise.resolve();
  };
  const runner = runnerOn(memoryJournal({ append }), log);
  await runner.run(async () => {
    expect((await runner.submit(joined('Ada'))).ok).toBe(true);
    isFull = true;
    expect(await runner.submit(joined('Ben'))).toEqual({ ok: false, error: FULL });
    isFull = false;
    expect(await runner.submit({ type: 'left', seat: seat(0) })).toEqual({ ok: false, error: FULL });
  });
  expect(appended).toHaveLength(1);
  expect(runner.frozen).toBe('disk-full');
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ada' });
  expect(runner.state.seats[1]).toEqual({ type: 'free' });
  expect(log).toEqual([`table ${ID} is frozen (disk-full): ENOSPC: no space left on device`]);
});

it('goes on after a bug in one request', async () => {
  const log: string[] = [];
  const runner = runnerOn(memoryJournal(), log);
  await runner.run(() => Promise.reject(new Error('a bug')));
  await runner.run(async () => void (await runner.submit(joined('Ada'))));
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ada' });
  expect(log.join()).toContain('a bug');
});

it('goes on when the disk does, with what it had, and nothing that was refused comes back', async () => {
  const log: string[] = [];
  let isFull = true;
  const append: Journal['append'] = () => (isFull ? Promise.reject(noSpace()) : Promise.resolve());
  const reopen: Journal['reopen'] = () => (isFull ? Promise.reject(noSpace()) : Promise.resolve());
  const runner = runnerOn(memoryJournal({ append, reopen }), log);
  await runner.run(async () => {
    expect(await runner.submit(joined('Ada'))).toEqual({ ok: false, error: FULL });
    expect(await runner.tryAgain()).toEqual({ ok: false, error: FULL });
    isFull = false;
    expect(await runner.tryAgain()).toEqual({ ok: true, value: undefined });
    expect(runner.state.seats[0]).toEqual({ type: 'free' });
    expect((await runner.submit(joined('Ben'))).ok).toBe(true);
  });
  expect(runner.state.seats[0]).toMatchObject({ name: 'Ben' });
  expect(runner.frozen).toBeUndefined();
});

it('writes nothing of a change that cannot be shown, and goes on', async () => {
  const log: string[] = [];
  const appended: unknown[] = [];
  const append: Journal['append'] = (lines) => Promise.resolve(void appended.push(...lines));
  const runner = runnerOn(memoryJournal({ append }), log, {
    render: ({ seats }) => {
      if (seats.some((who) => who.type === 'person' && who.name === 'Ada'))
        throw new Error('a bug of the view');
    },
  });
  await runner.run(async () => {
    expect(await runner.submit(joined('Ada'))).toEqual({ ok: false, error: { code: 'fault' } });
    expect(appended).toEqual([]);
    expect((await runner.submit(joined('Ben'))).ok).toBe(true);
  });
  expect(appended).toHaveLength(1);
  expect(log.join()).toContain('a bug of the view');
});

it('freezes with its reason when something throws after the change is on disk; the change holds', async () => {
  const log: string[] = [];
  let isBroken = true;
  const runner = runnerOn(memoryJournal(), log, {
    onStep: () => {
      if (isBroken) throw new Error('a bug behind the journal');
    },
  });
  await runner.run(async () => {
    expect((await runner.submit(joined('Ada'))).ok).toBe(true);
    expect(runner.frozen).toBe('fault');
    expect(await runner.submit(joined('Ben'))).toMatchObject({
      ok: false,
      error: { data: { why: 'fault' } },
    });
    isBroken = false;
    expect((await runner.tryAgain()).ok).toBe(true);
    expect((await runner.submit(joined('Ben'))).ok).toBe(true);
  });
  expect(runner.state.seats.map((who) => who.type)).toEqual(['person', 'person', 'free']);
});
