import { disc, spokes, type Drawing } from './pens.ts';

/** What is left of a press whose back is broken: its beam snapped, its screw askew, a wheel run off. */
export const wreck: Drawing = [
  ['shade', 'M8 80h86v-4H8z'],
  ['paper', 'M62 30q-9 0-8-7 1-6 7-6 1-8 10-8 7 0 9 6 8-1 9 6 0 8-8 8-4 5-10 3-5 3-9-2z'],
  ['wood', 'M12 78v-8h26l3 4 3-5 2 5v4zM54 78l2-7 4 4 4-5h26v8z'],
  ['body', 'M24 70l-6-36h8l6 36z'],
  ['body', 'M8 40q10-14 32-16l-3 6 6 3-4 7q-16 0-25 9z'],
  ['steel', 'M44 36l8-4 12 28-8 4z'],
  ['fine', 'M48 41l7-6M50 46l7-6M52 51l7-6M55 56l6-6'],
  ['beam', 'M38 33l22-11'],
  ['brass', disc(38, 33, 4) + disc(60, 22, 4)],
  ['body', 'M76 70V50l-3-3 5-2-1-5 6 3 1 27z'],
  ['line', 'M34 68q-3-4 1-5t3-5 1-5 2-4'],
  ['beam', spokes([68, 66], [8, 13.5], 8, 0.2)],
  ['steel', disc(68, 66, 10)],
  ['deep', disc(68, 66, 4)],
];
