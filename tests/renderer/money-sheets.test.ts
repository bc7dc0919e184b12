import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, seatsOf, type Seat } from '../../core/base/ids.ts';
import type { Json } from '../../core/base/json.ts';
import { withMost } from '../../core/base/lists.ts';
import { money as moneyGame } from '../../core/games/money/index.ts';
import { cardsOf, type Card } from '../../core/games/money/material.ts';
import type { Currency } from '../../core/games/money/options.ts';
import type { FinishedRound } from '../../core/games/money/round.ts';
import { scoreHand, type HandSheet } from '../../core/games/money/score.ts';
import { money } from '../../renderer/games/money/index.ts';
import { chartOf } from '../../renderer/games/money/sheets/chart.ts';
import MoneyResult from '../../renderer/games/money/sheets/MoneyResult.vue';
import { ranked } from '../../renderer/games/shared/ranking.ts';
import { spread } from '../../renderer/games/shared/spread.ts';
import ScoreSheet from '../../renderer/games/money/sheets/ScoreSheet.vue';
import { bot, FREE, person } from '../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../helpers/renderer/mount.ts';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';

/** Places of the nine notes of a currency: 20 20 20 30 30 30 40 50 60. */
const notes = (currency: Currency, ...places: readonly number[]): readonly Card[] =>
  cardsOf(currency).filter((_, place) => places.includes(place));
const coins = (count: number): readonly Card[] => [64, 65, 66, 67, 68, 69].slice(0, count);

/** The two examples of Money!, scoring a hand; the third player holds a whole currency, and nothing else. */
const FIRST = [
  ...notes('euro', 0, 1, 2),
  ...notes('franc', 0, 3, 4, 5),
  ...notes('dollar', 0, 3, 4, 6, 7, 8),
  64,
];
const SECOND = [
  ...notes('dollar', 3, 4, 5),
  ...notes('euro', 3, 6, 8),
  ...notes('yen', 0, 3, 4, 5, 6, 8),
  ...coins(4),
];
const THIRD = cardsOf('rouble');
const sheetOf = (hand: number, hands: readonly (readonly Card[])[]): HandSheet => ({
  hand,
  removed: ['krona', 'pound'],
  scores: hands.map(scoreHand),
});
const SHEET = sheetOf(1, [FIRST, SECOND, THIRD]);
const SEATS = [person('Anna'), bot('Ben'), person('Clara')];

let mounted: Mounted | undefined;
afterEach(() => mounted?.wrapper.unmount());

const show = async (component: object, props: Record<string, unknown>): Promise<VueWrapper> => {
  mounted = await mountScreen(component, props, freshStores(), 'money');
  return mounted.wrapper;
};
const textOf = (element: { text: () => string }): string => element.text().replace(/\s+/g, ' ');
/** The rows of a table by their heads. */
const rowsOf = (wrapper: VueWrapper): ReadonlyMap<string, readonly string[]> =>
  new Map(wrapper.findAll('tbody tr').map((row) => [textOf(row.get('th')), row.findAll('td').map(textOf)]));

