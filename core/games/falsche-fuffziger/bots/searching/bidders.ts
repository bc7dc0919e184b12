import { LEAST_REAL, RANK_COINS } from '../../material.ts';
import type { FuffzigerPosition } from '../../position.ts';
import { KINDS, MONEY, NONE, REAL, SELLS, TYPES } from '../../kinds.ts';
import { LOT } from '../thinking/assessment.ts';
import { matchOdds } from '../thinking/auction.ts';
import { STYLES } from '../thinking/style.ts';
import { growthOf, type Prospect } from '../thinking/prospect.ts';

const STYLE = STYLES.expert;
/** Number of bisections when searching a limit. */
const HALVINGS = 5;
/** The most of a type, or of real money, that any other player still in can put down. */
export function mostAgainst(table: FuffzigerPosition, type: number): number {
  let most = 0;
  for (let at = 0; at < table.seatCount; at++)
    if (at !== table.turn && (table.isIn & (1 << at)) !== 0) most = Math.max(most, table.free(at, type));
  return most;
}

/** The players of a coin auction: each continues up to its limit, and leads with what others cannot match, as experts do. */
export class Bidders {
  readonly #table: FuffzigerPosition;
  /** By seat, what it would pay for the lot, in present real money. */
  readonly #limits: Float64Array;
  /** By seat, its worth at the end if it buys no more coins. */
  readonly #fortunes: Float64Array;
  readonly #logs: Float64Array;
  readonly #greed: (at: number) => number;

  /** @param greed by seat, how it values the coins, as a multiple of how experts do */
  constructor(table: FuffzigerPosition, greed: (at: number) => number = () => 1) {
    this.#table = table;
    this.#greed = greed;
    this.#limits = new Float64Array(table.seatCount);
    this.#fortunes = new Float64Array(table.seatCount);
    this.#logs = new Float64Array(table.seatCount);
  }

  /** Plays the current auction to its end. */
  finish(prospect: Prospect): void {
    const { rolled } = this.#table;
    this.#price(prospect);
    while (this.#table.phase === 'auction' && this.#table.rolled === rolled) this.#act(prospect);
  }

  /** The seat to move leads, matches or drops. */
  #act(prospect: Prospect): void {
    const table = this.#table;
    if (table.led === NONE) return this.#lead(prospect);
    const cost = this.#costOfStake(table.turn, prospect) + table.amount * priceOf(table.led, prospect);
    if (cost < (this.#limits[table.turn] ?? 0) && table.canMatch) table.match();
    else table.drop();
  }

  #lead(prospect: Prospect): void {
    const table = this.#table;
    const limit = this.#limits[table.turn] ?? 0;
    const before = this.#costOfStake(table.turn, prospect);
    let best = NONE;
    let amount = 0;
    let hope = 0;
    for (let type = 0; type < MONEY; type++) {
      const own = table.free(table.turn, type);
      const least = type === REAL ? LEAST_REAL : 1;
      if (own < least) continue;
      const most = mostAgainst(table, type);
      const price = priceOf(type, prospect);
      for (let option = 0; option < 3; option++) {
        const count = option === 0 ? least : option === 1 ? most + 1 : Math.ceil(most / 2);
        const cost = before + count * price;
        if (count > own || count < least || cost >= limit || (option > 0 && count === least)) continue;
        const penalty = Math.max(0, STYLE.step * limit - count * price);
        if (best !== NONE && limit - cost - penalty <= hope) continue; // not even if nobody can match
        const alone = this.#aloneOdds(type, count, prospect);
        const value = (limit - cost) * (alone + (1 - alone) * STYLE.hope) - penalty;
        if (best !== NONE && value <= hope) continue;
        hope = value;
        best = type;
        amount = count;
      }
    }
    if (best === NONE) table.drop();
    else table.lay(best, amount);
  }

  /** What a seat loses with what it has put down. */
  #costOfStake(at: number, { notes }: Prospect): number {
    const { laid } = this.#table;
    let cost = laid[at * MONEY + REAL] ?? 0;
    for (let type = 0; type < TYPES; type++) cost += (laid[at * MONEY + type] ?? 0) * (notes[type] ?? 0);
    return cost;
  }

