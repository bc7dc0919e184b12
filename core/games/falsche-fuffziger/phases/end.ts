import { seatsOf } from '../../../base/ids.ts';
import { atSeat } from '../../../base/lists.ts';
import { toAll } from '../events.ts';
import { stepTo } from '../flow.ts';
import { bonusOf, standingOf } from '../score.ts';
import { changed, type EndReason, type FuffzigerState } from '../state.ts';
import type { FuffzigerStep } from '../types.ts';

/** The game ends at once: the ranks by real money bring coins. */
export function end(state: FuffzigerState, reason: EndReason): FuffzigerStep {
  const bonus = bonusOf(state.money.map(({ real }) => real));
  const ended = changed(state, {
    coins: seatsOf(state.seatCount).map((at) => atSeat(state.coins, at) + atSeat(bonus, at)),
    phase: { type: 'ended', reason, bonus },
  });
  return stepTo(
    ended,
    toAll({ type: 'ranked', reason, bonus }),
    toAll({ type: 'game-ended', ...standingOf(ended) }),
  );
}
