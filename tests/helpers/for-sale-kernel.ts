import { seat } from '../../core/base/ids.ts';
import type { ForSaleAction, ForSaleLegal } from '../../core/games/for-sale/actions.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { bitOf, ForSaleKernel } from '../../core/games/for-sale/kernel.ts';
import { BUILDINGS, CHEQUES, removedCount, type Refund } from '../../core/games/for-sale/material.ts';
import type { ForSaleState } from '../../core/games/for-sale/state.ts';
import { Dice } from '../../core/base/search/dice.ts';
import { forSaleOptions } from './for-sale-play.ts';

const setOf = (buildings: readonly number[]): number =>
  buildings.reduce((set, building) => set | bitOf(building), 0);

/**
 * Plays one game by lot on the engine and on the kernel at once. Throws at the first difference: after each bid, pass and sale, and in who
 * wins. Answers the number of acts.
 */
export function playBeside(seatCount: number, refund: Refund, number: number): number {
  const dice = new Dice(number, seatCount, refund.length);
  const buildings = [...BUILDINGS];
  const cheques = [...CHEQUES];
  dice.shuffle(buildings);
  dice.shuffle(cheques);
  const removed = removedCount(seatCount);
  const deal = {
    starter: seat(dice.below(seatCount)),
    buildings: buildings.slice(removed),
    cheques: cheques.slice(removed),
  };
  let state = forSale.start(forSaleOptions({ refund }, seatCount), seatCount, deal);
  const kernel = new ForSaleKernel(seatCount, refund);
  kernel.stack(deal.buildings, 1, deal.cheques, 1);
  kernel.begin(deal.starter);
  compare(state, kernel);
  const chosen = new Int32Array(seatCount);
  for (let acts = 0; ; acts++) {
    const at = forSale.awaits(state)[0];
    if (at === undefined) return acts;
    const action = choose(forSale.legal(state, at), dice);
    const step = forSale.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    const isOpened = step.value.events.some(({ type }) => type === 'sold');
    state = step.value.state;
    if (action.type === 'bid') kernel.bid(action.amount);
    if (action.type === 'pass') kernel.pass();
    if (action.type === 'sell') chosen[at] = action.building;
    if (isOpened) kernel.sell(chosen);
    if (action.type !== 'sell' || isOpened) compare(state, kernel);
  }
}

/** By lot; mostly low bids, so that games have many. */
function choose({ bid, sell }: ForSaleLegal, dice: Dice): ForSaleAction {
  if (sell !== undefined)
    return { type: 'sell', building: sell.building[dice.below(sell.building.length)] ?? 0 };
  if (bid === undefined || dice.below(3) === 0) return { type: 'pass' };
  const room = bid.max - bid.min + 1;
  return { type: 'bid', amount: bid.min + dice.below(dice.below(8) === 0 ? room : Math.min(room, 3)) };
}

function compare(state: ForSaleState, kernel: ForSaleKernel): void {
  const ours = seen(state);
  const theirs = seenOf(kernel);
  if (ours.length !== theirs.length || ours.some((number, place) => number !== theirs[place]))
    throw new Error(`the engine has ${ours.join(' ')}, the kernel ${theirs.join(' ')}`);
}

/**
 * What a table is, as numbers in the kernel's terms: the round, by seat money, buildings and cheques; then what is on offer, highest bid,
 * turn and bids, or at the end the shares of the win.
 */
function seen(state: ForSaleState): readonly number[] {
  const { phase, money, hands, sold, seatCount, deal } = state;
  const rounds = deal.buildings.length / seatCount;
  const earned = money.map(() => 0);
  for (const sales of sold) for (const { seat: at, cheque } of sales) earned[at] = (earned[at] ?? 0) + cheque;
  const all = [...money, ...hands.map(setOf), ...earned];
  if (phase.type === 'buying')
    return [phase.round, ...all, setOf(phase.offer), phase.high, phase.turn, ...phase.bids];
  if (phase.type === 'selling') return [rounds + phase.round, ...all];
  const winners = forSale.result(state)?.winners ?? [];
  return [
    2 * rounds + 1,
    ...all,
    ...money.map((_, at) => (winners.includes(seat(at)) ? 1 / winners.length : 0)),
  ];
}

function seenOf(kernel: ForSaleKernel): readonly number[] {
  const { round, money, hands, earned, offer, high, turn, bids, isBuying, hasEnded } = kernel;
  const all = [round, ...money, ...hands, ...earned];
  if (isBuying) return [...all, offer, high, turn, ...bids];
  return hasEnded ? [...all, ...[...money.keys()].map((at) => kernel.shareOf(at))] : all;
}
