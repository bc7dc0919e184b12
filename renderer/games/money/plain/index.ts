import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { DISPLAYS, worthOf, type Card } from '../../../../core/games/money/material.ts';
import type { HandSheet } from '../../../../core/games/money/score.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { gridOf, inset, type Box, type Canvas } from '../../../plain/canvas.ts';
import { COLOUR } from '../../../plain/palette.ts';
import type { PlainGame, PlainTable } from '../../../plain/plain-game.ts';
import { isUsual } from '../../shared/player-status.ts';
import { ranked } from '../../shared/ranking.ts';
import { NOTE_HEIGHT, NOTE_WIDTH } from '../art/textures.ts';
import { playerStatusAt } from '../table/player-status.ts';
import { latestText } from '../table/log-text.ts';
import { useWords, type Words } from '../table/use-words.ts';
import { useI18n } from '../../../i18n/index.ts';
import { drawCard } from './note.ts';

type Table = PlainTable<MoneyTypes>;

/** Largest gap between the cards of a bid; many cards overlap. */
const TILE_GAP = 5;
const LONGEST_TIE = 3;

/** Money! in the plain picture. */
export const plain: PlainGame<MoneyTypes> = {
  scene: (table) => {
    const words = useWords(() => table.seats);
    const { view } = table;
    return {
      position: positionText(table, words),
      sentence: sentenceOf(table, words),
      sceneText: sheetOf(table) && scoredWords(table, words),
      latest: latestText(view, words),
      playersWidth: view.round?.type === 'acting' ? 530 : 380,
      market: (canvas, room) => {
        const sheet = sheetOf(table);
        if (sheet === undefined) drawMarket(canvas, room, table, words);
        else drawScores(canvas, room, sheet, words);
      },
      status: (at) => statusOf(at, table, words),
      drawDetails: (canvas, at, room) => drawDetails(canvas, at, room, table),
    };
  },
  result: ({ sheet }, table) => {
    const { t, number } = useWords(() => table.seats);
    const lines = sheet.hands.map(({ hand, scores }) => ({
      title: t('sheet.hand', { hand: number(hand) }),
      values: scores.map(({ total }) => number(total)),
    }));
    return { total: number, totalTitle: t('sheet.total'), lines: lines.length > 1 ? lines : [], notes: [] };
  },
};

/** The sheet of the finished scored hand, until bidding for the next one begins. */
const sheetOf = ({ view: { sheets, round }, isShowing }: Table): HandSheet | undefined =>
  isShowing && round?.type === 'bidding' && round.round === 1 && round.chosen.length === 0
    ? sheets.at(-1)
    : undefined;

const scoredWords = (table: Table, { t, number }: Words): string =>
  t('table.sheets.scored', { hand: number(sheetOf(table)?.hand ?? 0) });

/** Draws the totals of a scored hand, the highest first. */
function drawScores(canvas: Canvas, room: Box, { scores }: HandSheet, words: Words): void {
  canvas.rect(room, { fill: COLOUR.paper }, 16);
  const inside = inset(room, 28, 16);
  const ranks = ranked(scores.map(({ total }) => total));
  const high = inside.height / ranks.length;
  ranks.forEach(({ seat, total, place }, index) => {
    const line = { ...inside, y: inside.y + index * high, height: high };
    const look = { fill: COLOUR.ink, weight: place === 1 ? 'bold' : 'text' } as const;
    const used = canvas.text(words.number(total), line, {
      size: 38,
      weight: 'title',
      fill: COLOUR.ink,
      align: 'end',
    });
    canvas.text(words.plainName(seat), { ...line, width: line.width - used - 16 }, { ...look, size: 32 });
  });
}

/** Hand and round of the match. */
function positionText({ view }: Table, { t, number }: Words): readonly string[] {
  const { hands } = view.options;
  return [
    ...(hands > 1 ? [t('table.market.hand', { hand: number(view.hand), hands: number(hands) })] : []),
    ...(view.round === undefined ? [] : [t('table.market.round', { round: number(view.round.round) })]),
    ...(view.round?.last === undefined ? [] : [t('table.market.last')]),
  ];
}

function sentenceOf({ view }: Table, { t, name, names }: Words): string {
  const { round, seatCount } = view;
  if (round === undefined) return t('table.wait.over');
  if (round.type === 'acting') return t('table.wait.acting', { name: name(round.acting) });
  const missing = seatsOf(seatCount).filter((at) => !round.chosen.includes(at));
  return t('table.wait.bidding', { names: names(missing) }, missing.length);
}

