import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import {
  displayColumns,
  fitHand,
  fitLines,
  LINE_GAP,
  LINE_HEAD,
  orderIn,
  PAIR_GAP,
} from '../../renderer/games/money/table/fit.ts';
import { fitGrid } from '../../renderer/games/shared/grid.ts';
import { partOf } from '../../renderer/games/events.ts';
import { events } from '../../renderer/games/money/table/events.ts';
import { groupsOf } from '../../renderer/games/money/table/groups.ts';
import { tieBreakersOf } from '../../renderer/games/money/table/targets.ts';
import type { VisibleMoneyEvent } from '../../core/games/money/events.ts';

describe('groups of a hand', () => {
  it('sum up each currency, with what it lacks to 200 and its triplets; coins and the bluff card come last', () => {
    expect(groupsOf([69, 0, 30, 28, 29, 63, 62, 61, 60])).toEqual([
      { name: 'franc', cards: [28, 29, 30], sum: 60, missing: 140, triplets: [20] },
      { name: 'dollar', cards: [60, 61, 62, 63], sum: 180, missing: 20, triplets: [] },
      { name: 'coin', cards: [69], sum: 10, missing: 0, triplets: [] },
      { name: 'bluff', cards: [0], sum: 0, missing: 0, triplets: [] },
    ]);
  });

  it('lack nothing from 200 on', () => {
    expect(groupsOf([55, 60, 61, 62, 63])[0]).toMatchObject({ sum: 200, missing: 0 });
  });
});

describe('the size of cards', () => {
  const REM = 16;
  const DESKTOP = { width: 928, height: 214 };
  const PHONE = { width: 336, height: 196 };

  it('is as large as it gets for the first hand on a desktop', () => {
    expect(fitHand([2, 1, 1, 1, 1, 1], DESKTOP, REM).width).toBeGreaterThan(7);
  });

  it.each([1, 2, 3, 4])('is easy to read with seven groups of %i on a desktop', (count) => {
    const { width, step } = fitHand(Array<number>(7).fill(count), DESKTOP, REM);
    expect(width).toBeGreaterThanOrEqual(4.8);
    expect(step).toBeGreaterThanOrEqual(0.5);
  });

  it('is easy to read for the first hand on a phone, and never below a thumb’s least', () => {
    expect(fitHand([2, 1, 1, 1, 1, 1], PHONE, REM).width).toBeGreaterThanOrEqual(4);
    expect(fitHand([9, 9, 9, 9, 9, 9, 9, 6, 1], PHONE, REM)).toEqual({ width: 3.4, step: 0.4 });
  });

  it('is as small as it gets if the hand is too much for any size', () => {
    expect(fitHand([9, 9, 9], { width: 100, height: 40 }, REM)).toEqual({ width: 3.4, step: 0.4 });
  });

  it('lets thirty cards in eight groups stand on a desktop without overlapping their numerals', () => {
    const { width, step } = fitHand([4, 4, 4, 4, 4, 4, 4, 1, 1], DESKTOP, REM);
    expect(width * step * REM).toBeGreaterThan(22);
  });

  const ROOMY_PHONE = { width: 366, height: 316 };
  it.each([
    { sizes: [2, 1, 1, 1, 1, 1], box: ROOMY_PHONE, columns: 1, shape: 'note' },
    { sizes: [3, 3, 2, 1, 2, 4], box: ROOMY_PHONE, columns: 1, shape: 'note' },
    { sizes: [6, 2, 1], box: PHONE, columns: 1, shape: 'tile' },
    { sizes: [1, 1, 2, 1, 2, 4, 1], box: PHONE, columns: 2, shape: 'tile' },
  ])('puts each of $sizes on a line of its own while there is room: $columns, $shape', (hand) => {
    const { columns, height, lines, groups } = fitLines(hand.sizes, hand.box, REM);
    expect({ columns, shape: groups[0]?.shape }).toEqual({ columns: hand.columns, shape: hand.shape });
    expect(lines * (height + LINE_GAP) - LINE_GAP).toBeLessThanOrEqual(hand.box.height);
  });

  it.each([
    [[6], 1],
    [[1, 1, 2, 1, 2, 4, 1, 1], 1],
    [[4, 4, 4, 4, 4, 4, 4, 1, 1], 1],
    [[5, 6, 3, 2, 6, 1, 4, 6, 1], 1],
    [[2, 2, 2], 2],
  ])('keeps each group of %j within its line, every card as wide as a thumb', (sizes, letters) => {
    const rem = REM * letters;
    const { height, groups } = fitLines(sizes, PHONE, rem);
    expect(height).toBeGreaterThanOrEqual(44);
    for (const [at, { width, step, isWhole }] of groups.entries()) {
      const room = (isWhole ? PHONE.width : (PHONE.width - PAIR_GAP) / 2) - LINE_HEAD * rem;
      expect(step * ((sizes[at] ?? 0) - 1) + width, `group ${at}`).toBeLessThanOrEqual(room);
      expect(step, `group ${at}`).toBeGreaterThanOrEqual(44);
    }
  });

  it('goes on in the next line where not even the smallest cards are as wide as a thumb', () => {
    const { groups } = fitLines([2, 8], { width: 250, height: 90 }, REM);
    expect(groups.map(({ width, step }) => [width, step])).toEqual([
      [44, 48],
      [44, 48],
    ]);
  });

  it('puts beside a group of few cards the next of few cards', () => {
    const line = (isWhole: boolean) => ({ shape: 'tile', width: 44, step: 48, isWhole }) as const;
    expect(orderIn([false, true, true, false, false].map(line))).toEqual([0, 3, 1, 2, 4]);
    expect(orderIn([true, true].map(line))).toEqual([0, 1]);
  });

  it('leaves the cards of a display where they lie, however high it is', () => {
    expect([1, 2, 3, 4, 5, 6, 7].map((count) => displayColumns(count, 'narrow'))).toEqual([
      2, 2, 2, 2, 2, 2, 3,
    ]);
    expect([1, 2, 3, 4, 5, 9].map((count) => displayColumns(count, 'wide'))).toEqual([1, 2, 2, 2, 3, 3]);
    expect([1, 2, 3, 4, 6].map((count) => displayColumns(count, 'beside'))).toEqual([1, 2, 3, 2, 3]);
  });

  it('fills a display in the fewest columns that keep its cards large', () => {
    expect(fitGrid(4, { width: 360, height: 200 }, { gap: 8, widest: 240, ratio: 0.54 })).toEqual({
      width: 176,
      columns: 2,
    });
    expect(fitGrid(1, { width: 360, height: 200 }, { gap: 8, widest: 240, ratio: 0.54 })).toEqual({
      width: 240,
      columns: 1,
    });
    const nine = fitGrid(9, { width: 360, height: 160 }, { gap: 8, widest: 240, ratio: 0.54 });
    const rows = Math.ceil(9 / nine.columns);
    expect(nine.columns * nine.width + (nine.columns - 1) * 8).toBeLessThanOrEqual(360);
    expect(rows * nine.width * 0.54 + (rows - 1) * 8).toBeLessThanOrEqual(160);
  });
});

