import type { VisibleMoneyEvent } from '../../../../core/games/money/events.ts';
import type { Act, Refill, Reveal } from '../../../../core/games/money/round.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import type { Words } from './use-words.ts';

export { default as round } from './RoundLog.vue';

/** A round reconstructed from the history. */
export interface EarlierRound extends Reveal {
  readonly hand: number;
  readonly round: number;
  readonly acts: readonly Act[];
  readonly refill?: Refill;
}

/** The rounds in the history, the newest first. A round begins when its bids are revealed. */
export const earlierRounds = (history: readonly VisibleMoneyEvent[]): readonly EarlierRound[] =>
  [...history.reduce<readonly EarlierRound[]>(withEvent, [])].reverse();

/** The current round and the one before (Decision A1), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<MoneyTypes, Words>,
  history: readonly VisibleMoneyEvent[],
): LogPages {
  const { round, previousRound: previous } = frame.value.view;
  const running = round?.type === 'acting' ? round : undefined;
  const isOpen = ({ hand, round: at }: EarlierRound): boolean =>
    [running, previous].some((one) => one?.hand === hand && one.round === at);
  const before = previous !== undefined && { title: t('table.log.previous'), round: previous };
  return {
    open:
      running !== undefined
        ? [{ title: t('table.log.running'), round: running }, ...(before ? [before] : [])]
        : [t('table.log.choosing'), before || t('table.log.nothing')],
    earlier: roundsBefore(earlierRounds(history), isOpen).map((one) => ({ title: '', round: one })),
  };
}

function withEvent(rounds: readonly EarlierRound[], event: VisibleMoneyEvent): readonly EarlierRound[] {
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
