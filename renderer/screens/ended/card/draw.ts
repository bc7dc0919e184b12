import {
  BOTTOM,
  drawParagraphs,
  drawRow,
  drawSheet,
  paragraphsOf,
  type CardFrame,
  type CardRow,
  type Pen,
} from './paper.ts';

/** What a card says of a match. */
export interface Card extends CardFrame {
  /** Six at most. */
  readonly rows: readonly CardRow[];
  /** Three at most. */
  readonly sentences: readonly string[];
}

/** Where the ranking begins. */
const TOP = 372;
const MOST_ROW = 128;

/** Draws a card: the game and its day, the ranking, and what is told of the match. */
export function drawCard(pen: Pen, { rows, sentences, ...frame }: Card): void {
  drawSheet(pen, frame);
  const text = paragraphsOf(pen, sentences);
  const room = BOTTOM - TOP - text.height - (sentences.length > 0 ? 40 : 0);
  const rowHeight = Math.min(MOST_ROW, room / Math.max(1, rows.length));
  for (const [index, row] of rows.entries()) drawRow(pen, row, TOP + index * rowHeight, rowHeight);
  drawParagraphs(pen, text, TOP + rows.length * rowHeight);
}
