import type { Rng } from '../../../../base/rng.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../actions.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../../material.ts';
import { countOf, countsBy, plus, type Counts } from '../../material/money.ts';
import type { Production } from '../../material/report.ts';
import type { FuffzigerView } from '../../view.ts';

const CONVERTS_ONE_IN = 3;
/** How often it does not think of buying at all, and how often it buys any press instead of the dearest. */
const FORGETS_ONE_IN = 4;
const WHIM_ONE_IN = 3;
/** It never buys more presses at once, and keeps this part of its money. */
const MOST_PRESSES = 3;
const KEPT = 0.15;

/** Turns over one press at most, then prints. */
export const produce = ({ converted }: Production, { convert }: FuffzigerLegal, rng: Rng): FuffzigerAction =>
  convert !== undefined && converted.length === 0 && rng.below(CONVERTS_ONE_IN) === 0
    ? { type: 'convert', press: rng.pick(convert.press) }
    : { type: 'finish' };

/** Some presses that it can pay, mostly dear ones. */
export function choosePresses({ buy }: FuffzigerLegal, rng: Rng): Counts {
  let presses: Counts = {};
  if (buy === undefined || rng.below(FORGETS_ONE_IN) === 0) return presses;
  let left = buy.money * (1 - KEPT);
  for (let bought = 0; bought < MOST_PRESSES; bought++) {
    const affordable = PRESS_TYPES.filter(
      (type) => countOf(buy.supply, type) > countOf(presses, type) && PRICES[type].costs <= left,
    );
    const dearest = affordable.at(-1);
    if (dearest === undefined) return presses;
    const type: PressType = rng.below(WHIM_ONE_IN) === 0 ? rng.pick(affordable) : dearest;
    presses = plus(presses, { [type]: 1 });
    left -= PRICES[type].costs;
  }
  return presses;
}

/** All notes of the type that is scrapped next, and some of the others. */
export function chooseNotes({ scrapped }: FuffzigerView, notes: Counts, rng: Rng): Counts {
  const next = PRESS_TYPES.find((type) => !scrapped.includes(type));
  return countsBy((type) => {
    const count = countOf(notes, type);
    return type === next ? count : rng.below(count + 1);
  });
}
