/*
 * Checks the claim about the breakdown of a match. Written from docs/claims.md alone; shares nothing with the code that finds it.
 */

/** A seat of a breakdown, in ten-thousandths. */
interface SeatParts {
  readonly even: number;
  readonly deal: { readonly amount: number; readonly error: number };
  readonly own: { readonly amount: number; readonly error: number };
}

/** Whether a claim of any form is true of a breakdown. */
export function isTrueOfBreakdown(seats: readonly SeatParts[], claim: object): boolean {
  const { type, seats: named, chance, more, ...others } = claim as Readonly<Record<string, unknown>>;
  if (type !== 'deal' || Object.keys(others).length > 0 || !Array.isArray(named)) return false;
  let best = -1;
  for (const [at, { even, deal, own }] of seats.entries()) {
    const holds =
      [deal, own].every(({ amount, error }) => amount > 0 && amount / 2 >= error) &&
      even + deal.amount + own.amount <= 10_000;
    const worth = (who: number): number => (seats[who]?.deal.amount ?? 0) + (seats[who]?.own.amount ?? 0);
    if (holds && (best < 0 || worth(at) > worth(best))) best = at;
  }
  const who = seats[best];
  if (who === undefined || named.join('/') !== String(best)) return false;
  return chance === about(who.even + who.deal.amount) && more === about(who.own.amount);
}

/** The nearest multiple of five percent, the higher one of two. */
const about = (share: number): number => Math.floor((share + 250) / 500) * 5;
