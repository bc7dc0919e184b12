import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { fitHand, fitTiles, tileLines, TILE_GAP } from '../../renderer/games/money/table/fit.ts';
import { fitGrid } from '../../renderer/games/shared/grid.ts';
import { flightsOf } from '../../renderer/games/money/table/flights.ts';
import { groupsOf } from '../../renderer/games/money/table/groups.ts';
import { tieAt } from '../../renderer/games/money/table/targets.ts';
import type { MoneyHappening } from '../../core/games/money/events.ts';
import { earlierRounds } from '../../renderer/games/money/table/log-pages.ts';

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

  it.each([6, 14, 27, 60])(
    'makes %i tiles of a thumb’s width at least, as large as fit beside each other',
    (count) => {
      const { width, columns } = fitTiles([count - 1], PHONE, REM);
      expect(width).toBeGreaterThanOrEqual(44);
      expect(columns * (width + TILE_GAP) - TILE_GAP).toBeLessThanOrEqual(PHONE.width);
      const high = Math.ceil(count / columns) * (width + TILE_GAP) - TILE_GAP;
      if (count <= 27) expect(high).toBeLessThanOrEqual(PHONE.height);
    },
  );

  it('never parts the head of a group from its first card', () => {
    expect(tileLines([1, 2, 3, 1], 6)).toEqual({ lines: 2, beginners: new Set([2]) });
    expect(tileLines([2, 3], 1)).toEqual({ lines: 7, beginners: new Set() });
    const sizes = [1, 1, 2, 1, 2, 4, 1, 1];
    const { columns, width } = fitTiles(sizes, PHONE, REM);
    const { lines, beginners } = tileLines(sizes, columns);
    expect(lines * (width + TILE_GAP) - TILE_GAP).toBeLessThanOrEqual(PHONE.height);
    let place = 0;
    for (const [group, size] of sizes.entries()) {
      if (beginners.has(group)) place = Math.ceil(place / columns) * columns;
      expect(place % columns, `group ${group}`).toBeLessThan(columns - 1);
      place += 1 + size;
    }
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
    expect([0, 1, 2].map((at) => tieAt(seat(at), round))).toEqual([[12], [], [0, 7]]);
  });
});

describe('earlier rounds', () => {
  it('are put together from what was looked up, the newest first', () => {
    const revealed = (round: number) => ({ type: 'revealed', hand: 1, round, bids: [], order: [], ties: [] });
    const history = [
      { at: 2, events: [revealed(1)] },
      {
        at: 3,
        events: [
          { type: 'passed', seat: 0, back: [4] },
          { type: 'refilled', right: [], left: [], pile: 9, stalled: 1 },
        ],
      },
      { at: 6, events: [revealed(2)] },
    ];
    const rounds = earlierRounds(
      history.flatMap(({ events }): readonly object[] => events) as readonly MoneyHappening[],
    );
    expect(rounds.map(({ round }) => round)).toEqual([2, 1]);
    expect(rounds[1]).toMatchObject({ acts: [{ type: 'passed', seat: 0 }], refill: { pile: 9 } });
    expect(earlierRounds([])).toEqual([]);
  });
});
