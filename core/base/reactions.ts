import type { Seat } from './ids.ts';

/** What somebody at a table can let everybody see without a word. None of them says anything about the game, or hurries anybody. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'groan', 'relief', 'cheers'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** How what happens can move somebody, and the reactions that show it. */
export const FEELINGS = {
  joy: ['laugh', 'cheers', 'relief'],
  dismay: ['groan'],
  surprise: ['gasp'],
} as const satisfies Record<string, readonly Reaction[]>;

/** Whom something moves, and how. */
export interface Emotion {
  readonly seat: Seat;
  readonly feeling: keyof typeof FEELINGS;
}
