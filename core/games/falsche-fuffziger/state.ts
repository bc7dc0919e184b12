import type { Seat } from '../../base/ids.ts';
import type { Sealed } from '../../base/sealed.ts';
import type { Lay } from './actions.ts';
import type { FuffzigerDeal } from './deal.ts';
import type { Inspector, LaunderingCard, PressType } from './material.ts';
import type { Counts, Money } from './material/money.ts';
import type { FuffzigerOptions } from './options.ts';
import type { Press } from './presses.ts';
import type { Production, RoundReport } from './material/report.ts';

/** Phase 2: one after the other converts and sells, then prints. */
export interface Producing {
  readonly type: 'producing';
  readonly turn: Seat;
  /** What the seat whose turn it is has done so far; nothing is printed yet. */
  readonly done: Production;
  /** Whether any press has broken in this phase. */
  readonly hasBroken: boolean;
}

/** Phase 3: one coin auction. */
export interface Auction {
  readonly type: 'auction';
  /** Coins that are sold as one lot. */
  readonly lot: number;
  /** By seat whether it is still in. */
  readonly isIn: readonly boolean[];
  /** Who led last, or is to lead first. */
  readonly leader: Seat;
  /** Who leads, matches or drops now. */
  readonly turn: Seat;
  /** What is to be matched; null while somebody is to lead. */
  readonly led: Lay | null;
  /** By seat what lies before it, of those who are out too: they take it back when the auction is over. */
  readonly laid: readonly Money[];
}

/** Phase 4: all bid at the same time for the open laundering card. */
export interface Laundering {
  readonly type: 'laundering';
  /** They are still among the money. */
  readonly bids: Sealed<Money>;
  /** The cards won in this round. Their money comes at the end of the phase. */
  readonly won: readonly { readonly seat: Seat; readonly card: LaunderingCard }[];
}

/** Phase 5: one after the other buys presses. */
export interface Buying {
  readonly type: 'buying';
  readonly turn: Seat;
}

/** Phase 6: all choose notes to change at the same time (Falsche Fuffziger Decision X12). */
export interface GeneralLaundering {
  readonly type: 'general';
  readonly choices: Sealed<Counts>;
}

/** Why a game ended: the last type of presses was scrapped, or the last laundering card was sold. */
export type EndReason = 'last-type' | 'last-card';

/** The game is over, the coins for real money are paid. */
export interface Ended {
  readonly type: 'ended';
  readonly reason: EndReason;
  /** By seat the coins for the rank by real money; they are among `coins`. */
  readonly bonus: readonly number[];
}

export type Phase = Producing | Auction | Laundering | Buying | GeneralLaundering | Ended;

/** A game of Falsche Fuffziger: plain JSON, never changed. */
export interface FuffzigerState {
  readonly options: FuffzigerOptions;
  readonly seatCount: number;
  readonly deal: FuffzigerDeal;
  /** The number of the round, from 1. */
  readonly round: number;
  /** Who has the die. */
  readonly start: Seat;
  /** Inspector cards turned up in the whole game; the order repeats after each ten. */
  readonly inspected: number;
  /** Inspector cards turned up in this round. */
  readonly inspectors: readonly Inspector[];
  /** Coin symbols of the whole game, and what counts as one. */
  readonly symbols: number;
  /** Auctions of this round that are still to come, and how many have been added by the die. */
  readonly auctions: number;
  readonly added: number;
  /** Rolls of the die so far. */
  readonly rolled: number;
  /** Types that are out of the game, ascending. */
  readonly scrapped: readonly PressType[];
  /** The presses in the players' hands, in the order in which they came. */
  readonly presses: readonly Press[];
  /** Presses of the types in play that can still be bought. */
  readonly supply: Counts;
  /** Broken presses on the inspector pile. */
  readonly broken: number;
  /** By seat. */
  readonly money: readonly Money[];
  readonly coins: readonly number[];
  /** Laundering cards sold in the whole game. */
  readonly laundered: number;
  /** The running round, and the last finished one (null in the first). */
  readonly report: RoundReport;
  readonly previous: RoundReport | null;
  readonly phase: Phase;
}

/** The state with some of it replaced. Spelled out, because copying by spread costs ten times as much, and every step copies. */
export const changed = (
  state: FuffzigerState,
  changes: Partial<Omit<FuffzigerState, 'options' | 'seatCount' | 'deal'>>,
): FuffzigerState => ({
  options: state.options,
  seatCount: state.seatCount,
  deal: state.deal,
  round: changes.round ?? state.round,
  start: changes.start ?? state.start,
  inspected: changes.inspected ?? state.inspected,
  inspectors: changes.inspectors ?? state.inspectors,
  symbols: changes.symbols ?? state.symbols,
  auctions: changes.auctions ?? state.auctions,
  added: changes.added ?? state.added,
  rolled: changes.rolled ?? state.rolled,
  scrapped: changes.scrapped ?? state.scrapped,
  presses: changes.presses ?? state.presses,
  supply: changes.supply ?? state.supply,
  broken: changes.broken ?? state.broken,
  money: changes.money ?? state.money,
  coins: changes.coins ?? state.coins,
  laundered: changes.laundered ?? state.laundered,
  report: changes.report ?? state.report,
  previous: changes.previous ?? state.previous,
  phase: changes.phase ?? state.phase,
});
