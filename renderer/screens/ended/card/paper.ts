import { emblemShapes, monogram } from '../../../components/player/emblems.ts';
import { iconPaths } from '../../../components/icons/paths.ts';
import { COLOUR, SEAT_COLOURS } from '../../../plain/palette.ts';

/** Size of the card in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** What stands around a card. */
export interface CardFrame {
  readonly title: string;
  readonly date: string;
  readonly app: string;
}

/** A line of the ranking. */
export interface CardRow {
  /** As it is written, such as "1". */
  readonly place: string;
  readonly name: string;
  /** The index of the emblem's colour and shape. */
  readonly emblem: number;
  readonly total: string;
  readonly isWinner: boolean;
}

export type Pen = CanvasRenderingContext2D;

export const TITLE = 'Fraunces, serif';
export const TEXT = 'Inter, system-ui, sans-serif';
/** All fonts of a card, to be loaded before it is drawn. */
export const FONTS = [`560 88px ${TITLE}`, `620 44px ${TEXT}`, `400 33px ${TEXT}`];

const BRASS = '#b98b36';
export const BRASS_INK = '#7a5614';
export const WASH = '#f0e2bd';
export const CENTRE = WIDTH / 2;
/** What the text keeps from the edges. */
export const EDGE = 112;
const SENTENCE_LEADING = 46;
const SENTENCE_GAP = 22;
/** Where the sentences end. */
export const BOTTOM = HEIGHT - 150;

/** Draws the paper of a card with its title, its day and the name of the app. It is always paper. */
export function drawSheet(pen: Pen, { title, date, app }: CardFrame): void {
  drawPaper(pen);
  drawMark(pen, CENTRE, 138);
  pen.textAlign = 'center';
  write(pen, title, CENTRE, 256, { font: `560 88px ${TITLE}`, ink: COLOUR.ink, room: WIDTH - 2 * EDGE });
  write(pen, date, CENTRE, 314, { font: `400 32px ${TEXT}`, ink: COLOUR.inkSoft, room: WIDTH - 2 * EDGE });
  rule(pen, HEIGHT - 132);
  write(pen, app, CENTRE, HEIGHT - 84, { font: `560 34px ${TITLE}`, ink: BRASS_INK, room: WIDTH - 2 * EDGE });
}

/** Sentences in lines that fit. */
export interface Paragraphs {
  readonly paragraphs: readonly (readonly string[])[];
  readonly height: number;
}

export function paragraphsOf(pen: Pen, sentences: readonly string[]): Paragraphs {
  pen.font = `400 33px ${TEXT}`;
  const paragraphs = sentences.map((sentence) => linesOf(pen, sentence, WIDTH - 2 * EDGE));
  const height = paragraphs.reduce((sum, lines) => sum + lines.length * SENTENCE_LEADING + SENTENCE_GAP, 0);
  return { paragraphs, height };
}

/** Draws sentences in the middle between `top` and the foot. */
export function drawParagraphs(pen: Pen, { paragraphs, height }: Paragraphs, top: number): void {
  let y = top + (BOTTOM - top - height) / 2;
  for (const lines of paragraphs) {
    for (const line of lines) {
      pen.textAlign = 'center';
      write(pen, line, CENTRE, y + 34, { font: `400 33px ${TEXT}`, ink: COLOUR.ink, room: WIDTH - 2 * EDGE });
      y += SENTENCE_LEADING;
    }
    y += SENTENCE_GAP;
  }
}

/** Ivory paper in a double frame of brass. */
function drawPaper(pen: Pen): void {
  pen.fillStyle = '#faf5e9';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = BRASS;
  pen.lineWidth = 6;
  pen.strokeRect(36, 36, WIDTH - 72, HEIGHT - 72);
  pen.lineWidth = 2;
  pen.strokeRect(50, 50, WIDTH - 100, HEIGHT - 100);
  for (const x of [50, WIDTH - 50])
    for (const y of [50, HEIGHT - 50]) {
      pen.fillStyle = '#faf5e9';
      pen.fillRect(x - 17, y - 17, 34, 34);
      pen.fillStyle = BRASS;
      pen.save();
      pen.translate(x, y);
      pen.rotate(Math.PI / 4);
      pen.fillRect(-9, -9, 18, 18);
      pen.restore();
    }
}

