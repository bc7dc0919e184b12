import { seat } from '../../../core/base/ids.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import type { ForSaleEvent } from '../../../core/games/for-sale/events.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { forSaleOptions } from './play.ts';
import { stepOf } from '../moves.ts';

/** A deal for three: 3, 7 and 21 are turned up first, then 1, 15 and 30; the first cheques are 0, 5 and 12. */
export const DEAL_FOR_THREE: ForSaleDeal = deepFreeze({
  starter: seat(0),
  buildings: [7, 21, 3, 30, 1, 15, 12, 25, 8, 19, 5, 28, 10, 2, 23, 27, 14, 6, 4, 17, 29, 11, 20, 26],
  cheques: [5, 0, 12, 15, 8, 3, 10, 10, 2, 0, 7, 14, 6, 13, 4, 9, 2, 15, 11, 5, 8, 3, 12, 7],
});

/** All of part 1 for three with `DEAL_FOR_THREE` when nobody ever bids. */
export const NOBODY_BIDS = '0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:- 1:- 2:- 0:-';

/** What the three then hold. */
export const HANDS_FOR_THREE = [
  [3, 4, 5, 10, 15, 20, 25, 27],
  [6, 7, 8, 17, 19, 23, 26, 30],
  [1, 2, 11, 12, 14, 21, 28, 29],
] as const;

/** A game for three with `DEAL_FOR_THREE`, before the first action. */
export const startedForThree = (said: Partial<ForSaleOptions> = {}): ForSalePosition =>
  forSale.start(forSaleOptions(said, 3), 3, DEAL_FOR_THREE);

/**
 * The state after some acts, written as `0:4` (seat 0 bids 4), `1:-` (passes), `2:s7` (sells 7) and `0:u` (takes that back).
 * A refused one throws.
 */
export const after = (state: ForSalePosition, acts: string): ForSalePosition =>
  wordsOf(acts).reduce((before, word) => playWord(before, word).state, state);

/** What the last of some acts makes happen. */
export function eventsOf(state: ForSalePosition, acts: string): readonly ForSaleEvent[] {
  const words = wordsOf(acts);
  return playWord(after(state, words.slice(0, -1).join(' ')), words.at(-1) ?? '').events;
}

const wordsOf = (acts: string): readonly string[] => acts.split(' ').filter((word) => word !== '');

function playWord(state: ForSalePosition, word: string) {
  const [at = '', act = ''] = word.split(':');
  return stepOf(forSale, deepFreeze(state), seat(Number(at)), actionOf(act));
}

function actionOf(act: string): ForSaleAction {
  if (act === '-') return { type: 'pass' };
  if (act === 'u') return { type: 'unsell' };
  return act.startsWith('s')
    ? { type: 'sell', building: Number(act.slice(1)) }
    : { type: 'bid', amount: Number(act) };
}
