import type { TableId } from '../../core/base/ids.ts';
import type { TableHealth } from '../../core/protocol/health.ts';
import type { TableSummary } from '../../core/protocol/frames.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { gameOptions, type TableState } from '../../core/table/index.ts';

/** All that lists of tables know of one, for whoever reads them. */
export interface TableLine {
  readonly id: TableId;
  /** For the person who hosts: who sits there, who won, and when the line last changed. */
  readonly own: TableSummary;
  /** For everybody else: of a table with a PIN not even whether a game is on. */
  readonly open: TableSummary;
}

/** What lists say of a table. */
export function lineOf(state: TableState, hasPin: boolean): TableLine {
  const { id, setup, phase } = state;
  const both = {
    id,
    title: setup.title,
    game: setup.game,
    edition: gameOptions(state).edition,
    reach: setup.reach,
    seats: state.seats.length,
    taken: state.seats.filter((who) => who.type !== 'free').length,
    pin: hasPin,
  };
  const names = state.seats.flatMap((who) => (who.type === 'free' ? [] : [who.name]));
  const last = phase === 'ended' ? state.ledger.at(-1) : undefined;
  const winners = last?.winners.flatMap((at) => last.names[at] ?? []);
  return {
    id,
    own: { ...both, phase, names, ...(winners && { winners }), changedAt: state.changedAt },
    open: hasPin ? both : { ...both, phase },
  };
}

/** Whether two lines say the same but for the time. */
export function isSameLine(one: TableLine, other: TableLine): boolean {
  const timeless = ({ own: { changedAt: _changedAt, ...own } }: TableLine): string => JSON.stringify(own);
  return timeless(one) === timeless(other);
}

/** The answer to `GET /health/<tableId>`. */
export function healthOf({ open }: TableLine, appVersion: string): TableHealth {
  const { reach: _reach, names: _names, winners: _winners, changedAt: _changedAt, ...said } = open;
  return { app: APP_NAME, protocol: PROTOCOL_VERSION, appVersion, ...said };
}
