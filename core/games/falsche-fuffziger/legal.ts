import type { Seat } from '../../base/ids.ts';
import { rejection, type Rejection } from '../../base/rejection.ts';
import type { FuffzigerAction, FuffzigerLegal } from './actions.ts';
import { COSTS, NONE, REAL, TYPES, layOf, ledIn, typeAt, type Amounts, type ListedAction } from './kinds.ts';
import { LEAST_REAL, PRESS_TYPES } from './material.ts';
import { isNone } from './material/money.ts';
import type { Press, PressId } from './material/press-names.ts';
import type { Phase, Table } from './table.ts';

/** What a seat may do now. */
export function legalIn(position: Table, at: Seat): FuffzigerLegal {
  const { phase, turn } = position;
  if (!isSeat(position, at)) return {};
  switch (phase) {
    case 'producing':
      return at === turn ? legalProduction(position, at) : {};
    case 'auction':
      return at === turn ? legalAuction(position, at) : {};
    case 'laundering':
      return hasChosen(position, at)
        ? { unbid: NOTHING }
        : { bid: { notes: position.freeNotes(at), real: { max: position.free(at, REAL) } } };
    case 'buying':
      return at === turn ? { buy: legalPurchase(position, at) } : {};
    case 'general':
      return hasChosen(position, at)
        ? { unlaunder: NOTHING }
        : { launder: { notes: position.freeNotes(at) } };
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
const isUnused = (position: Table, press: Press): boolean =>
  isConvertible(press) || !position.turnedNow.includes(press);

function legalProduction(position: Table, at: Seat): FuffzigerLegal {
  const convert: PressId[] = [];
  const sell: PressId[] = [];
  for (const press of position.named) {
    if (press.seat !== at) continue;
    if (isConvertible(press)) convert.push(press.press);
    if (isUnused(position, press)) sell.push(press.press);
  }
  if (sell.length === 0) return { finish: NOTHING };
  return convert.length === 0
    ? { sell: { press: sell }, finish: NOTHING }
    : { convert: { press: convert }, sell: { press: sell }, finish: NOTHING };
}

function legalAuction(position: Table, at: Seat): FuffzigerLegal {
  const { led, amount, canMatch } = position;
  if (led !== NONE) return canMatch ? { match: layOf(led, amount), drop: NOTHING } : { drop: NOTHING };
  const notes = position.freeNotes(at);
  const real = position.free(at, REAL);
  if (real >= LEAST_REAL) return { lay: { notes, real: { min: LEAST_REAL, max: real } }, drop: NOTHING };
  return isNone(notes) ? { drop: NOTHING } : { lay: { notes }, drop: NOTHING };
}

function legalPurchase(position: Table, at: Seat): NonNullable<FuffzigerLegal['buy']> {
  const { supply, price } = position.shop();
  return { supply, price, money: position.free(at, REAL) };
}

/** The phase in which an action can be done. */
function phaseOf(type: FuffzigerAction['type']): Phase {
  switch (type) {
    case 'convert':
    case 'sell':
    case 'finish':
      return 'producing';
    case 'lay':
    case 'match':
    case 'drop':
      return 'auction';
    case 'bid':
    case 'unbid':
      return 'laundering';
    case 'buy':
      return 'buying';
    case 'launder':
    case 'unlaunder':
      return 'general';
  }
}

/** Why the action is not what `legal` describes; undefined if it is. */
export function refusalOf(position: Table, at: Seat, action: ListedAction): Rejection | undefined {
  const { phase, turn, led } = position;
  const { type } = action;
  if (!isSeat(position, at)) return rejection('no-such-seat', { seat: at });
  if (phase === 'ended') return rejection('game-over');
  const isSealed = phase === 'laundering' || phase === 'general';
  if (!isSealed && at !== turn) return rejection('not-your-turn', { awaits: position.awaits() });
  const isNow = type === 'lay' ? led === NONE : type === 'match' ? position.canMatch : true;
  if (phaseOf(type) !== phase || !isNow)
    return rejection('not-available', { type, available: Object.keys(legalIn(position, at)) });
  switch (type) {
    case 'convert':
      return refusalOfPress(position, at, action.press, isConvertible);
    case 'sell':
      return refusalOfPress(position, at, action.press, (press) => isUnused(position, press));
    case 'lay':
      return refusalOfLay(position, at, action.amounts);
    case 'bid':
      if (hasChosen(position, at)) return rejection('already-chosen', { undo: 'unbid' });
      return (
        refusalOfNotes(position, at, action.amounts) ??
        refusalOfPrice(position, at, action.amounts[REAL] ?? 0)
      );
    case 'launder':
      if (hasChosen(position, at)) return rejection('already-chosen', { undo: 'unlaunder' });
      return refusalOfNotes(position, at, action.amounts);
    case 'unbid':
    case 'unlaunder':
      return hasChosen(position, at) ? undefined : rejection('nothing-chosen');
    case 'buy':
      return refusalOfPurchase(position, at, action.amounts);
    case 'finish':
    case 'match':
    case 'drop':
      return undefined;
  }
}

/** Says whether the seat has no such press, or has used it. */
function refusalOfPress(
  position: Table,
  at: Seat,
  target: PressId,
  isAllowed: (press: Press) => boolean,
): Rejection | undefined {
  const press = position.named.find((one) => one.press === target);
  if (press?.seat !== at) return rejection('not-yours', { item: target });
  if (isAllowed(press)) return undefined;
  return rejection('bad-target', { target, allowed: namesOf(position, at, isAllowed) });
}

function refusalOfLay(position: Table, at: Seat, amounts: Amounts): Rejection | undefined {
  const type = ledIn(amounts);
  const amount = amounts[type] ?? 0;
  if (type === REAL)
    return amount < LEAST_REAL
      ? rejection('too-low', { least: LEAST_REAL })
      : refusalOfPrice(position, at, amount);
  const most = position.free(at, type);
  if (most === 0) return rejection('not-yours', { item: typeAt(type) });
  return amount > most ? rejection('too-high', { most }) : undefined;
}

function refusalOfPurchase(position: Table, at: Seat, presses: Amounts): Rejection | undefined {
  const { supply, scrapped } = position;
  let price = 0;
  for (let place = 0; place < TYPES; place++) {
    const item = typeAt(place);
    const count = presses[place] ?? 0;
    const most = supply[place] ?? 0;
    if (count > 0 && place < scrapped)
      return rejection('bad-target', { target: item, allowed: PRESS_TYPES.slice(scrapped) });
    if (count > most) return rejection('too-high', { item, most });
    price += count * (COSTS[place] ?? 0);
  }
  return refusalOfPrice(position, at, price);
}

/** Names the first type of which the seat has fewer notes. */
function refusalOfNotes(position: Table, at: Seat, notes: Amounts): Rejection | undefined {
  for (let place = 0; place < TYPES; place++) {
    const most = position.free(at, place);
    if ((notes[place] ?? 0) > most) return rejection('too-high', { item: typeAt(place), most });
  }
  return undefined;
}

function refusalOfPrice(position: Table, at: Seat, price: number): Rejection | undefined {
  const money = position.free(at, REAL);
  return price > money ? rejection('not-affordable', { price, money }) : undefined;
}
