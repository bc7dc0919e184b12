import { seat, seatsOf } from '../../../base/ids.ts';
import { ascending } from '../../../base/lists.ts';
import { placesOf } from '../../../base/places.ts';
import { createRng } from '../../../base/rng.ts';
import type { Dice } from '../../../base/search/dice.ts';
import type { Playout, Playouts } from '../../../game.ts';
import { CHEQUES, startMoney, type Amount, type Building, type Cheque } from '../material.ts';
import { cheapestOf, listOf, type ForSalePosition } from '../position.ts';
import type { ForSaleTypes } from '../types.ts';
import { master } from './searching/master.ts';
import { rootOf } from './searching/root.ts';
import { mixed } from './searching/selling.ts';
import { ValueNet } from './searching/value-net.ts';
import { predict, type Lot } from './thinking/auction.ts';
import { OWN_TEMPER, TEMPER, balanceOf, moneyAt, worthOf } from './thinking/bid.ts';
import { BIDDING_OF_STRANGERS, SPENT_IN_ALL, knowledgeOf, unseenIn } from './thinking/knowledge.ts';
import { WAYS_OF_STRANGERS } from './thinking/market.ts';
import { playerAt, type Memory } from './thinking/memory.ts';
import { lessEach } from './thinking/numbers.ts';
import { sellersOf } from './thinking/sale.ts';
import { STYLES } from './thinking/style.ts';

const STYLE = STYLES.regular;
const THINKING: readonly number[] = BIDDING_OF_STRANGERS.map((_, way) =>
  way === BIDDING_OF_STRANGERS.length - 1 ? 1 : 0,
);
type Prediction = ReturnType<typeof predict>;

/** Samples of the last round's cheques, if it comes next. */
const LAST_ROUNDS = 6;

/**
 * Plays on as bots of the rung `regular` about would. A seat predicts the rest of a round of part 1 from the payments that it remembers at
 * that moment; in part 2 all know who has which building.
 */
class Regulars {
  readonly #table: ForSalePosition;
  readonly #dice: Dice;
  readonly #scratch: ForSalePosition;
  readonly #valueNet = new ValueNet();

  constructor(table: ForSalePosition, dice: Dice) {
    this.#table = table;
    this.#dice = dice;
    this.#scratch = table.clone();
  }

  playOn(): readonly number[] {
    const table = this.#table;
    while (table.isBuying) this.#buy();
    while (!table.hasEnded) this.#sell(poolAt(table));
    return placesOf(table.ranking().totals, table.money);
  }

