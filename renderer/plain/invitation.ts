import { qrPath } from '../components/qr/qr-path.ts';
import { useI18n } from '../i18n/index.ts';
import type { Box, Canvas } from './canvas.ts';
import { COLOUR } from './palette.ts';

/** How to join: the content of the QR code, and the address printed next to it. Anybody on the network can see it, so it has no PIN. */
export interface Invitation {
  readonly link: string;
  readonly place: string;
}

/** Greatest width of the words that say where the PIN is. */
const PIN_WIDTH = 320;

/** Draws a QR code. */
export function drawCode(canvas: Canvas, text: string, box: Box): void {
  const { edge, path } = qrPath(text);
  canvas.place(box, edge, edge, () => {
    canvas.rect({ x: 0, y: 0, width: edge, height: edge }, { fill: '#fffdf7' }, 1.5);
    canvas.path(path, { fill: '#17130d' });
  });
}

/** Draws QR code and address in the corner of a table, and where its PIN is. @returns their width */
export function drawInvitation(
  canvas: Canvas,
  { link, place }: Invitation,
  hasPin: boolean,
  room: Box,
): number {
  const { t } = useI18n();
  const edge = room.height;
  drawCode(canvas, link, { x: room.x + room.width - edge, y: room.y, width: edge, height: edge });
  const text = { ...room, width: room.width - edge - 14 };
  const half = room.height / 2;
  const width = canvas.text(place, hasPin ? { ...text, height: half } : text, {
    size: 24,
    weight: 'bold',
    fill: COLOUR.ivorySoft,
    align: 'end',
  });
  if (!hasPin) return edge + 14 + width;
  const pin = {
    ...text,
    x: text.x + text.width - PIN_WIDTH,
    y: text.y + half,
    width: PIN_WIDTH,
    height: half,
  };
  const look = { size: 19, least: 15, fill: COLOUR.ivorySoft, align: 'end', at: 'top', lines: 2 } as const;
  return edge + 14 + Math.max(width, canvas.text(t('hosting.plain.pin'), pin, look));
}
