import type { Seat } from '../../base/ids.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { colourOf, type FuffzigerAction, type FuffzigerLegal, type Lay } from './actions.ts';
import { countsIn, layOf, NONE, placeOfType, REAL } from './kinds.ts';
import { LEAST_REAL, PRESS_TYPES, PRICES } from './material.ts';
import { costOf, countOf, countsBy, isNone, partOf, type Counts } from './material/money.ts';
import type { PressId } from './material/press-names.ts';
import type { FuffzigerPosition } from './position.ts';
import type { Phase } from './table.ts';
import type { PressView } from './view.ts';

/** What a seat may do now. */
export function legalIn(position: FuffzigerPosition, at: Seat): FuffzigerLegal {
  const { phase, turn, chosen } = position;
  if (!isSeat(position, at)) return {};
  const hasChosen = (chosen & (1 << at)) !== 0;
  switch (phase) {
    case 'producing':
      return at === turn ? legalProduction(position, at) : {};
    case 'auction':
      return at === turn ? legalAuction(position, at) : {};
    case 'laundering': {
      if (hasChosen) return { unbid: {} };
      const { notes, real } = position.purseOf(at);
      return { bid: { notes, real: { max: real } } };
    }
    case 'buying':
      return at === turn ? { buy: legalPurchase(position, at) } : {};
    case 'general':
      return hasChosen ? { unlaunder: {} } : { launder: { notes: position.purseOf(at).notes } };
    case 'ended':
      return {};
  }
}

const isSeat = ({ coins }: FuffzigerPosition, at: Seat): boolean => coins[at] !== undefined;

/** The seat's presses that were never turned over. */
const convertiblePresses = (position: FuffzigerPosition, at: Seat): readonly PressId[] =>
  namesOf(position, at, ({ isConverted }) => !isConverted);

/** The seat's presses that were not converted in this turn: they can be sold, and print. */
function unusedPresses(position: FuffzigerPosition, at: Seat): readonly PressId[] {
  const converted = position.chronicle?.records.done.converted ?? [];
  return namesOf(
    position,
    at,
    ({ press, isConverted }) => !isConverted || !converted.some((one) => one.press === press),
  );
}

function namesOf(
  { chronicle }: FuffzigerPosition,
  at: Seat,
  isMeant: (press: PressView) => boolean,
): readonly PressId[] {
  const names: PressId[] = [];
  for (const press of chronicle?.records.presses ?? [])
    if (press.seat === at && isMeant(press)) names.push(press.press);
  return names;
}

function legalProduction(position: FuffzigerPosition, at: Seat): FuffzigerLegal {
  const convert = convertiblePresses(position, at);
  const sell = unusedPresses(position, at);
  return {
    ...(convert.length === 0 ? {} : { convert: { press: convert } }),
    ...(sell.length === 0 ? {} : { sell: { press: sell } }),
    finish: {},
  };
}

function legalAuction(position: FuffzigerPosition, at: Seat): FuffzigerLegal {
  const { led, amount, canMatch } = position;
  if (led !== NONE) return canMatch ? { match: layOf(led, amount), drop: {} } : { drop: {} };
  const { notes, real } = position.purseOf(at);
  const hasReal = real >= LEAST_REAL;
  if (!hasReal && isNone(notes)) return { drop: {} };
  return {
    lay: { notes, ...(hasReal ? { real: { min: LEAST_REAL, max: real } } : {}) },
    drop: {},
  };
}

function legalPurchase({ supply, real }: FuffzigerPosition, at: Seat): NonNullable<FuffzigerLegal['buy']> {
  const counts = countsIn(supply, 0);
  const price = countsBy((type) => (countOf(counts, type) > 0 ? PRICES[type].costs : 0));
  return { supply: counts, price, money: real[at] ?? 0 };
}

