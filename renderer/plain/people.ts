import type { SeatFrame } from '../../core/protocol/frames.ts';
import { pathsOf, type Paint as PortraitPaint, type Portrait } from '../components/characters/portrait.ts';
import { emblemFor, emblemShapes, monogram, placeOf } from '../components/player/emblems.ts';
import type { Box, Canvas, Paint } from './canvas.ts';
import { COLOUR, SEAT_COLOURS } from './palette.ts';

const portraits = import.meta.glob<Portrait>('../components/characters/portraits/*.ts', {
  eager: true,
  import: 'default',
});
const PEN = '#2a2118';
const FILLS: Readonly<Record<string, string>> = {
  dark: '#2f2925',
  white: '#fffdf7',
  gold: '#e0ad43',
  green: '#3f8f62',
  red: '#c2452f',
  rose: '#e59a86',
};

/** Draws a player's emblem: the colour and shape of the seat, with a face or a monogram. */
export function drawEmblem(canvas: Canvas, who: SeatFrame, box: Box): void {
  if (who.type === 'free') return;
  const emblem = emblemFor(who);
  const place = placeOf(emblem);
  const [fill, ink] = SEAT_COLOURS[place] ?? ['#888', '#fff'];
  canvas.place(box, 40, 40, () => {
    canvas.path(emblemShapes[place] ?? '', { fill, stroke: COLOUR.ivory, strokeWidth: 1.5 });
    if (typeof emblem === 'number') {
      canvas.text(
        monogram(who.name),
        { x: 6, y: 6, width: 28, height: 28 },
        { size: 15, weight: 'bold', fill: ink, align: 'middle' },
      );
      return;
    }
    const portrait = portraits[`../components/characters/portraits/${emblem.character}.ts`];
    if (portrait === undefined) return;
    canvas.group('translate(2.4 2.4) scale(.88)', () => {
      for (const { paint, d, transform } of pathsOf(portrait))
        canvas.path(d, { ...paintOf(paint, portrait), ...(transform !== undefined && { transform }) });
    });
  });
}

/** Parts of a portrait are outlined, or only filled. */
function paintOf(part: PortraitPaint, coat: Pick<Portrait, 'coat' | 'light'>): Paint {
  if (part === 'hair') return { stroke: coat.light, strokeWidth: 0.9, isRound: true };
  const pen = { stroke: PEN, strokeWidth: 1.5, isRound: true, isEvenOdd: true };
  if (part === 'line') return pen;
  const [name = '', isWash] = part.split('-');
  const fill = name === 'coat' || name === 'light' ? coat[name] : (FILLS[name] ?? PEN);
  return isWash === undefined ? { ...pen, fill } : { fill, isEvenOdd: true };
}
