import { seat } from '../../../base/ids.ts';
import { ascending, atSeat } from '../../../base/lists.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { applySealed, nothingSealed } from '../../../base/sealed.ts';
import type { Step } from '../../../game.ts';
import type { ForSaleEvent } from '../events.ts';
import { roundsOf, type Building, type Cheque } from '../material.ts';
import type { Sale } from '../round.ts';
import { standingOf } from '../score.ts';
import { changed, type ForSaleState, type Selling } from '../state.ts';
import type { ForSaleTypes } from '../types.ts';

/** As many cheques as there are players are turned up. `round` is from 1. */
export function turnUpCheques(state: ForSaleState, round: number): Step<ForSaleTypes> {
  const { deal, seatCount } = state;
  const cheques = ascending(deal.cheques.slice((round - 1) * seatCount, round * seatCount));
  const chosen = nothingSealed(seatCount);
  return {
    state: changed(state, { phase: { type: 'selling', round, cheques, chosen } }),
    events: [{ type: 'cheques-turned-up', round, cheques, to: 'all' }],
  };
}

/** All choose a building to sell, and may take that back, until the last choice turns all of them up. */
export const applySelling = applySealed<ForSaleTypes, Selling, 'sell', Building>({
  make: 'sell',
  undo: 'unsell',
  sealedIn: ({ chosen }) => chosen,
  choose: ({ hands }, at, { building }) =>
    atSeat(hands, at).includes(building) ? ok(building) : fail(rejection('not-yours', { item: building })),
  keep: (state, chosen, { round, cheques }) =>
    changed(state, { phase: { type: 'selling', round, cheques, chosen } }),
  open: turnUp,
});

/** All choices lie open: the highest building takes the largest cheque, the next the next, and so on. */
function turnUp(state: ForSaleState, chosen: readonly Building[], phase: Selling): Step<ForSaleTypes> {
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
