import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { occasions as inFuffziger, type FuffzigerNews } from '../../core/games/falsche-fuffziger/events.ts';
import { occasions as inForSale, type VisibleForSaleEvent } from '../../core/games/for-sale/events.ts';
import { occasions as inMoney, type VisibleMoneyEvent } from '../../core/games/money/events.ts';
import { worthOf } from '../../core/games/money/material.ts';

const [ADA, BEN] = [seat(0), seat(1)];

describe('what one could say a line about in Money!', () => {
  const bid = (bluff: boolean) => ({ cards: [1], worth: 20, bluff, sitsOut: false });
  const revealed = (first: boolean, second: boolean, ties = false): VisibleMoneyEvent => ({
    type: 'revealed',
    hand: 1,
    round: 1,
    bids: [bid(first), bid(second)],
    order: [ADA, BEN],
    ties: ties ? [{ worth: 20, seats: [ADA, BEN], decidedBy: [[1], [2]] }] : [],
  });

  it('is a bluff that comes first, and being the last of equals', () => {
    expect(inMoney(revealed(true, false), [])).toEqual([{ seat: ADA, quip: 'bluff' }]);
    expect(inMoney(revealed(false, true), [])).toEqual([]);
    expect(inMoney(revealed(false, false, true), [])).toEqual([{ seat: BEN, quip: 'tie' }]);
  });

  it('is much for little, little for much, and a bid that somebody else has swapped for', () => {
    const took = (gained: readonly number[], laid: readonly number[]): VisibleMoneyEvent => ({
      type: 'took',
      seat: ADA,
      display: 'right',
      gained,
      laid,
    });
    const [few, many] = [[1], [4, 5, 6]];
    const [little, much] = [worthOf(few), worthOf(many)];
    expect(inMoney(took(few, many), [])).toEqual([
      { seat: ADA, quip: 'dear', price: { paid: much, got: little } },
    ]);
    expect(inMoney(took(many, few), [])).toEqual([
      { seat: ADA, quip: 'bargain', price: { paid: little, got: much } },
    ]);
    expect(inMoney(took(few, [2]), [])).toEqual([]);
    const swapped: VisibleMoneyEvent = { type: 'swapped', seat: ADA, with: BEN, gained: few, laid: [2] };
    expect(inMoney(swapped, [])).toEqual([{ seat: BEN, quip: 'robbed' }]);
  });

  it('is passing where one has passed the time before, too', () => {
    const passed = (at = ADA): VisibleMoneyEvent => ({ type: 'passed', seat: at, back: [1] });
    expect(inMoney(passed(), [])).toEqual([]);
    expect(inMoney(passed(), [passed(BEN)])).toEqual([]);
    expect(inMoney(passed(), [passed(BEN), passed()])).toEqual([{ seat: ADA, quip: 'passing' }]);
    const took: VisibleMoneyEvent = { type: 'took', seat: ADA, display: 'left', gained: [1], laid: [2] };
    expect(inMoney(passed(), [took, passed()])).toEqual([]);
  });

  it('is having won', () => {
    expect(inMoney({ type: 'game-ended', totals: [1, 2], winners: [BEN] }, [])).toEqual([
      { seat: BEN, quip: 'won' },
    ]);
  });
});

describe('what one could say a line about in For Sale', () => {
  const bought = (building: number, paid: number, at = ADA): VisibleForSaleEvent => ({
    type: 'bought',
    round: 1,
    by: 'passing',
    seat: at,
    building,
    bid: paid,
    paid,
    refund: 0,
  });

  it('is 12 for 8, 3 for 28, nothing at all, and nothing again', () => {
    expect(inForSale(bought(8, 12), [])).toEqual([{ seat: ADA, quip: 'dear', price: { paid: 12, got: 8 } }]);
    expect(inForSale(bought(28, 3), [])).toEqual([
      { seat: ADA, quip: 'bargain', price: { paid: 3, got: 28 } },
    ]);
    expect(inForSale(bought(17, 6), [])).toEqual([]);
    expect(inForSale(bought(5, 0), [bought(4, 0, BEN)])).toEqual([{ seat: ADA, quip: 'free' }]);
    expect(inForSale(bought(5, 0), [bought(9, 2, BEN), bought(4, 0)])).toEqual([
      { seat: ADA, quip: 'passing' },
    ]);
    expect(inForSale(bought(5, 0), [bought(9, 2), bought(4, 0)])).toEqual([{ seat: ADA, quip: 'free' }]);
  });

  it('is a large cheque, and one of nothing', () => {
    const sales = [
      { seat: ADA, building: 30, cheque: 15 },
      { seat: BEN, building: 4, cheque: 0 },
      { seat: seat(2), building: 9, cheque: 6 },
    ];
    expect(inForSale({ type: 'sold', round: 1, sales }, [])).toEqual([
      { seat: BEN, quip: 'worst' },
      { seat: ADA, quip: 'best' },
    ]);
  });
});

describe('what one could say a line about in Falsche Fuffziger', () => {
  const ended: FuffzigerNews = {
    type: 'auction-ended',
    lot: 3,
    start: ADA,
    winner: BEN,
    paid: { notes: {}, real: 20 },
  };
  const dropped = (at = ADA): FuffzigerNews => ({ type: 'dropped', seat: at });

  it('is a press that breaks, and one that is scrapped', () => {
    const converted: FuffzigerNews = { type: 'converted', seat: ADA, press: '10-1', up: 'broken', paid: 5 };
    expect(inFuffziger(converted, [])).toEqual([{ seat: ADA, quip: 'broken' }]);
    expect(inFuffziger({ ...converted, up: '20' }, [])).toEqual([]);
  });

  it('is winning coins, and dropping out of two auctions in a row', () => {
    expect(inFuffziger(ended, [])).toEqual([{ seat: BEN, quip: 'coins' }]);
    expect(inFuffziger(dropped(), [])).toEqual([]);
    expect(inFuffziger(dropped(), [ended, dropped()])).toEqual([{ seat: ADA, quip: 'passing' }]);
    expect(inFuffziger(dropped(), [ended, dropped(BEN)])).toEqual([]);
    expect(inFuffziger(dropped(), [ended, ended, dropped()])).toEqual([]);
  });
});
