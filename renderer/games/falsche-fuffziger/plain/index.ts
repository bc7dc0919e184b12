import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { PRESS_TYPES, typeOf } from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, type Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { Box, Canvas } from '../../../plain/canvas.ts';
import { COLOUR } from '../../../plain/palette.ts';
import type { PlainGame, PlainTable } from '../../../plain/plain-game.ts';
import { useI18n } from '../../../i18n/index.ts';
import { isUsual } from '../../shared/player-status.ts';
import { tieOf } from '../../shared/tie.ts';
import { playerStatusAt } from '../table/player/player-status.ts';
import { isNothing, moneyOf, typesIn } from '../table/view-facts.ts';
import type { PhaseOf } from '../table/step.ts';
import { auctionText, openingText, shoppingText } from '../table/log/money-text.ts';
import { productionLog, scrapText } from '../table/log/press-text.ts';
import { useWords, type Words } from '../table/use-words.ts';
import { drawMarket } from './market.ts';
import { drawCoin, drawNotes, drawReal, drawType } from './pieces.ts';

type Table = PlainTable<FuffzigerTypes>;

/** Falsche Fuffziger in the plain picture. */
export const plain: PlainGame<FuffzigerTypes> = {
  scene: (table) => {
    const words = useWords(() => table.seats);
    const { view } = table;
    return {
      position: [
        words.t('table.around.round', { round: words.number(view.round) }),
        ...(view.phase === undefined ? [] : [words.t(`table.around.phase.${view.phase.type}`)]),
      ],
      sentence: sentenceOf(view, words),
      latest: latestOf(table, words),
      playersWidth: 560,
      market: (canvas, room) => drawMarket(canvas, room, table, words),
      status: (at) => statusOf(at, table, words),
      drawDetails: (canvas, at, room) => drawDetails(canvas, at, room, table),
    };
  },
  result: (result, table) => {
    const words = useWords(() => table.seats);
    const { t, number, names } = words;
    const { scores, reason, rounds } = result.sheet;
    const tie = tieOf(result);
    const realOf = (seats: readonly Seat[]): number => Math.max(...seats.map((at) => scores[at]?.real ?? 0));
    const facts = (behind: readonly Seat[]) => ({
      names: names(behind),
      less: number(realOf(behind)),
      more: number(realOf(result.winners)),
    });
    return {
      total: words.coinsName,
      totalTitle: t('sheet.total'),
      lines: [
        { title: t('sheet.real'), values: scores.map(({ real }) => number(real)) },
        {
          title: t('sheet.bonus'),
          values: scores.map(({ bonus }) => t('sheet.plus', { count: number(bonus) })),
        },
      ],
      notes: [
        ...(tie?.type === 'shared' ? [t('sheet.tieShared')] : []),
        ...(tie?.type === 'money' ? [t('sheet.tieMoney', facts(tie.behind), tie.behind.length)] : []),
        t(`sheet.reason.${reason}`, { rounds: number(rounds) }),
      ],
    };
  },
};

function sentenceOf({ phase, seatCount }: Table['view'], { t, name, names }: Words): string {
  switch (phase?.type) {
    case undefined:
      return t('table.around.wait.over');
    case 'producing':
    case 'buying':
      return t(`table.around.wait.${phase.type}`, { name: name(phase.turn) });
    case 'auction':
      return t(`table.around.wait.${phase.led === undefined ? 'lead' : 'match'}`, { name: name(phase.turn) });
    case 'laundering':
    case 'general': {
      const missing = seatsOf(seatCount).filter((at) => !phase.chosen.includes(at));
      if (missing.length === 0) return t(`table.around.about.${phase.type}`);
      return t(`table.around.wait.${phase.type}`, { names: names(missing) }, missing.length);
    }
  }
}

