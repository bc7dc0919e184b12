import type { Seat } from '../../../core/base/ids.ts';
import { atSeat } from '../../../core/base/lists.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { Bot } from '../../../core/game.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import { master } from '../../../core/games/for-sale/bots/searching/master.ts';
import { thinker } from '../../../core/games/for-sale/bots/thinker.ts';
import { knowledgeOf, type Knowledge } from '../../../core/games/for-sale/bots/thinking/knowledge.ts';
import { gainsAt, meanCheques, type Plans } from '../../../core/games/for-sale/bots/thinking/market.ts';
import {
  NOTHING,
  playerAt,
  remember,
  type Memory,
} from '../../../core/games/for-sale/bots/thinking/memory.ts';
import { STYLES } from '../../../core/games/for-sale/bots/thinking/style.ts';
import { moneyAt, worthOf } from '../../../core/games/for-sale/bots/thinking/worth.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import type { Purchase } from '../../../core/games/for-sale/round.ts';
import type { ForSaleState } from '../../../core/games/for-sale/state.ts';
import type { BuyingView, ForSaleView, OwnThings } from '../../../core/games/for-sale/view.ts';

/** Amounts above the least with which it thinks of beginning, and own turns to which it looks ahead. */
const LEAPS = 6;
const TURNS = 4;
/** How much it counts against itself what the others gain on average: they are to pay. */
const ENVY = 0.7;
/** How often it asks a master what it would sell, with so many playouts, and how much it believes that beside selling by lot. */
const ASKED = 6;
const PLAYOUTS = 120;
const BELIEVED = 0.85;

const expert = thinker(STYLES.expert);

/**
 * Knows that a master bids what an expert bids, which can be worked out, unless something else is surely better: it plays each round of
 * buying to its end against that, so that others are bid up to where they would let go. What a master sells it asks the master's own code.
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
): ForSaleState => ({
  options,
  seatCount,
  deal: {
    starter: round.starter,
    buildings: new Array<number>(rounds * seatCount).fill(1),
    cheques: new Array<number>(rounds * seatCount).fill(0),
  },
  money: fortunes.map((fortune, at) => fortune - (round.bids[at] ?? 0)),
  hands,
  bought: Array.from({ length: round.round - 1 }, () => []),
  sold: [],
  phase: round,
});

/** What the seat whose turn it is does best, and what that brings at the end of the round. */
function bestOf(
  table: ForSaleState,
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
function gainWith(table: ForSaleState, action: ForSaleAction, known: Known, turns: number): number {
  const { bought, phase } = table;
  let state = after(table, known.own, action);
  while (state.bought.length === bought.length && state.phase.type === 'buying') {
    const { turn } = state.phase;
    if (turn === known.own) return bestOf(state, known, turns - 1, 0).gain;
    const [view, legal] = [forSale.view(state, turn), forSale.legal(state, turn)];
    state = after(state, turn, expert.decide(view, legal, known.memory, known.rng, { playouts: 0, isOver }));
  }
  const money = moneyAt(phase.type === 'buying' ? phase.round : 1, known.rounds, STYLES.expert);
  const gainOf = ({ building, paid }: Purchase): number => worthOf(building, STYLES.expert) - money * paid;
  return (state.bought.at(-1) ?? []).reduce((sum, purchase) => {
    const share = purchase.seat === known.own ? 1 : -ENVY / (state.seatCount - 1);
    return sum + share * gainOf(purchase);
  }, 0);
}

function after(state: ForSaleState, at: Seat, action: ForSaleAction): ForSaleState {
  const step = forSale.apply(state, at, action);
  if (!step.ok) throw new Error(step.error.code);
  return step.value.state;
}

const isOver = (): boolean => false;

/** Sells what brings most now beyond what it would bring later, against what masters would sell. */
function saleOf(view: ForSaleView, own: OwnThings, memory: Memory, knowledge: Knowledge, rng: Rng): number {
  const { round, seatCount } = view;
  const { hands, fortunes, pool } = knowledge;
  const plans: Plans = hands.map((hand, at) => {
    if (at === own.seat || hand.length < 2) return hand.map(() => 1 / hand.length);
    const seat = at as Seat;
    const { sold, earned } = playerAt(memory, seat);
    const sales = sold.map((building, place) => ({ seat, building, cheque: place === 0 ? earned : 0 }));
    const seen = { ...view, own: { seat, money: fortunes[at] ?? 0, hand, sales } };
    const asked = Array.from({ length: ASKED }, () =>
      master.decide(seen, { sell: { building: hand } }, memory, rng, { playouts: PLAYOUTS, isOver }),
    );
    return hand.map((building) => {
      const often = asked.filter((one) => one.type === 'sell' && one.building === building).length;
      return (BELIEVED * often) / ASKED + (1 - BELIEVED) / hand.length;
    });
  });
  const cheques = round?.type === 'selling' ? round.cheques : [];
  const gains = gainsAt({ hands, cheques, later: meanCheques(pool, seatCount) }, plans, own.seat);
  return atSeat(hands, own.seat)[gains.indexOf(Math.max(...gains))] ?? 0;
}
