import { seat, type Seat } from '../../../base/ids.ts';
import { ascending, atSeat, withAt } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import type { Step } from '../../../game.ts';
import type { ForSaleEvent } from '../events.ts';
import { roundsOf, type Building, type Cheque } from '../material.ts';
import type { Sale } from '../round.ts';
import { standingOf } from '../score.ts';
import { changed, type ForSaleState, type Selling } from '../state.ts';
import type { ForSaleOutcome, ForSaleTypes } from '../types.ts';

/** As many cheques as there are players are turned up. `round` is from 1. */
export function turnUpCheques(state: ForSaleState, round: number): Step<ForSaleTypes> {
  const { deal, seatCount } = state;
  const cheques = ascending(deal.cheques.slice((round - 1) * seatCount, round * seatCount));
  const chosen = new Array<null>(seatCount).fill(null);
  return {
    state: changed(state, { phase: { type: 'selling', round, cheques, chosen } }),
    events: [{ type: 'cheques-turned-up', round, cheques, to: 'all' }],
  };
}

/** Chooses a building to sell; the last choice turns all of them up. */
export function sell(state: ForSaleState, phase: Selling, at: Seat, building: Building): ForSaleOutcome {
  if (atSeat(phase.chosen, at) !== null) return fail(rejection('already-chosen', { undo: 'unsell' }));
  if (!atSeat(state.hands, at).includes(building)) return fail(rejection('not-yours', { item: building }));
  const chosen = withAt(phase.chosen, at, building);
  const chose: ForSaleEvent = { type: 'chose', seat: at, to: 'all' };
  if (!isComplete(chosen)) return ok({ state: withChoices(state, phase, chosen), events: [chose] });
  const step = turnUp(state, phase, chosen);
  return ok({ state: step.state, events: [chose, ...step.events] });
}

/** Takes the choice back, until the last player has chosen. */
export function unsell(state: ForSaleState, phase: Selling, at: Seat): ForSaleOutcome {
  if (atSeat(phase.chosen, at) === null) return fail(rejection('nothing-chosen'));
  return ok({
    state: withChoices(state, phase, withAt(phase.chosen, at, null)),
    events: [{ type: 'took-back', seat: at, to: 'all' }],
  });
}

const withChoices = (
  state: ForSaleState,
  { round, cheques }: Selling,
  chosen: Selling['chosen'],
): ForSaleState => changed(state, { phase: { type: 'selling', round, cheques, chosen } });

const isComplete = (chosen: readonly (Building | null)[]): chosen is readonly Building[] =>
  !chosen.includes(null);

/** All choices lie open: the highest building takes the largest cheque, the next the next, and so on. */
function turnUp(state: ForSaleState, phase: Selling, chosen: readonly Building[]): Step<ForSaleTypes> {
  const sales = salesOf(chosen, phase.cheques);
  const hands = state.hands.map((hand, at) => hand.filter((building) => building !== chosen[at]));
  const after = changed(state, { hands, sold: [...state.sold, sales] });
  const event: ForSaleEvent = { type: 'sold', round: phase.round, sales, to: 'all' };
  const step = phase.round === roundsOf(state.seatCount) ? end(after) : turnUpCheques(after, phase.round + 1);
  return { state: step.state, events: [event, ...step.events] };
}

/** Who gets which cheque, from the dearest building on. Equal cheques make no difference. */
function salesOf(chosen: readonly Building[], cheques: readonly Cheque[]): readonly Sale[] {
  const offered = chosen.map((building, at) => ({ seat: seat(at), building }));
  offered.sort((one, other) => other.building - one.building);
  return offered.map(({ seat: at, building }, index) => ({
    seat: at,
    building,
    cheque: atSeat(cheques, seat(cheques.length - 1 - index)),
  }));
}

function end(state: ForSaleState): Step<ForSaleTypes> {
  const { totals, winners } = standingOf(state);
  return {
    state: changed(state, { phase: { type: 'ended' } }),
    events: [{ type: 'game-ended', totals, winners, to: 'all' }],
  };
}
