/** Milliseconds after the end of a match in which the next one belongs to the same evening. */
export const EVENING_PAUSE = 6 * 60 * 60_000;

/** Whether a match that starts at `startsAt` belongs to the evening in which something happened last at `lastAt`. */
export const isSameEvening = (lastAt: number, startsAt: number): boolean => startsAt - lastAt < EVENING_PAUSE;
