import { listOf, type ForSalePosition } from '../../position.ts';
import type { Building } from '../../material.ts';
import type { BuyingView, ForSaleView } from '../../view.ts';
import { MANNERS } from '../manners.ts';
import type { Lot } from '../thinking/auction.ts';
import { gainOfRaising } from '../thinking/bid.ts';
import type { Knowledge } from '../thinking/knowledge.ts';

/** Above every bid by one and a mark for who is out. */
const BASE = 32;

/**
 * How those who are in raise in the running round. All that experts go by is open (what was paid, and how likely each plays in which
 * manner), so who thinks is asked what an expert would do on that seat; what was found once is remembered.
 */
export class Bidders {
  readonly #dealt: readonly Building[];
  /** By seat. */
  readonly #gains: readonly ((lot: Lot) => number)[];
  readonly #known: readonly Map<number, number>[];

  constructor(view: ForSaleView, round: BuyingView, knowledge: Knowledge) {
    this.#dealt = [...round.taken.map(({ building }) => building), ...round.offer];
    this.#gains = knowledge.bidding.map((_, at) =>
      gainOfRaising(view, round, { ...knowledge, seat: at as Knowledge['seat'] }),
    );
    this.#known = knowledge.bidding.map(() => new Map());
  }

  /** Whether the seat whose turn it is raises by one; it can. `way`: the index of a plain manner, or none of them; `mood`: how much keener it is, in thousands. */
  raises(table: ForSalePosition, way: number, mood: number): boolean {
    const { turn, high, offer, money, bids } = table;
    const manner = MANNERS[way];
    if (manner === undefined) return this.#gain(table) + mood > 0;
    const fortune = (money[turn] ?? 0) + (bids[turn] ?? 0);
    return high + 1 < manner.cap({ fortune, dealt: this.#dealt, offer: listOf(offer) });
  }

  #gain(table: ForSalePosition): number {
    const { turn, high, isIn, bids, seatCount } = table;
    let key = high;
    for (let at = 0; at < seatCount; at++)
      key = key * BASE + ((isIn & (1 << at)) === 0 ? 0 : (bids[at] ?? 0) + 1);
    const known = this.#known[turn];
    const before = known?.get(key);
    if (before !== undefined) return before;
    const gain = this.#gains[turn]?.(lotOf(table)) ?? 0;
    known?.set(key, gain);
    return gain;
  }
}

const lotOf = ({ offer, bids, high, turn, isIn, seatCount }: ForSalePosition): Lot => ({
  offer: listOf(offer),
  bids: [...bids],
  high,
  turn,
  isIn: Array.from({ length: seatCount }, (_, at) => (isIn & (1 << at)) !== 0),
});
