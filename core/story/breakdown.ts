import { WHOLE, type Estimate, type SeatBreakdown } from '../base/breakdown.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import { standardErrorOf } from '../base/percent.ts';

/** A decision in which a regular would have chosen otherwise, and how much more the choice that was made brings. */
export interface WeighedDeparture {
  readonly seat: Seat;
  readonly gain: Estimate;
}

/**
 * Breaks down each seat's share of the win. What the decisions of one seat lose, the others gain in equal parts.
 *
 * @param shares by seat, its share of the win
 * @param sums by seat, its shares of the win over all playouts from the first position
 * @param playouts their number
 * @param departures all of all seats
 */
export function breakdownOf(
  shares: readonly number[],
  sums: readonly number[],
  playouts: number,
  departures: readonly WeighedDeparture[],
): readonly SeatBreakdown[] {
  const seats = seatsOf(shares.length);
  const even = Math.round(WHOLE / seats.length);
  const own = seats.map((at) => sumOf(departures.flatMap(({ seat, gain }) => (seat === at ? [gain] : []))));
  return seats.map((at): SeatBreakdown => {
    const result = Math.round(WHOLE * (shares[at] ?? 0));
    const chance = (sums[at] ?? 0) / playouts;
    const dealt = estimateOf(chance, standardErrorOf(chance, playouts));
    const deal = { ...dealt, amount: dealt.amount - even };
    const mine = own[at] ?? NOTHING;
    const lost = sumOf(own.filter((_, seat) => seat !== at));
    const parts = Math.max(1, seats.length - 1);
    const others = { amount: Math.round(-lost.amount / parts), error: Math.round(lost.error / parts) };
    const rest = {
      amount: result - even - deal.amount - mine.amount - others.amount,
      error: sumOf([deal, mine, others]).error,
    };
    return { result, even, deal, own: mine, others, rest };
  });
}

export const NOTHING: Estimate = { amount: 0, error: 0 };

/** An estimated share of the win, and its standard error, both 0–1. */
export const estimateOf = (share: number, error: number): Estimate => ({
  amount: Math.round(WHOLE * share),
  error: Math.round(WHOLE * error),
});

const sumOf = (estimates: readonly Estimate[]): Estimate => ({
  amount: estimates.reduce((sum, { amount }) => sum + amount, 0),
  error: Math.round(Math.hypot(...estimates.map(({ error }) => error))),
});
