import { scoreHand } from '../../score.ts';
import { CURRENCY_COUNT, NOTE_SETS, SUMS, type Holding } from './holding.ts';

/** By set of notes of one currency what it may come to count. */
export type Prospect = Float64Array;

/** What cards may still be worth, as one player sees it at some moment of a hand. */
export interface Outlook {
  /** By currency: if it is the one most collected, the second most, or any other. */
  readonly first: readonly Prospect[];
  readonly second: readonly Prospect[];
  readonly other: readonly Prospect[];
  /** What a unit of money outside the two collected currencies is worth as something to bid with. */
  readonly bidding: number;
}

const COIN_FACE = 10;

/** Chances are rounded to so many steps, so that few tables are needed. */
const STEPS = 50;
const prospects: Prospect[] = [];

/**
 * What the sets of notes of one currency are expected to count in the end, if each missing note is still got with the same
 * chance (0–1). Chance 0 gives what they count now.
 */
export function prospectOf(chance: number): Prospect {
  const step = Math.round(Math.min(1, Math.max(0, chance)) * STEPS);
  return (prospects[step] ??= expectation(step / STEPS));
}

function expectation(chance: number): Prospect {
  const values = Float64Array.from({ length: NOTE_SETS }, (_, set) => scoreOf(set));
  for (let note = 1; note < NOTE_SETS; note <<= 1)
    for (let set = 0; set < NOTE_SETS; set++)
      if ((set & note) === 0) values[set] = at(values, set) * (1 - chance) + at(values, set | note) * chance;
  return values;
}

/** What a set of notes of a currency counts; all currencies count alike, so it takes those of the first. */
function scoreOf(set: number): number {
  const cards = Array.from({ length: NOTE_SETS.toString(2).length - 1 }, (_, note) => note + 1);
  return scoreHand(cards.filter((card) => (set >> (card - 1)) & 1)).total;
}

const at = (values: Prospect, set: number): number => values[set] ?? 0;

/** What a holding may come to count: two currencies with the chances of what is collected, the rest with those of the rest. */
export function potentialOf(holding: Holding, { first, second, other, bidding }: Outlook): number {
  let total = 0;
  let money = COIN_FACE * (holding[CURRENCY_COUNT] ?? 0);
  total += money;
  let best = -1;
  let bestGain = -1;
  for (let currency = 0; currency < CURRENCY_COUNT; currency++) {
    const set = holding[currency] ?? 0;
    if (set === 0) continue;
    const plain = other[currency]?.[set] ?? 0;
    total += plain;
    money += SUMS[set] ?? 0;
    const gain = (first[currency]?.[set] ?? 0) - plain;
    if (gain > bestGain) {
      bestGain = gain;
      best = currency;
    }
  }
  if (best < 0) return total + bidding * money;
  money -= SUMS[holding[best] ?? 0] ?? 0;
  let next = -1;
  let nextGain = -1;
  for (let currency = 0; currency < CURRENCY_COUNT; currency++) {
    const set = holding[currency] ?? 0;
    if (set === 0 || currency === best) continue;
    const gain = (second[currency]?.[set] ?? 0) - (other[currency]?.[set] ?? 0);
    if (gain > nextGain) {
      nextGain = gain;
      next = currency;
    }
  }
  if (next < 0) return total + bestGain + bidding * money;
  money -= SUMS[holding[next] ?? 0] ?? 0;
  return total + bestGain + nextGain + bidding * money;
}