describe('the score sheet of a hand', () => {
  it('shows what each currency counts, and of what', async () => {
    const rows = rowsOf(await show(ScoreSheet, { sheet: SHEET, seats: SEATS }));
    expect(rows.get('Euro')).toEqual(['0of 603 × 20Triplet of 20', '30of 130', '–No notes']);
    expect(rows.get('Swiss franc')).toEqual(['10of 1103 × 30Triplet of 30', '–No notes', '–No notes']);
    expect(rows.get('US dollar')).toEqual(['230in full', '0of 903 × 30Triplet of 30', '–No notes']);
    expect(rows.get('Rouble')).toEqual([
      '–No notes',
      '–No notes',
      '300in full3 × 20Triplet of 203 × 30Triplet of 30',
    ]);
  });

  it('adds coins, triplets and total', async () => {
    const rows = rowsOf(await show(ScoreSheet, { sheet: SHEET, seats: SEATS }));
    expect([...rows].at(0)).toEqual(['Total', ['450', '480', '500Most in this hand']]);
    expect([...rows].slice(-2)).toEqual([
      ['Gold coins', ['101 coin', '404 coins', '0']],
      ['3×Triplets', ['200', '200', '200']],
    ]);
  });

  it('has no row for a currency that was left out, and names it', async () => {
    const wrapper = await show(ScoreSheet, { sheet: SHEET, seats: SEATS });
    expect(rowsOf(wrapper).has('Swedish krona')).toBe(false);
    expect(textOf(wrapper.get('.legend'))).toContain('Not in this hand: \u2068Swedish krona\u2069');
  });

  it('lays all hands open, card by card (Money! Decision M10)', async () => {
    const wrapper = await show(ScoreSheet, { sheet: SHEET, seats: SEATS });
    const hands = wrapper
      .findAll('.hand')
      .map((hand) =>
        hand
          .findAll('[role=img]')
          .map((card) => Number(/serial (\d+)/.exec(card.attributes('aria-label') ?? '')?.[1])),
      );
    expect(hands).toEqual(SHEET.scores.map(({ cards }) => cards));
  });

  it('stands by itself when a seat has become free', async () => {
    const wrapper = await show(ScoreSheet, { sheet: SHEET, seats: [person('Anna'), FREE, person('Clara')] });
    expect(rowsOf(wrapper).get('Total')?.[1]).toBe('480');
  });
});

const LAST: FinishedRound = {
  hand: 1,
  round: 9,
  last: 'pile-empty',
  bids: [0, 1, 2].map(() => ({ cards: [], worth: 0, bluff: true, sitsOut: true })),
  order: [],
  ties: [],
  acts: [],
};
function frameOf(sheets: readonly HandSheet[], previousRound?: FinishedRound) {
  const totals = seatsOf(3).map((at) =>
    sheets.reduce((sum, { scores }) => sum + (scores[at]?.total ?? 0), 0),
  );
  const result = { totals, winners: withMost(seatsOf(3), totals), sheet: { hands: sheets } };
  return {
    game: {
      view: { sheets, totals: result.totals, previousRound } as unknown as Json,
      legal: {},
      awaits: [],
      result: result as unknown as Json,
    },
    events: [],
    seats: SEATS,
    you: { owner: true, seats: [seat(0)], facing: seat(0), moved: [] },
  };
}

describe('the end of a game', () => {
  it('names the winner and ranks the others', async () => {
    const wrapper = await show(MoneyResult, frameOf([SHEET]));
    expect(wrapper.get('h2').text()).toBe('\u2068Clara\u2069 wins');
    expect(wrapper.findAll('.rank').map((rank) => textOf(rank.get('.total')))).toEqual(['500', '480', '450']);
  });

  it('shares the win among equal totals (Money! Decision M9)', async () => {
    const wrapper = await show(MoneyResult, frameOf([sheetOf(1, [THIRD, SECOND, THIRD])]));
    expect(wrapper.get('h2').text()).toBe('You share the win with \u2068Clara\u2069');
    expect(wrapper.findAll('.rank').map((rank) => textOf(rank.get('.place')))).toEqual([
      '1Place 1',
      '1Place 1',
      '3Place 3',
    ]);
  });

  it('keeps the sheet of every hand, and opens the last', async () => {
    const wrapper = await show(MoneyResult, frameOf([SHEET, sheetOf(2, [THIRD, FIRST, SECOND])]));
    const folds = wrapper.findAll('details.fold');
    expect(folds.map((fold) => fold.attributes('open') !== undefined)).toEqual([false, true]);
    expect(folds.map((fold) => fold.get('summary').text())).toEqual([
      'Hand 1: \u2068Clara\u2069, 500',
      'Hand 2: \u2068you\u2069, 500',
    ]);
  });

  it('draws the way there only if there was more than one hand', async () => {
    expect((await show(MoneyResult, frameOf([SHEET]))).find('.chart').exists()).toBe(false);
    mounted?.wrapper.unmount();
    const two = await show(MoneyResult, frameOf([SHEET, sheetOf(2, [THIRD, FIRST, SECOND])]));
    expect(two.findAll('.chart .line')).toHaveLength(3);
    expect(textOf(two.get('.totals .sums'))).toContain('950');
  });

  it('tells of the last round, as far as it is in the view', async () => {
    expect((await show(MoneyResult, frameOf([SHEET]))).text()).not.toContain('How the final round went');
    mounted?.wrapper.unmount();
    const wrapper = await show(MoneyResult, frameOf([SHEET], LAST));
    expect(wrapper.text()).toContain('How the final round went');
    expect(wrapper.findAll('.bid')).toHaveLength(3);
  });
});

