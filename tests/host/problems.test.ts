import { beforeEach, describe, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import { Problems } from '../../electron/host/problems.ts';
import { Retries, RETRY_TIME } from '../../electron/host/retries.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

let clock: ManualClock;
let retries: Retries;
let problems: Problems;
let tried: string[];
/** What works. */
let works: Set<string>;
beforeEach(() => {
  clock = manualClock();
  retries = new Retries(clock);
  problems = new Problems(retries, () => undefined);
  tried = [];
  works = new Set();
});

const attempt = (what: string) => (): Promise<void> => {
  tried.push(what);
  return works.has(what) ? Promise.resolve() : Promise.reject(new Error(what));
};
/** Everything that follows by itself has happened. */
const settled = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve));
async function pass(milliseconds = RETRY_TIME): Promise<void> {
  clock.advance(milliseconds);
  await settled();
}

describe('what has failed', () => {
  it('is tried again calmly until it works, and then no more', async () => {
    retries.add('one', attempt('one'));
    await pass(RETRY_TIME - 1);
    expect(tried).toEqual([]);
    await pass(1);
    await pass();
    expect(tried).toEqual(['one', 'one']);
    works.add('one');
    await pass();
    await pass(10 * RETRY_TIME);
    expect(tried).toHaveLength(3);
    expect(clock.pending()).toBe(0);
  });

  it('is tried at once when something else works again, whether that came before or after it', async () => {
    for (const what of ['one', 'two', 'three']) retries.add(what, attempt(what));
    retries.add('two', () => attempt('two')().then(() => works.add('one')));
    works.add('two');
    await pass();
    expect(tried).toEqual(['one', 'two', 'three', 'one', 'three', 'three']);
    tried = [];
    works.add('three');
    retries.now();
    await settled();
    expect(tried).toEqual(['three']);
    expect(clock.pending()).toBe(0);
  });

  it('waits its time where it works and fails again at once', async () => {
    const flicker = async (): Promise<void> => {
      await attempt('one')();
      retries.add('one', flicker);
    };
    works.add('one');
    retries.add('one', flicker);
    await pass();
    await pass();
    expect(tried).toEqual(['one', 'one']);
  });

  it('is not tried once nobody wants it', async () => {
    retries.add('one', attempt('one'));
    retries.add('two', attempt('two'));
    retries.drop('one');
    await pass();
    await retries.stop();
    retries.add('three', attempt('three'));
    await pass();
    expect(tried).toEqual(['two']);
    expect(clock.pending()).toBe(0);
  });
});

it('what is being tried comes to its end before nothing is tried any more', async () => {
  let finish = (): void => undefined;
  retries.add('one', () => new Promise<void>((resolve) => (finish = resolve)));
  await pass();
  let isStopped = false;
  const stopped = retries.stop().then(() => (isStopped = true));
  await settled();
  expect(isStopped).toBe(false);
  finish();
  await stopped;
  expect(clock.pending()).toBe(0);
});

describe('a problem', () => {
  const TABLE = '0123456789abcdef' as TableId;
  const unsaved = { type: 'record-not-saved', table: TABLE, title: 'Kitchen' } as const;
  const removed = { type: 'files-rewritten', table: TABLE, title: 'Kitchen' } as const;
  const types = (): readonly string[] => problems.all().map(({ type }) => type);
  const dismiss = (): void => problems.all().forEach(({ id }) => problems.dismiss(id));

  it('goes when all that led to it works, and is told once', async () => {
    problems.addUntil('first game', unsaved, attempt('first game'));
    problems.addUntil('second game', unsaved, attempt('second game'));
    expect(types()).toEqual(['record-not-saved']);
    works.add('first game');
    await pass();
    expect(types()).toEqual(['record-not-saved']);
    works.add('second game');
    await pass();
    expect(types()).toEqual([]);
  });

  it('that was dismissed is not told again as long as it is the same one', async () => {
    problems.addUntil('first game', unsaved, attempt('first game'));
    dismiss();
    expect(problems.addUntil('first game', unsaved, attempt('first game'))).toBe(false);
    await pass();
    expect(types()).toEqual([]);
    problems.addUntil('second game', unsaved, attempt('second game'));
    expect(types()).toEqual(['record-not-saved']);
    works.add('first game').add('second game');
    await pass();
    expect(types()).toEqual([]);
    expect(clock.pending()).toBe(0);
    expect(problems.addUntil('first game', unsaved, attempt('first game'))).toBe(true);
    expect(types()).toEqual(['record-not-saved']);
  });

  it('of something that just happened is told again when it happens again', () => {
    problems.add(removed);
    problems.add(removed);
    expect(types()).toEqual(['files-rewritten']);
    dismiss();
    expect(types()).toEqual([]);
    problems.add(removed);
    expect(types()).toEqual(['files-rewritten']);
  });

  it('that is settled is tried no more', async () => {
    problems.addUntil('first game', unsaved, attempt('first game'));
    problems.settle((one) => 'table' in one && one.table === TABLE);
    await pass();
    expect([types(), tried, clock.pending()]).toEqual([[], [], 0]);
  });
});
