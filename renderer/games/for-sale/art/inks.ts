import type { Ink } from '../../shared/ink.ts';
import type { Pen } from './drawings/drawing.ts';

const outlined = (fill: string): Ink => ({ fill, stroke: 'ink', lines: 1 });

/** The pens of buildings and landscapes. */
export const inks: Readonly<Record<Pen, Ink>> = {
  wall: outlined('wall'),
  roof: outlined('roof'),
  paper: outlined('paper'),
  leaf: outlined('leaf'),
  glow: outlined('glow'),
  'flat-wall': { fill: 'wall' },
  'flat-roof': { fill: 'roof' },
  'flat-paper': { fill: 'paper' },
  'flat-leaf': { fill: 'leaf' },
  'flat-glow': { fill: 'glow' },
  far: { fill: 'far' },
  ground: { fill: 'ground' },
  water: { fill: 'water' },
  ink: { fill: 'dark' },
  shade: { fill: '#1b0f08', opacity: 0.17 },
  gleam: { fill: '#fff7dc', opacity: 0.4 },
  line: { stroke: 'ink', lines: 1 },
  fine: { stroke: 'ink', lines: 0.5 },
  beam: { stroke: 'ink', lines: 1.8 },
  seam: { stroke: 'dark', lines: 0.6 },
  lights: { stroke: 'glow', width: 2.4, dash: 2.4 },
};