/** A gavel between two lines. */
function drawMark(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x - 36, y - 36);
  pen.scale(3, 3);
  pen.strokeStyle = BRASS_INK;
  pen.lineWidth = 1.6;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const path of iconPaths.gavel) pen.stroke(new Path2D(path));
  pen.restore();
  pen.fillStyle = BRASS;
  pen.fillRect(x - 260, y, 190, 2);
  pen.fillRect(x + 70, y, 190, 2);
}

function rule(pen: Pen, y: number): void {
  pen.fillStyle = BRASS;
  pen.fillRect(CENTRE - 120, y, 240, 2);
}

/** Draws a line of the ranking. */
export function drawRow(
  pen: Pen,
  { place, name, emblem, total, isWinner }: CardRow,
  y: number,
  height: number,
): void {
  const middle = y + height / 2;
  const size = Math.min(44, Math.floor(height * 0.6));
  const base = middle + size * 0.34;
  if (isWinner) {
    pen.fillStyle = WASH;
    pen.fillRect(EDGE - 36, y + 2, WIDTH - 2 * (EDGE - 36), height - 5);
  } else {
    pen.fillStyle = COLOUR.paperLine;
    pen.fillRect(EDGE - 36, y + height - 1, WIDTH - 2 * (EDGE - 36), 1);
  }
  pen.textAlign = 'left';
  write(pen, place, EDGE - 8, base, { font: `560 ${size + 2}px ${TITLE}`, ink: BRASS_INK, room: 60 });
  drawEmblem(pen, emblem, monogram(name), { x: EDGE + 98, y: middle, edge: Math.min(72, height - 12) });
  pen.textAlign = 'right';
  write(pen, total, WIDTH - EDGE, base, { font: `620 ${size}px ${TEXT}`, ink: COLOUR.ink, room: 240 });
  const start = EDGE + 152;
  const width = WIDTH - EDGE - Math.min(240, pen.measureText(total).width) - 32 - start;
  pen.textAlign = 'left';
  write(pen, name, start, base, {
    font: `${isWinner ? 620 : 480} ${size}px ${TEXT}`,
    ink: COLOUR.ink,
    room: width,
  });
}

export interface Square {
  /** Of the middle. */
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** Draws a badge. */
export function drawEmblem(pen: Pen, emblem: number, letters: string, { x, y, edge }: Square): void {
  const [fill, ink] = SEAT_COLOURS[emblem] ?? ['#4b4744', '#ffffff'];
  pen.save();
  pen.translate(x - edge / 2, y - edge / 2);
  pen.scale(edge / 40, edge / 40); // emblems are drawn on a grid of 40 × 40
  pen.fillStyle = fill;
  pen.fill(new Path2D(emblemShapes[emblem]));
  pen.restore();
  pen.textAlign = 'center';
  const size = Math.round(edge * 0.36);
  write(pen, letters, x, y + size * 0.35, { font: `620 ${size}px ${TEXT}`, ink, room: edge * 0.72 });
}

interface Look {
  readonly font: string;
  readonly ink: string;
  /** Wider text is set smaller down to 0.72 of the size, and then condensed. */
  readonly room: number;
}

const LEAST = 0.72;

/** Writes a line of text. */
export function write(pen: Pen, text: string, x: number, y: number, { font, ink, room }: Look): void {
  pen.font = font;
  pen.fillStyle = ink;
  const ratio = Math.max(LEAST, Math.min(1, room / Math.max(1, pen.measureText(text).width)));
  if (ratio < 1)
    pen.font = font.replace(/(\d+)px/, (_, size: string) => `${Math.floor(Number(size) * ratio)}px`);
  pen.fillText(text, x, y, room);
}

/** Breaks a sentence at its spaces. */
function linesOf(pen: Pen, sentence: string, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
