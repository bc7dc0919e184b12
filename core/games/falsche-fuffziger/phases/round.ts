import { seatsOf, type Seat } from '../../../base/ids.ts';
import { toAll } from '../events.ts';
import { dealtCount, type FuffzigerDeal } from '../deal.ts';
import { andThen, stepTo } from '../flow.ts';
import { DEALT } from '../material.ts';
import { countsBy, NO_MONEY } from '../material/money.ts';
import type { FuffzigerOptions } from '../options.ts';
import { pressId } from '../material/press-names.ts';
import type { Press } from '../presses.ts';
import { emptyReport } from '../material/report.ts';
import { changed, type FuffzigerState } from '../state.ts';
import type { FuffzigerStep } from '../types.ts';
import { inspect } from './inspection.ts';
import { nothingDone } from './producing.ts';

const CARDS_OF_FIRST_ROUND = 1;
const CARDS_OF_A_ROUND = 2;

/** The state before the first decision. Nobody has money at the start (Falsche Fuffziger Decision X3). */
export function start(options: FuffzigerOptions, seatCount: number, deal: FuffzigerDeal): FuffzigerState {
  const seats = seatsOf(seatCount);
  const dealt: FuffzigerState = {
    options,
    seatCount,
    deal,
    round: 1,
    start: deal.starter,
    inspected: 0,
    inspectors: [],
    symbols: 0,
    auctions: 0,
    added: 0,
    rolled: 0,
    scrapped: [],
    presses: DEALT.flatMap(({ type }) =>
      seats.map((at): Press => ({ press: pressId(type, at + 1), seat: at, isConverted: false })),
    ),
    supply: countsBy((type) => deal.presses[type].length - dealtCount(type, seatCount)),
    broken: 0,
    money: seats.map(() => NO_MONEY),
    coins: seats.map(() => 0),
    laundered: 0,
    report: emptyReport(1),
    previous: null,
    phase: producing(deal.starter),
  };
  return inspect(dealt, CARDS_OF_FIRST_ROUND).state;
}

const producing = (turn: Seat): FuffzigerState['phase'] => ({
  type: 'producing',
  turn,
  done: nothingDone(turn),
  hasBroken: false,
});

/** The next round begins with its inspection; the start player stays. */
export function beginRound(state: FuffzigerState): FuffzigerStep {
  const round = state.round + 1;
  const next = changed(state, {
    round,
    inspectors: [],
    auctions: 0,
    added: 0,
    report: emptyReport(round),
    previous: state.report,
    phase: producing(state.start),
  });
  const step = stepTo(next, toAll({ type: 'round-began', round, start: state.start }));
  return andThen(step, (after) => inspect(after, CARDS_OF_A_ROUND));
}
