import type { Rng } from '../../../../base/rng.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { dealOf } from '../../material.ts';
import { NO_MONEY, worthOf } from '../../material/money.ts';
import type { FuffzigerView } from '../../view.ts';
import { faceOf } from './by-type.ts';
import { oddsBelow, STRANGER } from './habits.ts';
import type { Assessment } from './assessment.ts';
import { paymentsFrom } from './pay.ts';

const STEPS = 16;
/** The highest bid, as a multiple of what a card brings: notes are worth nearly half of their face. */
const MOST = 2.4;
/** Guesses of the others' money may be too low by this factor. */
const GUESS = 1.25;
/** The probability that a player does not bid more than it is assumed to have. */
const BEYOND = 0.95;

/** The bid with the best prospect against what the others can and probably will bid. */
export function chooseBid(view: FuffzigerView, assessment: Assessment, rng: Rng): FuffzigerAction {
  const { open } = view.laundering;
  const { own, notes, growth, style } = assessment;
  let best: FuffzigerAction = { type: 'bid', ...NO_MONEY };
  if (open === undefined) return best;
  const { least, real } = dealOf(open);
  const now = 1 + style.haste * (Math.min(growth, 2) - 1);
  const most = Math.min(worthOf(own), MOST * real);
  const mood = 1 + style.mood * (2 * rng.fraction() - 1); // predictable bidders are outbid by one
  const dear = mood * (1 + style.again * furtherOdds(view));
  const worths = notes.map((worth) => worth * dear);
  const paymentOf = paymentsFrom(own, most, worths, now);
  let hope = 0;
  for (let step = 0; step <= STEPS && least <= most; step++) {
    const payment = paymentOf(Math.ceil(least + ((most - least) * step) / STEPS));
    if (payment === undefined) break;
    const prospect = winningOdds(payment.face, real, assessment) * (real * now - payment.cost);
    if (prospect <= hope) continue;
    hope = prospect;
    best = { type: 'bid', notes: payment.notes, real: payment.real };
  }
  return best;
}

/** The probability that another card is sold in this round: lower with each one sold. */
function furtherOdds({ phase, laundering, seatCount }: FuffzigerView): number {
  if (phase?.type !== 'laundering' || laundering.left === 1) return 0;
  return 1 - phase.won.length / (seatCount + 1);
}

/** The probability that all others bid less. */
const winningOdds = (bid: number, real: number, { own, purses, habits }: Assessment): number =>
  purses.reduce((all, { notes, real: money }, at) => {
    if (at === own.seat) return all;
    const odds = oddsBelow(bid, real, habits[at] ?? STRANGER);
    return all * (bid > GUESS * (faceOf(notes) + money) ? Math.max(BEYOND, odds) : odds);
  }, 1);
