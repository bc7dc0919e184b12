import type { Character } from '../../../core/base/characters.ts';

/** The emblem of a badge: colour and shape by an integer from 0 (usually the seat's colour), with letters or a character's face on it. */
export type Emblem = number | { readonly colour: number; readonly character: Character };

/** The emblem of a player; a character shows its face. */
export const emblemFor = (player: { readonly colour: number; readonly character?: Character }): Emblem =>
  player.character === undefined ? player.colour : { colour: player.colour, character: player.character };

/** A scalloped disc like a rosette or a bottle cap: `bumps` arcs around the centre of the 40 × 40 grid. */
const scalloped = (bumps: number, radius: number): string => {
  const at = (index: number): string => {
    const angle = (index / bumps) * 2 * Math.PI - Math.PI / 2;
    return `${(20 + radius * Math.cos(angle)).toFixed(2)} ${(20 + radius * Math.sin(angle)).toFixed(2)}`;
  };
  const bump = (2 * radius * Math.sin(Math.PI / bumps) * 0.56).toFixed(2);
  const arcs = Array.from({ length: bumps }, (_, index) => `A${bump} ${bump} 0 0 1 ${at(index + 1)}`);
  return `M${at(0)}${arcs.join('')}Z`;
};

/**
 * The emblems of the six seats. Each has its own colour token (`--player-0` … `--player-5`) and its own shape, so that colour alone carries
 * no meaning. Outlines on a grid of 40 × 40 with room for two letters in the middle.
 */
export const emblemShapes = [
  'M20 2.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 0 1 0-35Z', // disc
  'M7.5 4h25A3.5 3.5 0 0 1 36 7.5v25a3.5 3.5 0 0 1-3.5 3.5h-25A3.5 3.5 0 0 1 4 32.5v-25A3.5 3.5 0 0 1 7.5 4Z', // square
  'M17.5 1.8a3.5 3.5 0 0 1 5 0L38.2 17.5a3.5 3.5 0 0 1 0 5L22.5 38.2a3.5 3.5 0 0 1-5 0L1.8 22.5a3.5 3.5 0 0 1 0-5Z', // diamond
  'M20 1.5 36.5 6v14c0 9-6.5 15.5-16.5 18.5C10 35.5 3.5 29 3.5 20V6Z', // shield
  'M12.5 3.5h15a4 4 0 0 1 3.4 2l6.7 12.5a4 4 0 0 1 0 4l-6.7 12.5a4 4 0 0 1-3.4 2h-15a4 4 0 0 1-3.4-2L2.4 22a4 4 0 0 1 0-4L9.1 5.5a4 4 0 0 1 3.4-2Z', // hexagon
  scalloped(9, 16.5), // rosette
] as const;

/** The index of an emblem's colour and shape; a table has at most as many seats as there are shapes. */
export function placeOf(emblem: Emblem): number {
  const colour = typeof emblem === 'number' ? emblem : emblem.colour;
  return ((colour % emblemShapes.length) + emblemShapes.length) % emblemShapes.length;
}

/**
 * The letters on an emblem: the initials of the first and the last word, or the first two letters of a single word. Splits by code point.
 */
export const monogram = (name: string): string => {
  const words = name
    .trim()
    .split(/[\s\-_.]+/u)
    .filter((word) => word !== '');
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : [];
  const letters = words.length > 1 ? [first[0], last[0]] : first.slice(0, 2);
  const [head = '', tail = ''] = letters;
  return `${head.toLocaleUpperCase()}${words.length > 1 ? tail.toLocaleUpperCase() : tail}`;
};
