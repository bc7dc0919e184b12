import {
  dealOf,
  INSPECTORS,
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
  type Inspector,
  type LaunderingCard,
  type PressType,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import type { Box, Canvas } from '../../../plain/canvas.ts';
import { inkPaint } from '../../../plain/inks.ts';
import { coloursIn } from '../../../plain/palette.ts';
import { noteEdge } from '../art/crooked.ts';
import { machines } from '../art/drawings/index.ts';
import { disc } from '../art/drawings/pens.ts';
import { fingerprint } from '../art/fingerprint.ts';
import { INK, inks } from '../art/inks.ts';
import letters from '../art/letters.css?raw';
import typeCss from '../art/typeColours.css?raw';
import { typeOutlines } from '../art/type-outlines.ts';

const types = coloursIn(typeCss);
const fronts = coloursIn(letters);
/** Width of a press's outlines, on its grid of 100. */
const LINE = 1.8;
const PAPER = '#fbf5e6';

const tintOf =
  (type: PressType | 'broken') =>
  (name: string): string =>
    types[`type-${type}`]?.[`type-${name}`] ?? (name === 'glass' ? '#2c3135' : '#888');

export function drawCoin(canvas: Canvas, box: Box): void {
  canvas.place(box, 40, 40, () => {
    canvas.circle(20, 20, 18.5, { fill: '#aab2b9', stroke: '#2f363c', strokeWidth: 1.6 });
    canvas.circle(20, 20, 13.8, { fill: '#dfe4e7', stroke: '#5d666e', strokeWidth: 1.2 });
    canvas.path('M7 17A13.3 13.3 0 0 1 23 7 16 16 0 0 0 7 17z', { fill: '#fff' });
    canvas.group('translate(20 20)', () =>
      canvas.path('M-8-1.5L0-9l4 4-8 7.5zM-.5-2L8 6M-8 8.5h8', {
        fill: '#aab2b9',
        stroke: '#2f363c',
        strokeWidth: 1.9,
        isRound: true,
      }),
    );
  });
}

/** Draws the sign of a type with its number; `mark`: a text below, such as a count. */
export function drawType(canvas: Canvas, type: PressType, box: Box, mark?: string): void {
  const tint = tintOf(type);
  canvas.place(box, 32, 32, () => {
    canvas.path(typeOutlines[type], { fill: tint('body'), stroke: PAPER, strokeWidth: 1.4, isRound: true });
    canvas.text(
      String(type),
      { x: 5, y: 5, width: 22, height: 22 },
      { size: 14, weight: 'bold', fill: tint('on'), align: 'middle' },
    );
  });
  if (mark === undefined) return;
  // Overlaps the lower edge of the sign, without covering its number
  const size = Math.min(box.width, box.height) * 0.58;
  const plate = { x: box.x - 2, y: box.y + box.height - size * 0.14, width: box.width + 4, height: size };
  canvas.rect(plate, { fill: INK, stroke: PAPER, strokeWidth: 1.2 }, size * 0.4);
  canvas.text(mark, plate, {
    size: size * 0.92,
    weight: 'bold',
    fill: PAPER,
    align: 'middle',
    least: size * 0.8,
  });
}

export function drawPress(canvas: Canvas, up: Back, box: Box, isConverted = false): void {
  const type = up === 'broken' ? 'broken' : typeOf(up);
  const tint = tintOf(type);
  canvas.place(
    box,
    100,
    120,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 120 }, { fill: isConverted ? '#a8792a' : PAPER });
      canvas.rect({ x: 4, y: 4, width: 92, height: 112 }, { fill: tint('paper') }, 5);
      canvas.path('M4 72h92v12H4z', { fill: tint('mid'), opacity: 0.45 });
      canvas.group('translate(50 79) scale(.94) translate(-50 -79)', () => {
        for (const [pen, d] of machines[up])
          canvas.path(d, { ...inkPaint(inks[pen], tint, LINE), isRound: true });
      });
      canvas.path('M4 83h92v28q0 5-5 5H9q-5 0-5-5z', { fill: tint('body') });
      canvas.path('M4 83h92', { stroke: INK, strokeWidth: 1.6 });
      if (up === 'broken') return;
      const isDouble = SIDES[up].notes === 2;
      const isSpecial = up === '150+3';
      canvas.text(
        String(type),
        { x: 6, y: 84, width: isDouble || isSpecial ? 62 : 88, height: 31 },
        { size: 33, weight: 'title', fill: tint('on'), align: 'middle' },
      );
      if (!isDouble && !isSpecial) return;
      canvas.circle(81, 99.5, 13, { fill: PAPER, stroke: INK, strokeWidth: 1.8 });
      canvas.text(
        isDouble ? '×2' : `+${SPECIAL_COINS}`,
        { x: 69, y: 88, width: 24, height: 23 },
        { size: 17, weight: 'bold', fill: INK, align: 'middle' },
      );
    },
    7,
  );
}

export function drawNotes(canvas: Canvas, type: PressType, count: number, box: Box): void {
  const tint = tintOf(type);
  canvas.place(box, 120, 80, () => {
    if (count > 1)
      canvas.path(noteEdge, { fill: tint('mid'), stroke: INK, strokeWidth: 1, transform: 'rotate(6 60 42)' });
    canvas.path(noteEdge, { fill: tint('paper'), stroke: INK, strokeWidth: 1 });
    canvas.group('rotate(-2.6 60 40)', () => {
      canvas.path('M10 10h96q1 28-1 57-46 2-94-1 1-28-1-56z', { fill: tint('body') });
      canvas.text(
        String(type),
        { x: 14, y: 14, width: count > 1 ? 52 : 88, height: 50 },
        { size: 40, weight: 'bold', fill: tint('on'), align: 'middle' },
      );
      if (count > 1)
        canvas.text(
          `×${count}`,
          { x: 66, y: 16, width: 38, height: 46 },
          { size: 32, weight: 'bold', fill: tint('on'), align: 'middle' },
        );
    });
  });
}

