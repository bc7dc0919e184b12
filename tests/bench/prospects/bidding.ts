import { eventsFor } from '../../../core/base/audience.ts';
import { seatsOf } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { bots } from '../../../core/games/for-sale/bots/index.ts';
import { NOTHING, remember, type Memory } from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { moneyAt, worthOf } from '../../../core/games/for-sale/bots/thinking/bid.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, refundOf } from '../../../core/games/for-sale/material.ts';
import { REFUNDS, SEATS } from '../../../core/games/for-sale/options.ts';
import { cheapestOf, type ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { few } from '../../helpers/budget.ts';
import type { Net, Shape } from '../nets/net.ts';
import { SEATINGS, type Tables } from '../nets/tables.ts';

const EXPERT = STYLES.expert;
/** What amounts and worths are told in. */
const CASH = 18;
const WORTH = 13;
const MOST_ROUNDS = 8;
const OTHERS = SEATS.max - 1;
/** Of the seat and the table 17, of each building on offer one, of each other seat four. */
const TRAITS = 17 + SEATS.max + 4 * OTHERS;

/** A net that foretells whether experts raise. Its tables have two rows: a raise by one, and passing, of which nothing is told. */
export const BIDDING: Shape = { traits: TRAITS, units: 32, amounts: 0, amountsCount: 0 };
/** What is told of a row: its traits, and whether it was chosen. */
export const BIDDING_TOLD = TRAITS + 1;

/** One act in so many is drawn, so that odd rounds are known, too. */
const ODD = 12;

const WORTHS = Float64Array.from([0, ...BUILDINGS], (building) => worthOf(building, EXPERT));
const offered = new Float64Array(SEATS.max);

/** Adds choices of experts between a raise and passing: at least `count`, of games of part 1. @returns of how many games. */
export function addBids(count: number, into: Tables): number {
  let games = 0;
  while (into.count < count) playExperts(games++, into);
  return games;
}

function playExperts(index: number, into: Tables): void {
  const seatCount = SEATINGS[index % SEATINGS.length] ?? SEATS.min;
  const rng = createRng(`bidding ${index}`);
  const options = forSale.parseOptions({ refund: rng.pick(REFUNDS) }, seatCount);
  const { expert } = bots;
  if (!options.ok || expert === undefined) throw new Error('no game of experts');
  const seats = seatsOf(seatCount);
  let state = forSale.start(options.value, seatCount, forSale.deal(options.value, seatCount, rng));
  let memories: readonly Memory[] = seats.map(() => NOTHING);
  while (state.isBuying) {
    const seat = seatsOf(seatCount)[state.turn] ?? seats[0];
    if (seat === undefined) throw new Error('nobody');
    const legal = forSale.legal(state, seat);
    const { bid } = legal;
    let raises = false;
    if (bid !== undefined) {
      const memory = memories[seat] ?? NOTHING;
      raises = expert.decide(forSale.view(state, seat), legal, memory, rng, few()).type === 'bid';
      const start = into.add(2);
      traitsOfRaise(state, into.told, start);
      into.told[start + TRAITS] = raises ? 1 : 0;
      into.told[start + BIDDING_TOLD + TRAITS] = raises ? 0 : 1;
      if (rng.below(ODD) === 0) raises = rng.below(2) === 0;
    }
    const step = forSale.apply(
      state,
      seat,
      raises && bid !== undefined ? { type: 'bid', amount: bid.min } : { type: 'pass' },
    );
    if (!step.ok) throw new Error('a bid against the rules');
    const { events } = step.value;
    const after = (state = step.value.state);
    memories = memories.map((memory, at) => {
      const view = forSale.view(after, seats[at] ?? seat);
      return eventsFor(events, seats[at] ?? seat).reduce(
        (known, event) => remember(known, view, event),
        memory,
      );
    });
  }
}

/** What is told of a raise by one of the seat whose turn it is. */
function traitsOfRaise(table: ForSalePosition, told: Float32Array, start: number): void {
  const { seatCount, round, rounds, turn, high, isIn, offer, bids, options } = table;
  const { refund } = options;
  const price = moneyAt(round, rounds, EXPERT);
  const bid = bids[turn] ?? 0;
  const fortune = table.fortuneOf(turn);
  let count = 0;
  for (let rest = offer; rest !== 0; rest &= rest - 1)
    offered[count++] = (WORTHS[cheapestOf(rest)] ?? 0) / WORTH;
  const [cheapest = 0, second = 0] = offered;
  const dearest = offered[count - 1] ?? 0;
  const next = offered[count - 2] ?? 0;
  const lost = bid - refundOf(bid, refund);
  const passing = cheapest - (price * lost) / WORTH;
  let [most, able] = [0, 0];
  for (let at = 0; at < seatCount; at++) {
    if (at === turn || (isIn & (1 << at)) === 0) continue;
    most = Math.max(most, table.fortuneOf(at));
    if (table.fortuneOf(at) > high + 1) able++;
  }
  let place = start;
  told[place++] = seatCount / SEATS.max;
  told[place++] = count / SEATS.max;
  told[place++] = (rounds - round) / MOST_ROUNDS;
  told[place++] = price - 1;
  told[place++] = refund === 'half-up' ? 1 : 0;
  told[place++] = (high + 1) / CASH;
  told[place++] = bid / CASH;
  told[place++] = fortune / CASH;
  told[place++] = ((high + 1) % 2) / 2;
  told[place++] = lost / CASH;
  told[place++] = second - cheapest;
  told[place++] = dearest - next;
  told[place++] = dearest - (price * (high + 1)) / WORTH - passing;
  told[place++] = next - (price * (high + 1 - refundOf(high + 1, refund))) / WORTH - passing;
  told[place++] = second - (price * (high + 1 - refundOf(high + 1, refund))) / WORTH - passing;
  told[place++] = (fortune - most) / CASH;
  told[place++] = able / SEATS.max;
  for (let back = 1; back <= SEATS.max; back++)
    told[place++] = back > count ? 0 : (offered[count - back] ?? 0);
  for (let on = 1; on <= OTHERS; on++) {
    const at = (turn + on) % seatCount;
    const isOther = on < seatCount && (isIn & (1 << at)) !== 0;
    told[place++] = isOther ? 1 : 0;
    told[place++] = isOther ? (table.fortuneOf(at) - high) / CASH : 0;
    told[place++] = isOther ? (bids[at] ?? 0) / CASH : 0;
    told[place++] = isOther && table.fortuneOf(at) > high + 1 ? 1 : 0;
  }
}

/** Bids as a net foretells experts. */
export class Bidder {
  readonly #net: Net;
  readonly #told = new Float32Array(2 * BIDDING_TOLD);
  readonly #passing: number;

  constructor(net: Net) {
    this.#net = net;
    this.#passing = net.strengthOf(this.#told, BIDDING_TOLD);
  }

  /** The logarithm of the odds that the seat whose turn it is, and which can, raises by one. */
  leaning(table: ForSalePosition): number {
    traitsOfRaise(table, this.#told, 0);
    return this.#net.strengthOf(this.#told, 0) - this.#passing;
  }
}
