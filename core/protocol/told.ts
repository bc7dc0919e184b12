import type { Fields } from './change.ts';

/** By `type` the newest event and the newest prompt of one connection. Both of its sides keep them, so that the next can be told as a change. */
export type Told = Map<unknown, unknown>;

/** Adds what was just told, and answers it. */
export function keepTold<One>(told: Told, one: One): One {
  told.set((one as Fields | undefined)?.['type'], one);
  return one;
}

/**
 * What the rest of a change goes by, once its events are told: the frame before with no news and nothing that happened but these, in one act. The
 * frame of a host stays as it is.
 */
export const withTold = (before: Fields, events: readonly unknown[]): Fields =>
  before['events'] !== undefined
    ? { ...before, events, acts: events.length > 0 ? [events.length] : [], news: [] }
    : before;
