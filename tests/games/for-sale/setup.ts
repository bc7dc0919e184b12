import { seat, type Seat } from '../../../core/base/ids.ts';
import type { Building, Cheque } from '../../../core/games/for-sale/material.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import { ForSalePosition, listOf, setOf } from '../../../core/games/for-sale/position.ts';
import type { Purchase, Sale } from '../../../core/games/for-sale/round.ts';

/** A position as plain data, which tests read and change. Buildings, cheques and bids as the rules name them; money in thousands. */
export interface ForSaleSetup {
  readonly options: ForSaleOptions;
  readonly seatCount: number;
  /** The buildings and the cheques of all rounds, ascending in each. */
  readonly offers: readonly (readonly Building[])[];
  readonly cheques: readonly (readonly Cheque[])[];
  /** By seat. */
  readonly money: readonly number[];
  readonly hands: readonly (readonly Building[])[];
  readonly bought: readonly (readonly Purchase[])[];
  readonly sold: readonly (readonly Sale[])[];
  readonly phase: Buying | Selling | { readonly type: 'ended' };
}

/** `round` counts from 1 in its part. */
export interface Buying {
  readonly type: 'buying';
  readonly round: number;
  readonly starter: Seat;
  readonly offer: readonly Building[];
  readonly bids: readonly number[];
  readonly high: number;
  readonly turn: Seat;
  readonly taken: readonly Purchase[];
}

export interface Selling {
  readonly type: 'selling';
  readonly round: number;
  /** By seat; null: not chosen. */
  readonly chosen: readonly (Building | null)[];
}

/** A position as plain data; holding it changes nothing. */
export function setupOf(position: ForSalePosition): ForSaleSetup {
  const { options, seatCount, rounds, money, hands, bought, sold } = position;
  return {
    options,
    seatCount,
    offers: Array.from(position.offers, listOf),
    cheques: Array.from({ length: rounds }, (_, index) => [
      ...position.cheques.slice(index * seatCount, (index + 1) * seatCount),
    ]),
    money: [...money],
    hands: Array.from(hands, listOf),
    bought,
    sold,
    phase: phaseOf(position),
  };
}

function phaseOf(position: ForSalePosition): ForSaleSetup['phase'] {
  const { round, rounds, starter, offer, bids, high, turn, taken, chosen } = position;
  if (position.hasEnded) return { type: 'ended' };
  if (!position.isBuying)
    return { type: 'selling', round: round - rounds, chosen: Array.from(chosen, (one) => one || null) };
  return {
    type: 'buying',
    round,
    starter: seat(starter),
    offer: listOf(offer),
    bids: [...bids],
    high,
    turn: seat(turn),
    taken,
  };
}

/** The position that plain data tell. */
export function positionOf(setup: ForSaleSetup): ForSalePosition {
  const { options, seatCount, phase, bought, sold } = setup;
  const position = new ForSalePosition(options, seatCount);
  position.offers.set(setup.offers.map(setOf));
  position.cheques.set(setup.cheques.flat());
  position.money.set(setup.money);
  position.hands.set(setup.hands.map(setOf));
  for (const { seat: at, cheque } of sold.flat()) position.earned[at] = (position.earned[at] ?? 0) + cheque;
  position.round = 2 * position.rounds + 1;
  if (phase.type === 'selling') {
    position.round = position.rounds + phase.round;
    position.chosen.set(phase.chosen.map((building) => building ?? 0));
  }
  if (phase.type === 'buying') {
    const { round, starter, offer, bids, high, turn, taken } = phase;
    position.bids.set(bids);
    position.isIn = (1 << seatCount) - 1;
    for (const { seat: at } of taken) position.isIn &= ~(1 << at);
    Object.assign(position, { round, starter, offer: setOf(offer), high, turn });
  }
  position.chronicle = { events: [], taken: phase.type === 'buying' ? phase.taken : [], bought, sold };
  return position;
}
