import { RANK_COINS } from '../../material.ts';

/** What the players will be worth, in real money at the end if they bought no more coins; and the coins still to be sold. */
export interface Wealth {
  /** By seat. */
  readonly fortunes: readonly number[];
  /** What a unit of money that is spent now would have been at the end. */
  readonly growth: number;
  /** Coins of auctions to come. */
  readonly coins: number;
  /** How uncertain the fortunes are, as a part of them. */
  readonly doubt: number;
}

/**
 * How many coins a seat loses later if it spends so much real money now: a share of the coins to come as large as its share of
 * all money, and coins for its rank by money.
 */
export const coinsLost = (wealth: Wealth, at: number, spent: number): number =>
  coinsFor(wealth, at, 0) - coinsFor(wealth, at, spent * wealth.growth);

function coinsFor(wealth: Wealth, at: number, less: number): number {
  const { fortunes, coins } = wealth;
  const own = Math.max(1, (fortunes[at] ?? 0) - less);
  const all = fortunes.reduce((sum, fortune) => sum + fortune, 0) - less;
  return (coins * own) / Math.max(own, all) + rankCoins(wealth, at, own);
}

/** The coins for the rank by money, on average. */
function rankCoins({ fortunes, doubt }: Wealth, at: number, own: number): number {
  /** How likely so many others are richer. */
  let richer: readonly number[] = [1];
  for (const [seat, fortune] of fortunes.entries()) {
    if (seat === at) continue;
    const odds = 1 / (1 + (own / Math.max(1, fortune)) ** (1 / doubt));
    richer = [...richer, 0].map((none, count) => none * (1 - odds) + (richer[count - 1] ?? 0) * odds);
  }
  return richer.reduce((sum, odds, count) => sum + odds * (RANK_COINS[count] ?? 0), 0);
}
