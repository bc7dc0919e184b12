import { emblemShapes, monogram } from '../../../components/player/emblems.ts';
import { iconPaths } from '../../../components/icons/paths.ts';
import { COLOUR, SEAT_COLOURS } from '../../../plain/palette.ts';

/** Size of the card in pixels. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

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

/** What a card says. */
export interface Card {
  readonly title: string;
  readonly date: string;
  /** Six at most. */
  readonly rows: readonly CardRow[];
  /** Three at most. */
  readonly sentences: readonly string[];
  readonly app: string;
}

type Pen = CanvasRenderingContext2D;

const TITLE = 'Fraunces, serif';
const TEXT = 'Inter, system-ui, sans-serif';
/** All fonts of a card, to be loaded before it is drawn. */
export const FONTS = [`560 88px ${TITLE}`, `620 44px ${TEXT}`, `400 33px ${TEXT}`];

const BRASS = '#b98b36';
const BRASS_INK = '#7a5614';
const WASH = '#f0e2bd';
const CENTRE = WIDTH / 2;
/** What the text keeps from the edges. */
const EDGE = 112;
const SENTENCE_LEADING = 46;
const SENTENCE_GAP = 22;
/** Where the ranking begins, and where the sentences end. */
const TOP = 372;
const BOTTOM = HEIGHT - 150;
const MOST_ROW = 128;

/** Draws a card: the game and its day, the ranking, and what is told of the match. It is always paper. */
export function drawCard(pen: Pen, { title, date, rows, sentences, app }: Card): void {
  drawPaper(pen);
  drawMark(pen, CENTRE, 138);
  pen.textAlign = 'center';
  write(pen, title, CENTRE, 256, { font: `560 88px ${TITLE}`, ink: COLOUR.ink, room: WIDTH - 2 * EDGE });
  write(pen, date, CENTRE, 314, { font: `400 32px ${TEXT}`, ink: COLOUR.inkSoft, room: WIDTH - 2 * EDGE });

  pen.font = `400 33px ${TEXT}`;
  const paragraphs = sentences.map((sentence) => linesOf(pen, sentence, WIDTH - 2 * EDGE));
  const textHeight = paragraphs.reduce(
    (sum, lines) => sum + lines.length * SENTENCE_LEADING + SENTENCE_GAP,
    0,
  );
  const room = BOTTOM - TOP - textHeight - (paragraphs.length > 0 ? 40 : 0);
  const rowHeight = Math.min(MOST_ROW, room / Math.max(1, rows.length));
  for (const [index, row] of rows.entries()) drawRow(pen, row, TOP + index * rowHeight, rowHeight);

  let y = TOP + rows.length * rowHeight + (BOTTOM - TOP - rows.length * rowHeight - textHeight) / 2;
  for (const lines of paragraphs) {
    for (const line of lines) {
      pen.textAlign = 'center';
      write(pen, line, CENTRE, y + 34, { font: `400 33px ${TEXT}`, ink: COLOUR.ink, room: WIDTH - 2 * EDGE });
      y += SENTENCE_LEADING;
    }
    y += SENTENCE_GAP;
  }

  rule(pen, HEIGHT - 132);
  pen.textAlign = 'center';
  write(pen, app, CENTRE, HEIGHT - 84, { font: `560 34px ${TITLE}`, ink: BRASS_INK, room: WIDTH - 2 * EDGE });
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

function drawRow(
  pen: Pen,
  { place, name, emblem, total, isWinner }: CardRow,
  y: number,
  height: number,
): void {
  const middle = y + height / 2;
  const base = middle + 15;
  if (isWinner) {
    pen.fillStyle = WASH;
    pen.fillRect(EDGE - 36, y + 2, WIDTH - 2 * (EDGE - 36), height - 5);
  } else {
    pen.fillStyle = COLOUR.paperLine;
    pen.fillRect(EDGE - 36, y + height - 1, WIDTH - 2 * (EDGE - 36), 1);
  }
  pen.textAlign = 'left';
  write(pen, place, EDGE - 8, base, { font: `560 46px ${TITLE}`, ink: BRASS_INK, room: 60 });
  drawEmblem(pen, emblem, monogram(name), { x: EDGE + 98, y: middle, edge: Math.min(72, height - 12) });
  pen.textAlign = 'right';
  write(pen, total, WIDTH - EDGE, base, { font: `620 44px ${TEXT}`, ink: COLOUR.ink, room: 240 });
  const start = EDGE + 152;
  const width = WIDTH - EDGE - Math.min(240, pen.measureText(total).width) - 32 - start;
  pen.textAlign = 'left';
  write(pen, name, start, base, {
    font: `${isWinner ? 620 : 480} 44px ${TEXT}`,
    ink: COLOUR.ink,
    room: width,
  });
}

interface Square {
  /** Of the middle. */
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

function drawEmblem(pen: Pen, emblem: number, letters: string, { x, y, edge }: Square): void {
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

function write(pen: Pen, text: string, x: number, y: number, { font, ink, room }: Look): void {
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
