import type { Seat } from '../../../../base/ids.ts';
import type { FuffzigerAction, FuffzigerLegal, Lay } from '../../actions.ts';
import { NO_MONEY, type Money } from '../../material/money.ts';
import type { PhaseView } from '../../view.ts';
import { leadsOf } from './leads.ts';
import { matchOdds } from './odds.ts';
import type { Outlook } from './outlook.ts';
import { costOf } from './pay.ts';
import { coinsLost } from './wealth.ts';

type AuctionView = Extract<PhaseView, { type: 'auction' }>;

/** Goes on while the coins are more than those it loses by paying; leads with what the others cannot match. */
export function inAuction(phase: AuctionView, legal: FuffzigerLegal, outlook: Outlook): FuffzigerAction {
  const { own, style, coin } = outlook;
  const worth = coin * phase.lot;
  if (legal.match !== undefined)
    return lossWith(legal.match, own.seat, phase, outlook) < worth ? { type: 'match' } : { type: 'drop' };
  if (legal.lay === undefined) return { type: 'drop' };
  const before = lossWith(undefined, own.seat, phase, outlook);
  let best: FuffzigerAction = { type: 'drop' };
  let hope = -Infinity;
  for (const lay of leadsOf(legal.lay)) {
    const loss = lossWith(lay, own.seat, phase, outlook);
    if (loss >= worth) continue;
    const dull = Math.max(0, style.step * worth - (loss - before));
    const alone = aloneOdds(lay, phase, outlook);
    const value = (worth - loss) * (alone + (1 - alone) * style.hope) - dull;
    if (value <= hope) continue;
    hope = value;
    best = { type: 'lay', ...lay };
  }
  return best;
}

/** The coins that a seat loses later if it wins with what it has laid, and perhaps one lay more. */
function lossWith(lay: Lay | undefined, at: number, { laid }: AuctionView, outlook: Outlook): number {
  const more = lay === undefined ? 0 : lossOfLay(lay, outlook);
  return coinsLost(outlook.wealth, at, lossOf(laid[at] ?? NO_MONEY, outlook) + more);
}

const lossOf = ({ notes, real }: Money, outlook: Outlook): number => costOf(notes, outlook.notes) + real;

const lossOfLay = (lay: Lay, outlook: Outlook): number =>
  'notes' in lay ? costOf(lay.notes, outlook.notes) : lay.real;

/** How likely all others who are in cannot or will not match. */
function aloneOdds(lay: Lay, phase: AuctionView, outlook: Outlook): number {
  const { purses, own, style } = outlook;
  const worth = style.coins * phase.lot;
  const wants = (at: number): number => {
    const left = (worth - lossWith(lay, at, phase, outlook)) / worth;
    return 1 / (1 + Math.exp(-left / style.temper));
  };
  return purses.reduce(
    (all, purse, at) =>
      isRival(at, own.seat, phase)
        ? all * (1 - wants(at) * matchOdds(lay, purse, phase.laid[at] ?? NO_MONEY))
        : all,
    1,
  );
}

const isRival = (at: number, own: Seat, { isIn }: AuctionView): boolean => at !== own && isIn[at] === true;
