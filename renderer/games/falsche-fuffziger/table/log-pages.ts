import type { Seat } from '../../../../core/base/ids.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { Inspector } from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, countsBy, type Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import {
  emptyReport,
  type AuctionOutcome,
  type Production,
  type RoundReport,
} from '../../../../core/games/falsche-fuffziger/material/report.ts';
import { roundsBefore } from '../../shared/rounds-log.ts';
import type { LogPages, TableContext } from '../../table-parts.ts';
import { moneyOf } from './outlook.ts';
import type { Words } from './use-words.ts';
import type { VisibleFuffzigerEvent } from './context.ts';

export { default as round } from './RoundLog.vue';

/** An auction with the final stakes of all players. */
export interface EarlierAuction extends AuctionOutcome {
  readonly laid: readonly { readonly seat: Seat; readonly money: Money }[];
}

/** A round reconstructed from the history, with its inspector cards, and the stakes of its auctions. */
export interface EarlierRound extends RoundReport {
  readonly inspected: readonly Inspector[];
  readonly auctions: readonly EarlierAuction[];
}

/** The finished rounds, the current one, and the sales of the current player in it. */
interface Fold {
  readonly rounds: readonly EarlierRound[];
  readonly round: EarlierRound;
  readonly sold: Production['sold'];
  /** The stakes in the current auction, in the order of the first raises. */
  readonly laid: EarlierAuction['laid'];
}

const emptyRound = (round: number, inspected: readonly Inspector[]): EarlierRound => ({
  ...emptyReport(round),
  inspected,
  auctions: [],
});

/**
 * The finished rounds in the history, the newest first.
 *
 * @param first the inspector card before the first decision of the match, which has no event
 */
export function earlierRounds(
  history: readonly VisibleFuffzigerEvent[],
  first: Inspector | undefined,
): readonly EarlierRound[] {
  const initial: Fold = {
    rounds: [],
    round: emptyRound(1, first === undefined ? [] : [first]),
    sold: [],
    laid: [],
  };
  return [...history.reduce(withEvent, initial).rounds].reverse();
}

/** The current round and the one before (Decision A1), and all others from the history. */
export function pages(
  { frame, words: { t } }: TableContext<FuffzigerTypes, Words>,
  history: readonly VisibleFuffzigerEvent[],
): LogPages {
  const { report, inspectors, previousRound: previous, round } = frame.value.view;
  // The first card is in the view during the first round, and later with `memoryAid`
  const first = inspectors.earlier?.[0] ?? (round === 1 ? inspectors.turned[0] : undefined);
  const all = earlierRounds(history, first);
  const isPrevious = (one: EarlierRound): boolean => one.round === previous?.round;
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

const withMore = (fold: Fold, more: Partial<EarlierRound>): Fold => ({
  ...fold,
  round: { ...fold.round, ...more },
});

/** The stakes after a seat has added money. */
function withLay(laid: Fold['laid'], at: Seat, more: Money): Fold['laid'] {
  const before = laid.find(({ seat }) => seat === at);
  if (before === undefined) return [...laid, { seat: at, money: more }];
  const money = {
    notes: countsBy((type) => countOf(before.money.notes, type) + countOf(more.notes, type)),
    real: before.money.real + more.real,
  };
  return laid.map((one) => (one.seat === at ? { seat: at, money } : one));
}

function withEvent(fold: Fold, event: VisibleFuffzigerEvent): Fold {
  const { round, rounds, sold, laid } = fold;
  switch (event.type) {
    case 'round-began':
      return { rounds: [...rounds, round], round: emptyRound(event.round, []), sold: [], laid: [] };
    case 'inspected':
      return withMore(fold, { inspected: [...round.inspected, event.card] });
    case 'scrapped': {
      const { pressType, presses } = event;
      return withMore(fold, { scrapped: [...round.scrapped, { pressType, presses }] });
    }
    case 'sold': {
      const { press, up, price } = event;
      return { ...fold, sold: [...sold, { press, up, price }] };
    }
    case 'printed': {
      const { seat, converted, notes: printed } = event;
      const productions = [...round.productions, { seat, converted, sold, printed }];
      return { ...withMore(fold, { productions }), sold: [] };
    }
    case 'laid':
    case 'matched':
      return { ...fold, laid: withLay(laid, event.seat, moneyOf(event.lay)) };
    case 'auction-ended': {
      const { lot, start, winner, paid } = event;
      const outcome = { lot, start, paid, laid, ...(winner === undefined ? {} : { winner }) };
      return { ...withMore(fold, { auctions: [...round.auctions, outcome] }), laid: [] };
    }
    case 'opened': {
      const { card, bids, winner } = event;
      const opening = { card, bids, ...(winner === undefined ? {} : { winner }) };
      return withMore(fold, { openings: [...round.openings, opening] });
    }
    case 'bought': {
      const { seat, presses, paid } = event;
      return withMore(fold, { shopping: [...round.shopping, { seat, presses, paid }] });
    }
    default:
      return fold;
  }
}
