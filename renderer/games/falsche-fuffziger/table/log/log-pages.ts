import type { Seat } from '../../../../../core/base/ids.ts';
import type { FuffzigerTypes } from '../../../../../core/games/falsche-fuffziger/types.ts';
import type { Inspector } from '../../../../../core/games/falsche-fuffziger/material.ts';
import {
  NO_MONEY,
  together,
  type Money,
} from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import type { RoundReport } from '../../../../../core/games/falsche-fuffziger/material/report.ts';
import { eventsOf, roundsBefore } from '../../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../../table-parts.ts';
import type { PastAuction } from './money-text.ts';
import { moneyOf } from '../view-facts.ts';
import type { Words } from '../use-words.ts';
import type { VisibleFuffzigerEvent } from '../context.ts';
import { moneyEvents } from '../events-money.ts';
import { pressEvents } from '../events-presses.ts';
import type { FuffzigerEvents, On } from '../step.ts';

/** Those of all phases, whether the components of the later ones are loaded or not. */
export const events = { ...pressEvents, ...moneyEvents } satisfies FuffzigerEvents;
export { default as round } from './RoundLog.vue';

/** A round from the history, with its inspector cards, and the stakes of its auctions. */
export interface PastRound extends RoundReport {
  readonly inspected: readonly Inspector[];
  readonly auctions: readonly PastAuction[];
}

/**
 * The round with these events.
 *
 * @param first the inspector card before the first decision of the match, which has no event
 */
export function roundOf(events: readonly VisibleFuffzigerEvent[], first: Inspector | undefined): PastRound {
  const began = eventsOf(events, 'round-began')[0];
  const cards = eventsOf(events, 'inspected').map(({ card }) => card);
  return {
    round: began?.round ?? 1,
    inspected: began === undefined && first !== undefined ? [first, ...cards] : cards,
    scrapped: eventsOf(events, 'scrapped'),
    productions: eventsOf(events, 'printed').map((turn) => ({
      ...turn,
      sold: eventsOf(events, 'sold').filter(({ seat }) => seat === turn.seat),
      printed: turn.notes,
    })),
    auctions: auctionsIn(eventsOf(events, 'laid', 'matched', 'auction-ended')),
    openings: eventsOf(events, 'opened'),
    shopping: eventsOf(events, 'bought'),
  };
}

/** The auctions with their stakes, in the order of the first raises. */
function auctionsIn(events: readonly On<'laid' | 'matched' | 'auction-ended'>[]): readonly PastAuction[] {
  const stakes = new Map<Seat, Money>();
  return events.flatMap((event) => {
    if (event.type !== 'auction-ended') {
      stakes.set(event.seat, together(stakes.get(event.seat) ?? NO_MONEY, moneyOf(event.lay)));
      return [];
    }
    const laid = [...stakes].map(([seat, money]) => ({ seat, money }));
    stakes.clear();
    return [{ ...event, laid }];
  });
}

/** The current round and the one before (Decision A1), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<FuffzigerTypes, Words>,
  past: readonly (readonly VisibleFuffzigerEvent[])[],
): LogPages {
  const { report, inspectors, previousRound: previous, round } = frame.value.view;
  // The first card is in the view during the first round, and later with `memoryAid`
  const first = inspectors.earlier?.[0] ?? (round === 1 ? inspectors.turned[0] : undefined);
  const all = past.map((events) => roundOf(events, first));
  const isPrevious = (one: PastRound): boolean => one.round === previous?.round;
  const known = all.find(isPrevious); // has more than the report in the view
  const before = previous && {
    title: t('table.log.previous'),
    report: known ?? previous,
    inspected: known?.inspected,
  };
  return {
    open: [
      { title: t('table.log.running'), report, inspected: inspectors.turned },
      ...(before === undefined ? [] : [before]),
    ],
    earlier: roundsBefore(all, isPrevious).map((one) => ({
      title: '',
      report: one,
      inspected: one.inspected,
    })),
  };
}
