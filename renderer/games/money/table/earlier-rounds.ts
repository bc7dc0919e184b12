import type { Json } from '../../../../core/base/json.ts';
import type { MoneyHappening } from '../../../../core/games/money/events.ts';
import type { Act, Refill, Reveal } from '../../../../core/games/money/round.ts';
import { eventsIn } from '../../shared/history.ts';

/** A round as it is put together from what was looked up. */
export interface EarlierRound extends Reveal {
  readonly hand: number;
  readonly round: number;
  readonly acts: readonly Act[];
  readonly refill?: Refill;
}

/** The rounds in the host's answer to a `history`, the newest first. Every round begins when its bids are turned up. */
export function earlierRounds(history: Json | undefined): readonly EarlierRound[] {
  const rounds = eventsIn<MoneyHappening>(history).reduce<readonly EarlierRound[]>(withEvent, []);
  return [...rounds].reverse();
}

function withEvent(rounds: readonly EarlierRound[], event: MoneyHappening): readonly EarlierRound[] {
  const before = rounds.slice(0, -1);
  const last = rounds.at(-1);
  switch (event.type) {
    case 'revealed': {
      const { hand, round, bids, order, ties } = event;
      return [...rounds, { hand, round, bids, order, ties, acts: [] }];
    }
    case 'took':
    case 'swapped':
    case 'passed':
      return last === undefined ? rounds : [...before, { ...last, acts: [...last.acts, event] }];
    case 'refilled':
      return last === undefined ? rounds : [...before, { ...last, refill: event }];
    default:
      return rounds;
  }
}
