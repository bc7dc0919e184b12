import { seat, seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { ForSaleAction, ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleEvent } from '../../../core/games/for-sale/events.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { Purchase } from '../../../core/games/for-sale/round.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import type { PlayedGame, PlayedStep } from './play.ts';
import type { ForSaleSetup } from './setup.ts';

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
export function disagreements(state: ForSalePosition): readonly string[] {
  const text = JSON.stringify(state);
  const found: string[] = [];
  const owing: Seat[] = [];
  for (const at of [...seatsOf(state.seatCount), seat(state.seatCount)]) {
    const legal = forSale.legal(state, at);
    if (Object.keys(legal).some((type) => type !== 'unsell')) owing.push(at);
    for (const action of ALL_ACTIONS) {
      const outcome = forSale.apply(state, at, action);
      const isRight =
        outcome.ok === isDescribed(legal, action) && (outcome.ok || outcome.error.code !== undefined);
      if (!isRight) found.push(`${at} ${JSON.stringify(action)} in ${text}`);
    }
  }
  if (JSON.stringify(owing) !== JSON.stringify(forSale.awaits(state))) found.push(`awaited in ${text}`);
  if (JSON.stringify(state) !== text) found.push(`changed: ${text}`);
  return found;
}

/** What has gone into the bank, as events tell it. */
export const paidIn = (events: readonly ForSaleEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'bought' ? event.paid : 0), 0);

/** Whether the money of all players, on the table and in the bank is what they started with, and nobody owes any. */
export function isMoneyKept({ money, phase, seatCount }: ForSaleSetup, bank: number): boolean {
  const bids = phase.type === 'buying' ? phase.bids : [];
  const sum = [...money, ...bids].reduce((all, amount) => all + amount, bank);
  return (
    sum === seatCount * (START_MONEY[seatCount] ?? 0) &&
    [...money, ...bids].every((amount) => Number.isInteger(amount) && amount >= 0)
  );
}

/** Whether every building and every cheque of the deal is in one place: a hand, sold, won, on the table or still in its pile. */
export function areCardsKept(
  { offers, cheques: dealt, hands, sold, phase }: ForSaleSetup,
  deal: ForSaleDeal,
): boolean {
  const turnedUp = phase.type === 'ended' ? offers.length : phase.round;
  const isSelling = phase.type !== 'buying';
  const sales = sold.flat();
  const buildings = [
    ...hands.flat(),
    ...sales.map(({ building }) => building),
    ...(phase.type === 'buying' ? phase.offer : []),
    ...offers.slice(isSelling ? offers.length : turnedUp).flat(),
  ];
  const cheques = [
    ...sales.map(({ cheque }) => cheque),
    ...dealt.slice(isSelling ? turnedUp - (phase.type === 'selling' ? 1 : 0) : 0).flat(),
  ];
  return isSame(buildings, deal.buildings) && isSame(cheques, deal.cheques);
}

/** Whether both lists hold the same cards, each as often. */
function isSame(some: readonly number[], others: readonly number[]): boolean {
  const counts = new Int8Array(31);
  for (const card of some) counts[card] = (counts[card] ?? 0) + 1;
  for (const card of others) counts[card] = (counts[card] ?? 0) - 1;
  return some.length === others.length && counts.every((count) => count === 0);
}

/** What breaks the rules in a round of part 1 that has just ended, told by what everybody took in it. */
export function faultsInPurchases(
  purchases: readonly Purchase[],
  { options, seatCount }: ForSalePosition,
): readonly string[] {
  const faults: string[] = [];
  const fault = (isFault: boolean, what: string): void => {
    if (isFault) faults.push(`${what}: ${JSON.stringify(purchases)}`);
  };
  fault(new Set(purchases.map(({ seat: at }) => at)).size !== seatCount, 'not one building each');
  for (const [index, { building, bid, paid, refund }] of purchases.entries()) {
    const isLast = index === seatCount - 1;
    const half = options.refund === 'half-up' ? bid - (bid - (bid % 2)) / 2 : (bid - (bid % 2)) / 2;
    fault(building <= (purchases[index - 1]?.building ?? 0), 'not the cheapest first');
    fault(refund !== (isLast ? 0 : half), 'another refund');
    fault(paid + refund !== bid, 'another price');
    fault(
      isLast && purchases.some((other) => other.bid > bid),
      'the dearest building for less than the highest bid',
    );
  }
  return faults;
}

/** What the totals and winners are, reckoned from nothing but the events of a whole game. */
export function reckoned({ seatCount, steps }: PlayedGame) {
  const start = START_MONEY[seatCount] ?? 0;
  const money = new Array<number>(seatCount).fill(start);
  const totals = new Array<number>(seatCount).fill(start);
  const add = (to: number[], at: Seat, amount: number): void => void (to[at] = (to[at] ?? 0) + amount);
  for (const event of steps.flatMap(({ events }: PlayedStep) => events)) {
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
