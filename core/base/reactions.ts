import type { Seat } from './ids.ts';

/** The pictures that a player can show to everybody. None says anything about the match, or hurries anybody. */
export const REACTIONS = ['applause', 'laugh', 'gasp', 'groan', 'relief', 'cheers'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** The feelings that events can cause, and the reactions that show them. */
export const FEELINGS = {
  joy: ['laugh', 'cheers', 'relief'],
  dismay: ['groan'],
  surprise: ['gasp'],
} as const satisfies Record<string, readonly Reaction[]>;

/** A seat's feeling about an event. */
export interface Emotion {
  readonly seat: Seat;
  readonly feeling: keyof typeof FEELINGS;
}
