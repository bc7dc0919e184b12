import { seat as toSeat } from '../../../base/ids.ts';
import { ascending } from '../../../base/lists.ts';
import { toAll, type FuffzigerEvent, type InspectorEffect } from '../events.ts';
import { andThen, reported, stepTo, withCoins, withMoney, withReal } from '../flow.ts';
import {
  FREE_SYMBOLS,
  isLargeTable,
  LAST_TYPE,
  PRESS_TYPES,
  PRICES,
  SPECIAL_COINS,
  typeOf,
  type Inspector,
  type PressType,
} from '../material.ts';
import { countOf, countsBy, minus } from '../material/money.ts';
import { upOf } from '../presses.ts';
import type { Scrapping } from '../material/report.ts';
import { changed, type FuffzigerState } from '../state.ts';
import type { FuffzigerStep } from '../types.ts';
import { end } from './end.ts';

/** The types still in play, ascending, whether anybody owns one or not (Falsche Fuffziger Decision X6). */
export const typesInPlay = ({ scrapped }: Pick<FuffzigerState, 'scrapped'>): readonly PressType[] =>
  PRESS_TYPES.filter((type) => !scrapped.includes(type));

/** Turns up so many inspector cards, and one more for each type that they scrap. Ends the game when the last type goes. */
export function inspect(state: FuffzigerState, cards: number): FuffzigerStep {
  if (cards === 0) return stepTo(state);
  const card = nextCard(state);
  const effect = effectOf(state, card);
  const turned = withEffect(
    changed(state, { inspected: state.inspected + 1, inspectors: [...state.inspectors, card] }),
    effect,
  );
  const step = stepTo(turned, toAll({ type: 'inspected', card, effect }));
  if (effect !== 'scraps') return andThen(step, (after) => inspect(after, cards - 1));
  const scrapped = andThen(step, (after) => scrap(after, typeShown(card)));
  return andThen(scrapped, (after) => inspect(after, cards));
}

/** The face-up pile is turned over as it is, so the order of the first pass repeats for ever. */
function nextCard({ deal, inspected }: FuffzigerState): Inspector {
  const card = deal.inspectors[inspected % deal.inspectors.length];
  if (card === undefined) throw new Error('no inspector card');
  return card;
}

const typeShown = (card: Inspector): PressType => Number(card) as PressType;

function effectOf(state: FuffzigerState, card: Inspector): InspectorEffect {
  const inPlay = typesInPlay(state);
  if (card !== 'coin' && inPlay[0] === typeShown(card)) return 'scraps';
  if (!isSymbol(state, card, inPlay)) return 'nothing';
  return state.symbols < FREE_SYMBOLS ? 'free' : 'auction';
}

/**
 * A coin symbol, the green card, and with five and more players the card of any type still in play, which counts among the first
 * three symbols, too (Falsche Fuffziger Decisions X4, X5).
 */
const isSymbol = ({ seatCount }: FuffzigerState, card: Inspector, inPlay: readonly PressType[]): boolean =>
  card === 'coin' ||
  typeShown(card) === LAST_TYPE ||
  (isLargeTable(seatCount) && inPlay.includes(typeShown(card)));

function withEffect(state: FuffzigerState, effect: InspectorEffect): FuffzigerState {
  switch (effect) {
    case 'free':
      return changed(state, { symbols: state.symbols + 1 });
    case 'auction':
      return changed(state, { symbols: state.symbols + 1, auctions: state.auctions + 1 });
    case 'scraps':
    case 'nothing':
      return state;
  }
}

/** Presses of the type that lie up are paid and go, notes of its colour go back for nothing. */
function scrap(state: FuffzigerState, pressType: PressType): FuffzigerStep {
  const scrapping = scrappingOf(state, pressType);
  const gone = scrapping.presses.map(({ press }) => press);
  let after = changed(reported(state, { scrapped: [...state.report.scrapped, scrapping] }), {
    scrapped: ascending([...state.scrapped, pressType]) as readonly PressType[],
    presses: state.presses.filter(({ press }) => !gone.includes(press)),
    supply: countsBy((type) => (type === pressType ? 0 : countOf(state.supply, type))),
  });
  for (const { seat, real, coins } of scrapping.presses)
    after = withCoins(withReal(after, seat, real), seat, coins);
  const events: FuffzigerEvent[] = [toAll({ type: 'scrapped', ...scrapping })];
  for (const [seat, { notes }] of state.money.entries()) {
    const given = countOf(notes, pressType);
    if (given === 0) continue;
    after = withMoney(after, toSeat(seat), (money) => ({
      notes: minus(money.notes, { [pressType]: given }),
      real: money.real,
    }));
    events.push({ type: 'gave-back', pressType, notes: given, to: [toSeat(seat)] });
  }
  const step = stepTo(after, ...events);
  return pressType === LAST_TYPE ? andThen(step, (last) => end(last, 'last-type')) : step;
}

/** A press with `150+3` up pays coins instead of the scrap price. */
const scrappingOf = ({ deal, presses }: FuffzigerState, pressType: PressType): Scrapping => ({
  pressType,
  presses: presses.flatMap((one) => {
    const up = upOf(deal.presses, one);
    if (typeOf(up) !== pressType) return [];
    const pays =
      up === '150+3' ? { real: 0, coins: SPECIAL_COINS } : { real: PRICES[pressType].scraps, coins: 0 };
    return [{ press: one.press, seat: one.seat, ...pays }];
  }),
});
