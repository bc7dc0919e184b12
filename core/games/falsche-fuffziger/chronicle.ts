import { seat, type Seat } from '../../base/ids.ts';
import { dealtCount, type FuffzigerDeal } from './deal.ts';
import type { FuffzigerEvent, FuffzigerHappening, InspectorEffect } from './events.ts';
import { cardOf, MONEY, moneyIn, NONE, typeAt } from './kinds.ts';
import {
  dealOf,
  DEALT,
  frontOf,
  PRESS_TYPES,
  PRICES,
  scrapOf,
  typeOf,
  type Back,
  type LaunderingCard,
} from './material.ts';
import { costOf, countOf, type Counts, type Money } from './material/money.ts';
import { pressId } from './material/press-names.ts';
import { emptyReport, type AuctionOutcome, type Opening, type Production, type RoundReport } from './material/report.ts';
import type { PressView } from './view.ts';

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
const nothingDone = (at: Seat): Production =>
  frozen({ seat: at, converted: frozen([]), sold: frozen([]), printed: frozen({}) });

/** What a chronicle holds. All of it is frozen, so that positions, and whoever is shown it, can share it. */
interface Records {
  /** All chance of the game. */
  readonly deal: FuffzigerDeal;
  /** The presses in the players' hands, in the order in which they came. */
  readonly presses: readonly PressView[];
  /** What the seat whose turn it is has done so far in phase 2; nothing is printed yet. */
  readonly done: Production;
  /** What has happened openly in the running round, and in the last finished one (absent in the first). */
  readonly report: RoundReport;
  readonly previous?: RoundReport;
}

/** What a game is told by: which press is which, what happened openly, and what the running action has made happen. It decides nothing. */
export class Chronicle {
  records: Records;
  /** What the running action has made happen. */
  events: FuffzigerEvent[] = [];

  constructor(records: Records) {
    this.records = records;
  }

  /** Before the first decision. */
  static start(deal: FuffzigerDeal, seatCount: number): Chronicle {
    const presses = DEALT.flatMap(({ type }) =>
      Array.from({ length: dealtCount(type, seatCount) }, (_, at): PressView =>
        frozen({ press: pressId(type, at + 1), seat: seat(at), up: frontOf(type), isConverted: false }),
      ),
    );
    return new Chronicle({
      deal,
      presses: frozen(presses),
      done: nothingDone(deal.starter),
      report: emptyReport(1),
    });
  }

  /** The same, by itself; without events. */
  clone(): Chronicle {
    return new Chronicle(this.records);
  }

  /** What is not known yet is dealt otherwise. */
  redeal(deal: FuffzigerDeal): void {
    this.#change({ deal });
  }

  /** Something that all may learn of. */
  record(happening: FuffzigerHappening): void {
    this.events.push({ ...happening, to: 'all' });
  }

  /** A round begins that is not the first. */
  beginRound(round: number, start: Seat): void {
    const { report: previous } = this.records;
    this.#change({ done: nothingDone(start), report: emptyReport(round), previous });
    this.record({ type: 'round-began', round, start });
  }

  /** An inspector card is turned up. */
  inspect(card: number, effect: InspectorEffect): void {
    this.record({ type: 'inspected', card: cardOf(card), effect });
  }

  /** A type is scrapped, with all presses of it that lie up. */
  scrap(type: number): void {
    const pressType = typeAt(type);
    const { presses, report } = this.records;
    const gone = presses.filter(({ up }) => typeOf(up) === pressType);
    const paid = gone.map(({ press, seat: at, up }) => frozen({ press, seat: at, ...scrapOf(up) }));
    const scrapping = frozen({ pressType, presses: frozen(paid) });
    this.#change({ presses: frozen(presses.filter((press) => !gone.includes(press))) });
    this.#report({ scrapped: and(report.scrapped, scrapping) });
    this.record({ type: 'scrapped', ...scrapping });
  }

  /** A seat gives so many notes of a scrapped type back, which nobody else learns (Falsche Fuffziger Decision X14). */
  giveBack(at: Seat, type: number, notes: number): void {
    if (notes > 0) this.events.push({ type: 'gave-back', pressType: typeAt(type), notes, to: [at] });
  }

