import { seatsOf, type Seat } from '../../../base/ids.ts';
import { atSeat, withAt } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { toAll } from '../events.ts';
import { andThen, stepTo, withMoney } from '../flow.ts';
import { PRICES } from '../material.ts';
import { countOf, lacking, minus, sumOver, type Counts } from '../material/money.ts';
import { changed, type FuffzigerState, type GeneralLaundering } from '../state.ts';
import type { FuffzigerOutcome, FuffzigerStep } from '../types.ts';
import { beginRound } from './round.ts';

/** What notes launder for at the table's rate, in real money. */
export const launderedWorth = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);

/** Seals which notes are changed; the last choice ends the phase (Falsche Fuffziger Decision X12). */
export function launder(
  state: FuffzigerState,
  phase: GeneralLaundering,
  at: Seat,
  notes: Counts,
): FuffzigerOutcome {
  if (atSeat(phase.choices, at) !== null) return fail(rejection('already-chosen', { undo: 'unlaunder' }));
  const own = atSeat(state.money, at).notes;
  const colour = lacking(own, notes);
  if (colour !== undefined) return fail(rejection('too-high', { item: colour, most: countOf(own, colour) }));
  const choices = withAt(phase.choices, at, notes);
  const step = stepTo(withChoices(state, choices), toAll({ type: 'chose', seat: at }));
  return ok(isComplete(choices) ? andThen(step, (after) => changeAll(after, choices)) : step);
}

const isComplete = (choices: readonly (Counts | null)[]): choices is readonly Counts[] =>
  !choices.includes(null);

/** Takes the choice back, until the last one is made. */
export function unlaunder(state: FuffzigerState, phase: GeneralLaundering, at: Seat): FuffzigerOutcome {
  if (atSeat(phase.choices, at) === null) return fail(rejection('nothing-chosen'));
  const choices = withAt(phase.choices, at, null);
  return ok(stepTo(withChoices(state, choices), toAll({ type: 'took-back', seat: at })));
}

const withChoices = (state: FuffzigerState, choices: GeneralLaundering['choices']): FuffzigerState =>
  changed(state, { phase: { type: 'general', choices } });

/** All change at once; others learn nothing but that it is done. Then the next round begins. */
function changeAll(state: FuffzigerState, choices: readonly Counts[]): FuffzigerStep {
  const changed = seatsOf(state.seatCount).reduce((after, at) => {
    const notes = atSeat(choices, at);
    return withMoney(after, at, (money) => ({
      notes: minus(money.notes, notes),
      real: money.real + launderedWorth(notes),
    }));
  }, state);
  return andThen(stepTo(changed, toAll({ type: 'general-laundering' })), beginRound);
}
