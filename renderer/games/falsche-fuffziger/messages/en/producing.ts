/** Phases 1 and 2: inspection; convert, sell, print. */
export const producing = {} as const;
