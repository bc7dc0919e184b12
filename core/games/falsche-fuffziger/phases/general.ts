import { seatsOf } from '../../../base/ids.ts';
import { atSeat } from '../../../base/lists.ts';
import { applySealed } from '../../../base/sealed.ts';
import { toAll } from '../events.ts';
import { andThen, stepTo, withMoney } from '../flow.ts';
import { PRICES } from '../material.ts';
import { minus, sumOver, partOf, type Counts } from '../material/money.ts';
import { changed, type FuffzigerState, type GeneralLaundering } from '../state.ts';
import type { FuffzigerStep, FuffzigerTypes } from '../types.ts';
import { beginRound } from './round.ts';

/** What notes launder for at the table's rate, in real money. */
export const launderedWorth = (notes: Counts): number => sumOver(notes, (type) => PRICES[type].sells);

/** All seal which notes are changed; the last choice ends the phase (Falsche Fuffziger Decision X12). */
export const applyGeneral = applySealed<FuffzigerTypes, GeneralLaundering, 'launder', Counts>({
  make: 'launder',
  undo: 'unlaunder',
  sealedIn: ({ choices }) => choices,
  choose: ({ money }, at, { notes }) => partOf(atSeat(money, at).notes, notes),
  keep: (state, choices) => changed(state, { phase: { type: 'general', choices } }),
  open: changeAll,
});

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
