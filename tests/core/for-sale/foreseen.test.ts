import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { HEURISTICS } from '../../../core/games/for-sale/bots/plain.ts';
import { Bidders } from '../../../core/games/for-sale/bots/searching/determinizations.ts';
import { ValueNet } from '../../../core/games/for-sale/bots/searching/value-net.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import { Sales } from '../../../core/games/for-sale/bots/searching/sales.ts';
import { equilibriumSales } from '../../../core/games/for-sale/bots/searching/selling.ts';
import type { Question } from '../../../core/games/for-sale/bots/searching/evaluation.ts';
import type { SellingView } from '../../../core/games/for-sale/view.ts';
import { rootOf } from '../../../core/games/for-sale/bots/searching/root.ts';
import { thinker } from '../../../core/games/for-sale/bots/thinker.ts';
import { knowledgeOf } from '../../../core/games/for-sale/bots/thinking/knowledge.ts';
import type { Memory } from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { sumOf } from '../../../core/games/for-sale/bots/thinking/numbers.ts';
import { sellersOf } from '../../../core/games/for-sale/bots/thinking/sale.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES, roundsOf } from '../../../core/games/for-sale/material.ts';
import { REFUNDS, type Refund } from '../../../core/games/for-sale/options.ts';
import { ForSalePosition, setOf } from '../../../core/games/for-sale/position.ts';
import { few } from '../../helpers/budget.ts';
import { setupOf } from '../../games/for-sale/setup.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';
import { dealt, decisionOf, stepOf } from '../../games/moves.ts';

const expert = thinker(STYLES.expert);

/** Goes through a game of experts; everything they remember lay open, so one memory is that of all. `look` is told before each act what is done. */
function watch(
  seats: number,
  look: (state: ForSalePosition, memory: Memory, at: Seat, action: ReturnType<typeof expert.decide>) => void,
): void {
  let state = dealt(forSale, forSaleOptions({}, seats), seats, `watched ${seats}`);
  const rng = createRng(`playing ${seats}`);
  let memory = expert.initial;
  for (let at = forSale.awaits(state)[0]; at !== undefined; at = forSale.awaits(state)[0]) {
    const action = decisionOf(forSale, expert, state, at, { memory, rng });
    look(state, memory, at, action);
    const step = stepOf(forSale, state, at, action);
    state = step.state;
    memory = expert.observe?.(memory, forSale.view(state, at), step.events) ?? memory;
  }
}

/** What a seat sees, and makes of it. */
function seenBy(at: Seat, state: ForSalePosition, memory: Memory) {
  const view = forSale.view(state, at);
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing is seen');
  const knowledge = knowledgeOf(view, own, memory, STYLES.expert, createRng('unused'));
  return { view, own, round, knowledge };
}

describe('what the master takes others to do', () => {
  it.each([3, 4, 5, 6])(
    'is what experts bid on their seats, told from another one, at a table of %i',
    (seats) => {
      let raises = 0;
      let passes = 0;
      watch(seats, (state, memory, at, action) => {
        if (forSale.legal(state, at).bid === undefined) return;
        const { view, own, round, knowledge } = seenBy(seat((at + 1) % seats), state, memory);
        if (round.type !== 'buying') throw new Error(round.type);
        const table = rootOf({ view, own, memory, knowledge });
        const isRaising = new Bidders(view, round, knowledge).raises(table, HEURISTICS.length, 0);
        expect(isRaising).toBe(action.type === 'bid');
        if (isRaising) raises++;
        else passes++;
      });
      expect(Math.min(raises, passes)).toBeGreaterThan(seats);
    },
  );

  it('is the same on all seats where they sell: odds of the buildings in each hand', () => {
    watch(4, (state, memory, at) => {
      const told = [at, seat((at + 1) % 4)].map((one) => {
        const { round, knowledge } = seenBy(one, state, memory);
        return round.type === 'selling' ? sellersOf(round, knowledge) : undefined;
      });
      expect(told[1]).toEqual(told[0]);
      for (const { start, habits } of told[0] ?? []) {
        expect(sumOf(start)).toBeCloseTo(1);
        expect(sumOf(habits)).toBeLessThan(1);
      }
    });
  });
});

/** A question to the seat whose turn it is, before `round` of part 2 of a game of experts. */
function saleIn(round: number, seats: number): Asked {
  let found: Asked | undefined;
  watch(seats, (state, memory, at) => {
    if (found !== undefined || state.round !== state.rounds + round) return;
    const { view, own, round: sale, knowledge } = seenBy(at, state, memory);
    if (sale.type !== 'selling') throw new Error(sale.type);
    const question = { view, own, memory, knowledge, rng: createRng('sale'), budget: few(4_000) };
    found = { state, question, sale };
  });
  if (found === undefined) throw new Error('no such round');
  return found;
}
interface Asked {
  readonly state: ForSalePosition;
  readonly question: Question;
  readonly sale: SellingView;
}

