/** What is always in sight: phases, prices, players, inspector, own things, and what is waited for. */
export const around = {} as const;
