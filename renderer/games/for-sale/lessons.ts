import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { Lesson } from '../game-renderer.ts';
import { lesson } from '../shared/lesson.ts';
import { isSaleOpen } from './table/player-status.ts';
import type { ForSaleFrame } from './table/context.ts';
import { buyTip, sellTip } from './tips.ts';

const isBuying = ({ view }: ForSaleFrame): boolean => view.round?.type === 'buying';

/** Whether the own bid lies on the table. */
const hasBid = ({ view: { own, round } }: ForSaleFrame): boolean =>
  own !== undefined && round?.type === 'buying' && (round.bids[own.seat] ?? 0) > 0;

/** Whether the own seat took the dearest building of the last round. */
const tookDearest = ({ view: { own, previousRound } }: ForSaleFrame): boolean =>
  previousRound?.type === 'bought' && previousRound.purchases.at(-1)?.seat === own?.seat;

const isSellingRound = ({ view }: ForSaleFrame, round: number): boolean =>
  view.round?.type === 'selling' && view.round.round === round;

/** What the notes speak of. */
const OWN = '.at-own';
const MARKET = '.at-market';
const RAIL = '.rail';

/** The words of the notes and tips. */
export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/lesson-words.json'));

export default [
  lesson('offer', MARKET, isBuying), // the first round may be over before anybody is asked here
  lesson('bid', RAIL, ({ legal }) => legal.bid !== undefined, buyTip),
  lesson('pass', RAIL, (frame) => frame.legal.bid !== undefined && hasBid(frame)),
  lesson('forced', RAIL, ({ legal }) => legal.pass !== undefined && legal.bid === undefined),
  lesson('dearest', OWN, (frame) => isBuying(frame) && tookDearest(frame)),
  lesson(
    'starter',
    '.others',
    (frame) => isBuying(frame) && frame.view.previousRound !== undefined && !tookDearest(frame),
  ),
  lesson('selling', OWN, (frame) => frame.legal.sell !== undefined && isSellingRound(frame, 1), sellTip),
  lesson('sealed', RAIL, ({ prompt }) => prompt?.type === 'sealed'),
  lesson(
    'reveal',
    MARKET,
    ({ view }) => view.round !== undefined && view.previousRound?.type === 'sold' && !isSaleOpen(view),
  ),
  lesson('count', OWN, (frame) => frame.legal.sell !== undefined && isSellingRound(frame, frame.view.rounds)),
] as const satisfies readonly Lesson<ForSaleTypes>[];
