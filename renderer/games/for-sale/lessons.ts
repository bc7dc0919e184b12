import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import type { Lesson } from '../game-renderer.ts';
import { isSaleOpen } from './table/condition.ts';
import type { ForSaleFrame } from './table/context.ts';

const isBuying = ({ view }: ForSaleFrame): boolean => view.round?.type === 'buying';

/** Whether the own bid lies on the table. */
const hasBid = ({ view: { own, round } }: ForSaleFrame): boolean =>
  own !== undefined && round?.type === 'buying' && (round.bids[own.seat] ?? 0) > 0;

/** Whether the own seat took the dearest building of the last round. */
const tookDearest = ({ view: { own, previousRound } }: ForSaleFrame): boolean =>
  previousRound?.type === 'bought' && previousRound.purchases.at(-1)?.seat === own?.seat;

const isSellingRound = ({ view }: ForSaleFrame, round: number): boolean =>
  view.round?.type === 'selling' && view.round.round === round;

const lesson = (key: string, when: (frame: ForSaleFrame) => boolean): Lesson<ForSaleTypes> => ({ key, when });

export default [
  lesson('offer', (frame) => isBuying(frame) && frame.view.previousRound === undefined),
  lesson('bid', ({ legal }) => legal.bid !== undefined),
  lesson('pass', (frame) => frame.legal.bid !== undefined && hasBid(frame)),
  lesson('forced', ({ legal }) => legal.pass !== undefined && legal.bid === undefined),
  lesson('dearest', (frame) => isBuying(frame) && tookDearest(frame)),
  lesson(
    'starter',
    (frame) => isBuying(frame) && frame.view.previousRound !== undefined && !tookDearest(frame),
  ),
  lesson('selling', (frame) => frame.legal.sell !== undefined && isSellingRound(frame, 1)),
  lesson('sealed', ({ prompt }) => prompt?.type === 'sealed'),
  lesson(
    'reveal',
    ({ view }) => view.round !== undefined && view.previousRound?.type === 'sold' && !isSaleOpen(view),
  ),
  lesson('count', (frame) => frame.legal.sell !== undefined && isSellingRound(frame, frame.view.rounds)),
] as const satisfies readonly Lesson<ForSaleTypes>[];
