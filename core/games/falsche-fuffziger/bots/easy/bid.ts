import type { Rng } from '../../../../base/rng.ts';
import type { FuffzigerAction } from '../../actions.ts';
import { dealOf, PRICES } from '../../material.ts';
import { NO_MONEY, notesFor, sumOver, worthOf } from '../../material/money.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';

/** How often it lets a card go, and how much it bids above the least bid at most, as a part of it. */
const FORGETS_ONE_IN = 5;
const LARGEST_RAISE = 0.6;

const NOTHING: FuffzigerAction = { type: 'bid', ...NO_MONEY };

/** Bids somewhat more than the least bid, in notes, as long as they would not bring as much at the table's rate. */
export function chooseBid({ laundering }: FuffzigerView, { notes }: OwnMoney, rng: Rng): FuffzigerAction {
  const { open } = laundering;
  if (open === undefined || rng.below(FORGETS_ONE_IN) === 0) return NOTHING;
  const { least, real } = dealOf(open);
  if (worthOf({ notes, real: 0 }) < least) return NOTHING;
  const bid = notesFor(notes, least * (1 + LARGEST_RAISE * rng.fraction()));
  const isEnough = worthOf({ notes: bid, real: 0 }) >= least;
  const isWise = sumOver(bid, (type) => PRICES[type].sells) < real;
  return isEnough && isWise ? { type: 'bid', notes: bid, real: 0 } : NOTHING;
}
