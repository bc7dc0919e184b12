const KIB = 1024;

/** What the host grants those who connect. Milliseconds, bytes, counts. */
export const HOST_LIMITS = {
  connections: 64,
  /** Connections of one other device; this computer itself is not counted. */
  connectionsPerAddress: 8,
  /** Connections that have not been admitted yet. */
  waiting: 16,
  upgradesPerSecond: 5,
  /** Time to say hello. */
  hello: 10_000,
  /** Time to type a PIN, for those who have said hello. */
  pinEntry: 120_000,
  messagesPerSecond: 10,
  messageBurst: 30,
  heartbeat: 10_000,
  /** Unread bytes above which only the newest frame is kept. */
  unreadFrames: 64 * KIB,
  /** Unread bytes above which the connection is ended. */
  unreadMost: 1024 * KIB,
  /** Time after which a connection that does not read is ended. */
  unreadTime: 10_000,
  pinFailuresPerAddress: 5,
  pinPause: 15 * 60_000,
  pinFailuresPerTable: 20,
  pinWindow: 10 * 60_000,
} as const satisfies Record<string, number>;

export type HostLimits = Readonly<Record<keyof typeof HOST_LIMITS, number>>;
