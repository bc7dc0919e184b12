import { kindOf, type Card } from '../../../../core/games/money/material.ts';
import type { Currency } from '../../../../core/games/money/options.ts';
import type { Box, Canvas } from '../../../plain/canvas.ts';
import { coloursIn } from '../../../plain/palette.ts';
import css from '../art/currencies.css?raw';
import { coinStar, engravings } from '../art/engraving.ts';
import { rosettePath } from '../art/guilloche.ts';
import { NOTE_HEIGHT, NOTE_WIDTH, textures } from '../art/textures.ts';

const colours = coloursIn(css);
const RADIUS = 7;

interface Inks {
  readonly paper: string;
  readonly mid: string;
  readonly ink: string;
}

function inksOf(kind: Currency | 'coin'): Inks {
  const values = colours[`currency-${kind}`] ?? {};
  return {
    paper: values['note-paper'] ?? '#fff',
    mid: values['note-mid'] ?? '#888',
    ink: values['note-ink'] ?? '#000',
  };
}

/** Draws the face of a card. `isTile`: square, for a bid of many cards. */
export function drawCard(canvas: Canvas, card: Card, box: Box, { isTile = false } = {}): void {
  const kind = kindOf(card);
  const width = isTile ? NOTE_HEIGHT : NOTE_WIDTH;
  canvas.place(
    box,
    width,
    NOTE_HEIGHT,
    () => {
      if (kind.type === 'bluff') return drawBluff(canvas, width);
      const inks = inksOf(kind.type === 'note' ? kind.currency : 'coin');
      const whole = { x: 0, y: 0, width, height: NOTE_HEIGHT };
      canvas.rect(whole, { fill: inks.paper });
      if (kind.type === 'note') drawEngraving(canvas, kind.currency, inks, isTile);
      else drawCoin(canvas, isTile);
      canvas.rect(
        { x: 4, y: 4, width: width - 8, height: NOTE_HEIGHT - 8 },
        { stroke: inks.mid, strokeWidth: 1.8 },
        4,
      );
      const halo = [inks.paper, 6] as const;
      const look = { size: 52, weight: 'title', fill: inks.ink, halo } as const;
      canvas.text(String(kind.face), { x: 11, y: 6, width: 90, height: 48 }, { ...look, at: 'top' });
      if (!isTile) {
        canvas.text(
          String(kind.face),
          { x: 120, y: 58, width: 69, height: 42 },
          { ...look, size: 40, align: 'end', at: 'bottom' },
        );
        canvas.text(
          `${card}`,
          { x: 11, y: 78, width: 50, height: 22 },
          { size: 21, weight: 'bold', fill: inks.ink, halo, at: 'bottom' },
        );
      }
    },
    RADIUS,
  );
}

function drawEngraving(canvas: Canvas, currency: Currency, inks: Inks, isTile: boolean): void {
  const { sign, texture, rosette } = engravings[currency];
  canvas.shared(`money-texture-${currency}`, textures[texture], {
    stroke: inks.mid,
    strokeWidth: 1.2,
    opacity: 0.34,
  });
  canvas.group(isTile ? 'translate(76 76) scale(.6)' : 'translate(104 54) scale(.86)', () => {
    canvas.circle(0, 0, 45, { fill: inks.paper });
    if (!isTile)
      canvas.shared(`money-rosette-${currency}`, () => rosettePath(rosette), {
        stroke: inks.mid,
        strokeWidth: 0.9,
      });
    canvas.circle(0, 0, 27, { fill: inks.paper, stroke: inks.mid, strokeWidth: 1.6 });
    canvas.group(`scale(${isTile ? 2.2 : 1.5}) translate(-12 -12)`, () => {
      for (const d of sign) canvas.path(d, { stroke: inks.ink, strokeWidth: 2.6, isRound: true });
    });
  });
}

function drawCoin(canvas: Canvas, isTile: boolean): void {
  canvas.group(isTile ? 'translate(74 74) scale(.62)' : 'translate(108 54) scale(.95)', () => {
    canvas.circle(0, 0, 43, { fill: '#b07d27' });
    canvas.circle(0, 0, 38, { fill: '#e3b64b', stroke: '#8a5f18', strokeWidth: 1.4 });
    canvas.path('M-31-18A36 36 0 0 1 8-35 46 46 0 0 0-35 8 36 36 0 0 1-31-18Z', {
      fill: '#fbe7a8',
      opacity: 0.75,
    });
    canvas.path(coinStar, { fill: '#c58f30', stroke: '#6e4a10', strokeWidth: 1.4, isRound: true });
  });
}

/** Draws the bluff card: play money in three colours. */
function drawBluff(canvas: Canvas, width: number): void {
  canvas.rect({ x: 0, y: 0, width, height: NOTE_HEIGHT }, { fill: '#fffaf0' });
  const shades = ['#e2574c', '#f7c948', '#4c8fd6'];
  const cells = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: Math.ceil(width / 27) }, (__, column) => [row, column] as const),
  ).flat();
  for (const [row, column] of cells)
    canvas.rect(
      { x: column * 27, y: row * 22, width: 25, height: 20 },
      { fill: shades[(row + column) % 3], opacity: 0.8 },
    );
  canvas.circle(width / 2, NOTE_HEIGHT / 2, 36, { fill: '#fffaf0', stroke: '#2b2330', strokeWidth: 3 });
  canvas.text(
    '0',
    { x: width / 2 - 30, y: 24, width: 60, height: 60 },
    { size: 52, weight: 'bold', fill: '#2b2330', align: 'middle' },
  );
}