  #buy(): void {
    const table = this.#table;
    const { round } = table;
    const dealt = listOf(table.offers[round - 1] ?? 0);
    const predictions = new Map<string, Prediction>();
    while (table.round === round) {
      const { turn, high, isIn, leastBid } = table;
      const lot: Lot = { offer: listOf(table.offer), bids: [...table.bids], high, turn, isIn };
      if (leastBid > table.fortuneOf(turn)) {
        table.pass();
        continue;
      }
      const { passing, raising } = this.#predict(turn, dealt, predictions);
      const gain = balanceOf(raising(lot), turn, STYLE) - balanceOf(passing(lot), turn, STYLE);
      if (gain > 0) table.bid(leastBid);
      else table.pass();
    }
  }

  /** What a seat expects of the rest of the round. @param known predictions of this round by who makes them from what */
  #predict(own: number, dealt: readonly Building[], known: Map<string, Prediction>): Prediction {
    const { options, seatCount, round, rounds } = this.#table;
    const fortunes = seatsOf(seatCount).map((at) =>
      at === own ? this.#table.fortuneOf(at) : this.#guess(at),
    );
    const key = [own, ...fortunes].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const prediction = predict({
      bidders: fortunes.map((fortune, at) =>
        at === own
          ? { fortune, ways: THINKING, temper: OWN_TEMPER }
          : { fortune, ways: BIDDING_OF_STRANGERS, temper: TEMPER },
      ),
      dealt,
      options,
      worth: (building) => worthOf(building, STYLE),
      money: moneyAt(round, rounds, STYLE),
    });
    known.set(key, prediction);
    return prediction;
  }

  /** The money that a seat seems to have: for each forgotten purchase a mean price counts. */
  #guess(at: number): Amount {
    const { seatCount, round, rounds } = this.#table;
    const bought = round - 1;
    let known = 0;
    for (let purchase = 0; purchase < bought; purchase++) if (this.#dice.fraction() < STYLE.recall) known++;
    const all = startMoney(seatCount);
    const spent = Math.round((all - this.#table.fortuneOf(at)) * (bought === 0 ? 1 : known / bought));
    const forgotten = Math.round(((bought - known) * SPENT_IN_ALL * all) / rounds);
    return Math.max(all - spent - forgotten, this.#table.bids[at] ?? 0);
  }

  #sell(pool: readonly Cheque[]): void {
    const table = this.#table;
    const hands = Array.from(table.hands, listOf);
    const odds = sellersOf(
      { cheques: table.chequesOnTable() },
      { hands, pool, selling: hands.map(() => WAYS_OF_STRANGERS), seat: seat(0), style: STYLE },
    ).map(({ start, habits }) => mixed(habits, start));
    table.sell(
      hands.map((hand, at) => {
        const sealed = table.chosen[at] ?? 0;
        if (sealed !== 0) return sealed;
        return hand.length === 1 ? (hand[0] ?? 0) : this.#best(at, hands, odds, pool);
      }),
    );
  }

  /** The building that wins most often against a few likely sales of the others. */
  #best(
    at: number,
    hands: readonly (readonly Building[])[],
    odds: readonly (readonly number[])[],
    pool: readonly Cheque[],
  ): Building {
    const hand = hands[at] ?? [];
    const sums = hand.map(() => 0);
    for (let world = 0; world < STYLE.foresight; world++) {
      const sales = hands.map((other, seat) => other[this.#dice.pick(odds[seat] ?? [])] ?? 0);
      for (const [index, building] of hand.entries()) {
        sales[at] = building;
        sums[index] = (sums[index] ?? 0) + this.#valueOf(at, sales, pool);
      }
    }
    return hand[sums.indexOf(Math.max(...sums))] ?? 0;
  }

  /** A seat's expected share of the win after these sales. */
  #valueOf(at: number, sales: readonly Building[], pool: readonly Cheque[]): number {
    const scratch = this.#scratch;
    const isLast = this.#table.round === 2 * this.#table.rounds - 1;
    let sum = 0;
    for (let sample = 0; sample < (isLast ? LAST_ROUNDS : 1); sample++) {
      scratch.copy(this.#table);
      scratch.sell(sales);
      if (isLast) {
        const cheques = [...pool];
        this.#dice.shuffle(cheques);
        scratch.stack([], scratch.rounds + 1, cheques, scratch.rounds);
        scratch.sell(Array.from(scratch.hands, cheapestOf));
        sum += scratch.shareOf(at) / LAST_ROUNDS;
      } else {
        this.#valueNet.ofSelling(scratch, pool);
        sum += this.#valueNet.wins[at] ?? 0;
      }
    }
    return sum;
  }
}

/** The cheques that may still come after the current round, removed ones included. */
function poolAt({ round, rounds, seatCount, cheques }: ForSalePosition): readonly Cheque[] {
  return ascending(lessEach(CHEQUES, [...cheques.subarray(0, (round - rounds) * seatCount)]));
}

/** Plays For Sale on. */
export const playouts: Playouts<ForSaleTypes> = {
  version: 1,
  from:
    (state): Playout =>
    (dice) => {
      const table = state.clone();
      table.chronicle = undefined;
      return new Regulars(table, dice).playOn();
    },
  observer: master,
  fromView: (view, memory: Memory, action): Playout => {
    const { own, seatCount, rounds, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const knowledge = knowledgeOf(view, own, memory, STYLES.expert, createRng('')); // experts forget nothing
    const root = rootOf({ view, own, memory, knowledge });
    const players = seatsOf(seatCount).map((at) => playerAt(memory, at));
    const buildings = [...unseenIn(view, players, knowledge.hands)];
    const cheques = [...knowledge.pool];
    const isBuying = round.type === 'buying';
    return (dice) => {
      const table = root.clone();
      dice.shuffle(buildings);
      dice.shuffle(cheques);
      table.stack(
        buildings,
        isBuying ? round.round + 1 : rounds + 1,
        cheques,
        isBuying ? 1 : round.round + 1,
      );
      table.play(own.seat, action);
      return new Regulars(table, dice).playOn();
    };
  },
};
