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
  /** Bytes of an archive that is imported, of all its files unpacked, and their number: about ten times a thousand matches. */
  archiveBytes: 32 * 1024 * 1024,
  archiveUnpacked: 256 * 1024 * 1024,
  archiveEntries: 10_000,
  /** Milliseconds between two parts of an archive that is sent to the host, so that it takes all of them. */
  archivePause: 125,
  /** Bytes of one part of an exported file. */
  exportPartBytes: 240_000,
  /** Tables at which a person has played, as `list-played` returns and `split-person` takes them: all fit into one message. */
  playedTables: 60,
  /** Unfinished tables of one host. */
  tables: 32,
} as const;