  /** A press is turned over. */
  convert(press: PressView, up: Back): void {
    const { presses, done } = this.records;
    const { press: id, seat: at } = press;
    const paid = up === 'broken' ? scrapOf(press.up).real : 0;
    this.#change({
      presses: frozen(
        up === 'broken'
          ? presses.filter((one) => one !== press)
          : presses.map((one) => (one === press ? frozen({ ...press, up, isConverted: true }) : one)),
      ),
      done: frozen({ ...done, converted: and(done.converted, { press: id, up, paid }) }),
    });
    this.record({ type: 'converted', seat: at, press: id, up, paid });
  }

  /** A press is sold. */
  sell(press: PressView): void {
    const { presses, done } = this.records;
    const { press: id, seat: at, up } = press;
    const { sells: price } = PRICES[typeOf(up)];
    this.#change({
      presses: frozen(presses.filter((one) => one !== press)),
      done: frozen({ ...done, sold: and(done.sold, { press: id, up, price }) }),
    });
    this.record({ type: 'sold', seat: at, press: id, up, price });
  }

  /** A turn at the presses is over, and it is the `next` seat's. */
  print(printed: Counts, next: Seat): void {
    const { done, report } = this.records;
    const { seat: at, converted } = done;
    frozen(printed);
    this.#change({ done: nothingDone(next) });
    this.#report({ productions: and(report.productions, { ...done, printed }) });
    this.record({ type: 'printed', seat: at, notes: printed, converted });
  }

  /** A coin auction is over. `laid`: by seat and type, real money last. */
  endAuction(lot: number, start: Seat, winner: number, laid: Int32Array): void {
    const outcome: AuctionOutcome = frozen({
      lot,
      start,
      ...(winner === NONE ? {} : { winner: seat(winner) }),
      paid: winner === NONE ? NO_MONEY : frozenMoneyIn(laid, winner * MONEY),
    });
    this.#report({ auctions: and(this.records.report.auctions, outcome) });
    this.record({ type: 'auction-ended', ...outcome });
  }

  /** All bids for a card are opened, by seat and type, real money last. `card`: its place in the pile. */
  open(card: number, bids: Int32Array, winner: number): void {
    const { deal, report } = this.records;
    const opening: Opening = frozen({
      card: cardAt(deal, card),
      bids: frozen(Array.from({ length: bids.length / MONEY }, (_, at) => frozenMoneyIn(bids, at * MONEY))),
      ...(winner === NONE ? {} : { winner: seat(winner) }),
    });
    this.#report({ openings: and(report.openings, opening) });
    this.record({ type: 'opened', ...opening });
  }

  /** The winners of this round take the real money of their cards. */
  launder(): void {
    for (const { seat: at, card } of this.won)
      this.record({ type: 'laundered', seat: at, card, real: dealOf(card).real });
  }

  /** The laundering cards won in the running round, in order. */
  get won(): readonly { readonly seat: Seat; readonly card: LaunderingCard }[] {
    return this.records.report.openings.flatMap(({ card, winner }) =>
      winner === undefined ? [] : [{ seat: winner, card }],
    );
  }

  /** A seat buys presses, front up: the next ones of the supply (by type, before that), which is the end of each list of the deal. */
  buy(at: Seat, bought: Counts, supply: ArrayLike<number>): void {
    const { deal, presses, report } = this.records;
    const paid = costOf(bought);
    const fresh = PRESS_TYPES.flatMap((type, place) => {
      const taken = deal.presses[type].length - (supply[place] ?? 0);
      return Array.from({ length: countOf(bought, type) }, (_, index): PressView =>
        frozen({ press: pressId(type, taken + index + 1), seat: at, up: frontOf(type), isConverted: false }),
      );
    });
    frozen(bought);
    if (fresh.length > 0) this.#change({ presses: frozen([...presses, ...fresh]) });
    this.#report({ shopping: and(report.shopping, { seat: at, presses: bought, paid }) });
    this.record({ type: 'bought', seat: at, presses: bought, paid });
  }

  #change(changes: Partial<Records>): void {
    this.records = { ...this.records, ...changes };
  }

  #report(changes: Partial<RoundReport>): void {
    this.#change({ report: frozen({ ...this.records.report, ...changes }) });
  }
}

/** The card at a place of the pile of laundering cards. */
function cardAt({ laundering }: FuffzigerDeal, place: number): LaunderingCard {
  const card = laundering[place];
  if (card === undefined) throw new Error('no laundering card is open');
  return card;
}
