import { LIMITS } from '../../core/protocol/limits.ts';

const KIB = 1024;

/** What the host grants those who connect. Milliseconds, bytes, counts. */
export const HOST_LIMITS = {
  /** Unfinished tables. */
  tables: LIMITS.tables,
  /** WebSockets of other devices; this computer has as many of its own. */
  connections: 64,
  /** WebSockets of one other address: all devices behind a repeater have the same, and each of them two. */
  connectionsPerAddress: 24,
  /** Handshakes of one other address in a second, and at once. */
  upgradesPerSecond: 5,
  upgradeBurst: 24,
  /** TCP connections of other devices, WebSockets included; this computer has as many of its own. */
  sockets: 256,
  /** TCP connections of one other address: browsers load a page over six. */
  socketsPerAddress: 96,
  /** TCP connections that one other address may begin in a second, and at once. */
  arrivalsPerSecond: 16,
  arrivalBurst: 160,
  /** Requests of HTTP that one other device may make at once, and in a second; more of them wait. Ten phones load the page with 500. */
  requestBurst: 1_000,
  requestsPerSecond: 200,
  /** Requests of HTTP on one connection. */
  requestsPerSocket: 256,
  /** Time for a whole request of HTTP to come, and between two of them. */
  request: 5_000,
  /** Time for an answer of HTTP to be read. */
  reading: 30_000,
  /** Time to say hello. */
  hello: 10_000,
  /** Time to type a PIN, for those who have said hello; all tries together. */
  pinEntry: 120_000,
  /** Time for a connection of any kind to come to be admitted, whatever it does meanwhile. */
  unadmitted: 150_000,
  /** Frames of one connection, pings and pongs included. */
  messagesPerSecond: 10,
  messageBurst: 30,
  /** Requests of one connection that have come and are not done, above which no more is read. */
  undone: 8,
  /** How often a seat may take back what it has chosen before the game goes on. */
  undos: 10,
  /** What one other device may have written at once, and in a minute, that no rule of a game bounds: `lobby-rate.ts` has what each costs. */
  lobbyBurst: 30,
  lobbyPerMinute: 20,
  /** How often one seat may react at once, and in a minute. */
  reactionBurst: 3,
  reactionsPerMinute: 15,
  /** How often somebody may say what they predict, at once and in a minute. */
  predictionBurst: 5,
  predictionsPerMinute: 20,
  /** How often one seat may be reminded, or one device remind, at once and in a minute. */
  nudgeBurst: 2,
  nudgesPerMinute: 3,
  /** How often in a minute those who only watch may remind, all together. */
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
  /** Wrong PINs from anywhere within `pinWindow` that lock a table for those who were wrong. */
  pinFailuresPerTable: 20,
  pinWindow: 10 * 60_000,
} as const satisfies Record<string, number>;

export type HostLimits = Readonly<Record<keyof typeof HOST_LIMITS, number>>;
