import type { Seat } from '../../base/ids.ts';
import type { Emotion } from '../../base/reactions.ts';
import type { VisibleSealedEvent } from '../../base/sealed.ts';
import type { GameEvent, GameResult } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import type { Lay } from './actions.ts';
import type { Inspector, LaunderingCard, PressType, Side } from './material.ts';
import type { Counts } from './material/money.ts';
import type { PressId } from './material/press-names.ts';
import type { AuctionOutcome, Opening, Production, Scrapping } from './material/report.ts';
import type { EndReason } from './score.ts';

/** The effect of an inspector card. `free`: one of the first coin symbols, which start no auction. */
export type InspectorEffect = 'scraps' | 'auction' | 'free' | 'nothing';

export type PublicFuffzigerEvent =
  /** A round starts. The first round of a match has no event. */
  | { readonly type: 'round-began'; readonly round: number; readonly start: Seat }
  | { readonly type: 'inspected'; readonly card: Inspector; readonly effect: InspectorEffect }
  | ({ readonly type: 'scrapped' } & Scrapping)
  /** A press was converted; a broken one pays its owner and is out. */
  | {
      readonly type: 'converted';
      readonly seat: Seat;
      readonly press: PressId;
      readonly up: Side | 'broken';
      readonly paid: number;
    }
  | {
      readonly type: 'sold';
      readonly seat: Seat;
      readonly press: PressId;
      readonly up: Side;
      readonly price: number;
    }
  /** A turn in phase 2 ended: what it printed, and what was converted in it. */
  | ({ readonly type: 'printed'; readonly notes: Counts } & Pick<Production, 'seat' | 'converted'>)
  /** The die went to the next player. */
  | { readonly type: 'die-passed'; readonly start: Seat }
  /** The die was rolled: `lot` coins are sold. `adds`: whether it added an auction. */
  | { readonly type: 'rolled'; readonly start: Seat; readonly lot: number; readonly adds: boolean }
  | { readonly type: 'laid'; readonly seat: Seat; readonly lay: Lay }
  | { readonly type: 'matched'; readonly seat: Seat; readonly lay: Lay }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | ({ readonly type: 'auction-ended' } & AuctionOutcome)
  | VisibleSealedEvent
  | ({ readonly type: 'opened' } & Opening)
  /** At the end of phase 4 a winner takes the real money of a card. */
  | { readonly type: 'laundered'; readonly seat: Seat; readonly card: LaunderingCard; readonly real: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly presses: Counts; readonly paid: number }
  /** The general laundering ended; what was changed stays secret. */
  | { readonly type: 'general-laundering' }
  /** The coins for the ranks by real money, by seat. */
  | { readonly type: 'ranked'; readonly reason: EndReason; readonly bonus: readonly number[] }
  | ({ readonly type: 'game-ended' } & Pick<GameResult, 'totals' | 'winners'>);

/** What only one seat learns: it gave back notes of a scrapped type. */
export interface GaveBack {
  readonly type: 'gave-back';
  readonly pressType: PressType;
  readonly notes: number;
}

/** The events without their audience. */
export type FuffzigerNews = PublicFuffzigerEvent | GaveBack;

/** An event of Falsche Fuffziger, public or for the seat that gave back notes of a scrapped type. */
export type FuffzigerEvent =
  | (PublicFuffzigerEvent & GameEvent & { readonly to: 'all' })
  | (GaveBack & { readonly to: readonly Seat[] });

/** Events that can be undone (see `Game.reversible`): those that turn over no press or card, roll no die and reveal no bid. */
export const reversible: readonly FuffzigerNews['type'][] = [
  'sold',
  'printed',
  'die-passed',
  'laid',
  'matched',
  'dropped',
  'auction-ended',
  'bought',
];

/** Feelings about scrapped presses, winning an auction or a laundering card, and winning the match. */
export function emotions(event: FuffzigerNews): readonly Emotion[] {
  if (event.type === 'scrapped') return event.presses.map(({ seat }) => ({ seat, feeling: 'dismay' }));
  if (event.type === 'auction-ended' || event.type === 'opened')
    return event.winner === undefined ? [] : [{ seat: event.winner, feeling: 'joy' }];
  return event.type === 'game-ended' ? event.winners.map((seat) => ({ seat, feeling: 'joy' })) : [];
}

/** The occasions for quips. `before`: earlier events, the newest first. */
export function occasions(event: FuffzigerNews, before: readonly FuffzigerNews[]): readonly Occasion[] {
  switch (event.type) {
    case 'converted':
      return event.up === 'broken' ? [{ seat: event.seat, quip: 'broken' }] : [];
    case 'scrapped':
      return [...new Set(event.presses.map(({ seat }) => seat))].map((seat) => ({ seat, quip: 'scrapped' }));
    case 'dropped':
      return hasDroppedBefore(event.seat, before) ? [{ seat: event.seat, quip: 'passing' }] : [];
    case 'auction-ended':
      return event.winner === undefined ? [] : [{ seat: event.winner, quip: 'coins' }];
    case 'game-ended':
      return event.winners.map((seat) => ({ seat, quip: 'won' }));
    default:
      return [];
  }
}

/** Whether the seat dropped out of the previous auction, too. */
function hasDroppedBefore(seat: Seat, before: readonly FuffzigerNews[]): boolean {
  const isEnd = ({ type }: FuffzigerNews): boolean => type === 'auction-ended';
  const end = before.findIndex(isEnd);
  if (end === -1) return false;
  const inIt = before.slice(end + 1);
  const begin = inIt.findIndex(isEnd);
  return inIt
    .slice(0, begin === -1 ? inIt.length : begin)
    .some((event) => event.type === 'dropped' && event.seat === seat);
}
