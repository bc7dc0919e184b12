import { encode } from 'uqr';
import type { Box, Canvas } from './canvas.ts';
import { COLOUR } from './palette.ts';

/** How to join: the content of the QR code, and the address printed next to it. */
export interface Invitation {
  readonly link: string;
  readonly place: string;
}

/** White modules around a QR code, as the standard requires. */
const QUIET_ZONE = 4;

/** Draws a QR code. */
export function drawCode(canvas: Canvas, text: string, box: Box): void {
  const rows = encode(text, { ecc: 'M', border: 0 }).data;
  const edge = rows.length + 2 * QUIET_ZONE;
  const path = rows.map((row, y) => row.map((_, x) => run(row, x, y)).join('')).join('');
  canvas.place(box, edge, edge, () => {
    canvas.rect({ x: 0, y: 0, width: edge, height: edge }, { fill: '#fffdf7' }, 1.5);
    canvas.path(path, { fill: '#17130d', transform: `translate(${QUIET_ZONE} ${QUIET_ZONE})` });
  });
}

/** Path data of the run of dark modules that begins here. */
function run(row: readonly boolean[], x: number, y: number): string {
  if (row[x] !== true || row[x - 1] === true) return '';
  const end = row.indexOf(false, x);
  const width = (end < 0 ? row.length : end) - x;
  return `M${x} ${y}h${width}v1h-${width}z`;
}

/** Draws QR code and address in the corner of a table. @returns their width */
export function drawInvitation(canvas: Canvas, { link, place }: Invitation, room: Box): number {
  const edge = room.height;
  drawCode(canvas, link, { x: room.x + room.width - edge, y: room.y, width: edge, height: edge });
  const text = { ...room, width: room.width - edge - 14 };
  const width = canvas.text(place, text, { size: 24, weight: 'bold', fill: COLOUR.ivorySoft, align: 'end' });
  return edge + 14 + width;
}
