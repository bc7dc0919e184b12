import { disc, spokes, type Drawing } from './pens.ts';

const screw = (x: number): string => `M${x - 4} 55V30h8v25z`;
const thread = (x: number): string => [34, 39, 44, 49].map((y) => `M${x - 4} ${y + 3}l8-3`).join('');

/** 10: a screw press that one person works. */
export const screwPress: Drawing = [
  ['shade', 'M22 80h60v-4H22z'],
  ['wood', 'M27 78v-8h46v8z'],
  ['steel', 'M34 70v-4h32v4z'],
  ['paper', 'M39 66v-3h24v3z'],
  ['body', 'M37 61v-7h26v7z'],
  ['steel', screw(50)],
  ['fine', thread(50)],
  ['body', 'M28 72V32h7v40zM65 72V32h7v40z'],
  ['body', 'M24 35v-8q26-9 52 0v8z'],
  ['shade', 'M68 35h4v37h-4zM54 35V21q12 0 22 6v8z'],
  ['gleam', 'M26 28q10-4 20-5v3q-10 1-20 5zM30 37h1.5v33H30z'],
  ['steel', 'M46 22v-9h8v9z'],
  ['beam', 'M33 13h34'],
  ['brass', disc(33, 13, 4) + disc(67, 13, 4)],
];

/** 10 with double capacity: two screws under one beam. */
export const twinScrewPress: Drawing = [
  ['shade', 'M4 80h94v-4H4z'],
  ['wood', 'M8 78v-8h84v8z'],
  ['steel', 'M18 70v-4h27v4zM55 70v-4h27v4z'],
  ['paper', 'M21 66v-3h21v3zM58 66v-3h21v3z'],
  ['body', 'M19 61v-7h25v7zM56 61v-7h25v7z'],
  ['steel', screw(31.5) + screw(68.5)],
  ['fine', thread(31.5) + thread(68.5)],
  ['body', 'M9 72V34h7v38zM46.5 72V34h7v38zM84 72V34h7v38z'],
  ['body', 'M5 37v-9q45-13 90 0v9z'],
  ['shade', 'M87 37h4v35h-4zM50 37V21.5q25 0 45 6.5v9z'],
  ['gleam', 'M7 29q16-4 32-5v3q-16 1-32 5z'],
  ['steel', 'M27.5 23v-9h8v9zM64.5 23v-9h8v9z'],
  ['beam', 'M20 15h23M57 15h23'],
  ['brass', disc(20, 15, 3.5) + disc(43, 15, 3.5) + disc(57, 15, 3.5) + disc(80, 15, 3.5)],
];

const star = (x: number, y: number, reach: number): Drawing => [
  ['beam', spokes([x, y], [4, reach], 6, 0.26)],
  ['brass', disc(x, y, 5.5)],
];

/** 20: a rolling press, turned by a star wheel. */
export const rollingPress: Drawing = [
  ['shade', 'M12 80h80v-4H12z'],
  ['body', 'M28 78V32q0-13 13-13h20q13 0 13 13v46H63V64H39v14z'],
  ['shade', 'M65 20q9 2 9 12v46h-6V32q0-9-3-12z'],
  ['gleam', 'M31 33q0-10 9-11v3q-6 1-6 8v40h-3z'],
  ['steel', disc(51, 62, 9)],
  ['line', disc(51, 63, 3)],
  ['wood', 'M6 52h88v6H6z'],
  ['paper', 'M64 52v-3.5h26V52z'],
  ['fine', 'M64 50.3h26'],
  ['steel', disc(51, 38, 13)],
  ['brass', 'M46 19v-8h10v8z'],
  ['line', 'M40 11h22'],
  ...star(51, 38, 28),
];

/** 20 with double capacity: two pairs of rollers on one bed. */
export const twinRollingPress: Drawing = [
  ['shade', 'M3 80h96v-4H3z'],
  ['body', 'M10 78V34q0-13 13-13h54q13 0 13 13v44H80V64H56v14H44V64H20v14z'],
  ['shade', 'M80 22q10 2 10 12v44h-6V34q0-9-4-12z'],
  ['gleam', 'M13 35q0-10 9-11v3q-6 1-6 8v40h-3z'],
  ['steel', disc(29, 62, 8) + disc(71, 62, 8)],
  ['line', disc(29, 64, 2.5) + disc(71, 64, 2.5)],
  ['wood', 'M2 53h96v6H2z'],
  ['paper', 'M42 53v-3.5h18V53zM80 53v-3.5h17V53z'],
  ['steel', disc(29, 41, 11) + disc(71, 41, 11)],
  ['brass', 'M24 21v-7h10v7zM66 21v-7h10v7z'],
  ...star(29, 41, 21),
  ...star(71, 41, 21),
];

/** A broken press: the beam snapped, the screw askew, a wheel off. */
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
