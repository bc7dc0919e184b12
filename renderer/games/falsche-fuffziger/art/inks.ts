import type { Ink } from '../../shared/ink.ts';
import type { Pen } from './drawings/pens.ts';

/** The colour of outlines. */
export const INK = '#241a10';

const outlined = (fill: string): Ink => ({ fill, stroke: INK, lines: 1 });

/** The pens of presses. */
export const inks: Readonly<Record<Pen, Ink>> = {
  body: outlined('body'),
  deep: { ...outlined('ink'), isEvenOdd: true },
  glass: outlined('glass'),
  steel: outlined('#d3d7d8'),
  brass: outlined('#dba945'),
  wood: outlined('#b98a56'),
  paper: outlined('#fffdf5'),
  shade: { fill: '#1b0f08', opacity: 0.2 },
  gleam: { fill: '#fffbe8', opacity: 0.5 },
  line: { stroke: INK, lines: 1 },
  fine: { stroke: INK, width: 0.8 },
  seam: { stroke: 'mid', width: 1.4 },
  beam: { stroke: INK, width: 3.4 },
  rim: { stroke: INK, width: 4.8 },
  web: { stroke: '#fffdf5', width: 2 },
};
