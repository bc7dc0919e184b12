import { seat, type Seat } from '../../../core/base/ids.ts';
import type { DeviceKind, TableNews, TableState, PersonSeat, SeatState } from '../../../core/table/index.ts';
import type { You } from '../../../core/protocol/frames.ts';
import { isKey, isSameHash } from '../secrets.ts';

/** An admitted connection to a table, and its seats. Seats belong to occupants, who keep their number when seats are shuffled. */
export interface Client {
  /**
   * Calls `build` for the text of the next frame, now or as soon as the other side has read enough; a later call replaces a waiting one.
   */
  readonly show: (build: () => string | undefined) => void;
  /** Ends the connection with a code of `CLOSE`. */
  readonly close: (code: number) => void;
  readonly address: string;
  /** The `address:port`, or name, of this host that the client connected to. */
  readonly endpoint: string;
  readonly isOwnComputer: boolean;
  /** The words of its line; absent within this process. */
  readonly words?: () => readonly string[] | undefined;
  /**
   * The secret of a television that gets pictures over HTTP, by which its request to show the table is known; absent for every other client.
   * Whatever it is sent can be overheard.
   */
  readonly pictureKey?: string | undefined;
  isOwner: boolean;
  /** A screen for everybody: it sees the public view, holds no seat and may request nothing. */
  isTelevision: boolean;
  device: DeviceKind;
  /** SHA-256 of the secret that identifies its browser; a television has another. Undefined if it has sent none. */
  spectator: string | undefined;
  /** SHA-256 of the secrets that it has sent. Ask the table what they prove whenever it matters, for that changes. */
  readonly tokens: Set<string>;
  readonly occupants: Set<number>;
  /** Occupants whom a newer connection has taken over. */
  readonly moved: Set<number>;
  /** The occupant whose hand is shown; undefined: the public view. */
  facing: number | undefined;
}

/** Whether a client may act as host: the owner and the co-host. */
export const isHost = ({ second }: TableState, { isOwner, occupants }: Client): boolean =>
  isOwner || (second !== null && occupants.has(second));

/** Whether a client has sent the secret of a seat of the running game that it no longer holds: it knows a hand. */
export const hasSat = ({ former }: TableState, { tokens }: Client): boolean =>
  former.some((token) => tokens.has(token));

/** Whether a client has sent a secret that was removed. */
export const isRemoved = ({ removed }: TableState, { tokens }: Client): boolean =>
  removed.some(({ token }) => token !== undefined && tokens.has(token));

/** Returns the seats that a client had before they were transferred to a device with another secret. */
const movedAway = ({ seats }: TableState, { tokens, occupants, isTelevision }: Client): readonly Seat[] =>
  seats.flatMap((who, index) => {
    const isTheirs = who.type === 'person' && !isTelevision && !occupants.has(who.occupant);
    return isTheirs && who.earlier?.some((token) => tokens.has(token)) === true ? [seat(index)] : [];
  });

/** Returns the occupant on a seat, undefined if no person has it. */
export function occupantAt(table: TableState, at: Seat): number | undefined {
  const who = table.seats[at];
  return who?.type === 'person' ? who.occupant : undefined;
}

/**
 * Returns the occupant that a token proves.
 * @param token The SHA-256 of the token.
 */
export function occupantWith(table: TableState, token: string): number | undefined {
  const found = table.seats.find(
    (who) => who.type === 'person' && who.token !== undefined && isSameHash(who.token, token),
  );
  return found?.type === 'person' ? found.occupant : undefined;
}

