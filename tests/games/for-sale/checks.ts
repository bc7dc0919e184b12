import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { ForSaleAction, ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { disagreementsIn } from '../disagreements.ts';
import type { PlayedGame } from '../play.ts';

/** By number of players what each starts with, in thousands; as the rules say it. */
const START_MONEY: Readonly<Record<number, number>> = { 3: 18, 4: 18, 5: 14, 6: 14 };

/** Every action that means something, and some beyond the edges of what does. */
const ALL_ACTIONS: readonly ForSaleAction[] = deepFreeze([
  ...Array.from({ length: 24 }, (_, amount): ForSaleAction => ({ type: 'bid', amount })),
  { type: 'bid', amount: Number.MAX_SAFE_INTEGER },
  { type: 'pass' },
  ...Array.from({ length: 30 }, (_, index): ForSaleAction => ({ type: 'sell', building: index + 1 })),
  { type: 'unsell' },
]);

/** Whether the description allows the action, as a reader of it would say. */
export function isDescribed({ bid, pass, sell, unsell }: ForSaleLegal, wanted: ForSaleAction): boolean {
  switch (wanted.type) {
    case 'bid':
      return bid !== undefined && wanted.amount >= bid.min && wanted.amount <= bid.max;
    case 'pass':
      return pass !== undefined;
    case 'sell':
      return sell?.building.includes(wanted.building) ?? false;
    case 'unsell':
      return unsell !== undefined;
  }
}

/** Where `legal` and `apply` disagree about anything that anybody might do in this state; and where `awaits` does. */
export const disagreements = (state: ForSalePosition): readonly string[] =>
  disagreementsIn(forSale, state, state.seatCount, ALL_ACTIONS, isDescribed, (one) => JSON.stringify(one));

/** What the totals and winners are, reckoned from nothing but the events of a whole game. */
export function reckoned({ seatCount, steps }: PlayedGame<ForSaleTypes>) {
  const start = START_MONEY[seatCount] ?? 0;
  const money = new Array<number>(seatCount).fill(start);
  const totals = new Array<number>(seatCount).fill(start);
  const add = (to: number[], at: Seat, amount: number): void => void (to[at] = (to[at] ?? 0) + amount);
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'bought') {
      add(money, event.seat, -event.paid);
      add(totals, event.seat, -event.paid);
    }
    if (event.type === 'sold') for (const { seat: at, cheque } of event.sales) add(totals, at, cheque);
  }
  const rank = (at: number): number => 1000 * (totals[at] ?? 0) + (money[at] ?? 0);
  const best = Math.max(...totals.map((_, at) => rank(at)));
  return { totals, winners: seatsOf(seatCount).filter((at) => rank(at) === best) };
}
