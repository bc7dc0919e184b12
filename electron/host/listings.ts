import type { TableId } from '../../core/base/ids.ts';
import type { TableSummary } from '../../core/protocol/frames.ts';
import { gameOptions, ledgerNow, type Origin, type TableState } from '../../core/table/index.ts';

/** A table's entry in lists, for all readers. */
export interface TableListing {
  readonly id: TableId;
  /** For the owner: who sits there, who won, and when the entry last changed. */
  readonly own: TableSummary;
  /** For everybody else: of a table with a PIN not even whether a game is on. */
  readonly open: TableSummary;
  /** The decision that the table plays on from; then only an owner who plays there has it in a list. */
  readonly origin?: Origin;
  /** Whether the owner has a seat there. */
  readonly isOwnersSeat: boolean;
  /** The names of everybody who has played there. */
  readonly players: readonly string[];
}

/**
 * Returns a table's listing. An open seat does not count as taken.
 * @param asks The number of unanswered join requests.
 */
export function listingOf(state: TableState, hasPin: boolean, asks = 0): TableListing {
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

/** The listing of a table that has been put away: only the owner's list has it. */
export const putAwayListing = (listing: TableListing, putAwayAt: number): TableListing => ({
  ...listing,
  own: { ...listing.own, putAwayAt },
});

/** Whether a table is in the owner's list: not if others play on for themselves. */
export const isOwners = ({ origin, isOwnersSeat }: TableListing): boolean =>
  origin === undefined || isOwnersSeat;

/** Lists have times to the minute, so that most actions do not change them. */
const minuteOf = (milliseconds = 0): number => Math.floor(milliseconds / 60_000);

/** Whether two listings are the same, with times to the minute. */
export function isSameListing(one: TableListing, other: TableListing): boolean {
  const text = ({ own }: TableListing): string =>
    JSON.stringify({ ...own, changedAt: minuteOf(own.changedAt) });
  return text(one) === text(other);
}

/** Whether a table's listing may have changed. */
export const mayChangeListing = (before: TableState, after: TableState): boolean =>
  minuteOf(before.changedAt) !== minuteOf(after.changedAt) ||
  (['phase', 'setup', 'seats'] as const).some((part) => before[part] !== after[part]);
