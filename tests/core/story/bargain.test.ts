import { describe, expect, it } from 'vitest';
import { auctionsAt, bargainOf, buyingsOf } from '../../../core/story/bargain.ts';
import { seat } from '../../../core/base/ids.ts';
import { trueBargain } from '../../games/bargain-checker.ts';
import { playedRecord } from '../../helpers/played-record.ts';

const AUCTIONS = 12;
const SEED = '0123456789abcdef';
const found = (record: ReturnType<typeof playedRecord>) => {
  const buyings = buyingsOf(record);
  return bargainOf(
    buyings,
    buyings.map(({ position }) => auctionsAt(record, position, SEED, 0, AUCTIONS)),
  );
};
const buying = (...prices: readonly (readonly [number, number])[]) =>
  prices.map(([item, paid]) => ({ seat: seat(1), item, paid }));

describe('a bargain', () => {
  it.each([
    [20, true],
    [28, true],
    [17, false],
    [18, false],
    [19, false],
  ])('is what the document makes true: match %i', (match, isThere) => {
    const record = playedRecord('for-sale', 3 + (match % 4), `bargain/${match}`);
    const bargain = found(record);
    expect(bargain !== undefined).toBe(isThere);
    expect(bargain).toEqual(trueBargain(record, SEED, AUCTIONS));
  });

  it('costs at most three fifths of what is usual, and saves at least three', () => {
    const of = (paid: number, ...usual: readonly number[]) =>
      bargainOf(
        [{ position: 0, purchases: buying([30, paid]) }],
        [usual.flatMap((one) => buying([30, one], [1, 0]))],
      );
    expect(of(3, 6, 6, 6)).toEqual({ type: 'bargain', seats: [1], item: 30, paid: 3, usual: 6 });
    expect(of(4, 6, 6, 6)).toBeUndefined();
    expect(of(0, 2, 2, 2)).toBeUndefined();
    expect(of(0, 9, 3, 0, 12)).toMatchObject({ usual: 3 });
    expect(of(0)).toBeUndefined();
  });

  it('is the one that saved most, of equal ones the first', () => {
    const buyings = [
      { position: 0, purchases: buying([30, 3], [29, 0]) },
      { position: 9, purchases: buying([28, 1], [27, 1]) },
    ];
    const prices = [buying([30, 6], [29, 4]), buying([28, 5], [27, 4])];
    expect(bargainOf(buyings, prices)).toMatchObject({ item: 29 });
  });

  it('does not depend on how its auctions are split up', () => {
    const record = playedRecord('for-sale', 4, 'bargain/parts');
    const [first] = buyingsOf(record);
    const all = auctionsAt(record, first?.position ?? 0, SEED, 0, 4);
    expect([1, 3].flatMap((at) => auctionsAt(record, first?.position ?? 0, SEED, at - 1, at + 1))).toEqual(
      all,
    );
  });

  it('is nothing where nothing has a price', () => {
    expect(buyingsOf(playedRecord('falsche-fuffziger', 3, 'bargain/none'))).toEqual([]);
    expect(() => auctionsAt(playedRecord('money', 3, 'bargain/none'), 0, SEED, 0, 1)).toThrow('no prices');
  });
});
