import type { ClaimOf } from './claims.ts';
import { seat } from './ids.ts';
import { aboutPercentOf } from './percent.ts';

/** The whole win, in the ten-thousandths that estimates count. */
export const WHOLE = 10_000;

/** Ten-thousandths of the win: the parts of a result add up to it exactly. */
export interface Estimate {
  /** A whole number. */
  readonly amount: number;
  /** Its standard error, a whole number. */
  readonly error: number;
}

/** What a seat's share of the win is made of besides its equal share. */
export const PARTS = ['deal', 'own', 'others', 'rest'] as const;
export type Part = (typeof PARTS)[number];

/** How a seat's share of the win came about: `result` is `even` plus all parts. */
export interface SeatBreakdown extends Readonly<Record<Part, Estimate>> {
  /** The seat's share of the win, in ten-thousandths. */
  readonly result: number;
  /** The share of each seat if all are alike, in ten-thousandths. */
  readonly even: number;
}

/** Whether the parts of each seat add up to its result, and all numbers are whole: others do not come from `breakdownOf`. */
export const isSound = (seats: readonly Partial<SeatBreakdown>[]): boolean =>
  seats.every(({ result, even = NaN, ...parts }) => {
    const all = PARTS.flatMap((part) => parts[part] ?? []);
    const sum = all.reduce((so, { amount }) => so + amount, even);
    return (
      all.length === PARTS.length &&
      sum === result &&
      all.every(({ amount, error }) => Number.isInteger(amount) && error >= 0)
    );
  });

/** Whether a part is larger than its error; one that is not says nothing. */
export const isCertain = ({ amount, error }: Estimate): boolean => Math.abs(amount) > error;

/** Deal and seat were worth more than an equal share to the seat, about `chance` percent, and its own decisions about `more` points. */
export type DealClaim = ClaimOf<'deal', { readonly chance: number; readonly more: number }>;

/** How many of their standard errors the parts must have that a claim is about. */
const SURE = 2;

/** The claim about a breakdown, as `docs/claims.md` defines it; undefined if nobody had a good deal and made more of it. */
export function dealClaim(seats: readonly SeatBreakdown[]): DealClaim | undefined {
  const isSure = ({ amount, error }: Estimate): boolean => amount > 0 && amount >= SURE * error;
  const good = seats
    .map(({ even, deal, own }, at) => ({
      at,
      deal,
      own,
      chance: even + deal.amount,
      sum: deal.amount + own.amount,
      even,
    }))
    .filter(({ deal, own, sum, even }) => isSure(deal) && isSure(own) && even + sum <= WHOLE)
    .sort((one, other) => other.sum - one.sum); // stable
  const [best] = good;
  if (best === undefined) return undefined;
  const { at, chance, own } = best;
  return {
    type: 'deal',
    seats: [seat(at)],
    chance: aboutPercentOf(chance / WHOLE),
    more: aboutPercentOf(own.amount / WHOLE),
  };
}
