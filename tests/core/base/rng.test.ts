import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';

/** The stream as its description says, with the hash of the platform. */
function wordsOf(seed: string, count: number): readonly number[] {
  const key = createHash('sha256').update('auction-night/rng@1\0').update(seed, 'utf8').digest();
  const words: number[] = [];
  for (let block = 0; words.length < count; block++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(block);
    const digest = createHash('sha256').update(key).update(counter).digest();
    for (let word = 0; word < 8; word++) words.push(digest.readUInt32BE(4 * word));
  }
  return words.slice(0, count);
}

describe('the stream of random draws', () => {
  it.each(['', 'a', 'Zoë 🎲', 'x'.repeat(1000)])('of %j is the hash in counter mode', (seed) => {
    const rng = createRng(seed);
    expect(Array.from({ length: 20 }, () => rng.next())).toEqual(wordsOf(seed, 20));
  });

  it('takes a text and its bytes for the same', () => {
    expect(createRng(new TextEncoder().encode('Zoë')).next()).toBe(createRng('Zoë').next());
  });

  it('below a limit stays there, and reaches every number about as often', () => {
    const rng = createRng('below');
    const counts = new Array<number>(6).fill(0);
    for (let index = 0; index < 6000; index++) {
      const drawn = rng.below(6);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('draws again where a remainder would favour small numbers', () => {
    const limit = 3 * 2 ** 30; // a quarter of all draws is too large
    const words = wordsOf('again', 400).filter((word) => word < limit);
    const rng = createRng('again');
    expect(Array.from({ length: 200 }, () => rng.below(limit))).toEqual(words.slice(0, 200));
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses the limit %d', (limit) => {
    expect(() => createRng('limit').below(limit)).toThrow(RangeError);
  });

  it('takes the limits 1 and 2^32', () => {
    expect(createRng('limit').below(1)).toBe(0);
    expect(createRng('limit').below(2 ** 32)).toBe(wordsOf('limit', 1)[0]);
  });

  it('gives fractions from 0 to below 1', () => {
    const rng = createRng('fraction');
    const fractions = Array.from({ length: 1000 }, () => rng.fraction());
    expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
    expect(Math.abs(fractions.reduce((sum, fraction) => sum + fraction, 0) / 1000 - 0.5)).toBeLessThan(0.05);
  });

  it('shuffles into a new list with the same items, in every order about as often', () => {
    const counts = new Map<string, number>();
    const items = [1, 2, 3];
    const rng = createRng('shuffle');
    for (let index = 0; index < 6000; index++) {
      const order = rng.shuffle(items).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(items).toEqual([1, 2, 3]);
    expect([...counts.keys()].sort()).toEqual(['123', '132', '213', '231', '312', '321']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('picks an item, and has none to pick from an empty list', () => {
    expect(['a', 'b']).toContain(createRng('pick').pick(['a', 'b']));
    expect(() => createRng('pick').pick([])).toThrow(RangeError);
  });
});
