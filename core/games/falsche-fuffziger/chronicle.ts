import { seat, type Seat } from '../../base/ids.ts';
import type { FuffzigerEvent, PublicFuffzigerEvent } from './events.ts';
import { MONEY, moneyIn, NONE } from './kinds.ts';
import {
  dealOf,
  PRICES,
  scrapOf,
  typeOf,
  type Back,
  type LaunderingCard,
  type PressType,
} from './material.ts';
import { costOf, type Counts, type Money } from './material/money.ts';
import type { Press } from './material/press-names.ts';
import {
  emptyReport,
  type AuctionOutcome,
  type Opening,
  type Production,
  type RoundReport,
  type Scrapping,
} from './material/report.ts';

const frozen = Object.freeze;

/** A frozen copy of the list with one more item. */
const and = <Item>(list: readonly Item[], item: Item): readonly Item[] => frozen([...list, frozen(item)]);

/** The money in a list by type, real money last. */
function frozenMoneyIn(list: ArrayLike<number>, from: number): Money {
  const money = moneyIn(list, from);
  frozen(money.notes);
  return frozen(money);
}

const NO_MONEY = frozenMoneyIn([], 0);

/** A turn without any action yet. */
export const nothingDone = (at: Seat): Production =>
  frozen({ seat: at, converted: frozen([]), sold: frozen([]), printed: frozen({}) });

/** The audience of public events. */
const TO_ALL = { to: 'all' } as const;

/**
 * The public history of this and the last round, and the events of the current action. It decides nothing. Its contents are frozen, so that
 * positions and views can share them.
 */
export class Chronicle {
  /** What the seat to move has done so far in phase 2; nothing is printed yet. */
  done: Production;
  /** The public history of the current round, and of the last finished one (absent in the first). */
  report: RoundReport;
  previous: RoundReport | undefined;
  #events: FuffzigerEvent[] = [];

  constructor(done: Production, report = emptyReport(1), previous?: RoundReport) {
    this.done = done;
    this.report = report;
    this.previous = previous;
  }

  /** An independent copy, without events. */
  clone(): Chronicle {
    return new Chronicle(this.done, this.report, this.previous);
  }

  /** Returns the events since the last call. */
  takeEvents(): readonly FuffzigerEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Records a public event. */
  record(event: PublicFuffzigerEvent): void {
    this.#events.push(Object.assign(event, TO_ALL));
  }

  /** Starts a round that is not the first. */
  beginRound(round: number, start: Seat): void {
    this.previous = this.report;
    this.report = emptyReport(round);
    this.done = nothingDone(start);
    this.record({ type: 'round-began', round, start });
  }

  /** Scraps a type. `presses`: all presses that players have. */
  scrap(pressType: PressType, presses: readonly Press[]): void {
    const gone = presses.filter(({ up }) => typeOf(up) === pressType);
    const paid = gone.map(({ press, seat: at, up }) => frozen({ press, seat: at, ...scrapOf(up) }));
    const scrapping: Scrapping = frozen({ pressType, presses: frozen(paid) });
    this.report = frozen({ ...this.report, scrapped: and(this.report.scrapped, scrapping) });
    this.record({ type: 'scrapped', ...scrapping });
  }

  /** A seat gives back notes of a scrapped type, which only it learns (Falsche Fuffziger Decision X14). */
  giveBack(at: Seat, pressType: PressType, notes: number): void {
    if (notes > 0) this.#events.push({ type: 'gave-back', pressType, notes, to: [at] });
  }

  /** Converts a press. */
  convert({ press, seat: at, up: front }: Press, up: Back): void {
    const { done } = this;
    const paid = up === 'broken' ? scrapOf(front).real : 0;
    this.done = frozen({ ...done, converted: and(done.converted, { press, up, paid }) });
    this.record({ type: 'converted', seat: at, press, up, paid });
  }

  /** Sells a press. */
  sell({ press, seat: at, up }: Press): void {
    const { done } = this;
    const { sells: price } = PRICES[typeOf(up)];
    this.done = frozen({ ...done, sold: and(done.sold, { press, up, price }) });
    this.record({ type: 'sold', seat: at, press, up, price });
  }

  /** Ends a turn in phase 2; the `next` seat's starts. */
  print(notes: Counts, next: Seat): void {
    const { seat: at, converted, sold } = this.done;
    const production: Production = frozen({ seat: at, converted, sold, printed: frozen(notes) });
    this.report = frozen({ ...this.report, productions: and(this.report.productions, production) });
    this.done = nothingDone(next);
    this.record({ type: 'printed', seat: at, notes, converted });
  }

  /** Ends a coin auction. `laid`: by seat and type, real money last. */
  endAuction(lot: number, start: Seat, winner: number, laid: ArrayLike<number>): void {
    const outcome: AuctionOutcome = frozen(
      winner === NONE
        ? { lot, start, paid: NO_MONEY }
        : { lot, start, winner: seat(winner), paid: frozenMoneyIn(laid, winner * MONEY) },
    );
    this.report = frozen({ ...this.report, auctions: and(this.report.auctions, outcome) });
    this.record({ type: 'auction-ended', ...outcome });
  }

  /** Reveals all bids for a card; `bids`: by seat and type, real money last. */
  open(card: LaunderingCard, bids: ArrayLike<number>, winner: number): void {
    const opened: Money[] = [];
    for (let from = 0; from < bids.length; from += MONEY) opened.push(frozenMoneyIn(bids, from));
    frozen(opened);
    const opening: Opening = frozen(
      winner === NONE ? { card, bids: opened } : { card, bids: opened, winner: seat(winner) },
    );
    this.report = frozen({ ...this.report, openings: and(this.report.openings, opening) });
    this.record({ type: 'opened', ...opening });
  }

  /** The laundering cards won in the current round, in order. */
  get won(): readonly { readonly seat: Seat; readonly card: LaunderingCard }[] {
    return this.report.openings.flatMap(({ card, winner }) =>
      winner === undefined ? [] : [{ seat: winner, card }],
    );
  }

  /** Pays the winners of the round the real money of their cards. */
  launder(): void {
    for (const { seat: at, card } of this.won)
      this.record({ type: 'laundered', seat: at, card, real: dealOf(card).real });
  }

  /** A seat buys presses; may be none. */
  buy(at: Seat, presses: Counts): void {
    const paid = costOf(presses);
    const shopping = frozen({ seat: at, presses: frozen(presses), paid });
    this.report = frozen({ ...this.report, shopping: and(this.report.shopping, shopping) });
    this.record({ type: 'bought', seat: at, presses, paid });
  }
}
