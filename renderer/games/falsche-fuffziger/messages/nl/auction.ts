/** Phase 3: coin auctions. */
export const auction = {} as const;
