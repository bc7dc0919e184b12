import { seatsOf, type Seat } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import { BLUFF, type Card, type TieBreak } from './material.ts';
import type { Reveal, RevealedBid, Tie } from './round.ts';

/**
 * Who acts when: the highest bid first, equal bids by the option `tieBreak`. Who sits out is not in it. Source: Money!, swap.
 */
export function orderOf(bids: readonly RevealedBid[], tieBreak: TieBreak): Pick<Reveal, 'order' | 'ties'> {
  const taking = seatsOf(bids.length).filter((at) => !atSeat(bids, at).sitsOut);
  const worths = [...new Set(taking.map((at) => atSeat(bids, at).worth))].sort((one, other) => other - one);
  const groups = worths.map((worth): Tie => {
    const equal = taking.filter((at) => atSeat(bids, at).worth === worth);
    return { worth, ...settle(equal, bids, tieBreak) };
  });
  return {
    order: groups.flatMap(({ seats }) => seats),
    ties: groups.filter(({ seats }) => seats.length > 1),
  };
}

/** Puts equal bids in order, and says by which serial numbers. */
function settle(
  equal: readonly Seat[],
  bids: readonly RevealedBid[],
  tieBreak: TieBreak,
): Pick<Tie, 'seats' | 'decidedBy'> {
  // lowest-serial: the bluff card plays no part; bluff-first: its serial number 0 goes before all others
  const withBluff = equal.filter((at) => tieBreak === 'bluff-first' && atSeat(bids, at).bluff);
  const others = equal.filter((at) => !withBluff.includes(at));
  const byBluff = withBluff.length > 0 && others.length > 0 ? [BLUFF] : [];
  return {
    seats: [...bySerial(withBluff, bids), ...bySerial(others, bids)],
    decidedBy: [
      ...serials(bySerial(withBluff, bids), bids).map((compared) => [...byBluff, ...compared]),
      ...serials(bySerial(others, bids), bids),
    ],
  };
}

const bySerial = (seats: readonly Seat[], bids: readonly RevealedBid[]): readonly Seat[] =>
  [...seats].sort((one, other) => lowest(bids, one) - lowest(bids, other));

/** The serial numbers that were compared: none where only one bid is left. */
const serials = (seats: readonly Seat[], bids: readonly RevealedBid[]): readonly (readonly Card[])[] =>
  seats.map((at) => (seats.length > 1 ? [lowest(bids, at)] : []));

/** The lowest serial number of the valued cards of a bid. */
const lowest = (bids: readonly RevealedBid[], at: Seat): Card => Math.min(...atSeat(bids, at).cards);
