import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { spread } from '../../shared/spread.ts';

/** One player's totals, starting with 0 before the first hand. Coordinates are 0–1 of the chart, from the top left. */
export interface ChartLine {
  readonly seat: Seat;
  readonly totals: readonly number[];
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Of the name: the end of the line, or as near to it as the other names leave room. */
  readonly labelY: number;
}

export interface Chart {
  /** The marks of the y axis, ascending from 0. */
  readonly ticks: readonly { readonly amount: number; readonly y: number }[];
  readonly lines: readonly ChartLine[];
}

const STEPS = [50, 100, 200, 250, 500, 1000, 2000] as const;
const MOST_TICKS = 6;
const LAST_STEP = 5000;

/**
 * Makes a chart of running totals.
 *
 * @param byHand points by hand, then by seat
 * @param gap least distance between names, as a part of the height
 */
export function chartOf(byHand: readonly (readonly number[])[], seatCount: number, gap: number): Chart {
  const running = seatsOf(seatCount).map((seat) => ({ seat, totals: runningTotals(byHand, seat) }));
  const most = Math.max(1, ...running.flatMap(({ totals }) => totals));
  const step = STEPS.find((size) => most / size <= MOST_TICKS - 1) ?? LAST_STEP;
  const top = Math.ceil(most / step) * step;
  const heightOf = (amount: number): number => 1 - amount / top;
  const labels = spread(
    running.map(({ totals }) => heightOf(totals.at(-1) ?? 0)),
    gap,
  );
  return {
    ticks: Array.from({ length: top / step + 1 }, (_, index) => ({
      amount: index * step,
      y: heightOf(index * step),
    })),
    lines: running.map(({ seat, totals }, index) => ({
      seat,
      totals,
      points: totals.map((amount, hand) => ({ x: hand / Math.max(1, byHand.length), y: heightOf(amount) })),
      labelY: labels[index] ?? 0,
    })),
  };
}

const runningTotals = (byHand: readonly (readonly number[])[], seat: Seat): readonly number[] =>
  byHand.reduce<readonly number[]>(
    (totals, hand) => [...totals, (totals.at(-1) ?? 0) + (hand[seat] ?? 0)],
    [0],
  );
