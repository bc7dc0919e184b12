import { colourOf, type FuffzigerAction, type FuffzigerLegal, type Lay } from '../../actions.ts';
import { NO_MONEY, countOf, type Money } from '../../material/money.ts';
import type { PhaseView } from '../../view.ts';
import { PRESS_TYPES } from '../../material.ts';
import { coinsLost, type Assessment } from './assessment.ts';
import { costOf } from './pay.ts';
import { of } from './by-type.ts';
import type { Purse } from './memory.ts';

type AuctionView = Extract<PhaseView, { type: 'auction' }>;

/** Continues while the coins are worth more than those it loses by paying; leads with what the others cannot match. */
export function inAuction(
  phase: AuctionView,
  legal: FuffzigerLegal,
  assessment: Assessment,
): FuffzigerAction {
  const { own, style, coin } = assessment;
  const worth = coin * phase.lot;
  if (legal.match !== undefined)
    return lossWith(legal.match, own.seat, phase, assessment) < worth ? { type: 'match' } : { type: 'drop' };
  if (legal.lay === undefined) return { type: 'drop' };
  const before = lossWith(undefined, own.seat, phase, assessment);
  let best: FuffzigerAction = { type: 'drop' };
  let hope = -Infinity;
  for (const lay of leadsOf(legal.lay)) {
    const loss = lossWith(lay, own.seat, phase, assessment);
    if (loss >= worth) continue;
    const penalty = Math.max(0, style.step * worth - (loss - before));
    const alone = aloneOdds(lay, phase, assessment);
    const value = (worth - loss) * (alone + (1 - alone) * style.hope) - penalty;
    if (value <= hope) continue;
    hope = value;
    best = { type: 'lay', ...lay };
  }
  return best;
}

/** The coins that a seat loses later if it wins with what it has put down, and perhaps with `lay`. */
function lossWith(lay: Lay | undefined, at: number, { laid }: AuctionView, assessment: Assessment): number {
  const more = lay === undefined ? 0 : lossOfLay(lay, assessment);
  return coinsLost(assessment.wealth, at, lossOf(laid[at] ?? NO_MONEY, assessment) + more);
}

const lossOf = ({ notes, real }: Money, assessment: Assessment): number =>
  costOf(notes, assessment.notes) + real;

const lossOfLay = (lay: Lay, assessment: Assessment): number =>
  'notes' in lay ? costOf(lay.notes, assessment.notes) : lay.real;

/** The probability that no other player still in can and will match. */
function aloneOdds(lay: Lay, phase: AuctionView, assessment: Assessment): number {
  const { purses, own, style } = assessment;
  const worth = style.coins * phase.lot;
  const wants = (at: number): number => {
    const left = (worth - lossWith(lay, at, phase, assessment)) / worth;
    return 1 / (1 + Math.exp(-left / style.temper));
  };
  return purses.reduce((all, purse, at) => {
    if (at === own.seat || phase.isIn[at] !== true) return all;
    return all * (1 - wants(at) * oddsToMatch(lay, purse, phase.laid[at] ?? NO_MONEY));
  }, 1);
}

const REAL_STEPS = 10;
const MOST_NOTES = 12;

/** The possible leads, thinned out: small amounts of real money are closer together than large ones. */
export function leadsOf({ notes, real }: NonNullable<FuffzigerLegal['lay']>): readonly Lay[] {
  const leads: Lay[] = PRESS_TYPES.flatMap((type) =>
    Array.from({ length: Math.min(MOST_NOTES, countOf(notes, type)) }, (_, index) => ({
      notes: { [type]: index + 1 },
    })),
  );
  if (real === undefined) return leads;
  const span = real.max - real.min;
  for (let step = 0; step <= REAL_STEPS; step++)
    leads.push({ real: Math.round(real.min + span * (step / REAL_STEPS) ** 2) });
  return leads;
}

/** The error of a guessed number of notes, in addition to a relative one; the same for real money. */
const NOTES_OFF = 0.15;
const REAL_OFF = 2;
const PART_OFF = 0.35;

/** The probability that a player with this assumed purse can match a lead, after what it has put down. */
function oddsToMatch(lead: Lay, purse: Purse, laid: Money): number {
  if ('real' in lead) return matchOdds(lead.real, Math.max(0, purse.real - laid.real), true);
  const colour = colourOf(lead.notes);
  const about = Math.max(0, of(purse.notes, colour) - countOf(laid.notes, colour));
  return matchOdds(countOf(lead.notes, colour), about, false);
}

/** The probability that a player with an assumed amount of real money, or number of notes, has at least what was led. */
export function matchOdds(led: number, about: number, isReal: boolean): number {
  const error = (isReal ? REAL_OFF : NOTES_OFF) + PART_OFF * about;
  return 1 / (1 + Math.exp(-(about - led + (isReal ? 0 : 0.5)) / error));
}
