/** Sizes that both sides keep to. */
export const LIMITS = {
  /** Bytes of one message to the host. */
  messageBytes: 16 * 1024,
  /** Levels of nesting in a message to the host. */
  depth: 16,
  /** Bytes of a file that is read as a saved game: some five times what the longest game takes. */
  recordBytes: 256 * 1024,
  /** Bytes of one part of such a file in `read-record`; so many are few enough messages to be sent at once. */
  recordPartBytes: 11_700,
  /** Unfinished tables of one host. */
  tables: 32,
} as const;
