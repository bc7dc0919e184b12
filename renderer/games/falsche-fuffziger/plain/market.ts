import { seatsOf } from '../../../../core/base/ids.ts';
import {
  dealOf,
  FREE_SYMBOLS,
  PRESS_TYPES,
  PRICES,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, worthOf, type Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { Opening } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import { gridOf, type Box, type Canvas } from '../../../plain/canvas.ts';
import { COLOUR } from '../../../plain/palette.ts';
import type { PlainTable } from '../../../plain/plain-game.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { moneyOf, nextScrapped, typesIn } from '../table/view-facts.ts';
import type { PhaseOf } from '../table/step.ts';
import type { Words } from '../table/use-words.ts';
import {
  drawCoin,
  drawInspector,
  drawInspectorBack,
  drawLaundering,
  drawNotes,
  drawPress,
  drawReal,
  drawType,
} from './pieces.ts';

type Table = PlainTable<FuffzigerTypes>;

const BIG = { size: 30, weight: 'title', fill: COLOUR.brass } as const;
const FACT = { size: 24, fill: COLOUR.ivorySoft } as const;

/** Draws the stage of the current phase, and below it the inspector. */
export function drawMarket(canvas: Canvas, room: Box, table: Table, words: Words): void {
  const inspector = 104;
  const stage = { ...room, height: room.height - inspector - 14 };
  canvas.rect(stage, { fill: COLOUR.baizeDark, stroke: COLOUR.line, strokeWidth: 2 }, 14);
  const inside = { x: stage.x + 20, y: stage.y + 14, width: stage.width - 40, height: stage.height - 28 };
  drawStage(canvas, inside, table, words);
  drawInspection(canvas, { ...room, y: stage.y + stage.height + 14, height: inspector }, table, words);
}

function drawStage(canvas: Canvas, room: Box, table: Table, words: Words): void {
  const { phase } = table.view;
  switch (phase?.type) {
    case undefined:
      return;
    case 'producing':
      return drawProducing(canvas, room, table, phase, words);
    case 'auction':
      return drawAuction(canvas, room, table, phase, words);
    case 'laundering':
      return drawSale(canvas, room, table, words);
    case 'buying':
      return drawShop(canvas, room, table, words);
    case 'general':
      return drawRates(canvas, room, words);
  }
}

/** Draws a title at the top of the stage. @returns the room below */
function drawTitle(canvas: Canvas, room: Box, title: string): Box {
  canvas.text(title, { ...room, height: 36 }, BIG);
  return { ...room, y: room.y + 48, height: room.height - 48 };
}

/** Draws the presses of the current player. */
function drawProducing(
  canvas: Canvas,
  room: Box,
  { view }: Table,
  { turn }: PhaseOf<'producing'>,
  words: Words,
): void {
  const rest = drawTitle(canvas, room, words.t('table.around.phase.producing'));
  const presses = view.presses.filter(({ seat: owner }) => owner === turn);
  gridOf(presses.length, rest, [100, 120], 12, 150).forEach((box, at) => {
    const press = presses[at];
    if (press !== undefined) drawPress(canvas, press.up, box, press.isConverted);
  });
}

/** Draws the coins of the lot, and what has to be matched. */
function drawAuction(
  canvas: Canvas,
  room: Box,
  { view }: Table,
  { lot, led }: PhaseOf<'auction'>,
  { t, number }: Words,
): void {
  const rest = drawTitle(canvas, room, t('table.auction.title'));
  const left = { ...rest, width: rest.width / 2 - 10, height: rest.height - 36 };
  const right = { ...left, x: rest.x + rest.width / 2 + 10 };
  gridOf(lot, left, [1, 1], 8, 84).forEach((box) => drawCoin(canvas, box));
  canvas.text(
    led === undefined ? t('table.auction.nothingLaid') : t('table.auction.toMatch'),
    { ...right, height: 30 },
    { ...FACT, align: 'middle' },
  );
  if (led !== undefined)
    drawMoney(canvas, { ...right, y: right.y + 38, height: right.height - 38 }, moneyOf(led));
  canvas.text(
    view.auctions > 0 ? t('table.auction.after', { count: number(view.auctions) }, view.auctions) : '',
    { ...rest, y: rest.y + rest.height - 30, height: 30 },
    FACT,
  );
}

function drawMoney(canvas: Canvas, room: Box, { notes, real }: Money): void {
  const pieces = [
    ...typesIn(notes).map((type) => (box: Box) => drawNotes(canvas, type, countOf(notes, type), box)),
    ...(real > 0 ? [(box: Box) => drawReal(canvas, real, box)] : []),
  ];
  gridOf(pieces.length, room, [120, 80], 8, 150).forEach((box, at) => pieces[at]?.(box));
}

/** Draws the card for sale, or the last fists while they are being shown. */
function drawSale(canvas: Canvas, room: Box, { view, isShowing }: Table, words: Words): void {
  const { t, number } = words;
  const { open, left } = view.laundering;
  const last = view.report.openings.at(-1);
  const isOpened = last !== undefined && isShowing;
  const card = isOpened ? last.card : open;
  const width = Math.min(room.width * 0.36, (room.height * 100) / 140);
  if (card !== undefined) drawLaundering(canvas, card, { x: room.x, y: room.y, width, height: room.height });
  const rest = { ...room, x: room.x + width + 20, width: room.width - width - 20 };
  if (isOpened) return drawFists(canvas, rest, last, words);
  const title = { ...rest, height: 36 };
  canvas.text(t('table.laundering.title'), title, BIG);
  if (card === undefined) return;
  const { least, real } = dealOf(card);
  canvas.text(
    t('table.laundering.deal', { least: number(least), real: number(real) }),
    { ...rest, y: rest.y + 48, height: 96 },
    { size: 30, weight: 'bold', fill: COLOUR.ivory, lines: 3, at: 'top' },
  );
  canvas.text(
    t('table.around.card.left', { count: number(left) }, left),
    { ...rest, y: rest.y + rest.height - 34, height: 34 },
    FACT,
  );
}

/** Draws the bids in the opened fists, the highest first. */
function drawFists(canvas: Canvas, room: Box, { bids, winner }: Opening, words: Words): void {
  const { t, number } = words;
  canvas.text(t('table.laundering.last'), { ...room, height: 36 }, BIG);
  const all = seatsOf(bids.length)
    .map((at) => ({ at, worth: worthOf(bids[at] ?? { notes: {}, real: 0 }) }))
    .sort((one, other) => other.worth - one.worth);
  const high = Math.min(40, (room.height - 44) / all.length);
  all.forEach(({ at, worth }, index) => {
    const line = { ...room, y: room.y + 44 + index * high, height: high };
    const isBest = at === winner;
    const used = canvas.text(number(worth), line, {
      size: 30,
      weight: 'title',
      fill: isBest ? COLOUR.brass : COLOUR.ivory,
      align: 'end',
    });
    canvas.text(
      words.plainName(at),
      { ...line, width: line.width - used - 12 },
      { size: 26, weight: isBest ? 'bold' : 'text', fill: isBest ? COLOUR.brass : COLOUR.ivory },
    );
  });
}

/** Draws the presses for sale with price and supply. */
function drawShop(canvas: Canvas, room: Box, { view }: Table, { t, number }: Words): void {
  const rest = drawTitle(canvas, room, t('table.spending.shop'));
  const types = PRESS_TYPES.filter((type) => !view.scrapped.includes(type));
  const gap = 12;
  const width = Math.min(124, (rest.width - gap * (types.length - 1)) / Math.max(1, types.length));
  types.forEach((type, index) => {
    const x = rest.x + index * (width + gap);
    const high = width * 1.2;
    drawPress(canvas, `${type}`, { x, y: rest.y, width, height: high });
    const below = { x, y: rest.y + high + 6, width, height: 34 };
    canvas.text(number(PRICES[type].costs), below, { ...BIG, align: 'middle' });
    const left = countOf(view.supply, type);
    canvas.text(
      left === 0 ? '–' : t('table.spending.supply', { count: number(left) }, left),
      { ...below, y: below.y + 36, height: 28 },
      { ...FACT, align: 'middle', least: 15 },
    );
  });
}

/** Draws the exchange rates of the notes. */
function drawRates(canvas: Canvas, room: Box, { t }: Words): void {
  const rest = drawTitle(canvas, room, t('table.spending.rates'));
  gridOf(PRESS_TYPES.length, rest, [240, 80], 14, 250).forEach((box, index) => {
    const type = PRESS_TYPES[index];
    if (type === undefined) return;
    const half = { ...box, width: (box.width - 36) / 2 };
    drawNotes(canvas, type, 1, half);
    canvas.text(
      '→',
      { ...box, x: box.x + half.width, width: 36 },
      { size: 30, fill: COLOUR.ivory, align: 'middle' },
    );
    drawReal(canvas, PRICES[type].sells, { ...half, x: box.x + half.width + 36 });
  });
}

/** Draws the inspector: the cards of this round, and the type that is scrapped next. */
function drawInspection(canvas: Canvas, room: Box, { view }: Table, { t, number }: Words): void {
  const width = (room.height * 100) / 140;
  drawInspectorBack(canvas, { ...room, width });
  canvas.rect(
    { x: room.x + 10, y: room.y + room.height / 2 - 20, width: width - 20, height: 40 },
    { fill: '#241a10', opacity: 0.85 },
    8,
  );
  canvas.text(
    number(view.inspectors.faceDown),
    { ...room, width },
    { size: 30, weight: 'title', fill: COLOUR.ivory, align: 'middle' },
  );
  const { turned } = view.inspectors;
  const facts = 258;
  const space = room.width - width - facts - 24;
  const step = Math.min(width + 8, (space - width) / Math.max(1, turned.length - 1));
  turned.forEach((card, index) =>
    drawInspector(canvas, card, { ...room, x: room.x + width + 12 + index * step, width }),
  );
  const next = nextScrapped(view);
  const side = { ...room, x: room.x + room.width - facts, width: facts, height: room.height / 2 - 2 };
  if (next !== undefined) {
    drawType(canvas, next, { ...side, x: side.x + side.width - 44, width: 44 });
    canvas.text(
      t('table.around.inspector.nextShort'),
      { ...side, width: side.width - 54 },
      { ...FACT, align: 'end' },
    );
  }
  const below = { ...side, y: side.y + room.height / 2 + 2 };
  const free = FREE_SYMBOLS - view.freeSymbols;
  if (free === 0)
    return void canvas.text(t('table.around.inspector.freeNone'), below, { ...FACT, align: 'end' });
  const coins = free * 28;
  for (let index = 0; index < free; index++)
    drawCoin(canvas, {
      x: below.x + below.width - coins + index * 28,
      y: below.y + 11,
      width: 26,
      height: 26,
    });
  canvas.text(
    t('table.around.inspector.freeShort'),
    { ...below, width: below.width - coins - 10 },
    { ...FACT, align: 'end' },
  );
}
