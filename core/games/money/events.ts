import type { Emotion } from '../../base/reactions.ts';
import type { VisibleSealedEvent } from '../../base/sealed.ts';
import type { GameEvent, GameResult } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import { worthOf, type Card } from './material.ts';
import type { Currency } from './options.ts';
import type { Act, LastRoundReason, Refill, Reveal } from './round.ts';
import type { HandSheet, MoneySheet } from './score.ts';

/** The events without their audience. All are public; hands are only in views. */
export type VisibleMoneyEvent =
  /** A bid was sealed or taken back: only that, neither cards nor their number. */
  | VisibleSealedEvent
  /** All bids were revealed together. */
  | ({ readonly type: 'revealed'; readonly hand: number; readonly round: number } & Reveal)
  | Act
  /** The displays were filled; may be empty. */
  | ({ readonly type: 'refilled' } & Refill)
  /** The round that starts now is the last of its hand. */
  | { readonly type: 'last-round'; readonly reason: LastRoundReason }
  /** A hand is over, and all hands are revealed. `totals`: of all hands so far, by seat. */
  | { readonly type: 'hand-scored'; readonly sheet: HandSheet; readonly totals: readonly number[] }
  /** The next hand starts. The first hand of a match has no event. */
  | {
      readonly type: 'hand-dealt';
      readonly hand: number;
      readonly removed: readonly Currency[];
      readonly right: readonly Card[];
      readonly left: readonly Card[];
      readonly pile: number;
    }
  | ({ readonly type: 'game-ended' } & Pick<GameResult<MoneySheet>, 'totals' | 'winners'>);

/** An event of Money!; all are public. */
export type MoneyEvent = VisibleMoneyEvent & GameEvent & { readonly to: 'all' };

/** Events that can be undone (see `Game.reversible`): they only move cards that were already public. */
export const reversible: readonly VisibleMoneyEvent['type'][] = ['took', 'swapped', 'passed'];

/** Feelings about ties, an unwanted swap, and winning. */
export function emotions(event: VisibleMoneyEvent): readonly Emotion[] {
  if (event.type === 'revealed')
    return event.ties.flatMap(({ seats }) => seats.map((seat) => ({ seat, feeling: 'surprise' }) as const));
  if (event.type === 'swapped') return [{ seat: event.with, feeling: 'dismay' }];
  return event.type === 'game-ended' ? event.winners.map((seat) => ({ seat, feeling: 'joy' })) : [];
}

/** An action is a bargain from this gain on. */
const GAIN = 40;

/** The occasions for quips. `before`: earlier events, the newest first. */
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

/** A bluff has succeeded if it acts first. The bluff card in the bid is public. */
function bluffOf({ order, bids }: Reveal): readonly Occasion[] {
  const [first] = order;
  return first !== undefined && bids[first]?.bluff === true ? [{ seat: first, quip: 'bluff' }] : [];
}

/** For the last seat of a tie. */
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
