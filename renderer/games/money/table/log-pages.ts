import type { VisibleMoneyEvent } from '../../../../core/games/money/events.ts';
import type { FinishedRound } from '../../../../core/games/money/round.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import { eventsOf, roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import type { Words } from './use-words.ts';

export { events } from './events.ts';
export { default as round } from './RoundLog.vue';

/** The round with these events; none before the first bids were revealed. */
function roundsIn(events: readonly VisibleMoneyEvent[]): readonly FinishedRound[] {
  const acts = eventsOf(events, 'took', 'swapped', 'passed');
  const refill = eventsOf(events, 'refilled')[0];
  return eventsOf(events, 'revealed').map((reveal) => ({ ...reveal, acts, ...(refill && { refill }) }));
}

/** The current round and the one before (Decision A1), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<MoneyTypes, Words>,
  past: readonly (readonly VisibleMoneyEvent[])[],
): LogPages {
  const { round, previousRound: previous } = frame.value.view;
  const running = round?.type === 'acting' ? { title: t('table.log.running'), round } : undefined;
  const before = previous && { title: t('table.log.previous'), round: previous };
  return {
    open:
      running === undefined
        ? [t('table.log.choosing'), before ?? t('table.log.nothing')]
        : [running, ...(before === undefined ? [] : [before])],
    earlier: roundsBefore(
      past.flatMap(roundsIn),
      (one) => one.hand === previous?.hand && one.round === previous.round,
    ).map((one) => ({ title: '', round: one })),
  };
}
