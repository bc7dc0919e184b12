import type { Seat } from '../../../../core/base/ids.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { RoundReport } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView, OwnMoney, PhaseView } from '../../../../core/games/falsche-fuffziger/view.ts';
import type { VisibleEvent } from '../../table-parts.ts';

type AnyEvent = VisibleEvent<FuffzigerTypes>;

/** An event of some types. */
export type On<Type extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: Type }>;

/** The view of a phase. */
export type PhaseOf<Type extends PhaseView['type']> = Extract<PhaseView, { readonly type: Type }>;

/** What one event leads to: the table that is looked at while it is told, and the one on which all else goes on. */
export interface Step {
  readonly shown: FuffzigerView;
  readonly then: FuffzigerView;
}

/** The table while something is told. */
export interface SceneView extends FuffzigerView {
  /** Absent where nothing is told, and the view is what holds now. */
  readonly told?: AnyEvent;
}

/** What is known of the time after an event: the events that follow it, and the view that they lead to. */
export interface Future {
  readonly later: readonly AnyEvent[];
  readonly end: FuffzigerView;
}

/** Nothing but the event itself has to be looked at. */
export const at = (view: FuffzigerView): Step => ({ shown: view, then: view });

/** The view with other own money, if it is the seat's; what it had sealed is among the money again. */
export const withOwn = (view: FuffzigerView, seat: Seat, change: (own: OwnMoney) => Money): FuffzigerView => {
  if (view.own?.seat !== seat) return view;
  const { notes, real } = change(view.own);
  return { ...view, own: { seat, notes, real } };
};

/** The view after a seat has got so much real money. */
export const withReal = (view: FuffzigerView, seat: Seat, amount: number): FuffzigerView =>
  withOwn(view, seat, ({ notes, real }) => ({ notes, real: real + amount }));

/** The view after a seat has got so many coins. */
export const withCoins = (view: FuffzigerView, seat: Seat, coins: number): FuffzigerView => ({
  ...view,
  coins: view.coins.map((count, one) => count + (one === seat ? coins : 0)),
});

/** The view with more in the report of the running round. */
export const reported = (view: FuffzigerView, more: Partial<RoundReport>): FuffzigerView => ({
  ...view,
  report: { ...view.report, ...more },
});

/** The next seat clockwise. */
export const leftOf = ({ seatCount }: FuffzigerView, seat: Seat): Seat => ((seat + 1) % seatCount) as Seat;