/** The last action in this round or else in the one before, from the view alone. */
function latestOf({ view }: Table, words: Words): string | undefined {
  const { report, phase } = view;
  if (phase?.type === 'auction' && phase.led !== undefined)
    return words.t('table.news.laid', {
      name: words.name(phase.leader),
      money: words.moneyName(moneyOf(phase.led)),
    });
  const [bought, opened, ended, printed, scrapped] = [
    report.shopping.at(-1),
    report.openings.at(-1),
    report.auctions.at(-1),
    report.productions.at(-1),
    report.scrapped.at(-1),
  ];
  if (bought !== undefined) return shoppingText(bought, words);
  if (opened !== undefined) return openingText(opened, words);
  if (ended !== undefined) return auctionText(ended, words, true);
  if (printed !== undefined)
    return productionLog(printed, words)
      .map(({ text }) => text)
      .join(' ');
  return scrapped && scrapText(scrapped, words);
}

function statusOf(at: Seat, { view, seats }: Table, { t }: Words): string {
  const { t: app } = useI18n();
  const { progress } = playerStatusAt(at, view, seats[at]);
  if (progress === undefined) return '';
  return isUsual(progress) ? app(`table.place.${progress}`) : t(`table.around.place.${progress}`);
}

/** Draws a player's coins, and their stake in an auction, or else their presses. Returns the width in px. */
function drawDetails(canvas: Canvas, at: Seat, room: Box, { view }: Table): number {
  const coins = { ...room, x: room.x + room.width - 86, width: 86 };
  const edge = Math.min(34, room.height);
  canvas.text(
    String(view.coins[at] ?? 0),
    { ...coins, width: coins.width - edge - 6 },
    { size: 30, weight: 'title', fill: COLOUR.ivory, align: 'end' },
  );
  drawCoin(canvas, {
    x: coins.x + coins.width - edge,
    y: coins.y + (coins.height - edge) / 2,
    width: edge,
    height: edge,
  });
  const left = { ...room, width: room.width - coins.width - 14 };
  const used =
    view.phase?.type === 'auction'
      ? drawMoney(canvas, left, stakeOf(at, view.phase))
      : drawPresses(canvas, left, at, view);
  return coins.width + (used > 0 ? used + 14 : 0);
}

const stakeOf = (at: Seat, phase: PhaseOf<'auction'>): Money => phase.laid[at] ?? { notes: {}, real: 0 };

/** Draws money from the right: notes by type, and real money. */
function drawMoney(canvas: Canvas, room: Box, money: Money): number {
  if (isNothing(money)) return 0;
  const high = Math.min(room.height, 40);
  const wide = high * 1.5;
  const pieces = [
    ...typesIn(money.notes).map(
      (type) => (box: Box) => drawNotes(canvas, type, countOf(money.notes, type), box),
    ),
    ...(money.real > 0 ? [(box: Box) => drawReal(canvas, money.real, box)] : []),
  ];
  const step = Math.min(wide + 6, (room.width * 0.62 - wide) / Math.max(1, pieces.length - 1));
  const left = room.x + room.width - wide - step * (pieces.length - 1);
  pieces.forEach((draw, index) =>
    draw({ x: left + index * step, y: room.y + (room.height - high) / 2, width: wide, height: high }),
  );
  return room.x + room.width - left;
}

/** Width in px that presses leave for a name and its status. */
const NAME = 165;

/** Draws the number of a player's presses of each type. */
function drawPresses(canvas: Canvas, room: Box, at: Seat, { presses }: Table['view']): number {
  const own = presses.filter(({ seat }) => seat === at);
  const types = PRESS_TYPES.filter((type) => own.some(({ up }) => typeOf(up) === type));
  const most = (room.width - NAME) / Math.max(1, types.length);
  const edge = Math.min(room.height * 0.68, 42, most - 2);
  const step = Math.min(edge + 12, most);
  const left = room.x + room.width - step * types.length;
  types.forEach((type, index) => {
    const count = own.filter(({ up }) => typeOf(up) === type).length;
    const high = count > 1 ? edge * 1.5 : edge;
    const box = { x: left + index * step, y: room.y + (room.height - high) / 2, width: edge, height: edge };
    drawType(canvas, type, box, count > 1 ? `×${count}` : undefined);
  });
  return types.length === 0 ? 0 : step * types.length;
}
