import { describe, expect, it } from 'vitest';
import { PersistentList } from '../../../core/base/lists.ts';

const listOf = (...items: readonly number[]): PersistentList<number> =>
  items.reduce((list, item) => list.with(item), PersistentList.empty<number>());

describe('a persistent list', () => {
  it('is not changed by the lists that are made from it', () => {
    const three = listOf(1, 2, 3);
    const [four, other] = [three.with(4), three.with(5)];
    expect([...three]).toEqual([1, 2, 3]);
    expect([...four]).toEqual([1, 2, 3, 4]);
    expect([...other]).toEqual([1, 2, 3, 5]);
    expect(four.withoutLast()).toBe(three);
    expect([three.length, three.last, four.last]).toEqual([3, 3, 4]);
  });

  it('has parts as arrays have them', () => {
    const list = listOf(0, 1, 2, 3, 4);
    expect(list.slice()).toEqual([0, 1, 2, 3, 4]);
    expect(list.slice(2)).toEqual([2, 3, 4]);
    expect(list.slice(1, 3)).toEqual([1, 2]);
    expect([list.slice(5), list.slice(3, 3), list.slice(4, 9)]).toEqual([[], [], [4]]);
  });

  it('may be empty', () => {
    const none = PersistentList.empty();
    expect([none.length, none.last, [...none], none.withoutLast().length]).toEqual([0, undefined, [], 0]);
  });

  it('is an array in JSON', () => {
    expect(JSON.stringify({ list: listOf(1, 2) })).toBe('{"list":[1,2]}');
  });
});
