/** Why a host closes a WebSocket (private range 4000–4999). A client comes back by itself only after those in `RECONNECTS`. */
export const CLOSE = {
  /** The host is shutting down in good order. */
  hostClosing: 4000,
  /** The first message named another protocol version; the answer before it says both. */
  wrongProtocol: 4001,
  /** A frame that is no message of this protocol. */
  badMessage: 4002,
  /** More messages than the host takes. */
  tooFast: 4003,
  /** No hello within ten seconds. */
  noHello: 4004,
  /** The table was closed by the person who hosts, or never was. */
  noSuchTable: 4005,
  /** The connection read too slowly. */
  tooSlow: 4006,
  /** No room for more connections, or this one gave way to others. */
  tooMany: 4007,
  /** The table has a new PIN, and this connection neither holds a seat nor hosts: it is asked for it. */
  pinChanged: 4008,
  /** The person was removed from the table. */
  removed: 4009,
  /** No room for more connections of this address, which several devices may share. */
  addressFull: 4010,
} as const;

/** One of the codes in `CLOSE`. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

const FINAL: readonly number[] = [CLOSE.wrongProtocol, CLOSE.badMessage, CLOSE.noSuchTable];

/** Whether a client should try again after this close code. */
export const isWorthReconnecting = (code: number): boolean => !FINAL.includes(code);