describe('the standing', () => {
  it.each([
    [
      [10, 30, 20],
      [1, 2, 0],
      [1, 2, 3],
    ],
    [
      [20, 30, 30],
      [1, 2, 0],
      [1, 1, 3],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
      [1, 1, 1],
    ],
  ] as const)('of %j', (totals, seats, places) => {
    const ranks = ranked(totals);
    expect(ranks.map((rank): number => rank.seat)).toEqual(seats);
    expect(ranks.map(({ place }) => place)).toEqual(places);
  });
});

describe('the chart', () => {
  const chart = chartOf(
    [
      [420, 880],
      [70, 730],
      [0, 0],
    ],
    2,
    0.1,
  );
  const line = (at: Seat) => chart.lines.find((one) => one.seat === at);

  it('adds up hand by hand, from nothing', () => {
    expect(chart.lines.map(({ totals }) => totals)).toEqual([
      [0, 420, 490, 490],
      [0, 880, 1610, 1610],
    ]);
  });

  it('has room for the highest total, and marks round amounts', () => {
    expect(chart.ticks.map(({ amount }) => amount)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(line(seat(1))?.points.at(-1)).toEqual({ x: 1, y: 1 - 1610 / 2000 });
  });

  it('stands for games in which nobody got anything', () => {
    const empty = chartOf([[0, 0]], 2, 0.1);
    expect(empty.lines.flatMap(({ points }) => points.map(({ y }) => y))).toEqual([1, 1, 1, 1]);
  });

  it.each([[[0.5, 0.5, 0.5]], [[1, 1, 1, 1, 1]], [[0, 0, 0.05]], [[0.1, 0.9, 0.3]]])(
    'keeps names apart: %j',
    (values) => {
      const placed = spread(values, 0.13);
      const sorted = [...placed].sort((one, other) => one - other);
      sorted.slice(1).forEach((value, at) => expect(value - (sorted[at] ?? 0)).toBeGreaterThan(0.1299));
      expect(Math.max(...placed)).toBeLessThanOrEqual(1);
      expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
    },
  );

  it('leaves names where they are if there is room', () => {
    expect(spread([0.8, 0.2, 0.5], 0.13)).toEqual([0.8, 0.2, 0.5]);
  });
});

describe('the game as the renderer offers it', () => {
  it('offers every bot of the game', () => {
    expect([...money.bots].sort()).toEqual(Object.keys(moneyGame.bots).sort());
  });

  it.each(LANGUAGE_CODES)('%s: the rules clarify every decision', async (code) => {
    const { default: rules } = await money.rules[code]();
    const decisions = rules.sections.flatMap(({ clarifications }) =>
      (clarifications ?? []).map(({ decision }) => decision),
    );
    expect([...decisions].sort()).toEqual(
      ['A1', 'A2', ...Array.from({ length: 10 }, (_, index) => `M${index + 1}`)].sort(),
    );
  });

  it.each(LANGUAGE_CODES)('%s: the examples count right', async (code) => {
    const { default: rules } = await money.rules[code]();
    const examples = rules.sections.filter(
      ({ table, clarifications }) => table?.head.length === 3 && clarifications === undefined,
    );
    const counted = examples.map(({ table }) => table?.rows.map((row) => row[2]));
    expect(counted).toEqual([
      ['0', '10', '230', '10', '200', '450'],
      ['0', '30', '210', '40', '200', '480'],
    ]);
    expect([FIRST, SECOND].map((hand) => scoreHand(hand).total)).toEqual([450, 480]);
  });
});
