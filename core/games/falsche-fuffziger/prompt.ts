import { seatsOf, type Seat } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import type { FuffzigerLegal, Lay } from './actions.ts';
import { dealOf, type LaunderingCard } from './material.ts';
import type { Counts, Money } from './material/money.ts';
import { printOf } from './material/press-names.ts';
import type { FuffzigerView, PhaseView } from './view.ts';

/** The prompts of Falsche Fuffziger. */
export type FuffzigerPrompt =
  /** Convert and sell presses, then finish; `prints`: what finishing now would print. */
  | { readonly type: 'produce'; readonly prints: Counts }
  /** Lead in a coin auction, or drop. `stake`: what the seat has already put down. */
  | { readonly type: 'lead'; readonly lot: number; readonly stake: Money }
  /** Match what was led, or drop. */
  | { readonly type: 'match'; readonly lot: number; readonly led: Lay; readonly stake: Money }
  /** Seal a bid for a laundering card. */
  | { readonly type: 'bid'; readonly card: LaunderingCard; readonly least: number; readonly real: number }
  /** Buy presses, or nothing. */
  | { readonly type: 'buy' }
  /** Seal which notes to change. */
  | { readonly type: 'launder' }
  /** The choice is made and can be taken back with `undo`; `missing` have not chosen yet. */
  | { readonly type: 'sealed'; readonly undo: 'unbid' | 'unlaunder'; readonly missing: readonly Seat[] };

/** The prompt of the seat with this view; undefined if it owes no decision. */
export function prompt(view: FuffzigerView, legal: FuffzigerLegal): FuffzigerPrompt | undefined {
  const { phase, own } = view;
  if (own === undefined || phase === undefined || Object.keys(legal).length === 0) return undefined;
  switch (phase.type) {
    case 'producing':
      return { type: 'produce', prints: printsOf(view, phase.done, own.seat) };
    case 'auction': {
      const stake = phase.laid[own.seat] ?? { notes: {}, real: 0 };
      return phase.led === undefined
        ? { type: 'lead', lot: phase.lot, stake }
        : { type: 'match', lot: phase.lot, led: phase.led, stake };
    }
    case 'laundering':
      return legal.bid === undefined ? sealed(view, phase.chosen, 'unbid') : bidPrompt(view);
    case 'buying':
      return { type: 'buy' };
    case 'general':
      return legal.launder === undefined ? sealed(view, phase.chosen, 'unlaunder') : { type: 'launder' };
  }
}

type Done = Extract<PhaseView, { type: 'producing' }>['done'];

const printsOf = ({ presses }: FuffzigerView, { converted }: Done, at: Seat): Counts =>
  printOf(
    presses
      .filter(({ press, seat }) => seat === at && !converted.some((one) => one.press === press))
      .map(({ up }) => up),
  );

function bidPrompt({ laundering: { open } }: FuffzigerView): FuffzigerPrompt | undefined {
  return open === undefined ? undefined : { type: 'bid', card: open, ...dealOf(open) };
}

const sealed = (
  { seatCount }: FuffzigerView,
  chosen: readonly Seat[],
  undo: 'unbid' | 'unlaunder',
): FuffzigerPrompt => ({
  type: 'sealed',
  undo,
  missing: without(seatsOf(seatCount), chosen),
});
