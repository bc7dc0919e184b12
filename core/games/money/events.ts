import type { Emotion } from '../../base/reactions.ts';
import type { SealedHappening } from '../../base/sealed.ts';
import type { GameEvent, GameResult } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import { worthOf, type Card, type Currency } from './material.ts';
import type { Act, LastRoundReason, Refill, Reveal } from './round.ts';
import type { HandSheet, MoneySheet } from './score.ts';

/** What happened, without its audience. Everything here is public; hands are only in views. */
export type VisibleMoneyEvent =
  /** A bid was sealed, or taken back: the fact alone, neither cards nor their number. */
  | SealedHappening
  /** All bids were turned up together. */
  | ({ readonly type: 'revealed'; readonly hand: number; readonly round: number } & Reveal)
  | Act
  /** The displays were filled, perhaps with nothing. */
  | ({ readonly type: 'refilled' } & Refill)
  /** The round that begins now is the last of its hand. */
  | { readonly type: 'last-round'; readonly reason: LastRoundReason }
  /** A hand is over, all hands lie open. `totals`: of all hands so far, by seat. */
  | { readonly type: 'hand-scored'; readonly sheet: HandSheet; readonly totals: readonly number[] }
  /** The next hand begins. The first one of a game needs no event. */
  | {
      readonly type: 'hand-dealt';
      readonly hand: number;
      readonly removed: readonly Currency[];
      readonly right: readonly Card[];
      readonly left: readonly Card[];
      readonly pile: number;
    }
  | ({ readonly type: 'game-ended' } & Pick<GameResult<MoneySheet>, 'totals' | 'winners'>);

/** An event of Money!; all of them are for all. */
export type MoneyEvent = VisibleMoneyEvent & GameEvent & { readonly to: 'all' };

/** What can be taken back (see the contract): all of it goes from display to display or hand, and lay open before. */
export const reversible: readonly VisibleMoneyEvent['type'][] = ['took', 'swapped', 'passed'];

/** Who is moved: by equal bids, by a swap that was not wished for, and by having won. */
export function stirs(event: VisibleMoneyEvent): readonly Emotion[] {
  if (event.type === 'revealed')
    return event.ties.flatMap(({ seats }) => seats.map((seat) => ({ seat, feeling: 'surprise' }) as const));
  if (event.type === 'swapped') return [{ seat: event.with, feeling: 'dismay' }];
  return event.type === 'game-ended' ? event.winners.map((seat) => ({ seat, feeling: 'joy' })) : [];
}

/** From this gain on an act is a bargain. */
const GAIN = 40;

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
export function occasions(
  event: VisibleMoneyEvent,
  before: readonly VisibleMoneyEvent[],
): readonly Occasion[] {
  switch (event.type) {
    case 'revealed':
      return [...bluffOf(event), ...tiesOf(event)];
    case 'took':
    case 'swapped':
      return [...priceOf(event), ...(event.type === 'swapped' ? [robbed(event)] : [])];
    case 'passed':
      return lastActOf(event.seat, before)?.type === 'passed' ? [{ seat: event.seat, quip: 'passing' }] : [];
    case 'game-ended':
      return event.winners.map((seat) => ({ seat, quip: 'won' }));
    default:
      return [];
  }
}

/** A bluff has held if it acts first. That there is a bluff card in the bid lies open. */
function bluffOf({ order, bids }: Reveal): readonly Occasion[] {
  const [first] = order;
  return first !== undefined && bids[first]?.bluff === true ? [{ seat: first, quip: 'bluff' }] : [];
}

/** The last of equal bids has something to sigh about. */
const tiesOf = ({ ties }: Reveal): readonly Occasion[] =>
  ties.flatMap(({ seats }) => {
    const last = seats.at(-1);
    return last === undefined ? [] : [{ seat: last, quip: 'tie' } as const];
  });

const robbed = (act: Extract<Act, { type: 'swapped' }>): Occasion => ({ seat: act.with, quip: 'robbed' });

function priceOf({ seat, gained, laid }: Exclude<Act, { type: 'passed' }>): readonly Occasion[] {
  const price = { paid: worthOf(laid), got: worthOf(gained) };
  if (price.paid > price.got) return [{ seat, quip: 'dear', price }];
  return price.got >= price.paid + GAIN ? [{ seat, quip: 'bargain', price }] : [];
}

const lastActOf = (seat: Act['seat'], before: readonly VisibleMoneyEvent[]): Act | undefined =>
  before.find(
    (event): event is Act =>
      (event.type === 'took' || event.type === 'swapped' || event.type === 'passed') && event.seat === seat,
  );
