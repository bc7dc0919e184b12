/** Ranges of what a table may be. */
export const TABLE_LIMITS = {
  /** Seats of any table; a game may allow fewer. */
  seats: 6,
  /** Code points of a title. */
  title: 40,
  /** Player colours, numbered from 0. */
  colours: 6,
  /** Seconds that an absent seat may be waited for; 0: without end. */
  graceSeconds: 600,
} as const;
