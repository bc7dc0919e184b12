import type { Rng } from '../../../../base/rng.ts';
import { BUILDINGS, CHEQUES, startMoney, type Amount, type Building, type Cheque } from '../../material.ts';
import type { ForSaleView } from '../../view.ts';
import { playerAt, type Memory } from './memory.ts';
import { MANNERS } from '../manners.ts';
import type { Style } from './style.ts';
import { SELL_PRIOR } from './sale.ts';

export interface Known {
  readonly seat: number;
  /** By seat all buildings (own chosen one too), ascending. */
  readonly hands: readonly (readonly Building[])[];
  /** By seat money with the bid on the table. */
  readonly fortunes: readonly Amount[];
  /** Cheques that are not on the table and were not seen. */
  readonly pool: readonly Cheque[];
  readonly sells: readonly (readonly number[])[];
  /** By seat by manner how likely; the rest thinks. */
  readonly manners: readonly (readonly number[])[];
}

export function knownOf(view: ForSaleView, memory: Memory, style: Style, rng: Rng): Known {
  const { own, round, seatCount, counts, rounds } = view;
  if (own === undefined || round === undefined) throw new Error('nothing to decide');
  const seat = own.seat;
  const hands: Building[][] = [];
  const table = round.type === 'buying' ? [...round.offer] : [];
  for (let at = 0; at < seatCount; at++) {
    const player = playerAt(memory, at);
    hands.push(at === seat ? [...own.hand, ...(own.chosen === undefined ? [] : [own.chosen])] : player.bought.filter((b) => !player.sold.includes(b)));
  }
  const gone = new Set([...table, ...hands.flat(), ...memory.players.flatMap((p) => p.sold), ...own.sales.map((s) => s.building)]);
  const unseen = rng.shuffle(BUILDINGS.filter((b) => !gone.has(b)));
  hands.forEach((hand, at) => {
    while (hand.length < (counts[at]?.buildings ?? 0)) hand.push(unseen.pop() ?? 0);
    hand.sort((a, b) => a - b);
  });
  const fortunes = hands.map((_, at) => {
    if (at === seat) return own.money + (round.type === 'buying' ? (round.bids[at] ?? 0) : 0);
    const player = playerAt(memory, at);
    const unknown = (counts[at]?.buildings ?? 0) + (counts[at]?.cheques ?? 0) - player.bought.length;
    const guess = startMoney(seatCount) - player.spent - Math.round((unknown * 0.8 * startMoney(seatCount)) / rounds);
    return Math.max(guess, round.type === 'buying' ? (round.bids[at] ?? 0) : 0);
  });
  const pool = [...CHEQUES];
  for (const c of [...memory.cheques, ...(round.type === 'selling' ? round.cheques : [])]) {
    const i = pool.indexOf(c);
    if (i >= 0) pool.splice(i, 1);
  }
  const manners: number[][] = [];
  const sells: number[][] = [];
  const prior = SELL_PRIOR(style);
  for (let at = 0; at < seatCount; at++) {
    const player = playerAt(memory, at);
    const seen = prior.map((_, h) => player.sells[h] ?? 0);
    const top = Math.max(...seen);
    const ls = seen.map((l) => Math.exp(l - top));
    // cap habits: manners, then thinking
    const pc = [...MANNERS.map((_m, m) => style.habit * Math.exp(player.traits[m] ?? 0)), 1 - style.habit * MANNERS.length];
    const free = prior.reduce((sum, p, h) => sum + p * (ls[h] ?? 0), 0);
    const joint = pc.map((p, c) => (c < MANNERS.length ? p * (style.link * (ls[c] ?? 0) + (1 - style.link) * free) : p * free));
    const total = joint.reduce((a, b) => a + b, 0);
    manners.push(joint.slice(0, MANNERS.length).map((j) => j / total));
    const loose = pc.reduce((sum, p, c) => sum + (c < MANNERS.length ? p * (1 - style.link) : p), 0);
    const s = prior.map((p, h) => (ls[h] ?? 0) * (p * loose + (h < MANNERS.length ? style.link * (pc[h] ?? 0) : 0)) / total);
    sells.push(s);
  }
  return { seat, hands, fortunes, pool, manners, sells };
}
