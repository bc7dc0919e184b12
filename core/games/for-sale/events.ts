import type { Seat } from '../../base/ids.ts';
import type { Emotion } from '../../base/reactions.ts';
import type { SealedHappening } from '../../base/sealed.ts';
import type { GameEvent, GameResult } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import type { Amount, Building, Cheque } from './material.ts';
import type { Purchase, Sale } from './round.ts';

/** What happened, without its audience. Everything here is public; stocks of money are only in views. */
export type VisibleForSaleEvent =
  /** A round of part 1 begins. The first one of a game needs no event. */
  | {
      readonly type: 'buildings-turned-up';
      readonly round: number;
      readonly buildings: readonly Building[];
      readonly starter: Seat;
    }
  /** Somebody raised the own bid to `amount`. */
  | { readonly type: 'bid'; readonly round: number; readonly seat: Seat; readonly amount: Amount }
  /** Somebody took a building: by passing, or as the last one who was in. */
  | ({ readonly type: 'bought'; readonly round: number; readonly by: 'passing' | 'staying' } & Purchase)
  /** A round of part 2 begins. */
  | { readonly type: 'cheques-turned-up'; readonly round: number; readonly cheques: readonly Cheque[] }
  /** A building was chosen, or taken back: the fact alone. */
  | SealedHappening
  /** All chosen buildings were turned up together; from the dearest to the cheapest. */
  | { readonly type: 'sold'; readonly round: number; readonly sales: readonly Sale[] }
  | ({ readonly type: 'game-ended' } & Pick<GameResult, 'totals' | 'winners'>);

/** An event of For Sale; all of them are for all. */
export type ForSaleEvent = VisibleForSaleEvent & GameEvent & { readonly to: 'all' };

/** What can be taken back (see the contract): bids and purchases that turn nothing up. */
export const reversible: readonly VisibleForSaleEvent['type'][] = ['bid', 'bought'];

/** Who is moved: by paying the whole bid, by the best and the worst cheque of a round, and by having won. */
export function stirs(event: VisibleForSaleEvent): readonly Emotion[] {
  if (event.type === 'bought') return event.by === 'staying' ? [{ seat: event.seat, feeling: 'dismay' }] : [];
  if (event.type === 'sold') {
    const [worst, ...others] = [...event.sales].sort((one, other) => one.cheque - other.cheque);
    const best = others.at(-1);
    return [
      ...(best === undefined ? [] : [{ seat: best.seat, feeling: 'joy' } as const]),
      ...(worst === undefined ? [] : [{ seat: worst.seat, feeling: 'dismay' } as const]),
    ];
  }
  return event.type === 'game-ended' ? event.winners.map((seat) => ({ seat, feeling: 'joy' })) : [];
}

type Bought = Extract<VisibleForSaleEvent, { type: 'bought' }>;

/** From this number on a building is a grand one, and up to this price it was cheap. */
const GRAND = 20;
const CHEAP = 4;
/** From this amount on a cheque is one to boast of. */
const LARGE = 12;

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
export function occasions(
  event: VisibleForSaleEvent,
  before: readonly VisibleForSaleEvent[],
): readonly Occasion[] {
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

function boughtOf(event: Bought, before: readonly VisibleForSaleEvent[]): readonly Occasion[] {
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
