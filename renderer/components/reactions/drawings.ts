import type { Reaction } from '../../../core/base/reactions.ts';

/** How a part of a picture is painted: outlined, filled and outlined, or filled only. */
type Paint = 'line' | 'paper' | 'mouth' | 'gold' | 'rose' | 'water' | 'rim' | 'finger';
export interface Part {
  readonly paint: Paint;
  readonly d: string;
  /** Position of a part that is drawn more than once. */
  readonly transform?: string;
}

const FINGERS = 'M-3.3 6v-9.4M1 6v-12M5 6v-10M-3.4 7-8 1.4';
/** An upright hand, its wrist below. */
const hand = (transform: string): readonly Part[] => [
  { paint: 'rim', d: FINGERS, transform },
  { paint: 'finger', d: FINGERS, transform },
  { paint: 'finger', d: 'M-3.3 4.2H5M-2.6 6.6h7', transform },
];
/** A glass half full, its stem below. */
const glass = (transform: string): readonly Part[] => [
  { paint: 'paper', d: 'M-5.4-9H5.4L4-2.6C3.4-.2 1.8 1 0 1s-3.4-1.2-4-3.6Z', transform },
  { paint: 'gold', d: 'M-4.6-5.6h9.2L4-2.6C3.4-.2 1.8 1 0 1s-3.4-1.2-4-3.6Z', transform },
  { paint: 'line', d: 'M-5.4-9H5.4L4-2.6C3.4-.2 1.8 1 0 1s-3.4-1.2-4-3.6ZM0 1v8M-3.4 9h6.8', transform },
];
const SPARKS = 'M20 4.6v3M14 6.2l1.4 2.6M26 6.2l-1.4 2.6';

/** The pictures of the reactions, on medals of 40 × 40 with centre 20 20 and radius 18. */
export const drawings: { readonly [Name in Reaction]: readonly Part[] } = {
  applause: [
    ...hand('translate(25.6 22.4) rotate(24) scale(-.92 .92)'),
    ...hand('translate(16.6 25) rotate(8) scale(.98)'),
    { paint: 'line', d: SPARKS },
  ],
  laugh: [
    { paint: 'line', d: 'M9.8 16.6c1.2-3.2 5-3.2 6.2 0M24 16.6c1.2-3.2 5-3.2 6.2 0' },
    { paint: 'mouth', d: 'M10.4 21h19.2c0 6.4-4.2 10.4-9.6 10.4S10.4 27.4 10.4 21Z' },
    { paint: 'rose', d: 'M14.4 29.2c1.6-2.8 9.6-2.8 11.2 0-1.6 1.5-3.4 2.2-5.6 2.2s-4-.7-5.6-2.2Z' },
  ],
  gasp: [
    { paint: 'line', d: 'M9.6 10.8c1.3-1.9 3.6-2.5 5.6-1.7M30.4 10.8c-1.3-1.9-3.6-2.5-5.6-1.7' },
    { paint: 'paper', d: 'M10 17a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-6.4 0Z' },
    { paint: 'paper', d: 'M23.6 17a3.2 3.2 0 1 0 6.4 0 3.2 3.2 0 0 0-6.4 0Z' },
    { paint: 'line', d: 'M13.2 17h.01M26.8 17h.01' },
    { paint: 'mouth', d: 'M20 32.4c-2.7 0-4.4-2.3-4.4-5.1s1.7-4.7 4.4-4.7 4.4 1.9 4.4 4.7-1.7 5.1-4.4 5.1Z' },
  ],
  groan: [
    { paint: 'line', d: 'm9.6 13.4 6 3-6 2.8M30.4 13.4l-6 3 6 2.8' },
    { paint: 'line', d: 'M9.6 28c1.7-3.4 3.5-3.4 5.2 0s3.5 3.4 5.2 0 3.5-3.4 5.2 0 3.5 3.4 5.2 0' },
  ],
  relief: [
    { paint: 'line', d: 'M8.6 16.4c1.2 2.6 4.8 2.6 6 0M19.4 16.4c1.2 2.6 4.8 2.6 6 0' },
    { paint: 'mouth', d: 'M13.2 25.4a2.3 2.3 0 1 0 4.6 0 2.3 2.3 0 0 0-4.6 0Z' },
    { paint: 'line', d: 'M21.4 24.4h7.2a2.2 2.2 0 1 0-2-3.2M21.4 28h5.4a1.9 1.9 0 1 1-1.7 2.8' },
    { paint: 'water', d: 'M28.6 7.4c1.7 2.2 2.5 3.4 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.2.8-2.4 2.5-4.6Z' },
  ],
  cheers: [
    ...glass('translate(13 22.6) rotate(16) scale(.9)'),
    ...glass('translate(27 22.6) rotate(-16) scale(.9)'),
    { paint: 'line', d: SPARKS },
  ],
};
