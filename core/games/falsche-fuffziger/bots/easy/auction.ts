import type { Rng } from '../../../../base/rng.ts';
import type { FuffzigerAction, FuffzigerLegal, Lay } from '../../actions.ts';
import { PRESS_TYPES, PRICES } from '../../material.ts';
import { countOf, NO_MONEY, sumOver, type Money } from '../../material/money.ts';
import type { OwnMoney, PhaseView } from '../../view.ts';

type AuctionView = Extract<PhaseView, { type: 'auction' }>;

/** For each coin it goes up to so large a part of what it owns, as its mood is. */
const SHARE_OF_A_COIN = { least: 0.04, most: 0.12 };
const MOST_SHARE = 0.5;

/** Goes along, or leads with little, as long as that costs a small part of what it owns. */
export function inAuction(
  own: OwnMoney,
  phase: AuctionView,
  legal: FuffzigerLegal,
  rng: Rng,
): FuffzigerAction {
  const stake = worthOf(phase.laid[own.seat] ?? NO_MONEY);
  const { least, most } = SHARE_OF_A_COIN;
  const share = Math.min(MOST_SHARE, phase.lot * (least + (most - least) * rng.fraction()));
  const limit = share * (worthOf(own) + stake) - stake;
  const { match } = legal;
  if (match !== undefined) return worthOfLay(match) <= limit ? { type: 'match' } : { type: 'drop' };
  const led = legal.lay === undefined ? undefined : leadOf(legal.lay, rng);
  return led !== undefined && worthOfLay(led) <= limit ? { type: 'lay', ...led } : { type: 'drop' };
}

/** One or two of its smallest notes, or the least real money. */
function leadOf({ notes, real }: NonNullable<FuffzigerLegal['lay']>, rng: Rng): Lay | undefined {
  const colour = PRESS_TYPES.find((type) => countOf(notes, type) > 0);
  if (colour !== undefined)
    return { notes: { [colour]: 1 + rng.below(Math.min(2, countOf(notes, colour))) } };
  return real === undefined ? undefined : { real: real.min };
}

/** In real money, at the table's rate. */
const worthOf = ({ notes, real }: Money): number => sumOver(notes, (type) => PRICES[type].sells) + real;

const worthOfLay = (lay: Lay): number => ('notes' in lay ? worthOf({ notes: lay.notes, real: 0 }) : lay.real);
