import type { Character } from './characters.ts';

/** What a deal of the day is played with, so that it is the same for everybody: one person on the first seat, and these bots on the others. */
export const DAILY = {
  /** One that does not search: what it decides does not depend on how fast the machine is. */
  bot: 'expert',
  characters: ['clara', 'elsa', 'hugo'],
  seatCount: 4,
  memoryAid: true,
} as const satisfies {
  readonly bot: string;
  readonly characters: readonly Character[];
  readonly seatCount: number;
  readonly memoryAid: boolean;
};

/** Whether a text is a date as a deal of the day has it: `2026-01-31`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(text);

/**
 * The seed of what is drawn in the game of a day. The version is raised where the same day would be another game: a new stream, a new
 * seed. `purpose`: what is drawn.
 */
export const dailySeed = (day: string, game: string, edition: string, purpose: string): string =>
  ['auction-night/daily@1', day, game, edition, purpose].join('/');
