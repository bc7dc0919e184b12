/** A whole number from 0 to `limit` − 1. */
export type Dice = (limit: number) => number;

/** Chance for the players of both sides: xorshift32, so that drawing costs neither of them anything worth measuring. */
export function createDice(seed: number): Dice {
  let word = seed | 1;
  return (limit) => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return (word >>> 0) % limit;
  };
}

/** A bid from `least` to `most` by lot, at most two above the least; undefined: pass. Amounts in thousands. */
export function chooseBid(least: number, most: number, dice: Dice): number | undefined {
  if (least > most || dice(2) === 0) return undefined;
  return least + dice(Math.min(3, most - least + 1));
}
