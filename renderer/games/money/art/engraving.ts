import type { Rosette, WaveBand } from './guilloche.ts';
import type { TextureName } from './textures.ts';
import type { Currency } from '../../../../core/games/money/options.ts';

/** The engraving of a currency. With the colours it determines everything on a note except the numbers. */
export interface Engraving {
  /** The sign, as strokes on a grid of 24 × 24. */
  readonly sign: readonly string[];
  readonly texture: TextureName;
  readonly rosette: Rosette;
  /** The ring close around the sign. */
  readonly heart: Rosette;
  readonly band: WaveBand;
}

const BAND_WIDTH = 176;

export const engravings = {
  yen: {
    sign: ['M5 3.5 12 12.5 19 3.5', 'M12 12.5V21', 'M6.5 12.7h11', 'M6.5 16.7h11'],
    texture: 'scales',
    rosette: { outer: 46, inner: 25, petals: 16, curves: 6 },
    heart: { outer: 27, inner: 20, petals: 16, curves: 2 },
    band: { width: BAND_WIDTH, reach: 12, waves: 8, curves: 7 },
  },
  krona: {
    sign: [
      'M4.5 3.5V20.5',
      'M11.5 9 5 15.5',
      'M7.7 13 12 20.5',
      'M16 9.5V20.5',
      'M16 13.5c.7-2.6 2.3-4 5-3.8',
    ],
    texture: 'slant',
    rosette: { outer: 46, inner: 22, petals: 6, curves: 10 },
    heart: { outer: 27, inner: 20, petals: 6, curves: 4 },
    band: { width: BAND_WIDTH, reach: 13, waves: 4, curves: 9 },
  },
  rouble: {
    sign: ['M8.5 21V3.8h5.3a4.8 4.8 0 0 1 0 9.6H5', 'M5 17.3h8.5'],
    texture: 'pillars',
    rosette: { outer: 46, inner: 20, petals: 8, curves: 8, swell: 0.3, swellPetals: 16 },
    heart: { outer: 27, inner: 20, petals: 24, curves: 2 },
    band: { width: BAND_WIDTH, reach: 14, waves: 11, curves: 7 },
  },
  franc: {
    sign: ['M8.5 21V3.8H18.5', 'M8.5 11.2h8', 'M5 16.5h8'],
    texture: 'ridges',
    rosette: { outer: 46, inner: 24, petals: 10, curves: 5, swell: 0.25, swellPetals: 5 },
    heart: { outer: 27, inner: 20, petals: 10, curves: 3 },
    band: { width: BAND_WIDTH, reach: 11, waves: 5, curves: 8 },
  },
  euro: {
    sign: ['M19.5 5.9A8.3 8.3 0 1 0 19.5 18.1', 'M3 10.3h11', 'M3 13.8h10'],
    texture: 'rings',
    rosette: { outer: 46, inner: 18, petals: 12, curves: 7 },
    heart: { outer: 27, inner: 20, petals: 12, curves: 4 },
    band: { width: BAND_WIDTH, reach: 13, waves: 6, curves: 9 },
  },
  pound: {
    sign: ['M17.8 7.6A4.5 4.5 0 0 0 8.9 8.5c0 3.5 1 5.2.6 8-.3 1.8-1.3 3-2.9 4H18.2', 'M6 12.8h8.5'],
    texture: 'lozenges',
    rosette: { outer: 46, inner: 24, petals: 5, curves: 9, swell: 0.35, swellPetals: 10 },
    heart: { outer: 27, inner: 20, petals: 20, curves: 2 },
    band: { width: BAND_WIDTH, reach: 12, waves: 9, curves: 6 },
  },
  dollar: {
    sign: [
      'M17.3 8c-.6-2.2-2.5-3.4-5.2-3.4-3 0-5 1.4-5 3.7 0 5.3 10.6 2.2 10.6 7.6 0 2.4-2.3 3.8-5.5 3.8-3 0-5.2-1.3-5.8-3.6',
      'M12 2V22',
    ],
    texture: 'levels',
    rosette: { outer: 46, inner: 22, petals: 20, curves: 4 },
    heart: { outer: 27, inner: 20, petals: 14, curves: 3 },
    band: { width: BAND_WIDTH, reach: 14, waves: 3, curves: 11 },
  },
} as const satisfies Record<Currency, Engraving>;

/** The star in the middle of a coin. */
export const coinStar = 'M0-20 5.4-7.4 19-6.2 8.7 2.8 11.8 16.2 0 9.1-11.8 16.2-8.7 2.8-19-6.2-5.4-7.4Z';
