/** Limits of a table. */
export const TABLE_LIMITS = {
  /** Seats of any table; a game may allow fewer. */
  seats: 6,
  /** Code points of a title. */
  title: 40,
  /** Player colours, numbered from 0. */
  colours: 6,
  /** Maximum seconds to wait for an absent seat; 0: without end. */
  graceSeconds: 600,
} as const;