/** The phase in which an action can be done. */
const PHASES: Readonly<Record<FuffzigerAction['type'], Phase>> = {
  convert: 'producing',
  sell: 'producing',
  finish: 'producing',
  lay: 'auction',
  match: 'auction',
  drop: 'auction',
  bid: 'laundering',
  unbid: 'laundering',
  buy: 'buying',
  launder: 'general',
  unlaunder: 'general',
};

/** Why the action is not what `legal` describes; undefined if it is. */
export function refusalOf(
  position: FuffzigerPosition,
  at: Seat,
  action: FuffzigerAction,
): Rejection | undefined {
  const { phase, turn, led, chosen } = position;
  const { type } = action;
  if (!isSeat(position, at)) return rejection('no-such-seat', { seat: at });
  if (phase === 'ended') return rejection('game-over');
  const isSealed = phase === 'laundering' || phase === 'general';
  if (!isSealed && at !== turn) return rejection('not-your-turn', { awaits: position.awaits() });
  const isNow = type === 'lay' ? led === NONE : type === 'match' ? position.canMatch : true;
  if (PHASES[type] !== phase || !isNow)
    return rejection('not-available', { type, available: Object.keys(legalIn(position, at)) });
  const hasChosen = isSealed && (chosen & (1 << at)) !== 0;
  switch (action.type) {
    case 'convert':
      return refusalOfPress(position, at, action.press, convertiblePresses(position, at));
    case 'sell':
      return refusalOfPress(position, at, action.press, unusedPresses(position, at));
    case 'lay':
      return refusalOfLay(position, at, action);
    case 'bid':
      if (hasChosen) return rejection('already-chosen', { undo: 'unbid' });
      return refusalOfPart(position.purseOf(at).notes, action.notes) ?? refusalOfPrice(position, at, action.real);
    case 'launder':
      if (hasChosen) return rejection('already-chosen', { undo: 'unlaunder' });
      return refusalOfPart(position.purseOf(at).notes, action.notes);
    case 'unbid':
    case 'unlaunder':
      return hasChosen ? undefined : rejection('nothing-chosen');
    case 'buy':
      return refusalOfPurchase(position, at, action.presses);
    case 'finish':
    case 'match':
    case 'drop':
      return undefined;
  }
}

/** Says whether the seat has no such press, or has used it. */
function refusalOfPress(
  position: FuffzigerPosition,
  at: Seat,
  target: PressId,
  allowed: readonly PressId[],
): Rejection | undefined {
  if (allowed.includes(target)) return undefined;
  const isOwn = namesOf(position, at, () => true).includes(target);
  return isOwn ? rejection('bad-target', { target, allowed }) : rejection('not-yours', { item: target });
}

function refusalOfLay(position: FuffzigerPosition, at: Seat, lay: Lay): Rejection | undefined {
  if ('real' in lay)
    return lay.real < LEAST_REAL
      ? rejection('too-low', { least: LEAST_REAL })
      : refusalOfPrice(position, at, lay.real);
  const colour = colourOf(lay.notes);
  const most = position.free(at, placeOfType(colour));
  if (most === 0) return rejection('not-yours', { item: colour });
  return countOf(lay.notes, colour) > most ? rejection('too-high', { most }) : undefined;
}

function refusalOfPurchase(position: FuffzigerPosition, at: Seat, presses: Counts): Rejection | undefined {
  const { supply, scrapped } = position;
  const out = PRESS_TYPES.slice(0, scrapped).find((type) => countOf(presses, type) > 0);
  if (out !== undefined)
    return rejection('bad-target', { target: out, allowed: PRESS_TYPES.slice(scrapped) });
  return refusalOfPart(countsIn(supply, 0), presses) ?? refusalOfPrice(position, at, costOf(presses));
}

function refusalOfPart(all: Counts, some: Counts): Rejection | undefined {
  const part = partOf(all, some);
  return part.ok ? undefined : part.error;
}

function refusalOfPrice(position: FuffzigerPosition, at: Seat, price: number): Rejection | undefined {
  const money = position.free(at, REAL);
  return price > money ? rejection('not-affordable', { price, money }) : undefined;
}
