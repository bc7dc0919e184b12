import type { TableSummary } from '../../../core/protocol/frames.ts';

const newestFirst = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  [...tables].sort((one, other) => (other.changedAt ?? 0) - (one.changedAt ?? 0));

/** The tables that a game is on at, or still to come; the newest first. */
export const canGoOn = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  newestFirst(tables.filter(({ phase }) => phase !== 'ended'));

/** The tables whose last game is over, the newest first. */
export const finished = (tables: readonly TableSummary[]): readonly TableSummary[] =>
  newestFirst(tables.filter(({ phase }) => phase === 'ended'));
