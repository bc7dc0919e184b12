import type { LineFailure } from '../line/handshake.ts';

/** Why a host closes a WebSocket (private range 4000–4999). */
export const CLOSE = {
  /** The host shuts down normally. */
  hostClosing: 4000,
  /** The first message had another protocol version; the answer before the close has both. */
  wrongProtocol: 4001,
  /** A text frame, or a text in a frame of the line that is no message of this protocol. */
  badMessage: 4002,
  /** More messages than the host accepts. */
  tooFast: 4003,
  /** No hello within 10 seconds. */
  noHello: 4004,
  /** The table was discarded, or never existed. */
  noSuchTable: 4005,
  /** The client read too slowly. */
  tooSlow: 4006,
  /** No room for more connections, or this one was closed in favour of another. */
  tooMany: 4007,
  /** The table has a new PIN, and this connection neither holds a seat nor hosts. */
  pinChanged: 4008,
  /** The person was removed from the table. */
  removed: 4009,
  /** No room for more connections from this address, which several devices may share. */
  addressFull: 4010,
  /** The evening of the table was put away, to be resumed another day. */
  putAway: 4011,
  /** The handshake of the line failed, or a frame could not be opened (docs/closed-line.md). */
  brokenLine: 4012,
  /** Only from a client to itself: the host has another key than the app, or the open page, knows for this table. */
  otherKey: 4013,
} as const;

/** One of the codes in `CLOSE`. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

const FINAL: readonly number[] = [
  CLOSE.wrongProtocol,
  CLOSE.badMessage,
  CLOSE.noSuchTable,
  CLOSE.putAway,
  CLOSE.otherKey,
];

/** What a client closes a connection with whose line has failed. */
export const FAILURE_CODES: Readonly<Record<LineFailure['type'], CloseCode>> = {
  malformed: CLOSE.brokenLine,
  unproven: CLOSE.brokenLine,
  'other-version': CLOSE.wrongProtocol,
  'other-key': CLOSE.otherKey,
};

/** Whether a client that had a table has met another host: one that does not know the table, or has another key. */
export const isOfOtherHost = (code: number): boolean => code === CLOSE.noSuchTable || code === CLOSE.otherKey;

/** Whether a client should reconnect after this close code. */
export const isWorthReconnecting = (code: number): boolean => !FINAL.includes(code);

/**
 * What a close code means to a client whose line is open or not: a host from before the line takes its first message for none of the
 * protocol.
 */
export const closeCodeOf = (code: number, isLineOpen: boolean): number =>
  code === CLOSE.badMessage && !isLineOpen ? CLOSE.wrongProtocol : code;
