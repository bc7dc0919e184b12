import { qrPath } from '../components/qr/qr-path.ts';
import type { Box, Canvas } from './canvas.ts';
import { COLOUR } from './palette.ts';

/** How to join: the content of the QR code, and the address printed next to it. */
export interface Invitation {
  readonly link: string;
  readonly place: string;
}

/** Draws a QR code. */
export function drawCode(canvas: Canvas, text: string, box: Box): void {
  const { edge, path } = qrPath(text);
  canvas.place(box, edge, edge, () => {
    canvas.rect({ x: 0, y: 0, width: edge, height: edge }, { fill: '#fffdf7' }, 1.5);
    canvas.path(path, { fill: '#17130d' });
  });
}

/** Draws QR code and address in the corner of a table. @returns their width */
export function drawInvitation(canvas: Canvas, { link, place }: Invitation, room: Box): number {
  const edge = room.height;
  drawCode(canvas, link, { x: room.x + room.width - edge, y: room.y, width: edge, height: edge });
  const text = { ...room, width: room.width - edge - 14 };
  const width = canvas.text(place, text, { size: 24, weight: 'bold', fill: COLOUR.ivorySoft, align: 'end' });
  return edge + 14 + width;
}
