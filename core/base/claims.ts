import { seatsOf, type Seat } from './ids.ts';
import { atSeat, withMost } from './lists.ts';

/** What a true sentence about a finished match says, as data. `docs/claims.md` defines when each type is true. */
export interface Claim {
  readonly type: string;
  /** The seats that the sentence names, in this order. */
  readonly seats: readonly Seat[];
}

/** A claim of one type with its facts. */
export type ClaimOf<Type extends string, Facts = unknown> = Claim & { readonly type: Type } & Facts;

/** The winner alone was behind at every count before the end. */
export type NeverLed = ClaimOf<'never-led'>;

/** The winner, unless several share the win. */
export function soleWinner({ winners }: { readonly winners: readonly Seat[] }): Seat | undefined {
  return winners.length === 1 ? winners[0] : undefined;
}

/** The sole winner and the one other seat with as high a total, which a tie-break put behind; undefined if there is none, or several. */
export function brokenTie(result: {
  readonly winners: readonly Seat[];
  readonly totals: readonly number[];
}): { readonly winner: Seat; readonly other: Seat; readonly total: number } | undefined {
  const { totals } = result;
  const winner = soleWinner(result);
  const tied = withMost(seatsOf(totals.length), totals);
  const other = tied.find((at) => at !== winner);
  if (winner === undefined || other === undefined || tied.length !== 2) return undefined;
  return { winner, other, total: atSeat(totals, winner) };
}

/** The item with the largest value; undefined if two share it, or there is none. */
export function strictMost<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  const most = Math.max(...items.map(value));
  const [first, second] = items.filter((item) => value(item) === most);
  return second === undefined ? first : undefined;
}

/** The seat with the largest amount; undefined if two share it. */
export const strictMostSeat = (seats: readonly Seat[], bySeat: readonly number[]): Seat | undefined =>
  strictMost(seats, (at) => atSeat(bySeat, at));

/** @param counts the scores by seat at each count before the end */
export function neverLed(
  result: { readonly winners: readonly Seat[] },
  counts: readonly (readonly number[])[],
): readonly NeverLed[] {
  const winner = soleWinner(result);
  if (winner === undefined || counts.length === 0) return [];
  const isBehind = counts.every((scores) => atSeat(scores, winner) < Math.max(...scores));
  return isBehind ? [{ type: 'never-led', seats: [winner] }] : [];
}
