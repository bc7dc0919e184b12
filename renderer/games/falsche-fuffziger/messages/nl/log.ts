/** What happened. */
export const log = {} as const;
