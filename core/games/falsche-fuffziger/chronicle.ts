import { seat, type Seat } from '../../base/ids.ts';
import type { FuffzigerEvent, FuffzigerHappening } from './events.ts';
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

/** The list with one more, as a new list. */
const and = <Item>(list: readonly Item[], item: Item): readonly Item[] => frozen([...list, frozen(item)]);

/** The money in a list by type, real money last. */
function frozenMoneyIn(list: ArrayLike<number>, from: number): Money {
  const money = moneyIn(list, from);
  frozen(money.notes);
  return frozen(money);
}

const NO_MONEY = frozenMoneyIn([], 0);

/** A turn in which nothing has been done yet. */
export const nothingDone = (at: Seat): Production =>
  frozen({ seat: at, converted: frozen([]), sold: frozen([]), printed: frozen({}) });

/** Whom an event that all may learn of is for. */
const TO_ALL = { to: 'all' } as const;

/**
 * What a game is told by: what happened openly in this and the last round, and what the running action has made happen. It decides nothing.
 * What it holds is never changed, and frozen, so that positions, and whoever is shown it, can share it.
 */
export class Chronicle {
  /** What the seat whose turn it is has done so far in phase 2; nothing is printed yet. */
  done: Production;
  /** What has happened openly in the running round, and in the last finished one (absent in the first). */
  report: RoundReport;
  previous: RoundReport | undefined;
  #events: FuffzigerEvent[] = [];

  constructor(done: Production, report = emptyReport(1), previous?: RoundReport) {
    this.done = done;
    this.report = report;
    this.previous = previous;
  }

  /** The same, by itself; without events. */
  clone(): Chronicle {
    return new Chronicle(this.done, this.report, this.previous);
  }

  /** What has happened since they were taken last. */
  takeEvents(): readonly FuffzigerEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Something that all may learn of; it becomes an event. */
  record(happening: FuffzigerHappening): void {
    this.#events.push(Object.assign(happening, TO_ALL));
  }

  /** A round begins that is not the first. */
  beginRound(round: number, start: Seat): void {
    this.previous = this.report;
    this.report = emptyReport(round);
    this.done = nothingDone(start);
    this.record({ type: 'round-began', round, start });
  }

  /** A type is scrapped. `presses`: all that are in somebody's hands. */
  scrap(pressType: PressType, presses: readonly Press[]): void {
    const gone = presses.filter(({ up }) => typeOf(up) === pressType);
    const paid = gone.map(({ press, seat: at, up }) => frozen({ press, seat: at, ...scrapOf(up) }));
    const scrapping: Scrapping = frozen({ pressType, presses: frozen(paid) });
    this.report = frozen({ ...this.report, scrapped: and(this.report.scrapped, scrapping) });
    this.record({ type: 'scrapped', ...scrapping });
  }

  /** A seat gives so many notes of a scrapped type back, which nobody else learns (Falsche Fuffziger Decision X14). */
  giveBack(at: Seat, pressType: PressType, notes: number): void {
    if (notes > 0) this.#events.push({ type: 'gave-back', pressType, notes, to: [at] });
  }

  /** A press is turned over. */
  convert({ press, seat: at, up: front }: Press, up: Back): void {
    const { done } = this;
    const paid = up === 'broken' ? scrapOf(front).real : 0;
    this.done = frozen({ ...done, converted: and(done.converted, { press, up, paid }) });
    this.record({ type: 'converted', seat: at, press, up, paid });
  }

  /** A press is sold. */
  sell({ press, seat: at, up }: Press): void {
    const { done } = this;
    const { sells: price } = PRICES[typeOf(up)];
    this.done = frozen({ ...done, sold: and(done.sold, { press, up, price }) });
    this.record({ type: 'sold', seat: at, press, up, price });
  }

  /** A turn at the presses is over; the `next` seat's begins. */
  print(notes: Counts, next: Seat): void {
    const { seat: at, converted, sold } = this.done;
    const production: Production = frozen({ seat: at, converted, sold, printed: frozen(notes) });
    this.report = frozen({ ...this.report, productions: and(this.report.productions, production) });
    this.done = nothingDone(next);
    this.record({ type: 'printed', seat: at, notes, converted });
  }

  /** A coin auction is over. `laid`: by seat and type, real money last. */
  endAuction(lot: number, start: Seat, winner: number, laid: ArrayLike<number>): void {
    const outcome: AuctionOutcome = frozen(
      winner === NONE
        ? { lot, start, paid: NO_MONEY }
        : { lot, start, winner: seat(winner), paid: frozenMoneyIn(laid, winner * MONEY) },
    );
    this.report = frozen({ ...this.report, auctions: and(this.report.auctions, outcome) });
    this.record({ type: 'auction-ended', ...outcome });
  }

  /** All bids for a card are opened, by seat and type, real money last. */
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

  /** The laundering cards won in the running round, in order. */
  get won(): readonly { readonly seat: Seat; readonly card: LaunderingCard }[] {
    return this.report.openings.flatMap(({ card, winner }) =>
      winner === undefined ? [] : [{ seat: winner, card }],
    );
  }

  /** The winners of the round take the real money of their cards. */
  launder(): void {
    for (const { seat: at, card } of this.won)
      this.record({ type: 'laundered', seat: at, card, real: dealOf(card).real });
  }

  /** A seat buys presses, perhaps none. */
  buy(at: Seat, presses: Counts): void {
    const paid = costOf(presses);
    const shopping = frozen({ seat: at, presses: frozen(presses), paid });
    this.report = frozen({ ...this.report, shopping: and(this.report.shopping, shopping) });
    this.record({ type: 'bought', seat: at, presses, paid });
  }
}
