/** The notes of a first game that teaches, each for its moment. */
export const lesson = {} as const;
