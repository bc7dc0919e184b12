import type { MatchFigures, Trade } from '../../../../core/base/figures.ts';

/** An axis from 0 to at least the highest value. */
export interface Axis {
  readonly end: number;
  /** Ascending from 0. */
  readonly ticks: readonly number[];
}

/** The most steps of an axis. */
const MOST_STEPS = 4;

/** An axis in steps of 1, 2, or 5 and its multiples by ten. */
export function axisTo(most: number): Axis {
  let step = 1;
  for (let unit = 1; most / step > MOST_STEPS; unit *= 10)
    step = [unit, 2 * unit, 5 * unit].find((size) => most / size <= MOST_STEPS) ?? 10 * unit;
  const steps = Math.max(1, Math.ceil(most / step));
  return { end: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** A trade in the chart. Coordinates are 0–1, from its start and its bottom. */
export interface Dot {
  readonly trade: Trade;
  readonly x: number;
  readonly y: number;
  /** How many dots before it lie at the same place. */
  readonly beneath: number;
}

/** The dots of the trades between two axes. */
export function dotsOf(trades: readonly Trade[], paid: Axis, got: Axis): readonly Dot[] {
  const lying = new Map<string, number>();
  return trades.map((trade) => {
    const place = `${trade.paid} ${trade.got}`;
    const beneath = lying.get(place) ?? 0;
    lying.set(place, beneath + 1);
    return { trade, x: trade.paid / paid.end, y: trade.got / got.end, beneath };
  });
}

/** The trades that are named. */
export interface NamedTrades {
  /** It brought the most above what was even, and more than nothing. */
  readonly bargain?: Trade;
  /** It cost the most. */
  readonly dearest?: Trade;
}

/** Of several, the first one that is as good. The bargain is not the dearest as well. */
export function namedTrades({ trades, even }: Pick<MatchFigures, 'trades' | 'even'>): NamedTrades {
  const gainOf = ({ paid, got }: Trade): number => got * even - paid;
  const bargain = trades.reduce<Trade | undefined>(
    (best, trade) => (gainOf(trade) > (best === undefined ? 0 : gainOf(best)) ? trade : best),
    undefined,
  );
  const dearest = trades.reduce<Trade | undefined>(
    (most, trade) => (trade.paid > (most?.paid ?? 0) && trade !== bargain ? trade : most),
    undefined,
  );
  return { ...(bargain && { bargain }), ...(dearest && { dearest }) };
}
