import type { Character } from './characters.ts';

/** Who plays a daily deal, the same for everybody: one person on the first seat, and these bots on the others. */
export const DAILY = {
  /** A bot that does not search: its decisions do not depend on the speed of the machine. */
  bot: 'expert',
  characters: ['clara', 'elsa', 'hugo'],
  seatCount: 4,
  memoryAid: true,
} as const satisfies {
  readonly bot: string;
  readonly characters: readonly Character[];
  readonly seatCount: number;
  readonly memoryAid: boolean;
};

/** Whether a text is the date of a daily deal: `2026-01-31`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);

/**
 * The seed for one kind of draw in a daily deal; `purpose` names the kind. The version rises when a day would yield another match: a new
 * stream, a new seed.
 */
export const dailySeed = (day: string, game: string, edition: string, purpose: string): string =>
  ['auction-night/daily@1', day, game, edition, purpose].join('/');

/** Days on which a device was used. Counting them means that a changed clock ages data by at most one day. */
export interface UsedDays {
  /** Any text that differs from day to day. */
  readonly today: string;
  readonly day: number;
}

/** Days of use after which unused data is deleted. */
const LONG = 90;

/** Counts a further day if `today` is not the last one. */
export const onDay = <Days extends UsedDays>(days: Days, today: string): Days =>
  days.today === today ? days : { ...days, today, day: days.day + 1 };

/** Whether data last used on day `used` should be deleted. */
export const isOld = (used: number, { day }: UsedDays): boolean => day - used >= LONG;
