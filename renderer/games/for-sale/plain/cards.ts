import type { Building, Cheque } from '../../../../core/games/for-sale/material.ts';
import type { Box, Canvas } from '../../../plain/canvas.ts';
import { inkPaint } from '../../../plain/inks.ts';
import { coloursIn } from '../../../plain/palette.ts';
import buildings from '../art/buildings.css?raw';
import { groundOf, rankOf, rosetteOf } from '../art/cheque-ranks.ts';
import cheques from '../art/cheques.css?raw';
import { drawings } from '../art/drawings/index.ts';
import { landscapes } from '../art/drawings/landscapes.ts';
import { inks } from '../art/inks.ts';
import { landscapeOf, subjectOf } from '../art/subjects.ts';

const tints = coloursIn(buildings);
const papers = coloursIn(cheques);
/** Narrower cheques show only their amount. */
const SMALL = 150;
const PAPER = '#fbf5e6';

/** Draws the face of a building: number and picture. */
export function drawBuilding(canvas: Canvas, building: Building, box: Box): void {
  const landscape = landscapeOf(building);
  const tint = (name: string): string => tints[`landscape-${landscape}`]?.[`card-${name}`] ?? '#888';
  const line = Number.parseFloat(tint('line'));
  canvas.place(
    box,
    100,
    140,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { fill: PAPER });
      canvas.rect({ x: 3, y: 3, width: 94, height: 134 }, { fill: tint('sky') }, 5);
      canvas.group('translate(4 -2)', () => {
        for (const [pen, d] of [...landscapes[landscape], ...drawings[subjectOf(building)]])
          canvas.path(d, { ...inkPaint(inks[pen], tint, line), isRound: true });
      });
      // The edge covers what sticks out of the picture
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

/** Draws the face of a cheque; `numeral`: its amount, formatted. */
export function drawCheque(canvas: Canvas, amount: Cheque, numeral: string, box: Box): void {
  const rank = rankOf(amount);
  const tint = (name: string): string => papers[`rank-${rank}`]?.[`cheque-${name}`] ?? '#888';
  const rosette = rosetteOf[rank];
  // On a small cheque the amount takes more of the width
  const edge = box.width < SMALL ? 8 : 18;
  const across = 200 - 2 * edge;
  canvas.place(
    box,
    200,
    100,
    () => {
      const print = { stroke: tint('line'), strokeWidth: 1.6 };
      canvas.rect({ x: 0, y: 0, width: 200, height: 100 }, { fill: tint('paper') });
      canvas.shared(`for-sale-ground-${rank}`, () => groundOf(rank), {
        ...print,
        strokeWidth: 0.8,
        opacity: 0.5,
      });
      if (rosette !== undefined)
        canvas.path(rosette, { ...print, strokeWidth: 0.9, transform: 'translate(44 50)' });
      canvas.rect({ x: 4, y: 4, width: 192, height: 92 }, print, 3);
      canvas.rect(
        { x: edge, y: 20, width: across, height: 60 },
        { fill: tint('box'), stroke: tint('ink'), strokeWidth: 1.6 },
        4,
      );
      canvas.text(
        numeral,
        { x: edge + 4, y: 22, width: across - 8, height: 56 },
        { size: 46, weight: 'title', fill: tint('ink'), align: 'middle' },
      );
      if (rank === 0)
        canvas.path('M12 92L188 8', { stroke: '#a3271b', strokeWidth: 4, opacity: 0.7, isRound: true });
    },
    6,
  );
}
