/** Random numbers for playouts only: fast, and predictable. Deals are drawn with `base/rng`. */
export class Dice {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  /** The same three words (32 bits each) give the same stream (sfc32, Doty-Humphrey). */
  constructor(a: number, b: number, c: number) {
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    for (let turn = 0; turn < 12; turn++) this.next();
  }

  /** 32 bits, signed. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    return sum;
  }

  /** A real number from 0 (included) to 1 (excluded). */
  fraction(): number {
    return (this.next() >>> 0) / 2 ** 32;
  }

  /** A real number around 0, with a standard deviation of about 1 and never beyond ±3.5. */
  deviation(): number {
    return (this.fraction() + this.fraction() + this.fraction() + this.fraction() - 2) * Math.sqrt(3);
  }

  /** An integer from 0 to `limit` − 1. The bias of up to 2^-32 does not matter for the small limits of games. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  /** An index, drawn with the given odds. They should add up to 1; the last index gets any missing part. 0 if there are no odds. */
  pick(odds: ArrayLike<number>): number {
    let point = this.fraction();
    for (let index = 0; index < odds.length; index++) {
      point -= odds[index] ?? 0;
      if (point < 0) return index;
    }
    return Math.max(0, odds.length - 1);
  }

  /** Shuffles the list in place (Fisher–Yates). */
  shuffle(items: number[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const moved = items[last] ?? 0;
      items[last] = items[other] ?? 0;
      items[other] = moved;
    }
  }
}
