import { partsOf, type MatchFigures, type Trade } from '../../base/figures.ts';
import { seatsOf } from '../../base/ids.ts';
import { atSeat } from '../../base/lists.ts';
import type { FinishedMatch } from '../../game.ts';
import type { FuffzigerEvent } from './events.ts';
import type { FuffzigerOptions } from './options.ts';
import { worthOf } from './material/money.ts';
import type { FuffzigerSheet } from './score.ts';

/** Where coins come from: auctions, scrapped presses, and the rank by real money. */
export const PARTS = ['auctions', 'scrap', 'rank'] as const;
export type FuffzigerPart = (typeof PARTS)[number];

/** What the charts of a finished match show. A trade is a coin auction: the face of what was paid, and the coins. */
export function figures({
  seatCount,
  events,
  result,
}: FinishedMatch<{
  options: FuffzigerOptions;
  event: FuffzigerEvent;
  sheet: FuffzigerSheet;
}>): MatchFigures<FuffzigerPart> {
  const { scores } = result.sheet;
  const trades = events.flatMap((event): Trade[] =>
    event.type === 'auction-ended' && event.winner !== undefined
      ? [{ seat: event.winner, paid: worthOf(event.paid), got: event.lot }]
      : [],
  );
  const scrapped = events.flatMap((event) => (event.type === 'scrapped' ? event.presses : []));
  const sumOf = (key: 'paid' | 'got'): number => trades.reduce((sum, trade) => sum + trade[key], 0);
  return {
    parts: partsOf(PARTS, seatsOf(seatCount), (part, at) => {
      if (part === 'rank') return atSeat(scores, at).bonus;
      return part === 'auctions'
        ? trades.reduce((sum, { seat, got }) => (seat === at ? sum + got : sum), 0)
        : scrapped.reduce((sum, { seat, coins }) => (seat === at ? sum + coins : sum), 0);
    }),
    trades,
    even: trades.length === 0 ? 1 : sumOf('paid') / sumOf('got'),
  };
}
