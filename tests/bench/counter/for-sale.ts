import { seat, type Seat } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import type { Bot } from '../../../core/game.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { Sales } from '../../../core/games/for-sale/bots/searching/sales.ts';
import { equilibriumSales } from '../../../core/games/for-sale/bots/searching/selling.ts';
import { thinker } from '../../../core/games/for-sale/bots/thinker.ts';
import { knowledgeOf, type Knowledge } from '../../../core/games/for-sale/bots/thinking/knowledge.ts';
import { NOTHING, remember, type Memory } from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { moneyAt, worthOf } from '../../../core/games/for-sale/bots/thinking/bid.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import type { Purchase } from '../../../core/games/for-sale/round.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import type { BuyingView, ForSaleView, OwnThings } from '../../../core/games/for-sale/view.ts';
import { positionOf } from '../../games/for-sale/setup.ts';
import { stepOf } from '../../games/moves.ts';

/** Amounts above the least with which it thinks of beginning, and own turns to which it looks ahead. */
const LEAPS = 6;
const TURNS = 4;
/** How much it counts against itself what the others gain on average: they are to pay. */
const ENVY = 0.7;
/** Playouts in which it works out with which odds masters sell, and worlds in which it tries what to sell against them. */
const PLAYOUTS = 4_000;
const WORLDS = 300;

const expert = thinker(STYLES.expert);

/**
 * Knows that a master bids what an expert bids, which can be worked out, unless something else is surely better: it plays each round of
 * buying to its end against that, so that others are bid up to where they would let go. With which odds a master sells what it works out by the master's own code.
 */
export const counter: Bot<ForSaleTypes, Memory> = {
  initial: NOTHING,
  observe: (memory, view, events) => events.reduce((known, event) => remember(known, view, event), memory),
  decide: (view, legal, memory, rng) => {
    const { own, round } = view;
    if (own === undefined || round === undefined) throw new Error('nothing to decide');
    const knowledge = knowledgeOf(view, own, memory, STYLES.expert, rng);
    if (round.type === 'selling')
      return { type: 'sell', building: saleOf(view, own, memory, knowledge, rng) };
    if (legal.bid === undefined) return { type: 'pass' };
    const table = tableOf(view, round, knowledge);
    return bestOf(table, { own: own.seat, memory, rng, rounds: view.rounds }, TURNS, LEAPS).action;
  },
};

interface Known {
  readonly own: Seat;
  readonly memory: Memory;
  readonly rng: Rng;
  readonly rounds: number;
}

/** The table as the seat knows it; nothing is known of the piles, and nothing is needed. */
const tableOf = (
  { options, seatCount, rounds }: ForSaleView,
  round: BuyingView,
  { hands, fortunes }: Knowledge,
): ForSalePosition =>
  positionOf({
    options,
    seatCount,
    offers: Array.from({ length: rounds }, () => [1]),
    cheques: Array.from({ length: rounds }, () => new Array<number>(seatCount).fill(0)),
    money: fortunes.map((fortune, at) => fortune - (round.bids[at] ?? 0)),
    hands,
    bought: Array.from({ length: round.round - 1 }, () => []),
    sold: [],
    phase: round,
  });

/** What the seat whose turn it is does best, and what that brings at the end of the round. */
function bestOf(
  table: ForSalePosition,
  known: Known,
  turns: number,
  leaps: number,
): { readonly action: ForSaleAction; readonly gain: number } {
  const { bid } = forSale.legal(table, known.own);
  const amounts = bid === undefined || turns === 0 ? 0 : Math.min(1 + leaps, bid.max - bid.min + 1);
  const raises = Array.from(
    { length: amounts },
    (_, more) => ({ type: 'bid', amount: (bid?.min ?? 0) + more }) as const,
  );
  const pass = { type: 'pass' } as const;
  let best = { action: pass as ForSaleAction, gain: gainWith(table, pass, known, turns) };
  for (const action of raises) {
    const gain = gainWith(table, action, known, turns);
    if (gain > best.gain) best = { action, gain };
  }
  return best;
}

/** What an action of the own seat brings at the end of the round, if the others act as masters usually do. */
function gainWith(table: ForSalePosition, action: ForSaleAction, known: Known, turns: number): number {
  const { round } = table;
  let state = after(table, known.own, action);
  while (state.round === round) {
    const turn = seat(state.turn);
    if (turn === known.own) return bestOf(state, known, turns - 1, 0).gain;
    const [view, legal] = [forSale.view(state, turn), forSale.legal(state, turn)];
    state = after(state, turn, expert.decide(view, legal, known.memory, known.rng, { playouts: 0, isOver }));
  }
  const money = moneyAt(round, known.rounds, STYLES.expert);
  const gainOf = ({ building, paid }: Purchase): number => worthOf(building, STYLES.expert) - money * paid;
  return (state.bought.at(-1) ?? []).reduce((sum, purchase) => {
    const share = purchase.seat === known.own ? 1 : -ENVY / (state.seatCount - 1);
    return sum + share * gainOf(purchase);
  }, 0);
}

function after(state: ForSalePosition, at: Seat, action: ForSaleAction): ForSalePosition {
  return stepOf(forSale, state, at, action).state;
}

const isOver = (): boolean => false;

/** Sells what wins most if the others sell as masters do: with odds that anybody can work out who knows the code, but what they are drawn with. */
function saleOf(view: ForSaleView, own: OwnThings, memory: Memory, knowledge: Knowledge, rng: Rng): number {
  const { round } = view;
  if (round?.type !== 'selling') throw new Error('nothing is sold');
  const question = { view, own, memory, knowledge, rng, budget: { playouts: PLAYOUTS, isOver } };
  const sales = new Sales(question, round);
  const odds = equilibriumSales(sales, question, round);
  const wins = own.hand.map(() => 0);
  const dice = new Dice(rng.next(), rng.next(), rng.next());
  const places = new Int32Array(odds.length);
  for (let world = 0; world < WORLDS; world++) {
    for (const [at, one] of odds.entries()) places[at] = dice.pick(one);
    for (const place of wins.keys())
      wins[place] =
        (wins[place] ?? 0) + (sales.winsOf(places.fill(place, own.seat, own.seat + 1))[own.seat] ?? 0);
  }
  return own.hand[wins.indexOf(Math.max(...wins))] ?? 0;
}
