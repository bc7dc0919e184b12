/** Limits that both sides obey. */
export const LIMITS = {
  /** Bytes of one message to the host. */
  messageBytes: 16 * 1024,
  /** Levels of nesting in a message to the host. */
  depth: 16,
  /** Bytes of a file that is read as a record: about five times the longest match. */
  recordBytes: 256 * 1024,
  /** Bytes of one part of such a file in `read-record`: the whole file takes few enough messages to send them at once. */
  recordPartBytes: 11_700,
  /** Unfinished tables of one host. */
  tables: 32,
} as const;
