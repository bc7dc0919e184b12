import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import type { Sale } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { BuyingView } from '../../../../core/games/for-sale/view.ts';
import { gridOf, type Box, type Canvas } from '../../../plain/canvas.ts';
import { COLOUR } from '../../../plain/palette.ts';
import type { PlainGame, PlainTable } from '../../../plain/plain-game.ts';
import { useI18n } from '../../../i18n/index.ts';
import { isUsual } from '../../shared/player-status.ts';
import { tieOf } from '../../shared/tie.ts';
import { playerStatusAt, purchaseOf } from '../table/player-status.ts';
import { purchaseText, saleText } from '../table/log-text.ts';
import { useWords, type Words } from '../table/use-words.ts';
import { drawBuilding, drawCheque } from './cards.ts';

type Table = PlainTable<ForSaleTypes>;

/** For Sale in the plain picture. */
export const plain: PlainGame<ForSaleTypes> = {
  scene: (table) => {
    const words = useWords(() => table.seats);
    return {
      position: positionText(table, words),
      sentence: sentenceOf(table, words),
      sceneText: openSales(table) && words.t('table.log.opened'),
      latest: latestOf(table, words),
      playersWidth: 390,
      market: (canvas, room) => drawMarket(canvas, room, table, words),
      status: (at) => statusOf(at, table, words),
      drawDetails: (canvas, at, room) => drawDetails(canvas, at, room, table),
    };
  },
  result: (result, table) => {
    const words = useWords(() => table.seats);
    const { t, number } = words;
    const { scores } = result.sheet;
    const tie = tieOf(result);
    const mostMoney = (seats: readonly Seat[]): number =>
      Math.max(...seats.map((at) => scores[at]?.money ?? 0));
    return {
      total: words.dollars,
      totalTitle: t('sheet.total'),
      lines: [
        { title: t('sheet.earned'), values: scores.map(({ earned }) => words.dollars(earned)) },
        { title: t('sheet.money'), values: scores.map(({ money }) => words.dollars(money)) },
      ],
      notes:
        tie === undefined
          ? []
          : tie.type === 'shared'
            ? [t('sheet.tieShared')]
            : [
                t(
                  'sheet.tieMoney',
                  {
                    names: words.names(tie.behind),
                    less: number(mostMoney(tie.behind)),
                    more: number(mostMoney(result.winners)),
                  },
                  tie.behind.length,
                ),
              ],
    };
  },
};

/** Part and round of the game. */
function positionText({ view }: Table, { t, number }: Words): readonly string[] {
  const { round, rounds } = view;
  if (round === undefined) return [];
  return [
    t(`table.market.${round.type}`),
    t('table.market.round', { round: number(round.round), rounds: number(rounds) }),
  ];
}

/** The sales that are being shown, before anybody chooses again. */
const openSales = ({ view: { round, previousRound }, isShowing }: Table): readonly Sale[] | undefined =>
  isShowing && previousRound?.type === 'sold' && (round?.type !== 'selling' || round.chosen.length === 0)
    ? previousRound.sales
    : undefined;

function sentenceOf(table: Table, { t, name, names }: Words): string {
  const { round, seatCount } = table.view;
  if (round === undefined) return t('table.wait.over');
  if (round.type === 'buying') return t('table.wait.buying', { name: name(round.turn) });
  const missing = seatsOf(seatCount).filter((at) => !round.chosen.includes(at));
  return t('table.wait.selling', { names: names(missing) }, missing.length);
}

/** The last action, from the view alone. */
function latestOf({ view: { round, previousRound } }: Table, words: Words): string | undefined {
  if (round?.type === 'buying') {
    const last = round.taken.at(-1);
    if (last !== undefined) return purchaseText({ ...last, by: 'passing' }, words);
    const leader = round.high > 0 ? round.bids.indexOf(round.high) : -1;
    if (leader >= 0)
      return words.t('table.log.leads', {
        name: words.name(leader as Seat),
        amount: words.number(round.high),
      });
  }
  if (previousRound?.type === 'bought') {
    const last = previousRound.purchases.at(-1);
    return last && purchaseText({ ...last, by: 'staying' }, words);
  }
  const first = previousRound?.sales[0];
  return first && saleText(first, words);
}

function statusOf(at: Seat, { view, seats }: Table, { t, number }: Words): string {
  const { t: app } = useI18n();
  const { progress } = playerStatusAt(at, view, seats[at]);
  if (progress === undefined) return '';
  if (isUsual(progress)) return app(`table.place.${progress}`);
  if (progress !== 'took') return t(`table.place.${progress}`);
  const paid = purchaseOf(at, view.round)?.paid ?? 0;
  return t(`table.place.took${paid === 0 ? 'Free' : ''}`, { paid: number(paid) });
}

