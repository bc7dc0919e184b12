import type { Seat } from '../../../../core/base/ids.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { PressType } from '../../../../core/games/falsche-fuffziger/material.ts';
import type { Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { RoundReport } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import type { FuffzigerView, OwnMoney, PhaseView } from '../../../../core/games/falsche-fuffziger/view.ts';
import { seatAnchor, type TableAnchor } from '../../shared/anchors.ts';
import type { Flight } from '../../shared/flight.ts';
import type { EventParts, VisibleEvent } from '../../table-parts.ts';
import type { Words } from './use-words.ts';

/** The definitions of the events, in two modules by phase. */
export type FuffzigerEvents = EventParts<FuffzigerTypes, Words>;

type AnyEvent = VisibleEvent<FuffzigerTypes>;

/** An event of some types. */
export type On<Type extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: Type }>;

/** The view of a phase. */
export type PhaseOf<Type extends PhaseView['type']> = Extract<PhaseView, { readonly type: Type }>;

/** The view during a scene. */
export interface SceneView extends FuffzigerView {
  /** Absent outside of scenes. */
  readonly sceneEvent?: AnyEvent;
}

/** The flight of a piece from the market to a player. */
export interface PieceFlight extends Flight<TableAnchor> {
  readonly freight:
    | { readonly type: 'coins'; readonly count: number }
    | { readonly type: 'real'; readonly amount: number }
    | { readonly type: 'notes'; readonly of: PressType; readonly count: number }
    | { readonly type: 'press'; readonly of: PressType };
}

export const flightTo = (seat: Seat, freight: PieceFlight['freight']): PieceFlight => ({
  freight,
  from: 'market',
  to: seatAnchor(seat),
});

/** Changes this player's money, if the seat is theirs, and removes the sealed money. */
export const withOwn = (view: FuffzigerView, seat: Seat, change: (own: OwnMoney) => Money): FuffzigerView => {
  if (view.own?.seat !== seat) return view;
  const { notes, real } = change(view.own);
  return { ...view, own: { seat, notes, real } };
};

/** Adds real money, if the seat is this player's. */
export const withReal = (view: FuffzigerView, seat: Seat, amount: number): FuffzigerView =>
  withOwn(view, seat, ({ notes, real }) => ({ notes, real: real + amount }));

/** Adds coins to a seat. */
export const withCoins = (view: FuffzigerView, seat: Seat, coins: number): FuffzigerView => ({
  ...view,
  coins: view.coins.map((count, one) => count + (one === seat ? coins : 0)),
});

/** Changes the report of the current round. */
export const reported = (view: FuffzigerView, more: Partial<RoundReport>): FuffzigerView => ({
  ...view,
  report: { ...view.report, ...more },
});

/** The next seat clockwise. */
export const leftOf = ({ seatCount }: FuffzigerView, seat: Seat): Seat => ((seat + 1) % seatCount) as Seat;
