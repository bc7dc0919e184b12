import { LIMITS } from '../../core/protocol/limits.ts';

const KIB = 1024;

/** What the host grants to connections. Milliseconds, bytes, counts. */
export const HOST_LIMITS = {
  /** Unfinished tables. */
  tables: LIMITS.tables,
  /** WebSockets of other devices; this computer has as many of its own. */
  connections: 64,
  /** WebSockets of one other address: devices behind a repeater share one, with two each. */
  connectionsPerAddress: 24,
  /** Handshakes of one other address per second, and at once. */
  upgradesPerSecond: 5,
  upgradeBurst: 24,
  /** TCP connections of other devices, WebSockets included; this computer has as many of its own. */
  sockets: 256,
  /** TCP connections of one other address: browsers load a page over six. */
  socketsPerAddress: 96,
  /** New TCP connections of one other address per second, and at once. */
  arrivalsPerSecond: 16,
  arrivalBurst: 160,
  /** HTTP requests of one other device at once and per second; more of them wait. Ten phones load the page with 500. */
  requestBurst: 1_000,
  requestsPerSecond: 200,
  /** HTTP requests on one connection. */
  requestsPerSocket: 256,
  /** Time for a whole HTTP request to arrive, and between two of them. */
  request: 5_000,
  /** Time for an HTTP answer to be read. */
  reading: 30_000,
  /** Time to say hello. */
  hello: 10_000,
  /** Time to type a PIN after hello, for all tries together. */
  pinEntry: 120_000,
  /** Time for any connection to be admitted, whatever it does meanwhile. */
  unadmitted: 150_000,
  /** Frames of one connection, pings and pongs included. */
  messagesPerSecond: 10,
  messageBurst: 30,
  /** Unfinished requests of one connection, above which no more is read. */
  undone: 8,
  /** How often a seat may take back a choice before the game continues. */
  undos: 10,
  /** Cost of writes of one other device at once and per minute, beyond those that game rules bound: see `lobby-rate.ts`. */
  lobbyBurst: 30,
  lobbyPerMinute: 20,
  /** Reactions of one seat at once and per minute. */
  reactionBurst: 3,
  reactionsPerMinute: 15,
  /** Predictions of one person at once and per minute. */
  predictionBurst: 5,
  predictionsPerMinute: 20,
  /** Reminders to one seat, or of one device, at once and per minute. */
  nudgeBurst: 2,
  nudgesPerMinute: 3,
  /** Reminders of all spectators together, per minute. */
  watchersNudgesPerMinute: 1,
  heartbeat: 10_000,
  /** Unread bytes above which only the newest frame is kept. */
  unreadFrames: 64 * KIB,
  /** Unread bytes above which the connection is ended. */
  unreadMost: 1024 * KIB,
  /** Time after which a connection that does not read is ended. */
  unreadTime: 10_000,
  /** Wrong PINs of one address after which it pauses for `pinPause`. */
  pinFailuresPerAddress: 5,
  pinPause: 15 * 60_000,
  /** Wrong PINs from anywhere within `pinWindow` that lock a table for addresses that were wrong. */
  pinFailuresPerTable: 20,
  pinWindow: 10 * 60_000,
} as const satisfies Record<string, number>;

export type HostLimits = Readonly<Record<keyof typeof HOST_LIMITS, number>>;
