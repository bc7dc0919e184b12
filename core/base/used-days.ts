/** Days on which a device was used. They are counted, so that a clock that is set ages nothing by more than one. */
export interface UsedDays {
  /** Another text on each day. */
  readonly today: string;
  readonly day: number;
}

/** Days of use after which what nobody needed meanwhile is let go of. */
const LONG = 90;

/** The same days, with a further one if `today` is another than the last. */
export const onDay = <Days extends UsedDays>(days: Days, today: string): Days =>
  days.today === today ? days : { ...days, today, day: days.day + 1 };

/** Whether what was used last on a day is to be let go of. */
export const isOld = (used: number, { day }: UsedDays): boolean => day - used >= LONG;
