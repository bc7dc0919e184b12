import { seat, type Seat } from '../../../core/base/ids.ts';
import type { DeviceKind, TableNews, TableState } from '../../../core/table/index.ts';
import type { You } from '../../../core/protocol/frames.ts';
import { isKey, isSameHash } from '../secrets.ts';

/** A connection to a table, and who it speaks for. Seats belong to occupants, who keep them when seats are shuffled. */
export interface Client {
  /** Has `build` make the text of the next frame, now or as soon as the other side has read enough; a later call takes its place. */
  readonly show: (build: () => string | undefined) => void;
  /** Ends the connection with a code of `CLOSE`. */
  readonly close: (code: number) => void;
  readonly address: string;
  /** The `address:port`, or name, of this host at which it came. */
  readonly place: string;
  readonly isOwnComputer: boolean;
  isOwner: boolean;
  /** A screen for everybody: it is shown the open table, holds no seat and may ask for nothing. */
  isTelevision: boolean;
  device: DeviceKind;
  /** SHA-256 of the secret by which its browser is known; a television has another. Undefined: it has named none. */
  spectator: string | undefined;
  /** SHA-256 of the secrets that it has shown. What they prove is asked of the table whenever it matters, for that changes. */
  readonly tokens: Set<string>;
  readonly occupants: Set<number>;
  /** Occupants whom a newer connection has taken over. */
  readonly moved: Set<number>;
  /** The occupant whose hand is shown; undefined: the open table. */
  facing: number | undefined;
}

/** Whether a client may do what hosts do: the owner, and whom the owner has appointed. */
export const isHost = ({ second }: TableState, { isOwner, occupants }: Client): boolean =>
  isOwner || (second !== null && occupants.has(second));

/** Whether a client has shown the secret of a seat of the running game that it does not prove any more: it knows a hand. */
export const hasSat = ({ former }: TableState, { tokens }: Client): boolean =>
  former.some((token) => tokens.has(token));

/** Whether a client has shown a secret that was removed. */
export const isRemoved = ({ removed }: TableState, { tokens }: Client): boolean =>
  removed.some(({ token }) => token !== undefined && tokens.has(token));

/** The seats that a client had before they moved to a device with another secret. */
const movedAway = ({ seats }: TableState, { tokens, occupants, isTelevision }: Client): readonly Seat[] =>
  seats.flatMap((who, index) => {
    const isTheirs = who.type === 'person' && !isTelevision && !occupants.has(who.occupant);
    return isTheirs && who.earlier?.some((token) => tokens.has(token)) === true ? [seat(index)] : [];
  });

/** The occupant number of the person on a seat. */
export function occupantAt(table: TableState, at: Seat): number | undefined {
  const who = table.seats[at];
  return who?.type === 'person' ? who.occupant : undefined;
}

/** Whom a token, given as its SHA-256, proves to be there. */
export function occupantWith(table: TableState, token: string): number | undefined {
  const found = table.seats.find(
    (who) => who.type === 'person' && who.token !== undefined && isSameHash(who.token, token),
  );
  return found?.type === 'person' ? found.occupant : undefined;
}

/** The person whose seat has a key of which `is` holds; undefined: none, or more than one. */
export function occupantBy(table: TableState, is: (key: string) => boolean): number | undefined {
  const found = table.seats.flatMap((who) =>
    who.type === 'person' && who.token !== undefined && isKey(who.token) && is(who.token)
      ? [who.occupant]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Of those who gave up a seat of a game so many are looked for: anybody can sit down and leave again. */
const MOST_FORMER = 64;

/** The keys of all whom the table knows: who sits there and with what they did before, who gave a seat of this game up, and who was removed. */
export const keysOf = ({ seats, former, removed }: TableState): readonly string[] =>
  [
    ...seats.flatMap((who) => (who.type === 'person' ? [who.token, ...(who.earlier ?? [])] : [])),
    ...former.slice(-MOST_FORMER),
    ...removed.map(({ token }) => token),
  ].flatMap((key) => (key !== undefined && isKey(key) ? [key] : []));

/** The seats of some occupants, ascending; those who have left have none. */
export const seatsOfOccupants = (table: TableState, occupants: ReadonlySet<number>): readonly Seat[] =>
  table.seats.flatMap((who, index) =>
    who.type === 'person' && occupants.has(who.occupant) ? [seat(index)] : [],
  );

/** The seat of one occupant. */
export function seatOfOccupant(table: TableState, occupant: number): Seat | undefined {
  const at = table.seats.findIndex((who) => who.type === 'person' && who.occupant === occupant);
  return at < 0 ? undefined : seat(at);
}

/** The seat whose hand a client is shown; undefined: the open table. */
export const facingOf = (table: TableState, { facing }: Client): Seat | undefined =>
  facing === undefined ? undefined : seatOfOccupant(table, facing);

type Holdings = Pick<You, 'owner' | 'host' | 'seats' | 'facing' | 'moved' | 'movedAway'>;

/** What a client holds at the table. */
export function holdingsOf(table: TableState, client: Client): Holdings {
  const away = movedAway(table, client);
  const facing = facingOf(table, client);
  return {
    owner: client.isOwner,
    host: isHost(table, client),
    seats: seatsOfOccupants(table, client.occupants),
    ...(facing !== undefined && { facing }),
    moved: seatsOfOccupants(table, client.moved),
    ...(away.length > 0 && { movedAway: away }),
  };
}

/** Who holds an occupant's seat. */
export const holderOf = (clients: Iterable<Client>, occupant: number): Client | undefined =>
  [...clients].find((client) => client.occupants.has(occupant));

/**
 * Gives an occupant's seat to a client; whoever held it sees that it has moved. With one seat its hand is shown, with a second
 * one the curtain falls: two people share the screen, and neither may find the other's hand on it.
 */
export function giveSeat(clients: Iterable<Client>, client: Client, occupant: number): void {
  client.moved.delete(occupant);
  if (client.occupants.has(occupant)) return;
  const older = holderOf(clients, occupant);
  if (older !== undefined) {
    dropSeat(older, occupant);
    older.moved.add(occupant);
  }
  client.occupants.add(occupant);
  client.facing = client.occupants.size === 1 ? occupant : undefined;
}

/** Takes an occupant's seat from a client. */
function dropSeat(client: Client, occupant: number): void {
  client.occupants.delete(occupant);
  const [only, ...others] = client.occupants;
  if (client.facing === occupant || client.facing === undefined)
    client.facing = others.length === 0 ? only : undefined;
}

/** Everybody who sits at the table, away or not. */
export const occupantsAt = (table: TableState): ReadonlySet<number> =>
  new Set(table.seats.flatMap((who) => (who.type === 'person' ? [who.occupant] : [])));

/** Takes from all clients the occupants who are not at the table any more. */
export function forgetLeavers(present: ReadonlySet<number>, clients: Iterable<Client>): void {
  for (const client of clients) {
    for (const occupant of client.occupants) if (!present.has(occupant)) dropSeat(client, occupant);
    for (const occupant of client.moved) if (!present.has(occupant)) client.moved.delete(occupant);
  }
}

/** The news that the person on a seat has gone or come back. */
export function presenceNews(
  table: TableState,
  type: 'came-back' | 'went-away',
  occupants: Iterable<number>,
): readonly TableNews[] {
  return seatsOfOccupants(table, new Set(occupants)).map((at) => {
    const who = table.seats[at];
    return { type, seat: at, name: who?.type === 'person' ? who.name : '' };
  });
}
