import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { MANNERS } from '../../../core/games/for-sale/bots/manners.ts';
import { Bidders } from '../../../core/games/for-sale/bots/searching/bidders.ts';
import { Prospects } from '../../../core/games/for-sale/bots/searching/prospects.ts';
import { rootOf, setOf } from '../../../core/games/for-sale/bots/searching/root.ts';
import { thinker } from '../../../core/games/for-sale/bots/thinker.ts';
import { knowledgeOf } from '../../../core/games/for-sale/bots/thinking/knowledge.ts';
import type { Memory } from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { plansMade } from '../../../core/games/for-sale/bots/thinking/sale.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { ForSaleKernel } from '../../../core/games/for-sale/kernel.ts';
import { BUILDINGS, CHEQUES, roundsOf } from '../../../core/games/for-sale/material.ts';
import type { ForSaleState } from '../../../core/games/for-sale/state.ts';
import { few } from '../../helpers/budget.ts';
import { forSaleOptions } from '../../helpers/for-sale-play.ts';

const expert = thinker(STYLES.expert);

/** Goes through a game of experts; everything they remember lay open, so one memory is that of all. `look` is told before each act what is done. */
function watch(
  seats: number,
  look: (state: ForSaleState, memory: Memory, at: Seat, action: ReturnType<typeof expert.decide>) => void,
): void {
  const options = forSaleOptions({}, seats);
  const rng = createRng(`watched ${seats}`);
  let state = forSale.start(options, seats, forSale.deal(options, seats, rng));
  let memory = expert.initial;
  for (let at = forSale.awaits(state)[0]; at !== undefined; at = forSale.awaits(state)[0]) {
    const action = expert.decide(forSale.view(state, at), forSale.legal(state, at), memory, rng, few());
    look(state, memory, at, action);
    const step = forSale.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
    memory = expert.observe?.(memory, forSale.view(state, at), step.value.events) ?? memory;
  }
}

/** What a seat sees, and makes of it. */
function seenBy(at: Seat, state: ForSaleState, memory: Memory) {
  const view = forSale.view(state, at);
  const { own, round } = view;
  if (own === undefined || round === undefined) throw new Error('nothing is seen');
  return {
    view,
    own,
    round,
    knowledge: knowledgeOf(view, own, memory, STYLES.expert, createRng('unused')),
  };
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
        const table = rootOf(view, own, memory, knowledge);
        const isRaising = new Bidders(view, round, knowledge).raises(table, MANNERS.length, 0);
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
        return round.type === 'selling' ? plansMade(round, knowledge).at(-1) : undefined;
      });
      expect(told[1]).toEqual(told[0]);
      for (const odds of told[0] ?? []) expect(odds.reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1);
    });
  });
});

describe('what the master takes seats to hope for', () => {
  const SEATS = 4;
  /** Before part 2, or before the last but one round of part 1, with these hands and money for all. */
  const tableOf = (hands: readonly (readonly number[])[], money: readonly number[], round: number) => {
    const table = new ForSaleKernel(SEATS, 'half-down');
    table.round = round;
    for (const [at, hand] of hands.entries()) table.hands[at] = setOf(hand);
    for (const [at, amount] of money.entries()) table.money[at] = amount;
    return table;
  };
  const rounds = roundsOf(SEATS);
  const dealt = (count: number) =>
    Array.from({ length: SEATS }, (_, at) => BUILDINGS.filter((one) => one % SEATS === at).slice(0, count));
  const hopes = (hands: readonly (readonly number[])[], money: readonly number[], round: number) => {
    const prospects = new Prospects();
    const table = tableOf(hands, money, round);
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