describe('flights', () => {
  const flightsOf = (event: VisibleMoneyEvent) => partOf(events, event).flights?.(event) ?? [];

  it('go both ways in a swap, and from the pile only to displays that are filled', () => {
    expect(flightsOf({ type: 'swapped', seat: seat(0), with: seat(2), gained: [5], laid: [9, 10] })).toEqual([
      { card: 5, piece: '5', from: 'seat-2', to: 'seat-0', spread: { at: 0, of: 1 } },
      { card: 9, piece: '9', from: 'seat-0', to: 'seat-2', spread: { at: 0, of: 2 } },
      { card: 10, piece: '10', from: 'seat-0', to: 'seat-2', spread: { at: 1, of: 2 } },
    ]);
    expect(flightsOf({ type: 'refilled', right: [], left: [7], pile: 3, stalled: 0 })).toEqual([
      { card: 7, piece: '7', from: 'pile', to: 'display-left', spread: { at: 0, of: 1 } },
    ]);
    expect(flightsOf({ type: 'passed', seat: seat(0), back: [5] })).toEqual([]);
  });
});

describe('a tie', () => {
  it('is decided by the numbers that belong to the seat, in the order of the tie', () => {
    const round = {
      type: 'acting',
      hand: 1,
      round: 1,
      bids: [],
      order: [seat(2), seat(0)],
      ties: [{ worth: 40, seats: [seat(2), seat(0)], decidedBy: [[0, 7], [12]] }],
      lying: [],
      acts: [],
      acting: seat(2),
      waiting: [seat(0)],
    } as const;
    expect([0, 1, 2].map((at) => tieBreakersOf(seat(at), round))).toEqual([[12], [], [0, 7]]);
  });
});
