/** Sizes that both sides keep to. */
export const LIMITS = {
  /** Bytes of one message to the host. */
  messageBytes: 16 * 1024,
  /** Levels of nesting in a message to the host. */
  depth: 16,
  /** Unfinished tables of one host. */
  tables: 32,
} as const;
