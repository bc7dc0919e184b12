import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A stream of random draws. A seed gives the same stream for ever: the algorithm is part of its version.
 * Version 1: block i is SHA-256(key ‖ i as 32 bits big-endian), key = SHA-256("auction-night/rng@1" ‖ 0 ‖ seed); draws are its
 * eight big-endian 32-bit words in order. It is a hash in counter mode, so that seen cards do not reveal later ones.
 */
export interface Rng {
  /** The next 32 bits, 0 to 2^32 − 1. */
  next(): number;
  /** A uniform integer from 0 to `limit` − 1. @throws RangeError unless `limit` is an integer from 1 to 2^32 */
  below(limit: number): number;
  /** A real number from 0 (included) to 1 (excluded), with 32 bits. */
  fraction(): number;
  /** A shuffled copy (Fisher–Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** A random item. @throws RangeError if the list is empty */
  pick<Item>(items: readonly Item[]): Item;
}

const WORDS = 8;
const RANGE = 2 ** 32;
const DOMAIN = utf8ToBytes('auction-night/rng@1\0');

/** The stream of `seed`; text is encoded as UTF-8. */
export function createRng(seed: string | Uint8Array): Rng {
  const bytes = typeof seed === 'string' ? utf8ToBytes(seed) : seed;
  const joined = new Uint8Array(DOMAIN.length + bytes.length);
  joined.set(DOMAIN);
  joined.set(bytes, DOMAIN.length);
  return new HashStream(sha256(joined));
}

class HashStream implements Rng {
  /** The hash state after the key, copied into `#hash` for each block: games draw in bursts, so both are reused. */
  readonly #keyed: ReturnType<typeof sha256.create>;
  readonly #hash = sha256.create();
  readonly #count = new DataView(new ArrayBuffer(4));
  readonly #countBytes = new Uint8Array(this.#count.buffer);
  readonly #block = new DataView(new ArrayBuffer(4 * WORDS));
  readonly #blockBytes = new Uint8Array(this.#block.buffer);
  #word = WORDS;
  #blocks = 0;

  constructor(key: Uint8Array) {
    this.#keyed = sha256.create().update(key);
  }

  next(): number {
    if (this.#word === WORDS) {
      this.#count.setUint32(0, this.#blocks++);
      this.#keyed._cloneInto(this.#hash).update(this.#countBytes).digestInto(this.#blockBytes);
      this.#word = 0;
    }
    return this.#block.getUint32(4 * this.#word++);
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > RANGE) throw new RangeError(`below(${limit})`);
    const fair = RANGE - (RANGE % limit); // draws from here on would favour small numbers
    let draw = this.next();
    while (draw >= fair) draw = this.next();
    return draw % limit;
  }

  fraction(): number {
    return this.next() / RANGE;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items];
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const moved = shuffled[last] as Item;
      shuffled[last] = shuffled[other] as Item;
      shuffled[other] = moved;
    }
    return shuffled;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }
}
