import type { TableId } from '../../core/base/ids.ts';
import type { TableHealth } from '../../core/protocol/health.ts';
import type { TableSummary } from '../../core/protocol/frames.ts';
import { APP_NAME, PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { gameOptions, ledgerNow, type Origin, type TableState } from '../../core/table/index.ts';

/** All that lists of tables know of one, for whoever reads them. */
export interface TableListing {
  readonly id: TableId;
  /** For the person who hosts: who sits there, who won, and when the line last changed. */
  readonly own: TableSummary;
  /** For everybody else: of a table with a PIN not even whether a game is on. */
  readonly open: TableSummary;
  /** Where the table plays on from; it stands in no list but that of the owner who plays there. */
  readonly origin?: Origin;
  /** Whether somebody sits there who hosts the host. */
  readonly isOwnersSeat: boolean;
  /** Who has played there, whether or not they still sit there. */
  readonly players: readonly string[];
}

/** What lists say of a table; `asks`: how many requests for a seat nobody has answered. A seat that somebody may take is not taken. */
export function lineOf(state: TableState, hasPin: boolean, asks = 0): TableListing {
  const { id, setup, phase } = state;
  const both = {
    id,
    title: setup.title,
    game: setup.game,
    edition: gameOptions(state).edition,
    reach: setup.reach,
    seats: state.seats.length,
    taken: state.seats.filter((who) => who.type === 'bot' || (who.type === 'person' && who.open !== true))
      .length,
    pin: hasPin,
  };
  const names = state.seats.flatMap((who) => (who.type === 'free' ? [] : [who.name]));
  const last = phase === 'ended' ? state.ledger.at(-1) : undefined;
  const own = {
    ...both,
    phase,
    names,
    ...(asks > 0 && { asks }),
    ...(state.origin && { isPlayedOn: true as const }),
    ...(last && { winners: last.winners.flatMap((at) => last.names[at] ?? []) }),
    games: state.games,
    changedAt: state.changedAt,
  };
  return {
    id,
    own,
    ...(state.origin && { origin: state.origin }),
    isOwnersSeat: state.seats.some((who) => who.type === 'person' && who.isHost),
    players: [...new Set(ledgerNow(state).flatMap((game) => game.names))],
    open: hasPin ? both : { ...both, phase },
  };
}

/** Whether the owner's list has a table: what others play on for themselves is not their affair. */
export const isOwners = ({ origin, isOwnersSeat }: TableListing): boolean =>
  origin === undefined || isOwnersSeat;

/** Lists tell times to the minute; most acts are nothing to them. */
const minuteOf = (milliseconds = 0): number => Math.floor(milliseconds / 60_000);

/** Whether two lines say the same, times to the minute. */
export function isSameLine(one: TableListing, other: TableListing): boolean {
  const said = ({ own }: TableListing): string =>
    JSON.stringify({ ...own, changedAt: minuteOf(own.changedAt) });
  return said(one) === said(other);
}

/** Whether lists may say something else of a table than before. */
export const mayChangeLine = (before: TableState, after: TableState): boolean =>
  minuteOf(before.changedAt) !== minuteOf(after.changedAt) ||
  (['phase', 'setup', 'seats'] as const).some((part) => before[part] !== after[part]);

/** The answer to `GET /health/<tableId>`. */
export function healthOf({ open }: TableListing, appVersion: string): TableHealth {
  const {
    reach: _reach,
    names: _names,
    asks: _asks,
    winners: _winners,
    changedAt: _changedAt,
    ...said
  } = open;
  return { app: APP_NAME, protocol: PROTOCOL_VERSION, appVersion, ...said };
}
