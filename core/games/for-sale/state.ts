import type { Seat } from '../../base/ids.ts';
import type { Sealed } from '../../base/sealed.ts';
import type { ForSaleDeal } from './deal.ts';
import type { Amount, Building, Cheque } from './material.ts';
import type { ForSaleOptions } from './options.ts';
import type { Purchase, Sale } from './round.ts';

/** Part 1: one after the other bids or passes, until everybody has a building. */
export interface Buying {
  readonly type: 'buying';
  /** The number of the round, from 1. */
  readonly round: number;
  /** Who started the round. */
  readonly starter: Seat;
  /** The buildings still on the table, ascending; as many as players are still in. */
  readonly offer: readonly Building[];
  /** By seat what lies before it, in thousands; 0 for who has not bid or is out. */
  readonly bids: readonly Amount[];
  /** The highest bid so far; 0 before the first. */
  readonly high: Amount;
  /** Who bids or passes now. */
  readonly turn: Seat;
  /** What was taken in this round, in order. Their seats are out. */
  readonly taken: readonly Purchase[];
}

/** Part 2: all choose a building at the same time. */
export interface Selling {
  readonly type: 'selling';
  /** The number of the round in this part, from 1. */
  readonly round: number;
  /** The cheques on the table, ascending. */
  readonly cheques: readonly Cheque[];
  /** The buildings chosen; they are still among `hands`. */
  readonly chosen: Sealed<Building>;
}

/** All buildings are sold. */
export interface Ended {
  readonly type: 'ended';
}

/** A game of For Sale: plain JSON, never changed. */
export interface ForSaleState {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  readonly deal: ForSaleDeal;
  /** By seat the money in stock, in thousands, without the bid on the table. */
  readonly money: readonly Amount[];
  /** By seat the buildings that are bought and not sold, ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** The finished rounds of part 1 and of part 2, one list for each round. */
  readonly bought: readonly (readonly Purchase[])[];
  readonly sold: readonly (readonly Sale[])[];
  readonly phase: Buying | Selling | Ended;
}

/** The state with some of it replaced. Spelled out, because copying by spread costs ten times as much, and every step copies. */
export const changed = (
  state: ForSaleState,
  changes: Partial<Omit<ForSaleState, 'options' | 'seatCount' | 'deal'>>,
): ForSaleState => ({
  options: state.options,
  seatCount: state.seatCount,
  deal: state.deal,
  money: changes.money ?? state.money,
  hands: changes.hands ?? state.hands,
  bought: changes.bought ?? state.bought,
  sold: changes.sold ?? state.sold,
  phase: changes.phase ?? state.phase,
});
