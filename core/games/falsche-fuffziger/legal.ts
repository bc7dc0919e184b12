import type { Seat } from '../../base/ids.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import { colourOf, type FuffzigerAction, type FuffzigerLegal, type Lay } from './actions.ts';
import { layOf, NONE, placeOfType, REAL, typeAt, TYPES } from './kinds.ts';
import { LEAST_REAL, PRESS_TYPES } from './material.ts';
import { costOf, countOf, isNone, type Counts } from './material/money.ts';
import type { Press, PressId } from './material/press-names.ts';
import type { Phase, Table } from './table.ts';

/** What a seat may do now. */
export function legalIn(table: Table, at: Seat): FuffzigerLegal {
  const { phase, turn } = table;
  if (!isSeat(table, at)) return {};
  switch (phase) {
    case 'producing':
      return at === turn ? legalProduction(table, at) : {};
    case 'auction':
      return at === turn ? legalAuction(table, at) : {};
    case 'laundering': {
      if (hasChosen(table, at)) return { unbid: NOTHING };
      const { notes, real } = table.purseOf(at);
      return { bid: { notes, real: { max: real } } };
    }
    case 'buying':
      return at === turn ? { buy: legalPurchase(table, at) } : {};
    case 'general':
      return hasChosen(table, at) ? { unlaunder: NOTHING } : { launder: { notes: table.purseOf(at).notes } };
    case 'ended':
      return {};
  }
}

const isSeat = ({ coins }: Table, at: Seat): boolean => coins[at] !== undefined;

const hasChosen = ({ chosen }: Table, at: Seat): boolean => (chosen & (1 << at)) !== 0;

const NOTHING = Object.freeze({});

/** The names of the seat's presses that `isMeant`. */
function namesOf({ named }: Table, at: Seat, isMeant: (press: Press) => boolean): readonly PressId[] {
  const names: PressId[] = [];
  for (const press of named) if (press.seat === at && isMeant(press)) names.push(press.press);
  return names;
}

/** Whether a press was never turned over. */
const isConvertible = ({ isConverted }: Press): boolean => !isConverted;

/** Whether a press was not turned over in this turn: it can be sold, and prints. */
const isUnused = (table: Table, press: Press): boolean => !table.turnedNow.includes(press);

function legalProduction(table: Table, at: Seat): FuffzigerLegal {
  const sell = namesOf(table, at, (press) => isUnused(table, press));
  if (sell.length === 0) return { finish: NOTHING };
  const convert = namesOf(table, at, isConvertible);
  return convert.length === 0
    ? { sell: { press: sell }, finish: NOTHING }
    : { convert: { press: convert }, sell: { press: sell }, finish: NOTHING };
}

function legalAuction(table: Table, at: Seat): FuffzigerLegal {
  const { led, amount, canMatch } = table;
  if (led !== NONE) return canMatch ? { match: layOf(led, amount), drop: NOTHING } : { drop: NOTHING };
  const { notes, real } = table.purseOf(at);
  if (real >= LEAST_REAL) return { lay: { notes, real: { min: LEAST_REAL, max: real } }, drop: NOTHING };
  return isNone(notes) ? { drop: NOTHING } : { lay: { notes }, drop: NOTHING };
}

function legalPurchase(table: Table, at: Seat): NonNullable<FuffzigerLegal['buy']> {
  const { supply, price } = table.shop();
  return { supply, price, money: table.free(at, REAL) };
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
export function refusalOf(table: Table, at: Seat, action: FuffzigerAction): Rejection | undefined {
  const { phase, turn, led } = table;
  const { type } = action;
  if (!isSeat(table, at)) return rejection('no-such-seat', { seat: at });
  if (phase === 'ended') return rejection('game-over');
  const isSealed = phase === 'laundering' || phase === 'general';
  if (!isSealed && at !== turn) return rejection('not-your-turn', { awaits: table.awaits() });
  const isNow = type === 'lay' ? led === NONE : type === 'match' ? table.canMatch : true;
  if (PHASES[type] !== phase || !isNow)
    return rejection('not-available', { type, available: Object.keys(legalIn(table, at)) });
  switch (action.type) {
    case 'convert':
      return refusalOfPress(table, at, action.press, isConvertible);
    case 'sell':
      return refusalOfPress(table, at, action.press, (press) => isUnused(table, press));
    case 'lay':
      return refusalOfLay(table, at, action);
    case 'bid':
      if (hasChosen(table, at)) return rejection('already-chosen', { undo: 'unbid' });
      return refusalOfNotes(table, at, action.notes) ?? refusalOfPrice(table, at, action.real);
    case 'launder':
      if (hasChosen(table, at)) return rejection('already-chosen', { undo: 'unlaunder' });
      return refusalOfNotes(table, at, action.notes);
    case 'unbid':
    case 'unlaunder':
      return hasChosen(table, at) ? undefined : rejection('nothing-chosen');
    case 'buy':
      return refusalOfPurchase(table, at, action.presses);
    case 'finish':
    case 'match':
    case 'drop':
      return undefined;
  }
}

/** Says whether the seat has no such press, or has used it. */
function refusalOfPress(
  table: Table,
  at: Seat,
  target: PressId,
  isAllowed: (press: Press) => boolean,
): Rejection | undefined {
  const press = table.named.find((one) => one.press === target);
  if (press?.seat !== at) return rejection('not-yours', { item: target });
  if (isAllowed(press)) return undefined;
  return rejection('bad-target', { target, allowed: namesOf(table, at, isAllowed) });
}

function refusalOfLay(table: Table, at: Seat, lay: Lay): Rejection | undefined {
  if ('real' in lay)
    return lay.real < LEAST_REAL
      ? rejection('too-low', { least: LEAST_REAL })
      : refusalOfPrice(table, at, lay.real);
  const colour = colourOf(lay.notes);
  const most = table.free(at, placeOfType(colour));
  if (most === 0) return rejection('not-yours', { item: colour });
  return countOf(lay.notes, colour) > most ? rejection('too-high', { most }) : undefined;
}

function refusalOfPurchase(table: Table, at: Seat, presses: Counts): Rejection | undefined {
  const { supply, scrapped } = table;
  const out = PRESS_TYPES.find((type, place) => place < scrapped && countOf(presses, type) > 0);
  if (out !== undefined)
    return rejection('bad-target', { target: out, allowed: PRESS_TYPES.slice(scrapped) });
  return refusalOfPart(presses, (type) => supply[type] ?? 0) ?? refusalOfPrice(table, at, costOf(presses));
}

const refusalOfNotes = (table: Table, at: Seat, notes: Counts): Rejection | undefined =>
  refusalOfPart(notes, (type) => table.free(at, type));

/** Names the first type of which there are fewer; by place of the type. */
function refusalOfPart(some: Counts, mostOf: (place: number) => number): Rejection | undefined {
  for (let place = 0; place < TYPES; place++) {
    const item = typeAt(place);
    const most = mostOf(place);
    if (countOf(some, item) > most) return rejection('too-high', { item, most });
  }
  return undefined;
}

function refusalOfPrice(table: Table, at: Seat, price: number): Rejection | undefined {
  const money = table.free(at, REAL);
  return price > money ? rejection('not-affordable', { price, money }) : undefined;
}
