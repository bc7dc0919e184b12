import { hasFields, isList, type Fields } from './change.ts';

/** By `type` the newest event and the newest prompt of one connection. Both of its sides keep them, so that the next can be told as a change. */
export type Told = Map<unknown, Fields>;

/** Adds what was just told. */
export function keepTold(told: Told, ...objects: readonly unknown[]): void {
  for (const one of objects) if (hasFields(one)) told.set(one['type'], one);
}

/**
 * What the rest of a change goes by, once its events are told: the frame before with nothing that happened but these, in one act. A frame
 * without events stays as it is.
 */
export function withTold(before: unknown, events: readonly unknown[]): unknown {
  if (!hasFields(before) || !isList(before['events'])) return before;
  const { meanwhile: _meanwhile, ...rest } = before;
  return { ...rest, events, acts: events.length === 0 ? [] : [events.length], news: [] };
}
