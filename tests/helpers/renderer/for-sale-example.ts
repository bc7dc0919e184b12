import { seat, type Seat } from '../../../core/base/ids.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES, removedCount } from '../../../core/games/for-sale/material.ts';
import type { Purchase, Sale } from '../../../core/games/for-sale/round.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { optionsOf, stepOf } from '../../games/moves.ts';

/** The players of the examples, in the order of their seats. */
const PLAYERS = ['Anna', 'Ben', 'Clara', 'David'];
/** The seat of a player of the examples. */
export const seatOf = (name: string): Seat => seat(PLAYERS.indexOf(name));

/** Three rounds of buildings after which all hold what they sell in the example, and Clara a 13 too. */
const FIRST_BUILDINGS = [5, 12, 18, 27, 1, 2, 3, 25, 13, 14, 15, 16];
const FIRST_CHEQUES = [6, 14, 0, 6];
const without = (all: readonly number[], taken: readonly number[]): readonly number[] =>
  taken.reduce<readonly number[]>((left, one) => left.toSpliced(left.indexOf(one), 1), all);
/** A whole pile for the four that begins with these cards. */
const pileOf = (all: readonly number[], first: readonly number[]): readonly number[] =>
  [...first, ...without(all, first)].slice(0, all.length - removedCount(PLAYERS.length));

const bids = (amount: number): ForSaleAction => ({ type: 'bid', amount });
const PASS: ForSaleAction = { type: 'pass' };
/** The example of buying, act by act. */
const BUYING: readonly (readonly [string, ForSaleAction])[] = [
  ['Anna', bids(1)],
  ['Ben', bids(3)],
  ['Clara', PASS],
  ['David', bids(4)],
  ['Anna', bids(6)],
  ['Ben', PASS],
  ['David', bids(7)],
  ['Anna', PASS],
];
/** What each of them sells in the example. */
export const SOLD = { Anna: 18, Ben: 12, Clara: 25, David: 27 };

function act(state: ForSalePosition, by: Seat, action: ForSaleAction): ForSalePosition {
  return stepOf(forSale, state, by, action).state;
}

/** The state after the example of buying. */
function bought(): ForSalePosition {
  const options = optionsOf(forSale, { starter: 0 }, PLAYERS.length);
  const piles = {
    starter: 0,
    buildings: pileOf(BUILDINGS, FIRST_BUILDINGS),
    cheques: pileOf(CHEQUES, FIRST_CHEQUES),
  };
  const deal = forSale.parseDeal(piles, options, PLAYERS.length);
  if (!deal.ok) throw new Error(deal.error.code);
  const first = forSale.start(options, PLAYERS.length, deal.value);
  return BUYING.reduce((state, [name, action]) => act(state, seatOf(name), action), first);
}

/** The state after a round of selling, when all have passed in the rest of buying. */
function sold(choices: Readonly<Record<string, number>>): ForSalePosition {
  let state = bought();
  while (state.isBuying) state = act(state, seat(state.turn), PASS);
  return Object.entries(choices).reduce(
    (before, [name, building]) => act(before, seatOf(name), { type: 'sell', building }),
    state,
  );
}

/** How the example of buying goes, in the order in which the buildings are taken. */
export function purchasesOfExample(): readonly Purchase[] {
  const round = forSale.view(bought(), 'table').previousRound;
  if (round?.type !== 'bought') throw new Error('no round of buying');
  return round.purchases;
}

/** How the example of selling goes if these buildings are sold, by name of the player; from the dearest to the cheapest. */
export function salesOfExample(choices: Readonly<Record<string, number>>): readonly Sale[] {
  const round = forSale.view(sold(choices), 'table').previousRound;
  if (round?.type !== 'sold') throw new Error('no round of selling');
  return round.sales;
}
