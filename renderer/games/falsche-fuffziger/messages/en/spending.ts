/** Phases 5 and 6: buying presses, general laundering. */
export const spending = {} as const;
