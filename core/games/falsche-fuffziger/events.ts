import type { Seat } from '../../base/ids.ts';
import type { Emotion } from '../../base/reactions.ts';
import type { SealedHappening } from '../../base/sealed.ts';
import type { GameEvent, GameResult } from '../../game.ts';
import type { Occasion } from '../../base/quips.ts';
import type { Lay } from './actions.ts';
import type { Inspector, LaunderingCard, PressType, Side } from './material.ts';
import type { Counts } from './material/money.ts';
import type { PressId } from './material/press-names.ts';
import type { AuctionOutcome, Opening, Production, Scrapping } from './material/report.ts';
import type { EndReason } from './score.ts';

/** What an inspector card did. `free`: one of the first coin symbols, which set no auction. */
export type InspectorEffect = 'scraps' | 'auction' | 'free' | 'nothing';

export type FuffzigerHappening =
  /** A round begins. The first one of a game needs no event. */
  | { readonly type: 'round-began'; readonly round: number; readonly start: Seat }
  | { readonly type: 'inspected'; readonly card: Inspector; readonly effect: InspectorEffect }
  | ({ readonly type: 'scrapped' } & Scrapping)
  /** A press was turned over; a broken one pays its owner, and is out. */
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
  /** A turn at the presses is over: what it printed, and all that was converted in it. */
  | ({ readonly type: 'printed'; readonly notes: Counts } & Pick<Production, 'seat' | 'converted'>)
  /** The die went to the next player. */
  | { readonly type: 'die-passed'; readonly start: Seat }
  /** The die was rolled: so many coins are sold. `adds`: whether it added an auction. */
  | { readonly type: 'rolled'; readonly start: Seat; readonly lot: number; readonly adds: boolean }
  | { readonly type: 'laid'; readonly seat: Seat; readonly lay: Lay }
  | { readonly type: 'matched'; readonly seat: Seat; readonly lay: Lay }
  | { readonly type: 'dropped'; readonly seat: Seat }
  | ({ readonly type: 'auction-ended' } & AuctionOutcome)
  | SealedHappening
  | ({ readonly type: 'opened' } & Opening)
  /** At the end of phase 4 a winner takes the real money of a card. */
  | { readonly type: 'laundered'; readonly seat: Seat; readonly card: LaunderingCard; readonly real: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly presses: Counts; readonly paid: number }
  /** The general laundering is over; what was changed nobody learns. */
  | { readonly type: 'general-laundering' }
  /** The coins for the ranks by real money, by seat. */
  | { readonly type: 'ranked'; readonly reason: EndReason; readonly bonus: readonly number[] }
  | ({ readonly type: 'game-ended' } & Pick<GameResult, 'totals' | 'winners'>);

/** What one seat alone learns: it gave notes of a scrapped type back. */
export interface GaveBack {
  readonly type: 'gave-back';
  readonly pressType: PressType;
  readonly notes: number;
}

/** What happened, without its audience. */
export type FuffzigerNews = FuffzigerHappening | GaveBack;

/** An event of Falsche Fuffziger that all may learn of, or one for the seat that gave notes of a scrapped type back. */
export type FuffzigerEvent =
  | (FuffzigerHappening & GameEvent & { readonly to: 'all' })
  | (GaveBack & { readonly to: readonly Seat[] });

/** What can be taken back (see the contract): whatever turns over no press and no card, rolls no die and opens no fist. */
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

/** Who is moved: by presses that are scrapped, by winning an auction or a laundering card, and by having won the game. */
export function stirs(event: FuffzigerNews): readonly Emotion[] {
  if (event.type === 'scrapped') return event.presses.map(({ seat }) => ({ seat, feeling: 'dismay' }));
  if (event.type === 'auction-ended' || event.type === 'opened')
    return event.winner === undefined ? [] : [{ seat: event.winner, feeling: 'joy' }];
  return event.type === 'game-ended' ? event.winners.map((seat) => ({ seat, feeling: 'joy' })) : [];
}

/** What somebody could say a line about. `before`: what happened before it, the newest first. */
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

/** Whether somebody dropped out of the auction before, too. */
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