/** Returns the occupant whose seat key `is` accepts; undefined if none or several match. */
export function occupantBy(table: TableState, is: (key: string) => boolean): number | undefined {
  const found = table.seats.flatMap((who) =>
    who.type === 'person' && who.token !== undefined && isKey(who.token) && is(who.token)
      ? [who.occupant]
      : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

/** How many former seat keys are searched: anybody can sit down and leave repeatedly. */
const MAX_FORMER = 64;

/** Returns the keys of everybody that the table knows: seated (with earlier keys), former in this game, and removed. */
export const keysOf = ({ seats, former, removed }: TableState): readonly string[] =>
  [
    ...seats.flatMap((who) => (who.type === 'person' ? [who.token, ...(who.earlier ?? [])] : [])),
    ...former.slice(-MAX_FORMER),
    ...removed.map(({ token }) => token),
  ].flatMap((key) => (key !== undefined && isKey(key) ? [key] : []));

/** Returns the seats of occupants, ascending; those who have left have none. */
export const seatsOfOccupants = (table: TableState, occupants: ReadonlySet<number>): readonly Seat[] =>
  table.seats.flatMap((who, index) =>
    who.type === 'person' && occupants.has(who.occupant) ? [seat(index)] : [],
  );

/** Returns the seat of an occupant, undefined if they have left. */
export function seatOfOccupant(table: TableState, occupant: number): Seat | undefined {
  const at = table.seats.findIndex((who) => who.type === 'person' && who.occupant === occupant);
  return at < 0 ? undefined : seat(at);
}

/** Returns the seat whose hand a client is shown, undefined for the public view. */
export const facingOf = (table: TableState, { facing }: Client): Seat | undefined =>
  facing === undefined ? undefined : seatOfOccupant(table, facing);

type Holdings = Pick<You, 'owner' | 'host' | 'seats' | 'facing' | 'moved' | 'movedAway'>;

/** Returns a client's role and seats, as its frames say them. */
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

/** Returns the client that holds an occupant's seat. */
export const holderOf = (clients: Iterable<Client>, occupant: number): Client | undefined =>
  [...clients].find((client) => client.occupants.has(occupant));

/**
 * Gives an occupant's seat to a client; a previous holder sees that it has moved. A first seat shows its hand; a second one lowers the
 * curtain, because two people share the screen and must not see each other's hands.
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

/** Returns the occupants of all seats, connected or not. */
export const occupantsAt = (table: TableState): ReadonlySet<number> =>
  new Set(table.seats.flatMap((who) => (who.type === 'person' ? [who.occupant] : [])));

/** Removes occupants who have left the table from all clients. */
export function forgetLeavers(present: ReadonlySet<number>, clients: Iterable<Client>): void {
  for (const client of clients) {
    for (const occupant of client.occupants) if (!present.has(occupant)) dropSeat(client, occupant);
    for (const occupant of client.moved) if (!present.has(occupant)) client.moved.delete(occupant);
  }
}

/** Returns the news that people have gone or come back. */
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

/** Whether the seat's person can come back, which somebody who gave it up cannot. */
const mayComeBack = (who: SeatState): who is PersonSeat =>
  who.type === 'person' && (who.open !== true || who.token !== undefined);

/** Whether a restart has interrupted a game with guests, which must not continue without them. */
export const isInterrupted = ({ phase, game, seats }: TableState): boolean =>
  phase === 'playing' &&
  game !== undefined &&
  game.paused === undefined &&
  seats.some((who) => mayComeBack(who) && !who.isHost);

/** Whether a game waits for people after a restart and all of them are back. */
export const areAllBack = ({ game, seats }: TableState, isHere: (at: Seat) => boolean): boolean =>
  game?.paused === 'restart' && seats.every((who, index) => !mayComeBack(who) || isHere(seat(index)));

/** How many people are connected: those of seats, and browsers that only watch. The owner alone is no player. */
export function peopleHere(clients: readonly Client[]): number {
  const seated = clients.filter(({ occupants }) => occupants.size > 0);
  const browsers = new Set(seated.map(({ spectator }) => spectator));
  const watching = clients.filter(
    ({ occupants, isTelevision, isOwner, spectator }) =>
      occupants.size === 0 &&
      !isTelevision &&
      !isOwner &&
      spectator !== undefined &&
      !browsers.has(spectator),
  );
  const people = new Set(seated.flatMap(({ occupants }) => [...occupants]));
  return people.size + new Set(watching.map(({ spectator }) => spectator)).size;
}

/** The words of the lines to guests' apps, by the seats that they hold. */
export const wordsOfApps = (table: TableState, clients: Iterable<Client>) =>
  [...clients].flatMap((client) => {
    const words = client.words?.();
    const seats = seatsOfOccupants(table, client.occupants);
    const isGuest = client.device === 'app' && !client.isOwner && seats.length > 0;
    return isGuest && words !== undefined ? [{ seats, words }] : [];
  });
