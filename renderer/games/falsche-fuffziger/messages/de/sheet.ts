/** The end of the game. */
export const sheet = {} as const;
