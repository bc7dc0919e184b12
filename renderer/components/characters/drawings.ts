import type { Character } from '../../../core/base/characters.ts';

/** How a part of a portrait is painted: filled and outlined, filled only (`-wash`), or outlined only. */
type Paint =
  | 'coat'
  | 'light'
  | 'dark'
  | 'white'
  | 'gold'
  | 'green'
  | 'red'
  | 'coat-wash'
  | 'light-wash'
  | 'dark-wash'
  | 'white-wash'
  | 'rose-wash'
  | 'line'
  | 'hair';
export interface Part {
  readonly paint: Paint;
  readonly d: string;
  readonly transform?: string;
}

const MIRRORED = 'matrix(-1 0 0 1 40 0)';
/** A part of the left half and its mirror image. */
const both = (paint: Paint, d: string): readonly Part[] => [
  { paint, d },
  { paint, d, transform: MIRRORED },
];
const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
/** Two round eyes that look straight ahead. */
const eyes = (x: number, y: number, radius: number): readonly Part[] => [
  ...both('dark-wash', disc(x, y, radius)),
  ...both('white-wash', disc(x + radius * 0.3, y - radius * 0.35, radius * 0.34)),
];

/** The dark and the light colour of each character. */
export const coats = {
  agnes: { coat: '#9a7148', light: '#f0dfbd' },
  bruno: { coat: '#85532f', light: '#dfba8e' },
  clara: { coat: '#dd7430', light: '#fdf1dd' },
  dario: { coat: '#9b9ca3', light: '#f2efe8' },
  elsa: { coat: '#5d6674', light: '#c6cbd4' },
  fabio: { coat: '#34445f', light: '#eef0ee' },
  greta: { coat: '#b9602f', light: '#f8e5c8' },
  hugo: { coat: '#8b8880', light: '#f4efe3' },
} as const satisfies Record<Character, object>;

