import type { Building, Cheque } from '../../../../core/games/for-sale/material.ts';
import type { Box, Canvas, Paint } from '../../../plain/canvas.ts';
import { coloursIn } from '../../../plain/palette.ts';
import buildings from '../art/buildings.css?raw';
import { groundOf, rankOf, rosetteOf } from '../art/cheque-ranks.ts';
import cheques from '../art/cheques.css?raw';
import type { Pen } from '../art/drawings/drawing.ts';
import { drawings } from '../art/drawings/index.ts';
import { landscapes } from '../art/drawings/landscapes.ts';
import { landscapeOf, subjectOf } from '../art/subjects.ts';

const tints = coloursIn(buildings);
const papers = coloursIn(cheques);
const PAPER = '#fbf5e6';

/** A building that lies open: its number and its picture. */
export function drawBuilding(canvas: Canvas, building: Building, box: Box): void {
  const landscape = landscapeOf(building);
  const tint = (name: string): string => tints[`landscape-${landscape}`]?.[`card-${name}`] ?? '#888';
  const line = Number.parseFloat(tint('line'));
  const pens = pensOf(tint, line);
  canvas.place(
    box,
    100,
    140,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { fill: PAPER });
      canvas.rect({ x: 3, y: 3, width: 94, height: 134 }, { fill: tint('sky') }, 5);
      canvas.group('translate(4 -2)', () => {
        for (const [pen, d] of [...landscapes[landscape], ...drawings[subjectOf(building)]])
          canvas.path(d, { ...pens[pen], isRound: true });
      });
      // What hangs over the sheet is under the edge
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { stroke: PAPER, strokeWidth: 8 }, 8);
      canvas.text(
        String(building),
        { x: 9, y: 8, width: 60, height: 36 },
        { size: 40, weight: 'title', fill: tint('number'), halo: [tint('sky'), 5], at: 'top' },
      );
    },
    8,
  );
}

function pensOf(tint: (name: string) => string, width: number): Readonly<Record<Pen, Paint>> {
  const line = (times: number, name = 'ink'): Paint => ({ stroke: tint(name), strokeWidth: width * times });
  const outlined = (name: string): Paint => ({ ...line(1), fill: tint(name) });
  const fill = (name: string): Paint => ({ fill: tint(name) });
  return {
    wall: outlined('wall'),
    roof: outlined('roof'),
    paper: outlined('paper'),
    leaf: outlined('leaf'),
    glow: outlined('glow'),
    'flat-wall': fill('wall'),
    'flat-roof': fill('roof'),
    'flat-paper': fill('paper'),
    'flat-leaf': fill('leaf'),
    'flat-glow': fill('glow'),
    far: fill('far'),
    ground: fill('ground'),
    water: fill('water'),
    ink: fill('dark'),
    shade: { fill: '#1b0f08', opacity: 0.17 },
    gleam: { fill: '#fff7dc', opacity: 0.4 },
    line: line(1),
    fine: line(0.5),
    beam: line(1.8),
    seam: line(0.6, 'dark'),
    lights: { stroke: tint('glow'), strokeWidth: 2.4, dash: '2.4 2.4' },
  };
}

/** A cheque that lies open; `numeral`: its amount, as it is written in the language. */
export function drawCheque(canvas: Canvas, amount: Cheque, numeral: string, box: Box): void {
  const rank = rankOf(amount);
  const tint = (name: string): string => papers[`rank-${rank}`]?.[`cheque-${name}`] ?? '#888';
  const rosette = rosetteOf[rank];
  canvas.place(
    box,
    200,
    100,
    () => {
      const edge = { stroke: tint('line'), strokeWidth: 1.6 };
      canvas.rect({ x: 0, y: 0, width: 200, height: 100 }, { fill: tint('paper') });
      canvas.shared(`for-sale-ground-${rank}`, () => groundOf(rank), {
        ...edge,
        strokeWidth: 0.8,
        opacity: 0.5,
      });
      if (rosette !== undefined)
        canvas.path(rosette, { ...edge, strokeWidth: 0.9, transform: 'translate(44 50)' });
      canvas.rect({ x: 4, y: 4, width: 192, height: 92 }, edge, 3);
      canvas.rect(
        { x: 18, y: 20, width: 164, height: 60 },
        { fill: tint('box'), stroke: tint('ink'), strokeWidth: 1.6 },
        4,
      );
      canvas.text(
        numeral,
        { x: 26, y: 22, width: 148, height: 56 },
        { size: 46, weight: 'title', fill: tint('ink'), align: 'middle' },
      );
      if (rank === 0)
        canvas.path('M12 92L188 8', { stroke: '#a3271b', strokeWidth: 4, opacity: 0.7, isRound: true });
    },
    6,
  );
}
