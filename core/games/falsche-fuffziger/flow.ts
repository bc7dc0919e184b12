import type { Money } from './material/money.ts';
import type { FuffzigerEvent } from './events.ts';
import type { RoundReport } from './material/report.ts';
import { changed, type FuffzigerState } from './state.ts';
import type { Seat } from '../../base/ids.ts';
import { atSeat, withAt } from '../../base/lists.ts';
import type { FuffzigerStep } from './types.ts';

/** The step with more done after it; what the game has ended in stays as it is. */
export function andThen(step: FuffzigerStep, next: (state: FuffzigerState) => FuffzigerStep): FuffzigerStep {
  if (step.state.phase.type === 'ended') return step;
  const after = next(step.state);
  return { state: after.state, events: [...step.events, ...after.events] };
}

/** A step in which nothing but these events happens. */
export const stepTo = (state: FuffzigerState, ...events: readonly FuffzigerEvent[]): FuffzigerStep => ({
  state,
  events,
});

/** The state in which the money of one seat is another. */
export const withMoney = (state: FuffzigerState, at: Seat, change: (money: Money) => Money): FuffzigerState =>
  changed(state, { money: withAt(state.money, at, change(atSeat(state.money, at))) });

/** The state in which one seat has so much more real money, in supra-millions. */
export const withReal = (state: FuffzigerState, at: Seat, real: number): FuffzigerState =>
  withMoney(state, at, (money) => ({ notes: money.notes, real: money.real + real }));

/** The state in which one seat has so many more coins. */
export const withCoins = (state: FuffzigerState, at: Seat, coins: number): FuffzigerState =>
  changed(state, { coins: withAt(state.coins, at, atSeat(state.coins, at) + coins) });

/** The state with more in the report of the running round. */
export const reported = (state: FuffzigerState, more: Partial<RoundReport>): FuffzigerState =>
  changed(state, { report: { ...state.report, ...more } });

/** The next seat clockwise: to the left of it. */
export const leftOf = ({ seatCount }: FuffzigerState, at: Seat): Seat => ((at + 1) % seatCount) as Seat;
