import type { Journal } from '../../electron/host/journal/journal.ts';

/** A journal without a disk, with what the test changes. */
export const memoryJournal = (more: Partial<Journal> = {}): Journal => ({
  append: () => Promise.resolve(),
  check: () => Promise.resolve(),
  failure: () => undefined,
  reopen: () => Promise.resolve(),
  close: () => Promise.resolve(),
  ...more,
});
