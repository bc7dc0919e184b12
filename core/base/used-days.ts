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
