import { disc, running, spokes, type Drawing } from './pens.ts';

const flywheel = (x: number, y: number, reach: number): Drawing => [
  ['beam', spokes([x, y], [4, reach - 4], 6, 0.5)],
  ['deep', disc(x, y, reach) + disc(x, y, reach - 5.5)],
  ['brass', disc(x, y, 5)],
];

/** Columns of rollers. */
const rollers = (columns: readonly number[], rows: readonly number[], radius: number): Drawing => {
  const all = (size: number): string => columns.flatMap((x) => rows.map((y) => disc(x, y, size))).join('');
  return [
    ['steel', all(radius)],
    ['brass', all(radius * 0.35)],
  ];
};

const stack = (x: number, y: number, width: number, height: number): Drawing => {
  const sheets = Array.from(
    { length: Math.floor(height / 4) },
    (_, at) => `M${x} ${y + 4 + at * 4}h${width}`,
  );
  return [
    ['paper', `M${x} ${y}h${width}v${height}h${-width}z`],
    ['fine', sheets.join('')],
  ];
};

/** 50: a cylinder press, driven by a flywheel. */
export const cylinderPress: Drawing = [
  ['shade', 'M2 80h97v-4H2z'],
  ['line', 'M84 24v34'],
  ['wood', 'M70 31l26-15 2 4-26 15z'],
  ['paper', 'M71 29l23-13.5-1.5-3-23 13.5z'],
  ['body', 'M8 78V62q0-4 4-4h80q4 0 4 4v16H85v-7H20v7z'],
  ['shade', 'M50 64h46v7H50z'],
  ['gleam', 'M12 60.5h80v2.5H12z'],
  ...stack(80, 50, 15, 8),
  ['steel', disc(64, 41, 17.5)],
  ['gleam', 'M51 38a14 14 0 0 1 12-11v4a10 10 0 0 0-8 8z'],
  ...running('M72 27q12 9 7 22'),
  ['brass', disc(64, 41, 6)],
  ['line', spokes([64, 41], [6, 11], 5, 0.8)],
  ...flywheel(28, 44, 25),
];

/** 50 with double capacity: two cylinders. */
export const twinCylinderPress: Drawing = [
  ['shade', 'M2 80h97v-4H2z'],
  ['line', 'M42 28v32M69 28v32M96 28v32'],
  ['wood', 'M40 25h58v5H40z'],
  ...stack(45, 16, 20, 9),
  ...stack(73, 16, 20, 9),
  ['body', 'M6 78V64q0-4 4-4h84q4 0 4 4v14H87v-6H18v6z'],
  ['shade', 'M46 66h52v6H46z'],
  ['gleam', 'M10 62.5h84v2.5H10z'],
  ['steel', disc(55, 46, 13) + disc(83, 46, 13)],
  ['gleam', 'M45 44a10 10 0 0 1 9-9v3a7 7 0 0 0-6 6zM73 44a10 10 0 0 1 9-9v3a7 7 0 0 0-6 6z'],
  ['brass', disc(55, 46, 5) + disc(83, 46, 5)],
  ['line', spokes([55, 46], [5, 9], 5, 0.8) + spokes([83, 46], [5, 9], 5, 0.8)],
  ...flywheel(22, 46, 20),
];

/** 100: a printing tower between a pile of paper and a pile of notes. */
export const towerPress: Drawing = [
  ['shade', 'M2 80h97v-4H2z'],
  ...stack(6, 44, 18, 26),
  ...running('M14 40q7-11 20-9'),
  ['body', 'M66 36h16q13 3 15 16v18H66z'],
  ['gleam', 'M72 39h10q7 2 10 7h-4q-3-4-7-4h-9z'],
  ...stack(75, 56, 18, 14),
  ['body', 'M30 70V20q0-13 13-13h15q13 0 13 13v50z'],
  ['shade', 'M61 8q10 2 10 12v50h-7V20q0-8-3-12z'],
  ['gleam', 'M33 22q0-10 8-12v3.5q-4.5 1-4.5 8.5v46H33z'],
  ['glass', 'M40 66V22q0-6 6-6h9q6 0 6 6v44z'],
  ...rollers([50.5], [25.5, 42, 58.5], 8),
  ['deep', 'M3 78v-8h94v8z'],
  ['gleam', 'M5 72h90v2H5z'],
];

