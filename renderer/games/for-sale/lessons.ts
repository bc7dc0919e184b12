import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { Tip } from '../game-renderer.ts';
import { lessonOf } from '../shared/lesson.ts';
import { isSaleOpen } from './table/player-status.ts';
import type { Anchor, ForSaleFrame } from './table/context.ts';

const isBuying = ({ view }: ForSaleFrame): boolean => view.round?.type === 'buying';

/** Whether this seat has bid in this round. */
const hasBid = ({ view: { own, round } }: ForSaleFrame): boolean =>
  own !== undefined && round?.type === 'buying' && (round.bids[own.seat] ?? 0) > 0;

/** Whether this seat took the dearest building of the last round. */
const tookDearest = ({ view: { own, previousRound } }: ForSaleFrame): boolean =>
  previousRound?.type === 'bought' && previousRound.purchases.at(-1)?.seat === own?.seat;

const isSellingRound = ({ view }: ForSaleFrame, round: number): boolean =>
  view.round?.type === 'selling' && view.round.round === round;

/** The limit of a bid rises by one for this difference between the dearest building and the cheapest one. */
const NUMBERS_FOR_ONE = 3;
/** The greatest part of the money to spend in one round. */
const MOST_SHARE = 0.4;

/** Outbids the highest bid up to a limit that depends on the offer; else passes. */
function buyTip({ view, prompt, legal }: ForSaleFrame): Tip<ForSaleTypes, Anchor> | undefined {
  const { own, round } = view;
  if (own === undefined || round?.type !== 'buying' || prompt?.type !== 'buy') return undefined;
  const fortune = own.money + (round.bids[own.seat] ?? 0);
  const spread = Math.max(...round.offer) - Math.min(...round.offer);
  const limit = Math.min(spread / NUMBERS_FOR_ONE, MOST_SHARE * fortune);
  if (legal.bid !== undefined && legal.bid.min <= limit) {
    const amount = legal.bid.min;
    return { key: 'bid', words: { amount }, action: { type: 'bid', amount } };
  }
  const { paid, building } = prompt.pass;
  return { key: 'pass', words: { amount: paid, building }, action: { type: 'pass' } };
}

/** Sells the building that matches the cheques on the table best: half its number against their mean. */
function sellTip({ view: { round }, legal: { sell } }: ForSaleFrame): Tip<ForSaleTypes, Anchor> | undefined {
  if (sell === undefined || round?.type !== 'selling') return undefined;
  const mean = round.cheques.reduce((sum, cheque) => sum + cheque, 0) / round.cheques.length;
  const distance = (building: number): number => Math.abs(building / 2 - mean);
  const [building] = [...sell.building].sort((one, other) => distance(one) - distance(other));
  return building === undefined
    ? undefined
    : { key: 'sell', words: { building }, action: { type: 'sell', building } };
}

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

const lesson = lessonOf<ForSaleTypes, Anchor>();

export default [
  lesson('offer', 'market', isBuying), // without a prompt: this seat may get none in the first round
  lesson('bid', 'action-bar', ({ legal }) => legal.bid !== undefined, buyTip),
  lesson('pass', 'action-bar', (frame) => frame.legal.bid !== undefined && hasBid(frame)),
  lesson('forced', 'action-bar', ({ legal }) => legal.pass !== undefined && legal.bid === undefined),
  lesson('dearest', 'own', (frame) => isBuying(frame) && tookDearest(frame)),
  lesson(
    'starter',
    'others',
    (frame) => isBuying(frame) && frame.view.previousRound !== undefined && !tookDearest(frame),
  ),
  lesson('selling', 'own', (frame) => frame.legal.sell !== undefined && isSellingRound(frame, 1), sellTip),
  lesson('sealed', 'action-bar', ({ prompt }) => prompt?.type === 'sealed'),
  lesson(
    'reveal',
    'market',
    ({ view }) => view.round !== undefined && view.previousRound?.type === 'sold' && !isSaleOpen(view),
  ),
  lesson(
    'count',
    'own',
    (frame) => frame.legal.sell !== undefined && isSellingRound(frame, frame.view.rounds),
  ),
];