  /** The probability that no other player still in can and will match. */
  #aloneOdds(type: number, count: number, prospect: Prospect): number {
    const { seatCount, turn, isIn } = this.#table;
    const price = priceOf(type, prospect);
    let odds = 1;
    for (let at = 0; at < seatCount; at++) {
      if (at === turn || (isIn & (1 << at)) === 0) continue;
      const can = matchOdds(count, this.#table.free(at, type), type === REAL);
      const left = 1 - (this.#costOfStake(at, prospect) + count * price) / (this.#limits[at] ?? 1);
      odds *= 1 - can / (1 + Math.exp(-left / STYLE.temper));
    }
    return odds;
  }

  /** Finds what each seat would pay for the lot: the price at which the coins lost later equal those of the lot. */
  #price(prospect: Prospect): void {
    const table = this.#table;
    const { seatCount } = table;
    const growth = 1 + STYLE.thrift * (growthOf(table.supply, prospect) - 1);
    let all = 0;
    for (let at = 0; at < seatCount; at++) {
      const fortune = this.#fortune(at, growth, prospect);
      this.#fortunes[at] = fortune;
      this.#logs[at] = Math.log(fortune);
      all += fortune;
    }
    const coins = LOT * (table.auctions + prospect.auctions);
    for (let at = 0; at < seatCount; at++) {
      const worth = STYLE.coins * table.lot * this.#greed(at);
      const fortune = this.#fortunes[at] ?? 1;
      const total = this.#coinsFor(at, 0, all, coins, prospect.doubt);
      let low = 0;
      let high = fortune;
      for (let halving = 0; halving < HALVINGS; halving++) {
        const spent = (low + high) / 2;
        if (total - this.#coinsFor(at, spent, all, coins, prospect.doubt) < worth) low = spent;
        else high = spent;
      }
      this.#limits[at] = (low + high) / 2 / growth;
    }
  }

  #fortune(at: number, growth: number, { futures }: Prospect): number {
    const { real, notes, presses } = this.#table;
    let money = real[at] ?? 0;
    for (let type = 0; type < TYPES; type++)
      money += STYLE.above * (notes[at * TYPES + type] ?? 0) * (SELLS[type] ?? 0);
    money *= growth;
    for (let kind = 0; kind < KINDS; kind++)
      money += (presses[at * KINDS + kind] ?? 0) * (futures[kind] ?? 0);
    return Math.max(1, money);
  }

  /** The coins of later auctions and for its rank that a seat can expect after spending this much. */
  #coinsFor(at: number, spent: number, all: number, coins: number, doubt: number): number {
    const own = Math.max(1, (this.#fortunes[at] ?? 1) - spent);
    const later = (coins * own) / Math.max(own, all - spent);
    return withRankCoins(later, at, Math.log(own), this.#logs, this.#table.seatCount, doubt);
  }
}

/**
 * Adds the expected coins for a seat's rank. `own`: the logarithm of its final worth; `all`: the same by seat; `doubt`: the relative
 * uncertainty of that.
 */
export function withRankCoins(
  coins: number,
  at: number,
  own: number,
  all: Float64Array,
  seatCount: number,
  doubt: number,
): number {
  let none = 1;
  let one = 0;
  let two = 0;
  for (let other = 0; other < seatCount; other++) {
    if (other === at) continue;
    const richer = 1 / (1 + Math.exp((own - (all[other] ?? 0)) / doubt));
    two = two * (1 - richer) + one * richer;
    one = one * (1 - richer) + none * richer;
    none *= 1 - richer;
  }
  const [first, second, third] = RANK_COINS;
  return coins + first * none + second * one + third * two;
}

const priceOf = (type: number, { notes }: Prospect): number => (type === REAL ? 1 : (notes[type] ?? 0));
