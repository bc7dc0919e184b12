import type { Occasion } from '../../base/quips.ts';
import type { ForSaleHappening } from './events.ts';
import type { Sale } from './round.ts';

type Bought = Extract<ForSaleHappening, { type: 'bought' }>;

/** From this number on a building is a grand one, and up to this price it was cheap. */
const GRAND = 20;
const CHEAP = 4;
/** From this amount on a cheque is one to boast of. */
const LARGE = 12;

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
export function occasions(event: ForSaleHappening, before: readonly ForSaleHappening[]): readonly Occasion[] {
  switch (event.type) {
    case 'bought':
      return boughtOf(event, before);
    case 'sold':
      return soldOf(event.sales);
    case 'game-ended':
      return event.winners.map((seat) => ({ seat, quip: 'won' }));
    default:
      return [];
  }
}

function boughtOf(event: Bought, before: readonly ForSaleHappening[]): readonly Occasion[] {
  const { seat, building, paid } = event;
  const price = { paid, got: building };
  if (paid === 0) {
    const last = before.find((one): one is Bought => one.type === 'bought' && one.seat === seat);
    return [{ seat, quip: last?.paid === 0 ? 'passing' : 'free' }];
  }
  if (paid >= building) return [{ seat, quip: 'dear', price }];
  return building >= GRAND && paid <= CHEAP ? [{ seat, quip: 'bargain', price }] : [];
}

const soldOf = (sales: readonly Sale[]): readonly Occasion[] => [
  ...sales.filter(({ cheque }) => cheque === 0).map(({ seat }) => ({ seat, quip: 'worst' }) as const),
  ...sales.filter(({ cheque }) => cheque >= LARGE).map(({ seat }) => ({ seat, quip: 'best' }) as const),
];
