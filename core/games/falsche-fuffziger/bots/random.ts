import type { Rng } from '../../../base/rng.ts';
import type { Bot } from '../../../game.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../actions.ts';
import { PRESS_TYPES, type PressType } from '../material.ts';
import { costOf, countOf, countsBy, NO_MONEY, type Counts } from '../material/money.ts';
import type { FuffzigerTypes } from '../types.ts';

const CONVERTS_ONE_IN = 3;
const SELLS_ONE_IN = 12;
const DROPS_ONE_IN = 3;
/** Maximum number of notes, or of fives of real money, that it leads with. */
const LARGEST_LEAD = 3;
const LEAD_STEP = 5;

/** Picks any legal action at random. */
export const random: Bot<FuffzigerTypes, null> = {
  initial: null,
  decide: (_view, legal, _memory, rng) => {
    if (legal.finish !== undefined) return produce(legal, rng);
    if (legal.drop !== undefined) return inAuction(legal, rng);
    if (legal.bid !== undefined) {
      const { notes, real } = legal.bid;
      return rng.below(2) === 0
        ? { type: 'bid', ...NO_MONEY }
        : { type: 'bid', notes: someOf(notes, rng), real: rng.below(real.max + 1) };
    }
    if (legal.buy !== undefined) return { type: 'buy', presses: purchase(legal.buy, rng) };
    if (legal.launder !== undefined) return { type: 'launder', notes: someOf(legal.launder.notes, rng) };
    throw new Error('nothing can be done');
  },
};

function produce({ convert, sell }: FuffzigerLegal, rng: Rng): FuffzigerAction {
  if (convert !== undefined && rng.below(CONVERTS_ONE_IN) === 0)
    return { type: 'convert', press: rng.pick(convert.press) };
  if (sell !== undefined && rng.below(SELLS_ONE_IN) === 0)
    return { type: 'sell', press: rng.pick(sell.press) };
  return { type: 'finish' };
}

function inAuction({ lay, match }: FuffzigerLegal, rng: Rng): FuffzigerAction {
  if (rng.below(DROPS_ONE_IN) === 0) return { type: 'drop' };
  if (match !== undefined) return { type: 'match' };
  if (lay === undefined) return { type: 'drop' };
  const colours = PRESS_TYPES.filter((type) => countOf(lay.notes, type) > 0);
  const { real } = lay;
  const choice = rng.below(colours.length + (real === undefined ? 0 : 1));
  const colour = colours[choice];
  if (colour !== undefined) return { type: 'lay', notes: leadOf(colour, lay.notes, rng) };
  const most = Math.min(real?.max ?? 0, LARGEST_LEAD * LEAD_STEP);
  const least = real?.min ?? 0;
  return { type: 'lay', real: least + rng.below(most - least + 1) };
}

const leadOf = (colour: PressType, notes: Counts, rng: Rng): Counts => ({
  [colour]: 1 + rng.below(Math.min(LARGEST_LEAD, countOf(notes, colour))),
});

const someOf = (notes: Counts, rng: Rng): Counts => countsBy((type) => rng.below(countOf(notes, type) + 1));

/** Adds random presses until one is not affordable. */
function purchase({ supply, money }: NonNullable<FuffzigerLegal['buy']>, rng: Rng): Counts {
  let presses: Counts = {};
  for (;;) {
    const type = rng.pick(PRESS_TYPES);
    const more = countsBy((one) => countOf(presses, one) + (one === type ? 1 : 0));
    if (countOf(more, type) > countOf(supply, type) || costOf(more) > money) return presses;
    presses = more;
  }
}
