/**
 * The backgrounds of the notes: seven line patterns that differ without colour, even at 72 px. Path data that fills
 * NOTE_WIDTH × NOTE_HEIGHT and a little more; the card clips the rest.
 */
export const NOTE_WIDTH = 200;
export const NOTE_HEIGHT = 108;

const steps = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** Overlapping arcs like fish scales. */
const scales = (): string =>
  steps(0, NOTE_HEIGHT + 12, 6)
    .flatMap((y, row) =>
      steps(row % 2 === 0 ? 0 : -12, NOTE_WIDTH, 24).map(
        (x) => `M${x} ${y}a12 12 0 0 1 24 0M${x + 4} ${y}a8 8 0 0 1 16 0M${x + 8} ${y}a4 4 0 0 1 8 0`,
      ),
    )
    .join('');

/** Parallel slanting lines. */
const slant = (): string =>
  steps(-NOTE_HEIGHT, NOTE_WIDTH, 7)
    .map((x) => `M${x} ${NOTE_HEIGHT}l${NOTE_HEIGHT} ${-NOTE_HEIGHT}`)
    .join('');

/** Vertical lines in threes. */
const pillars = (): string =>
  steps(1, NOTE_WIDTH, 12)
    .map((x) => `M${x} 0v${NOTE_HEIGHT}M${x + 3} 0v${NOTE_HEIGHT}M${x + 6} 0v${NOTE_HEIGHT}`)
    .join('');

/** Zigzags like mountain ridges. */
const ridges = (): string =>
  steps(-6, NOTE_HEIGHT + 12, 7)
    .map(
      (y) =>
        `M-10 ${y}${steps(0, 10, 1)
          .map(() => 'l10 -11l10 11')
          .join('')}`,
    )
    .join('');

/** Rings around a corner, like ripples. */
const rings = (): string =>
  steps(6, 232, 7)
    .map((radius) => `M${-radius} ${NOTE_HEIGHT}a${radius} ${radius} 0 0 1 ${2 * radius} 0`)
    .join('');

/** A lattice of lozenges. */
const lozenges = (): string =>
  steps(-NOTE_HEIGHT, NOTE_WIDTH + NOTE_HEIGHT, 14)
    .map((x) => `M${x} 0l${NOTE_HEIGHT * 0.6} ${NOTE_HEIGHT}M${x} 0l${-NOTE_HEIGHT * 0.6} ${NOTE_HEIGHT}`)
    .join('');

/** Horizontal lines, denser towards the middle. */
const levels = (): string =>
  steps(0, 17, 1)
    .map((index) => {
      const away = 3 * index + 0.09 * index * index;
      return `M0 ${(54 - away).toFixed(1)}h${NOTE_WIDTH}M0 ${(54 + away).toFixed(1)}h${NOTE_WIDTH}`;
    })
    .join('');

export const textures = { scales, slant, pillars, ridges, rings, lozenges, levels } as const;
export type TextureName = keyof typeof textures;