export function drawReal(canvas: Canvas, amount: number, box: Box): void {
  canvas.place(
    box,
    120,
    80,
    () => {
      canvas.rect({ x: 0, y: 0, width: 120, height: 80 }, { fill: '#f4f2ee' });
      canvas.rect({ x: 4, y: 4, width: 112, height: 72 }, { stroke: '#2c2547', strokeWidth: 2.4 }, 4);
      canvas.rect({ x: 9, y: 9, width: 102, height: 62 }, { stroke: '#9a92b8', strokeWidth: 1.2 }, 2);
      canvas.text(
        String(amount),
        { x: 14, y: 12, width: 92, height: 56 },
        { size: 46, weight: 'title', fill: '#2c2547', align: 'middle' },
      );
    },
    5,
  );
}

/** Draws the face of an inspector card: a loupe over a coin, or over a type. */
export function drawInspector(canvas: Canvas, card: Inspector, box: Box): void {
  const isIn = (group: keyof typeof INSPECTORS): boolean => INSPECTORS[group].some((one) => one === card);
  const [ground, print] = isIn('white')
    ? ['#e9e1cd', '#b9ab8a']
    : isIn('green')
      ? ['#2b6b4d', '#6fa587']
      : ['#26232b', '#66606f'];
  canvas.place(
    box,
    100,
    140,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { fill: PAPER });
      canvas.rect({ x: 4, y: 4, width: 92, height: 132 }, { fill: ground }, 5);
      canvas.path(fingerprint, {
        stroke: print,
        strokeWidth: 1.6,
        isRound: true,
        transform: 'translate(29 106) rotate(-16) scale(.92)',
      });
      canvas.path('M67 84l20 36', { stroke: INK, strokeWidth: 11, isRound: true });
      canvas.path('M73 95l13 24', { stroke: '#8a5a2e', strokeWidth: 7, isRound: true });
      canvas.circle(50, 51, 38, { fill: '#dba945', stroke: INK, strokeWidth: 1.8 });
      canvas.circle(50, 51, 33, { fill: '#f2f7f6', stroke: INK, strokeWidth: 1.8 });
      const lens = { x: 20, y: 21, width: 60, height: 60 };
      if (card === 'coin') drawCoin(canvas, lens);
      else drawType(canvas, Number(card) as PressType, lens);
    },
    7,
  );
}

export function drawInspectorBack(canvas: Canvas, box: Box): void {
  canvas.place(
    box,
    100,
    140,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { fill: PAPER });
      canvas.rect({ x: 4, y: 4, width: 92, height: 132 }, { fill: '#4b3a2a' }, 5);
      canvas.path(fingerprint, {
        stroke: '#d9b47a',
        strokeWidth: 1.9,
        isRound: true,
        transform: 'translate(50 70) scale(1.6)',
      });
    },
    7,
  );
}

/** Draws a laundering card: the least bid goes in at the top, real money comes out at the bottom. */
export function drawLaundering(canvas: Canvas, card: LaunderingCard, box: Box): void {
  const { least, real } = dealOf(card);
  const letter = card.charAt(0);
  const front = fronts[`letter-${letter}`] ?? {};
  const ink = front['front-ink'] ?? INK;
  canvas.place(
    box,
    100,
    140,
    () => {
      canvas.rect({ x: 0, y: 0, width: 100, height: 140 }, { fill: PAPER });
      canvas.rect({ x: 4, y: 4, width: 92, height: 132 }, { fill: front['front'] ?? '#aed6d6' }, 5);
      const edge = { stroke: '#1c2a30', strokeWidth: 2 };
      canvas.circle(50, 69, 25, { fill: '#dfe4e5', ...edge });
      canvas.circle(50, 69, 20, { fill: '#23485c', ...edge });
      canvas.path(disc(38, 78, 5) + disc(50, 83, 5) + disc(62, 78, 5), { fill: '#f4fbfb' });
      canvas.path('M35 66a15 15 0 0 0 6 13M65 69a15 15 0 0 0-7-14', {
        stroke: '#bfe0e6',
        strokeWidth: 2,
        isRound: true,
      });
      canvas.text(letter, { x: 9, y: 8, width: 26, height: 28 }, { size: 25, weight: 'title', fill: ink });
      canvas.rect(
        { x: 40, y: 8, width: 52, height: 32 },
        { fill: '#fffaf0', stroke: INK, strokeWidth: 1.4 },
        3,
      );
      canvas.text(
        String(least),
        { x: 42, y: 9, width: 48, height: 30 },
        { size: 27, weight: 'bold', fill: INK, align: 'middle' },
      );
      canvas.rect(
        { x: 10, y: 100, width: 80, height: 32 },
        { fill: '#f4f2ee', stroke: '#2c2547', strokeWidth: 2 },
        3,
      );
      canvas.text(
        String(real),
        { x: 14, y: 102, width: 72, height: 28 },
        { size: 28, weight: 'title', fill: '#2c2547', align: 'middle' },
      );
    },
    7,
  );
}
