import { createRng } from '../../../core/base/rng.ts';
import { forSale, type ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import { chooseBid, type Dice } from '../choices.ts';

const SEATS = 4;

/** Plays games of our own engine by lot; each call plays one and answers how many moves it had. */
export function ourGames(dice: Dice): () => number {
  const options = forSale.parseOptions({}, SEATS);
  if (!options.ok) throw new Error('the default options are refused');
  const rng = createRng('bench');
  return () => {
    let state = forSale.start(options.value, SEATS, forSale.deal(options.value, SEATS, rng));
    let moves = 0;
    for (let at = forSale.awaits(state)[0]; at !== undefined; at = forSale.awaits(state)[0]) {
      const step = forSale.apply(state, at, choose(forSale.legal(state, at), dice));
      if (!step.ok) throw new Error(step.error.code);
      state = step.value.state;
      moves++;
    }
    if (forSale.result(state) === undefined) throw new Error('a game without a result');
    return moves;
  };
}

/** An action by lot. */
export function choose({ bid, sell }: ForSaleTypes['legal'], dice: Dice): ForSaleTypes['action'] {
  if (sell !== undefined) return { type: 'sell', building: sell.building[dice(sell.building.length)] ?? 0 };
  const amount = bid === undefined ? undefined : chooseBid(bid.min, bid.max, dice);
  return amount === undefined ? { type: 'pass' } : { type: 'bid', amount };
}
