import { iconPaths } from '../../../components/icons/paths.ts';
import { monogram } from '../../../components/player/emblems.ts';
import { COLOUR } from '../../../plain/palette.ts';
import {
  BOTTOM,
  BRASS_INK,
  CENTRE,
  drawEmblem,
  drawParagraphs,
  drawRow,
  drawSheet,
  paragraphsOf,
  TEXT,
  TITLE,
  WASH,
  write,
  type CardFrame,
  type CardRow,
  type Paragraphs,
  type Pen,
} from './paper.ts';

/** Somebody's line of the ranking. */
export interface EveningRow extends CardRow {
  /** The place as a number, from 1. */
  readonly rank: number;
}

/** What a card says of an evening. */
export interface EveningCard extends CardFrame {
  /** The best first; the first three stand on the podium. */
  readonly rows: readonly EveningRow[];
  /** Three at most; as many as there is room for. */
  readonly sentences: readonly string[];
}

/** Where the podium begins. */
const TOP = 350;
const GAP = 28;
const LEAST_PODIUM = 270;
const MOST_PODIUM = 430;
const LEAST_ROW = 42;
const GOOD_ROW = 56;
const MOST_ROW = 66;

/** Draws a card: the day, the podium, everybody else, and what is told of the evening. */
export function drawEvening(pen: Pen, { rows, sentences, ...frame }: EveningCard): void {
  drawSheet(pen, frame);
  const podium = rows.slice(0, 3);
  const most = Math.floor((BOTTOM - TOP - LEAST_PODIUM - GAP) / LEAST_ROW);
  const others = rows.slice(3, 3 + most);
  const text = thatFits(pen, sentences, LEAST_PODIUM + others.length * GOOD_ROW);
  const room = BOTTOM - TOP - text.height - 3 * GAP;
  const height = Math.min(MOST_PODIUM, Math.max(LEAST_PODIUM, room - others.length * MOST_ROW));
  const rowHeight = Math.min(MOST_ROW, (room - height) / Math.max(1, others.length));
  drawPodium(pen, podium, height);
  const start = TOP + height + GAP;
  for (const [index, row] of others.entries()) drawRow(pen, row, start + index * rowHeight, rowHeight);
  drawParagraphs(pen, text, start + others.length * rowHeight);
}

/** The sentences that leave so much room for the ranking. */
function thatFits(pen: Pen, sentences: readonly string[], needed: number): Paragraphs {
  const text = paragraphsOf(pen, sentences);
  const fits = needed + text.height + 3 * GAP <= BOTTOM - TOP;
  return fits || sentences.length === 0 ? text : thatFits(pen, sentences.slice(0, -1), needed);
}

const STEP = 264;
const STEP_GAP = 14;
/** How high a step is, by place, in parts of the highest one. */
const HEIGHTS: readonly number[] = [1, 0.8, 0.62];

/** Draws three people on steps, the first in the middle. People of the same place stand equally high. */
function drawPodium(pen: Pen, people: readonly EveningRow[], height: number): void {
  const [first, second, third] = people;
  const inOrder = [second, first, third].filter((row) => row !== undefined);
  const left = CENTRE - (inOrder.length * (STEP + STEP_GAP) - STEP_GAP) / 2;
  for (const [index, row] of inOrder.entries()) drawStep(pen, row, left + index * (STEP + STEP_GAP), height);
}

function drawStep(pen: Pen, row: EveningRow, x: number, height: number): void {
  const { rank, name, emblem, place, total, isWinner } = row;
  const unit = height / MOST_PODIUM;
  const step = 0.45 * height * (HEIGHTS[rank - 1] ?? 0.5);
  const [top, middle] = [TOP + height - step, x + STEP / 2];
  pen.fillStyle = isWinner ? WASH : COLOUR.paper;
  pen.fillRect(x, top, STEP, step);
  pen.fillStyle = BRASS_INK;
  pen.fillRect(x, top, STEP, isWinner ? 5 : 3);

  const edge = Math.round(104 * unit);
  const nameSize = Math.max(30, Math.round(40 * unit));
  const nameBase = top - Math.round(20 * unit);
  const badge = nameBase - nameSize - edge / 2 - 4;
  pen.textAlign = 'center';
  write(pen, name, middle, nameBase, {
    font: `${isWinner ? 620 : 480} ${nameSize}px ${TEXT}`,
    ink: COLOUR.ink,
    room: STEP - 8,
  });
  drawEmblem(pen, emblem, monogram(name), { x: middle, y: badge, edge });
  if (isWinner) drawCrown(pen, middle, badge - edge / 2 - 20 * unit, unit);

  pen.textAlign = 'center';
  const placeSize = Math.round(Math.min(60 * unit, step * 0.42));
  const totalSize = Math.max(24, Math.round(30 * unit));
  const inside = placeSize + totalSize + 12 * unit;
  const base = top + (step - inside) / 2 + placeSize * 0.86;
  write(pen, place, middle, base, { font: `560 ${placeSize}px ${TITLE}`, ink: BRASS_INK, room: STEP - 40 });
  write(pen, total, middle, base + totalSize + 12 * unit, {
    font: `480 ${totalSize}px ${TEXT}`,
    ink: COLOUR.inkSoft,
    room: STEP - 24,
  });
}

function drawCrown(pen: Pen, x: number, y: number, unit: number): void {
  const size = 2.2 * unit;
  pen.save();
  pen.translate(x - 12 * size, y - 12 * size);
  pen.scale(size, size);
  pen.strokeStyle = BRASS_INK;
  pen.lineWidth = 1.6;
  pen.lineJoin = 'round';
  for (const path of iconPaths.crown) pen.stroke(new Path2D(path));
  pen.restore();
}
