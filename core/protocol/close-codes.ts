/** Why a host closes a WebSocket (private range 4000–4999). */
export const CLOSE = {
  /** The host shuts down normally. */
  hostClosing: 4000,
  /** The first message had another protocol version; the answer before the close has both. */
  wrongProtocol: 4001,
  /** A WebSocket frame that is no message of this protocol. */
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
} as const;

/** One of the codes in `CLOSE`. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

const FINAL: readonly number[] = [CLOSE.wrongProtocol, CLOSE.badMessage, CLOSE.noSuchTable, CLOSE.putAway];

/** Whether a client should reconnect after this close code. */
export const isWorthReconnecting = (code: number): boolean => !FINAL.includes(code);