/** 100 with double capacity: two towers. */
export const twinTowerPress: Drawing = [
  ['shade', 'M1 80h98v-4H1z'],
  ...stack(4, 46, 13, 24),
  ...running('M10 42q5-9 14-7M46 40h10'),
  ['body', 'M78 42h6q11 3 12 13v15H78z'],
  ...stack(83, 58, 11, 12),
  ['body', 'M20 70V20q0-12 11-12h7q11 0 11 12v50zM51 70V20q0-12 11-12h7q11 0 11 12v50z'],
  ['shade', 'M41 9q8 2 8 11v50h-5V20q0-8-3-11zM72 9q8 2 8 11v50h-5V20q0-8-3-11z'],
  ['gleam', 'M22.5 22q0-9 7-11v3q-4 1-4 8v46h-3zM53.5 22q0-9 7-11v3q-4 1-4 8v46h-3z'],
  ['glass', 'M27 66V22q0-5 5-5h5q5 0 5 5v44zM58 66V22q0-5 5-5h5q5 0 5 5v44z'],
  ...rollers([34.5, 65.5], [26, 42, 58], 7),
  ['deep', 'M2 78v-8h96v8z'],
  ['gleam', 'M4 72h92v2H4z'],
];

/** 150: a rotary machine that prints from the reel. */
export const rotaryPress: Drawing = [
  ['shade', 'M1 80h98v-4H1z'],
  ['line', 'M39 11V4h44v7M47 4v7M55 4v7M63 4v7M75 4v7'],
  ['body', 'M82 38h8l8 10v30H82z'],
  ['gleam', 'M84 40h5l3 4h-8z'],
  ['glass', 'M86 50h8v8h-8z'],
  ['paper', 'M86 78V66h12v12z'],
  ['fine', 'M86 70h12M86 74h12'],
  ['body', 'M35 78V15q0-4 4-4h43q4 0 4 4v63z'],
  ['shade', 'M78 11h4q4 0 4 4v63h-8z'],
  ['gleam', 'M37.5 17q0-3.5 3.5-3.5h1.5V76h-5z'],
  ['glass', 'M46 74V22h29v52z'],
  ['seam', 'M46 16.5h29'],
  ...running('M6 48Q12 19 34 20h18q20 2 20 12T50 48t22 16'),
  ...rollers([60.5], [32, 48, 64], 9.5),
  ['deep', 'M4 78l11-22h5l11 22h-6l-7.5-15L10 78z'],
  ['paper', disc(17.5, 54, 16)],
  ['line', disc(17.5, 54, 11.5) + disc(17.5, 54, 7)],
  ['brass', disc(17.5, 54, 3.5)],
];

/** 150 with double capacity: two reels, and twice the rollers. */
export const twinRotaryPress: Drawing = [
  ['shade', 'M1 80h98v-4H1z'],
  ['line', 'M38 11V4h54v7M47 4v7M56 4v7M65 4v7M74 4v7M83 4v7'],
  ['body', 'M34 78V15q0-4 4-4h54q4 0 4 4v63z'],
  ['shade', 'M88 11h4q4 0 4 4v63h-8z'],
  ['gleam', 'M36.5 17q0-3.5 3.5-3.5h1V76h-4.5z'],
  ['glass', 'M44 74V22h42v52z'],
  ['seam', 'M44 16.5h42'],
  ...rollers([54.5, 75.5], [32, 48, 64], 8.5),
  ...running('M17 10q12 4 32 14M17 43q12-2 30 12'),
  ['deep', 'M6 78l8-16h6l8 16h-5.5L17 66l-5.5 12z'],
  ['paper', disc(17, 24, 13.5) + disc(17, 56, 13.5)],
  ['line', disc(17, 24, 8.5) + disc(17, 56, 8.5)],
  ['brass', disc(17, 24, 3.5) + disc(17, 56, 3.5)],
];