/** The portraits, on a grid of 40 × 40. All face the viewer except the magpie, who is in profile. */
export const drawings: { readonly [Name in Character]: readonly Part[] } = {
  // An owl in a scarf
  agnes: [
    {
      paint: 'coat',
      d: 'M5.6 3.4c2.4 2.6 5 3.6 8.2 3.4 4-1.2 8.4-1.2 12.4 0 3.2.2 5.8-.8 8.2-3.4 1.6 5.2 1.8 11 1 16.6-1 9-7 15-15.4 15S5.6 29 4.6 20c-.8-5.6-.6-11.4 1-16.6Z',
    },
    ...both('light-wash', disc(12.8, 17.6, 7.2)),
    ...both('gold', disc(12.8, 17.6, 4.7)),
    ...both('dark-wash', disc(13.1, 17.6, 2.5)),
    ...both('white-wash', disc(14, 16.6, 0.9)),
    { paint: 'gold', d: 'M20 19.4l2.9 3.5L20 28l-2.9-5.1Z' },
    {
      paint: 'green',
      d: 'M5.8 29.2c8.6 4 19.8 4 28.4 0l1.2 4.4c-9.4 4.8-21.4 4.8-30.8 0Z',
    },
    { paint: 'line', d: 'M12 32.2v3.8M20 33.2v4M28 32.2v3.8' },
  ],
  // A bear with a bow tie
  bruno: [
    ...both('coat', disc(8.4, 9.4, 5)),
    ...both('light-wash', disc(8.6, 9.6, 2.5)),
    { paint: 'coat', d: 'M4.8 20.4C4.8 11.6 11 6 20 6s15.2 5.6 15.2 14.4S29 35 20 35 4.8 29.2 4.8 20.4Z' },
    { paint: 'light-wash', d: 'M12 26.4c0-3.8 3.4-6.2 8-6.2s8 2.4 8 6.2-3.4 6.2-8 6.2-8-2.4-8-6.2Z' },
    { paint: 'dark-wash', d: 'M16.6 22.9c0-1.4 1.4-2.1 3.4-2.1s3.4.7 3.4 2.1-1.7 3-3.4 3-3.4-1.6-3.4-3Z' },
    { paint: 'line', d: 'M20 25.8v1.6M15.8 27.6c1.2 1.9 7.2 1.9 8.4 0' },
    ...both('line', 'M9.8 17.4c1.1-2.1 4.1-2.1 5.2 0'),
    { paint: 'red', d: 'M20 35.4l-7.2-3v6.2Zm0 0 7.2-3v6.2Z' },
    { paint: 'red', d: disc(20, 35.4, 1.7) },
  ],
  // A vixen who winks
  clara: [
    {
      paint: 'coat',
      d: 'M4.6 2.8c3.6 1.6 6.6 3.8 8.8 6.6 4.2-1.4 9-1.4 13.2 0 2.2-2.8 5.2-5 8.8-6.6 1.4 6.4 1.2 12-.2 17.2L20 37 4.8 20C3.4 14.8 3.2 9.2 4.6 2.8Z',
    },
    ...both('dark-wash', 'M6.7 6.6c2.2 1.3 3.9 2.9 5.2 4.7-2 1.2-3.6 2.8-4.7 4.7-.8-3.1-.9-6.3-.5-9.4Z'),
    { paint: 'light', d: 'M4.8 20c4.8-.9 9 .7 12.2 5.4l3 3 3-3c3.2-4.7 7.4-6.3 12.2-5.4L20 37Z' },
    { paint: 'dark-wash', d: disc(20, 34.4, 2.6) },
    { paint: 'dark-wash', d: 'M10 17.2c2.8-1.7 5.6-1.2 7.4 1.6-2.8 1.4-5.6.9-7.4-1.6Z' },
    { paint: 'line', d: 'M9.6 16.8c2.6-2 6-1.6 7.8 1.8M22.8 19.2c2-2 4.8-2.6 7.6-1.6' },
  ],
  // A raccoon under a croupier's eyeshade
  dario: [
    ...both('coat', 'M6.2 16.4C3.8 11.6 3.6 7 5.2 3.8c4.4.4 8 2.8 9.8 6.4Z'),
    {
      paint: 'coat',
      d: 'M3.6 22.6C4.2 13.4 10.6 8 20 8s15.8 5.4 16.4 14.6C33.6 30 27.4 36 20 36S6.4 30 3.6 22.6Z',
    },
    {
      paint: 'light-wash',
      d: 'M5.2 22.8c2-5.6 8.2-7.8 14.8-5.4 6.6-2.4 12.8-.2 14.8 5.4C32 30 26.8 35 20 35S8 30 5.2 22.8Z',
    },
    {
      paint: 'dark-wash',
      d: 'M5 22.2c2.4-4.2 7.6-5.6 11.6-3.4 1.8 1 5 1 6.8 0 4-2.2 9.2-.8 11.6 3.4-1.8 4-5.6 6.2-9.6 5.4-2.4-.4-3.8-2.2-5.4-2.2s-3 1.8-5.4 2.2c-4 .8-7.8-1.4-9.6-5.4Z',
    },
    ...both('white-wash', disc(13, 22.2, 2.7)),
    ...both('dark-wash', disc(13.5, 22.2, 1.5)),
    {
      paint: 'dark-wash',
      d: 'M17.2 28.8c0-1.2 1.2-1.8 2.8-1.8s2.8.6 2.8 1.8-1.4 2.4-2.8 2.4-2.8-1.2-2.8-2.4Z',
    },
    { paint: 'line', d: 'M16.4 32.6c1.6 1.4 5.2 1.6 7.6-.6' },
    { paint: 'green', d: 'M7.6 12c7-4.6 17.8-4.6 24.8 0l3.2 4.8c-9.6-4-21.6-4-31.2 0Z' },
  ],
  // A cat with pearls
  elsa: [
    {
      paint: 'coat',
      d: 'M5 3.2c3.8 1.6 6.8 3.8 9 6.6 3.8-1 8.2-1 12 0 2.2-2.8 5.2-5 9-6.6 1.6 6 1.8 12.6.4 18.4C33.8 29.6 28 35 20 35S6.2 29.6 4.6 21.6C3.2 15.8 3.4 9.2 5 3.2Z',
    },
    ...both('rose-wash', 'M7.2 7.2c1.9 1.1 3.4 2.5 4.6 4.2-1.8 1-3.2 2.4-4.2 4.2-.7-2.8-.8-5.6-.4-8.4Z'),
    ...both('gold', 'M8.2 19.4c2.4-3.6 6.8-3.4 9.4.8-2.8 2.8-7 2.6-9.4-.8Z'),
    ...both('dark-wash', 'M12.2 19.6c0-2 .4-2.8.9-2.8s1.1.8 1.1 2.8-.4 2.7-1 2.7-1-.7-1-2.7Z'),
    { paint: 'light-wash', d: 'M13.6 27.4c0-2.4 2.8-3.6 6.4-3.6s6.4 1.2 6.4 3.6-2.6 4-6.4 4-6.4-1.6-6.4-4Z' },
    { paint: 'rose-wash', d: 'M17.6 24h4.8L20 26.8Z' },
    { paint: 'line', d: 'M20 26.8c-.4 1.8-2 2.4-3.8 1.6M20 26.8c.4 1.8 2 2.4 3.8 1.6' },
    ...both('hair', 'M12 26.6 5.4 25.4M12 28.6l-6.2 1.2'),
    ...[10.4, 14.8, 20, 25.2, 29.6].map((x): Part => ({
      paint: 'white',
      d: disc(x, 36.6 - Math.abs(x - 20) * 0.28, 2.3),
    })),
  ],
  // A magpie with a coin
  fabio: [
    {
      paint: 'coat',
      d: 'M6 38C3.4 29.6 3.2 20.4 6.4 13.6 9.4 7 16 3.4 22.4 4.6c5 1 8.2 4.6 8.8 9.2l-1.8 8.6c-1.6 4.4-1.2 10 .2 15.6Z',
    },
    { paint: 'white', d: 'M11 38c-.6-5.4 2.6-10.4 8-12.8 3.4-1 6.6-.8 9.4.4-.8 4-.4 8.2.8 12.4Z' },
    { paint: 'red', d: 'M8.6 26.4c6.4 3 13.4 2.4 20.6-1.6l.2 4.2c-7 4.2-14.4 4.6-21 1.6Z' },
    { paint: 'gold', d: disc(35, 22, 4.2) },
    { paint: 'line', d: disc(35, 22, 1.5) },
    { paint: 'dark', d: 'M29.8 11.4c3.6.4 6.4 2.6 8.2 6.2-2.6 2.4-5.8 3.2-9.6 2.6-.8-3-.4-6 1.4-8.8Z' },
    { paint: 'hair', d: 'M29.6 16.6c2.8.6 5.4.8 8 .8' },
    { paint: 'white-wash', d: disc(22.6, 13, 3.5) },
    { paint: 'dark-wash', d: disc(23.4, 13, 2.1) },
    { paint: 'white-wash', d: disc(24.2, 12.2, 0.7) },
    { paint: 'line', d: 'M18.4 8.8c2-1.6 4.6-1.8 7-.6' },
  ],
  // A squirrel with her cheeks full, and a loupe
  greta: [
    {
      paint: 'coat',
      d: 'M8.4 2.4c2.8 2 4.8 4.4 5.8 7.2 3.8-.8 7.8-.8 11.6 0 1-2.8 3-5.2 5.8-7.2 1.2 4 1.2 7.8 0 11.4 3.8 3.2 5.6 7.4 4.8 12C35.4 31.8 28.6 36 20 36S4.6 31.8 3.6 25.8c-.8-4.6 1-8.8 4.8-12-1.2-3.6-1.2-7.4 0-11.4Z',
    },
    ...both('light-wash', disc(10.4, 27, 5.7)),
    { paint: 'light-wash', d: disc(20, 27.4, 5.2) },
    ...eyes(12.6, 18.4, 2.9),
    { paint: 'dark-wash', d: 'M17.8 23.2h4.4L20 25.6Z' },
    { paint: 'white', d: 'M17.7 28.2h4.6v4.4h-4.6ZM20 28.2v4.4' },
    { paint: 'line', d: 'M20 25.6v2.2M16 27.8c2.4.8 5.6.8 8 0' },
    { paint: 'gold', d: `${disc(27.4, 18.4, 6.2)}${disc(27.4, 18.4, 4.3)}` },
    { paint: 'line', d: 'M31.6 23.2l4.6 6' },
  ],
  // A badger
  hugo: [
    ...both('dark', disc(7.4, 11.4, 4)),
    ...both('light-wash', disc(6.8, 10.4, 1.7)),
    {
      paint: 'light',
      d: 'M20 4.4c9.2 0 15.6 5.6 15.6 13.4 0 6-3.8 10-8.2 13.2-2.6 2-4.4 5-7.4 5s-4.8-3-7.4-5c-4.4-3.2-8.2-7.2-8.2-13.2C4.4 10 10.8 4.4 20 4.4Z',
    },
    ...both(
      'dark-wash',
      'M11.6 7c4 1.4 5.8 6.4 5.6 11.8-.2 4.6-1.4 8.4-3.4 11.6-4-2.2-7-5.8-7.6-10.2C5.6 15 7.6 9.8 11.6 7Z',
    ),
    ...both('white-wash', disc(12.2, 18.6, 2.7)),
    ...both('dark-wash', disc(12.7, 18.7, 1.5)),
    {
      paint: 'dark-wash',
      d: 'M16.2 30.2c0-1.7 1.7-2.6 3.8-2.6s3.8.9 3.8 2.6-1.9 3.6-3.8 3.6-3.8-1.9-3.8-3.6Z',
    },
    { paint: 'line', d: 'M8.6 14.2l6.4 1M31.4 14.2l-6.4 1' },
  ],
};