describe('what the master sells', () => {
  it.each([
    [3, 2],
    [4, 2],
    [4, 5],
    [5, 3],
    [6, 2],
  ])(
    'is as good as anything else, against all that others may sell: at a table of %i in round %i',
    (seats, round) => {
      const { question, sale } = saleIn(round, seats);
      const { own } = question;
      const sales = new Sales(question, sale);
      const odds = equilibriumSales(sales, question, sale);
      const dice = new Dice(1, 2, 3);
      const places = new Int32Array(seats);
      const determinizations = 3_000;
      const brings = own.hand.map(() => 0);
      for (let world = 0; world < determinizations; world++) {
        for (const [at, one] of odds.entries()) places[at] = dice.pick(one);
        for (const place of own.hand.keys()) {
          places[own.seat] = place;
          brings[place] = (brings[place] ?? 0) + (sales.winsOf(places)[own.seat] ?? 0) / determinizations;
        }
      }
      const usual = sumOf(brings.map((brought, place) => brought * (odds[own.seat]?.[place] ?? 0)));
      expect(Math.max(...brings) - usual).toBeLessThan(0.02);
      expect(Math.min(...brings)).toBeLessThan(usual);
    },
  );

  it('brings the cheque that it brings at the table', () => {
    const { state, question, sale } = saleIn(3, 4);
    const sales = new Sales(question, sale);
    for (const chosen of [
      [0, 0, 0, 0],
      [4, 3, 2, 1],
      [1, 4, 0, 2],
    ]) {
      const { hands } = setupOf(state);
      const sold = chosen.reduce((before, place, at) => {
        const building = hands[at]?.[place] ?? 0;
        return stepOf(forSale, before, seat(at), { type: 'sell', building }).state;
      }, state);
      const told = hands.map((_, at) => sales.outcomeOf(Int32Array.from(chosen), seat(at)).cheque);
      const bySeat = sold.sold.at(-1)?.toSorted((one, other) => one.seat - other.seat);
      expect(told).toEqual(bySeat?.map(({ cheque }) => cheque));
    }
  });
});

describe('what the master takes seats to hope for', () => {
  const SEATS = 4;
  /** Before part 2, or before the last but one round of part 1, with these hands and money for all. */
  const tableOf = (
    hands: readonly (readonly number[])[],
    money: readonly number[],
    round: number,
    refund: Refund,
  ) => {
    const table = new ForSalePosition(forSaleOptions({ refund }, SEATS), SEATS);
    table.round = round;
    for (const [at, hand] of hands.entries()) table.hands[at] = setOf(hand);
    for (const [at, amount] of money.entries()) table.money[at] = amount;
    return table;
  };
  const rounds = roundsOf(SEATS);
  const dealt = (count: number) =>
    Array.from({ length: SEATS }, (_, at) => BUILDINGS.filter((one) => one % SEATS === at).slice(0, count));
  const hopes = (
    hands: readonly (readonly number[])[],
    money: readonly number[],
    round: number,
    refund: Refund = 'half-down',
  ) => {
    const prospects = new ValueNet();
    const table = tableOf(hands, money, round, refund);
    const unseen = setOf(BUILDINGS.filter((one) => !hands.flat().includes(one)));
    if (table.isBuying) prospects.ofBuying(table, unseen);
    else prospects.ofSelling(table, CHEQUES);
    return { wins: [...prospects.wins].slice(0, SEATS), totals: [...prospects.totals].slice(0, SEATS) };
  };

  it.each([rounds - 1, rounds + 1])('shares out one win, before round %i of both parts', (round) => {
    const { wins, totals } = hopes(dealt(round - 1), [9, 9, 9, 9], round);
    expect(wins.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const total of totals) expect(total).toBeGreaterThan(20);
    for (const total of totals) expect(total).toBeLessThan(100);
  });

  it('is more for all together where the larger half of a bid comes back, as long as there are bids to come', () => {
    const together = (round: number, money: number) =>
      REFUNDS.map((refund) =>
        sumOf(hopes(dealt(round - 1), new Array(SEATS).fill(money), round, refund).totals),
      );
    const [less = 0, more = 0] = together(2, 15);
    expect(more).toBeGreaterThan(less + 0.5);
    const [one, other] = together(rounds + 1, 5);
    expect(other).toBe(one);
  });

  it.each([rounds - 1, rounds + 1])('is more with more money, before round %i of both parts', (round) => {
    const poor = hopes(dealt(round - 1), [5, 5, 5, 5], round);
    const rich = hopes(dealt(round - 1), [12, 5, 5, 5], round);
    expect(rich.wins[0]).toBeGreaterThan((poor.wins[0] ?? 0) + 0.1);
    expect(rich.totals[0]).toBeGreaterThan((poor.totals[0] ?? 0) + 3);
  });

  it.each([rounds - 1, rounds + 1])(
    'is nearly all of it with the best hand, before round %i of both parts',
    (round) => {
      const count = round - 1;
      const [best, ...others] = [
        BUILDINGS.slice(-count),
        ...Array.from({ length: 3 }, (_, at) => BUILDINGS.slice(at * count, (at + 1) * count)),
      ];
      const { wins } = hopes([others[0] ?? [], best, others[1] ?? [], others[2] ?? []], [5, 5, 5, 5], round);
      expect(wins[1]).toBeGreaterThan(0.9);
    },
  );

  it('goes with the seat: who changes places changes hopes, where no turn makes a difference', () => {
    const hands = dealt(rounds);
    const money = [3, 9, 1, 6];
    const before = hopes(hands, money, rounds + 1).wins;
    const after = hopes([...hands].reverse(), [...money].reverse(), rounds + 1).wins;
    for (const [at, share] of before.entries()) expect(after[SEATS - 1 - at]).toBeCloseTo(share, 10);
  });
});