/** Draws a player's bid, or the building they took. Returns the width in px. */
function drawDetails(canvas: Canvas, at: Seat, room: Box, { view }: Table): number {
  const { round } = view;
  if (round?.type !== 'buying') return 0;
  const purchase = purchaseOf(at, round);
  if (purchase !== undefined) {
    const width = (room.height * 100) / 140;
    drawBuilding(canvas, purchase.building, { ...room, x: room.x + room.width - width, width });
    return width;
  }
  const bid = round.bids[at] ?? 0;
  if (bid === 0) return 0;
  const width = 76;
  const plate = {
    x: room.x + room.width - width,
    y: room.y + (room.height - 46) / 2,
    width,
    height: 46,
  };
  const isHigh = bid === round.high;
  canvas.rect(
    plate,
    { fill: isHigh ? COLOUR.brass : COLOUR.baizeDark, stroke: COLOUR.brass, strokeWidth: 2 },
    23,
  );
  canvas.text(String(bid), plate, {
    size: 32,
    weight: 'title',
    fill: isHigh ? COLOUR.ink : COLOUR.brass,
    align: 'middle',
  });
  return width;
}

function drawMarket(canvas: Canvas, room: Box, table: Table, words: Words): void {
  const { view } = table;
  const sales = openSales(table);
  const foot = 40;
  const inside = { ...room, height: room.height - foot };
  if (sales !== undefined) drawSales(canvas, inside, sales, words);
  else if (view.round?.type === 'buying') drawOffer(canvas, inside, view.round, words);
  else if (view.round?.type === 'selling') {
    const { cheques } = view.round;
    gridOf(cheques.length, inside, [200, 100], 18).forEach((box, at) => {
      const cheque = cheques[at];
      if (cheque !== undefined) drawCheque(canvas, cheque, words.dollars(cheque), box);
    });
  }
  const { t, number } = words;
  const facts =
    view.round?.type === 'buying'
      ? t('table.market.buildings', { count: number(view.piles.buildings) }, view.piles.buildings)
      : t('table.market.cheques', { count: number(view.piles.cheques) }, view.piles.cheques);
  canvas.text(
    facts,
    { x: room.x, y: room.y + room.height - foot + 10, width: room.width, height: foot - 10 },
    { size: 23, fill: COLOUR.ivorySoft },
  );
}

/** Draws the offer: the next to pass takes the cheapest building, the last to stay in the dearest. */
function drawOffer(canvas: Canvas, room: Box, { offer }: BuyingView, { t }: Words): void {
  const label = 40;
  const gap = 18;
  const boxes = gridOf(
    offer.length,
    { ...room, height: room.height - label },
    [100, 140],
    gap,
    205,
    label + 6,
  );
  boxes.forEach((box, at) => {
    const building = offer[at];
    if (building === undefined) return;
    drawBuilding(canvas, building, box);
    const tagText =
      at === 0 ? t('table.market.passesShort') : at === offer.length - 1 ? t('table.market.staysShort') : '';
    const left = Math.max(room.x, box.x - gap / 2 + 2);
    const right = Math.min(room.x + room.width, box.x + box.width + gap / 2 - 2);
    const tag = { x: left, y: box.y + box.height + 6, width: right - left, height: label - 8 };
    if (offer.length > 1 && tagText !== '')
      canvas.text(tagText, tag, { size: 24, weight: 'bold', fill: COLOUR.brass, align: 'middle' });
  });
}

/** Draws each sale, building above cheque, from the dearest building on. */
function drawSales(canvas: Canvas, room: Box, sales: readonly Sale[], words: Words): void {
  const columns = sales.length;
  const gap = columns > 4 ? 8 : 16;
  const width = Math.min(150, (room.width - (columns - 1) * gap) / columns);
  const high = width * 1.4 + 12 + width / 2 + 12 + 30;
  const left = room.x + (room.width - columns * width - (columns - 1) * gap) / 2;
  const top = room.y + (room.height - high) / 2;
  sales.forEach(({ seat, building, cheque }, index) => {
    const x = left + index * (width + gap);
    drawBuilding(canvas, building, { x, y: top, width, height: width * 1.4 });
    const below = top + width * 1.4 + 12;
    drawCheque(canvas, cheque, words.dollars(cheque), { x, y: below, width, height: width / 2 });
    canvas.text(
      words.plainName(seat),
      { x: x - gap / 2 + 1, y: below + width / 2 + 8, width: width + gap - 2, height: 32 },
      { size: 24, weight: 'bold', fill: COLOUR.ivory, align: 'middle' },
    );
  });
}
