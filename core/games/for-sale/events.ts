import type { Seat } from '../../base/ids.ts';
import type { Emotion } from '../../base/reactions.ts';
import type { VisibleSealedEvent } from '../../base/sealed.ts';
import type { GameEvent, GameResult, Purchase as Priced } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import type { Amount, Building, Cheque } from './material.ts';
import type { Purchase, Sale } from './round.ts';

/** The events without their audience. All are public; players' money is only in views. */
export type VisibleForSaleEvent =
  /** A round of part 1 starts. The first round of a match has no event. */
  | {
      readonly type: 'buildings-turned-up';
      readonly round: number;
      readonly buildings: readonly Building[];
      readonly starter: Seat;
    }
  /** A player raised its bid to `amount`. */
  | { readonly type: 'bid'; readonly round: number; readonly seat: Seat; readonly amount: Amount }
  /** A player took a building: by passing, or as the last one who was in. */
  | ({ readonly type: 'bought'; readonly round: number; readonly by: 'passing' | 'staying' } & Purchase)
  /** A round of part 2 starts. */
  | { readonly type: 'cheques-turned-up'; readonly round: number; readonly cheques: readonly Cheque[] }
  /** A building was chosen, or the choice was taken back: only that. */
  | VisibleSealedEvent
  /** All chosen buildings were revealed together; from the dearest to the cheapest. */
  | { readonly type: 'sold'; readonly round: number; readonly sales: readonly Sale[] }
  | ({ readonly type: 'game-ended' } & Pick<GameResult, 'totals' | 'winners'>);

/** An event of For Sale; all are public. */
export type ForSaleEvent = VisibleForSaleEvent & GameEvent & { readonly to: 'all' };

/** Events that can be undone (see `Game.reversible`): bids and purchases that reveal nothing. */
export const reversible: readonly VisibleForSaleEvent['type'][] = ['bid', 'bought'];

/** What an event says was bought. */
export const bought = (event: VisibleForSaleEvent): Priced | undefined =>
  event.type === 'bought' ? { seat: event.seat, item: event.building, paid: event.paid } : undefined;

/** Feelings about paying a whole bid, the best and the worst cheque of a round, and winning. */
export function emotions(event: VisibleForSaleEvent): readonly Emotion[] {
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

/** Buildings from this number on are grand; purchases up to this price are cheap. */
const GRAND = 20;
const CHEAP = 4;
/** Cheques from this amount on are worth boasting about. */
const LARGE = 12;

/** The occasions for quips. `before`: earlier events, the newest first. */
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
