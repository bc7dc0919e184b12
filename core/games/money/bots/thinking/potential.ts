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

/**
 * What a holding may come to count: the two currencies that gain most by being collected with the chances of these, the rest
 * with those of the rest, coins, and the money outside the two as something to bid with.
 */
export function potentialOf(holding: Holding, outlook: Outlook): number {
  const first = mostPromising(holding, outlook.first, outlook.other, -1);
  const second = mostPromising(holding, outlook.second, outlook.other, first);
  const coins = COIN_FACE * (holding[CURRENCY_COUNT] ?? 0);
  let total = coins + outlook.bidding * coins;
  for (let currency = 0; currency < CURRENCY_COUNT; currency++) {
    const set = holding[currency] ?? 0;
    if (currency === first) total += outlook.first[currency]?.[set] ?? 0;
    else if (currency === second) total += outlook.second[currency]?.[set] ?? 0;
    else total += (outlook.other[currency]?.[set] ?? 0) + outlook.bidding * (SUMS[set] ?? 0);
  }
  return total;
}

/** The held currency that gains most by being collected, one of them left out; −1 if there is none. */
function mostPromising(
  holding: Holding,
  collected: readonly Prospect[],
  other: readonly Prospect[],
  apart: number,
): number {
  let best = -1;
  let highest = -Infinity;
  for (let currency = 0; currency < CURRENCY_COUNT; currency++) {
    const set = holding[currency] ?? 0;
    if (set === 0 || currency === apart) continue;
    const gain = (collected[currency]?.[set] ?? 0) - (other[currency]?.[set] ?? 0);
    if (gain > highest) {
      highest = gain;
      best = currency;
    }
  }
  return best;
}
