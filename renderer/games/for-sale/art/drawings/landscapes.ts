import type { Landscape } from '../subjects.ts';
import type { Drawing } from './drawing.ts';

/** The backgrounds of the landscapes, on the same sheet as the buildings. */
export const landscapes = {
  earth: [
    ['flat-glow', 'M58 78a14 14 0 1 1 28 0 14 14 0 0 1-28 0'],
    ['far', 'M0 96q14-8 30-5t34-4 28-3v30H0z'],
    ['ground', 'M0 101q24-5 48-2t44-3v42H0z'],
  ],
  meadow: [
    ['flat-paper', 'M68 30c-5 0-5-7 0-7 1-5 8-5 10-1 5-2 9 2 6 5 4 0 3 4 0 4z'],
    ['far', 'M0 92q20-16 44-8t48-12v60H0z'],
    ['ground', 'M0 103q30-7 56-3t36-2v42H0z'],
  ],
  town: [
    ['flat-paper', 'M62 24c-6 0-6-8 0-8 1-6 10-6 12-1 6-3 11 2 8 6 5 0 4 5 0 5z'],
    ['far', 'M0 96V84h8v-8h8v10h10V74l5-6 5 6v12h16V76h10v10h8V72h6v-6h4v6h4v14h8v18H0z'],
    ['ground', 'M0 104h92v40H0z'],
  ],
  grand: [
    ['gleam', 'M6 100a40 40 0 1 1 80 0z'],
    ['far', 'M0 98q16-12 34-6t30-4 28 0v22H0z'],
    ['ground', 'M0 106h92v36H0z'],
  ],
  sky: [
    [
      'flat-paper',
      'M60 12l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM84 52l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM12 58l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8zM80 16a1 1 0 1 1 0 .1M70 30a.7.7 0 1 1 0 .1M8 44a.8.8 0 1 1 0 .1M20 76a.8.8 0 1 1 0 .1M86 70a1 1 0 1 1 0 .1M52 24a.7.7 0 1 1 0 .1M6 88a1 1 0 1 1 0 .1',
    ],
  ],
} as const satisfies Record<Landscape, Drawing>;
