/** What somebody at a table can let everybody see without a word. None of them says anything about the game, or hurries anybody. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'groan', 'relief', 'cheers'] as const;
export type Reaction = (typeof REACTIONS)[number];
