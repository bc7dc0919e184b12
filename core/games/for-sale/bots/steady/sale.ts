import type { Rng } from '../../../../base/rng.ts';
import type { Building, Cheque } from '../../material.ts';
import type { SellingView } from '../../view.ts';
import { MANNERS } from '../manners.ts';
import type { Known } from './known.ts';
import type { Style } from './style.ts';

const logFactorial: number[] = [0];
for (let i = 1; i < 40; i++) logFactorial.push((logFactorial[i - 1] ?? 0) + Math.log(i));
const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : Math.exp((logFactorial[n] ?? 0) - (logFactorial[k] ?? 0) - (logFactorial[n - k] ?? 0));

/** What the cheques of a round to come are on average, ascending, if `count` are drawn from the pool. */
export function meanCheques(pool: readonly number[], count: number): readonly number[] {
  const all = choose(pool.length, count);
  const sorted = [...pool].sort((a, b) => a - b);
  return Array.from({ length: count }, (_, rank) =>
    sorted.reduce((sum, cheque, place) => sum + (cheque * choose(place, rank) * choose(sorted.length - 1 - place, count - 1 - rank)) / all, 0),
  );
}

function expected(chances: readonly number[], cheques: readonly number[]): number {
  let odds = [1];
  for (const chance of chances) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((odd, below) => {
      next[below] = (next[below] ?? 0) + odd * (1 - chance);
      next[below + 1] = (next[below + 1] ?? 0) + odd * chance;
    });
    odds = next;
  }
  return odds.reduce((sum, odd, below) => sum + odd * (cheques[below] ?? 0), 0);
}
export const KEEP = { k: 1 };
export type Plans = readonly (readonly number[])[];
export interface Market { readonly hands: readonly (readonly Building[])[]; readonly table: readonly Cheque[]; readonly later: readonly number[]; readonly pool: readonly Cheque[] }

export const gainsAt = ({ hands, table, later }: Market, plans: Plans, at: number): readonly number[] =>
  (hands[at] ?? []).map((building) => {
    const now: number[] = [];
    const then: number[] = [];
    hands.forEach((other, who) => {
      if (who === at) return;
      let below = 0;
      let rest = 0;
      other.forEach((b, place) => {
        if (b < building) {
          const p = plans[who]?.[place] ?? 0;
          below += p;
          rest += 1 - p;
        }
      });
      now.push(below);
      then.push(rest / Math.max(1, other.length - 1));
    });
    return expected(now, table) - KEEP.k * expected(then, later);
  });

export const even = (hands: readonly (readonly Building[])[]): Plans => hands.map((h) => h.map(() => 1 / h.length));

/** By selling habit by seat the odds of each building. */
export function habitPlans(market: Market, style: Style): readonly Plans[] {
  const { hands, table, pool } = market;
  const sharp = MANNERS.map((m) => hands.map((hand) => {
    const pick = hand.length === 0 ? 0 : m.sells(hand, table);
    return hand.map((b) => (b === pick ? 1 - style.slip : 0) + style.slip / hand.length);
  }));
  const all = [...pool, ...table];
  const mean = table.reduce((a, b) => a + b, 0) / table.length;
  const rank = all.filter((c) => c < mean).length / all.length;
  const matching = hands.map((hand) => softmax(hand.map((_, place) => -Math.abs((place + 0.5) / hand.length - rank) * hand.length), style.fuzz));
  const lot = even(hands);
  const respond = (to: Plans): Plans => hands.map((_, at) => softmax(gainsAt(market, to, at), style.wavering));
  const levels: Plans[] = [];
  let crowd = lot;
  for (let level = 1; level <= style.depth; level++) {
    const plans = respond(crowd);
    levels.push(plans);
    crowd = crowd.map((plan, at) => plan.map((odd, place) => odd * (1 - style.climb) + style.climb * (plans[at]?.[place] ?? 0)));
  }
  return [...sharp, matching, lot, ...levels];
}
export const SELL_PRIOR = (style: Style): readonly number[] => {
  const rest = 1 - style.habit * 2 - style.match - style.lot;
  return [...MANNERS.map(() => style.habit / 2), style.match, style.lot, ...Array.from({ length: style.depth }, () => rest / style.depth)];
};
export function chooseSale(round: SellingView, known: Known, style: Style, rng: Rng): Building {
  const { hands, seat, pool, sells } = known;
  const own = hands[seat] ?? [];
  const only = own[0];
  if (only === undefined) throw new Error('nothing to sell');
  if (own.length === 1) return only;
  const market = { hands, table: round.cheques, later: meanCheques(pool, hands.length), pool };
  const habits = habitPlans(market, style);
  const plans = hands.map((hand, at) => hand.map((_, place) => habits.reduce((sum, p, h) => sum + (p[at]?.[place] ?? 0) * (sells[at]?.[h] ?? 0), 0)));
  const odds = softmax(gainsAt(market, plans, seat), style.ownWavering);
  let draw = rng.fraction();
  for (const [place, odd] of odds.entries()) {
    draw -= odd;
    if (draw < 0) return own[place] ?? only;
  }
  return only;
}

export function softmax(values: readonly number[], temper: number): readonly number[] {
  const highest = Math.max(...values);
  const powers = values.map((value) => Math.exp((value - highest) / temper));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((p) => p / sum);
}
