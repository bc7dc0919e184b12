/** Phase 4: laundering; sealed choices. */
export const laundering = {} as const;