function statusOf(at: Seat, { view, seats }: Table, { t, name, number }: Words): string {
  const { t: app } = useI18n();
  const { progress } = playerStatusAt(at, view, seats[at]);
  if (progress === undefined) return '';
  if (isUsual(progress)) return app(`table.place.${progress}`);
  const { round } = view;
  const acts = round?.type === 'acting' ? round.acts : [];
  const act = acts.find(({ seat }) => seat === at);
  if (progress === 'swapped' && act?.type === 'swapped')
    return t('table.place.swapped', { name: name(act.with) });
  if (progress === 'later' && round?.type === 'acting') {
    const turn = Math.min(Math.max(round.waiting.indexOf(at) + 2, LONGEST_TIE), 5) as 3 | 4 | 5;
    return t(`table.place.later.${turn}`, { number: number(turn) });
  }
  return t(`table.place.${progress}` as Parameters<typeof t>[0]);
}

/** Draws a player's bid while players act, else their total. Returns the width in px. */
function drawDetails(canvas: Canvas, at: Seat, room: Box, { view }: Table): number {
  const { round } = view;
  if (round?.type !== 'acting') return drawTotal(canvas, at, room, view);
  const bid = round.bids[at];
  const bidCards = round.lying[at] ?? [];
  const cards: readonly Card[] = bid?.bluff === true && bidCards.length > 0 ? [...bidCards, 0] : bidCards;
  if (cards.length === 0) return 0;
  const sum = { ...room, x: room.x + room.width - 64, width: 64 };
  canvas.text(String(worthOf(bidCards)), sum, {
    size: 34,
    weight: 'title',
    fill: COLOUR.brass,
    align: 'end',
  });
  const edge = Math.min(room.height, 58);
  const wide = room.width * 0.46;
  const step = Math.min(edge + TILE_GAP, (wide - edge) / Math.max(1, cards.length - 1));
  const left = sum.x - 10 - edge - step * (cards.length - 1);
  cards.forEach((card, index) =>
    drawCard(
      canvas,
      card,
      { x: left + index * step, y: room.y + (room.height - edge) / 2, width: edge, height: edge },
      { isTile: true },
    ),
  );
  return room.x + room.width - left;
}

function drawTotal(canvas: Canvas, at: Seat, room: Box, view: Table['view']): number {
  if (view.options.hands === 1 || view.sheets.length === 0) return 0;
  const width = 84;
  canvas.text(
    String(view.totals[at] ?? 0),
    { ...room, x: room.x + room.width - width, width },
    { size: 30, weight: 'title', fill: COLOUR.brass, align: 'end' },
  );
  return width;
}

function drawMarket(canvas: Canvas, room: Box, { view }: Table, { t, number }: Words): void {
  const foot = 40;
  const gap = 20;
  const high = room.height - foot;
  const width = (room.width - gap) / 2;
  [...DISPLAYS].reverse().forEach((name, index) => {
    const box = { x: room.x + index * (width + gap), y: room.y, width, height: high };
    const cards = view.displays[name];
    canvas.rect(box, { fill: COLOUR.baizeDark, stroke: COLOUR.line, strokeWidth: 2 }, 14);
    const head = { x: box.x + 18, y: box.y + 10, width: width - 36, height: 38 };
    const used = canvas.text(String(worthOf(cards)), head, {
      size: 36,
      weight: 'title',
      fill: COLOUR.brass,
      align: 'end',
    });
    canvas.text(
      t(`table.market.${name}`),
      { ...head, width: head.width - used - 14 },
      { size: 24, weight: 'bold', fill: COLOUR.ivory },
    );
    const inside = { x: box.x + 14, y: box.y + 56, width: width - 28, height: high - 70 };
    gridOf(cards.length, inside, [NOTE_WIDTH, NOTE_HEIGHT], 10).forEach((cell, at) => {
      const card = cards[at];
      if (card !== undefined) drawCard(canvas, card, cell);
    });
  });
  const facts = [
    t('table.market.pile', { count: number(view.pile) }, view.pile),
    ...(view.stalled > 0
      ? [t('table.market.stalled', { count: number(view.stalled), limit: number(view.options.stallLimit) })]
      : []),
  ];
  const line = inset({ x: room.x, y: room.y + high, width: room.width, height: foot }, 4, 4);
  canvas.text(facts.join(' · '), { ...line, y: line.y + 6 }, { size: 23, fill: COLOUR.ivorySoft });
}
