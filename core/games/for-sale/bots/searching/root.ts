import { ForSalePosition, setOf } from '../../position.ts';
import type { ForSaleView, OwnThings } from '../../view.ts';
import { sumOf } from '../thinking/numbers.ts';
import { playerAt, type Memory } from '../thinking/memory.ts';
import type { Question } from './evaluation.ts';

/** The table as the seat assumes it, with the cards that lie open or were handed out, and empty piles. */
export function rootOf({ view, own, memory, knowledge }: Omit<Question, 'rng' | 'budget'>): ForSalePosition {
  const { round, seatCount, options } = view;
  if (round === undefined) throw new Error('the game has ended');
  const root = new ForSalePosition(options, seatCount);
  for (let at = 0; at < seatCount; at++) {
    root.hands[at] = setOf(knowledge.hands[at] ?? []);
    root.money[at] = knowledge.fortunes[at] ?? 0;
    root.earned[at] =
      at === own.seat ? sumOf(own.sales.map(({ cheque }) => cheque)) : earnedBy(view, memory, at);
  }
  if (round.type === 'selling') {
    root.round = view.rounds + round.round;
    root.cheques.set(memory.cheques);
    root.cheques.set(round.cheques, (round.round - 1) * seatCount);
    return root;
  }
  root.offers[round.round - 1] = setOf([...round.taken.map(({ building }) => building), ...round.offer]);
  root.round = round.round;
  root.offer = setOf(round.offer);
  root.high = round.high;
  root.turn = round.turn;
  root.isIn = (1 << seatCount) - 1;
  for (const { seat } of round.taken) root.isIn &= ~(1 << seat);
  for (let at = 0; at < seatCount; at++) {
    root.bids[at] = round.bids[at] ?? 0;
    root.money[at] = (root.money[at] ?? 0) - (round.bids[at] ?? 0);
  }
  return root;
}

/** A player's earnings: those seen, and a mean cheque for each sale not seen. */
function earnedBy({ counts }: ForSaleView, memory: Memory, at: number): number {
  const { earned, sold } = playerAt(memory, at as OwnThings['seat']);
  const missed = (counts[at]?.cheques ?? 0) - sold.length;
  return earned + Math.round(Math.max(0, missed) * MEAN_CHEQUE);
}

const MEAN_CHEQUE = 7.93;
