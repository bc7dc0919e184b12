import type { VueWrapper } from '@vue/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { placesOf } from '../../core/base/places.ts';
import { seat, type Seat } from '../../core/base/ids.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { winnersOf } from '../../core/games/for-sale/position.ts';
import type { PlayerScore } from '../../core/games/for-sale/score.ts';
import { bestDeals, dealsOf } from '../../renderer/games/for-sale/sheets/deals.ts';
import ForSaleResult from '../../renderer/games/for-sale/sheets/ForSaleResult.vue';
import { rankedResult } from '../../renderer/games/shared/ranking.ts';
import { tieOf } from '../../renderer/games/shared/tie.ts';
import { after, dullUntil, propsOf, startOf } from '../helpers/renderer/for-sale-table.ts';
import { freshStores, mountScreen, type Mounted } from '../helpers/renderer/mount.ts';
import { part, plain } from '../helpers/renderer/page.ts';

let mounted: Mounted | undefined;
afterEach(() => mounted?.wrapper.unmount());

/** A whole game with one auction in its first round. */
const ended = dullUntil(
  after(startOf(4, { buildings: [3, 12, 25, 28] }), [0, 3], [1, 4], [2, 'pass'], [3, 5], [0, 'pass']),
  () => false,
);
const result = forSale.result(ended);
const scores = result?.sheet.scores ?? [];

/** A score of which only the sums matter. */
const score = (earned: number, money: number): PlayerScore => ({
  ...{ cheques: [earned], earned, money, total: earned + money, purchases: [], sales: [] },
});
/** A result of such scores. */
function resultOf(...made: readonly PlayerScore[]) {
  const totals = made.map(({ total }) => total);
  const money = made.map((one) => one.money);
  const places = placesOf(totals, money);
  return { totals, winners: winnersOf(totals, money), places, sheet: { scores: made } };
}

async function show(change: object = {}): Promise<VueWrapper> {
  const props = propsOf(ended, seat(0));
  mounted = await mountScreen(
    ForSaleResult,
    { ...props, game: { ...props.game, ...change } },
    freshStores(),
    'for-sale',
  );
  return mounted.wrapper;
}
const dollars = (amount: number): string => `$${(amount * 1000).toLocaleString('en')}`;
const textOf = (element: { text: () => string }): string => plain(element.text());

describe('the result', () => {
  it('names the winner with the total, and all places', async () => {
    const wrapper = await show();
    const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
    const highest = Math.max(...(result?.totals ?? []));
    expect(part('.praise')).toContain(dollars(highest));
    for (const at of result?.winners ?? []) expect(part('.praise')).toContain(names[at]);
    const lines = wrapper.findAll('.rank').map(textOf);
    expect(lines).toHaveLength(4);
    for (const at of [0, 1, 2, 3])
      expect(
        lines.some(
          (line) =>
            line.includes(at === 0 ? 'You' : (names[at] ?? '')) &&
            line.includes(dollars(scores[at]?.total ?? 0)),
        ),
      ).toBe(true);
  });

  it('shows every cheque, their sum, the money left and the total of each player', async () => {
    const wrapper = await show();
    const [total, cheques, earned, money] = wrapper
      .findAll('tbody tr')
      .map((row) => row.findAll('td').map((cell) => cell));
    for (const [at, { cheques: own, earned: sum, money: left, total: all }] of scores.entries()) {
      const shown = cheques?.[at]?.findAll('.slip').map((slip) => Number(slip.text()));
      expect(shown).toEqual([...own].reverse());
      expect(earned?.[at]?.get('.long').text()).toBe(dollars(sum));
      expect(money?.[at]?.get('.long').text()).toBe(dollars(left));
      expect(total?.[at]?.get('.long').text()).toBe(dollars(all));
    }
    expect(wrapper.findAll('.sums .winner')).toHaveLength(result?.winners.length ?? 0);
  });

  it('tells for each building what was paid and got', async () => {
    const wrapper = await show();
    const shown = wrapper.findAll('.deal .visually-hidden').map(textOf);
    expect(shown).toHaveLength(28);
    const [deal] = dealsOf(scores[0] ?? score(0, 0)).filter(({ building }) => building === 12);
    expect(shown).toContain(
      `12: paid $2,000, sold for ${dollars(deal?.cheque ?? 0)}, gain ${plainGain(deal?.gain ?? 0)}`,
    );
    expect(part('.best')).toMatch(/^Best bargain: (?:Ada|Ben|Cleo|Dora) paid \$/);
  });

  const plainGain = (gain: number): string => (gain < 0 ? `-${dollars(-gain)}` : dollars(gain));

  it('explains a tie that money left over decides, and one that is shared', async () => {
    await show({ result: resultOf(score(40, 2), score(38, 4), score(30, 0), score(20, 0)) });
    expect(part('.praise')).toContain('Ben wins');
    expect(part('.praise')).toContain('You have the same total, but less money left: $2,000 against $4,000.');
    mounted?.wrapper.unmount();
    await show({ result: resultOf(score(40, 2), score(40, 2), score(30, 0), score(20, 0)) });
    expect(part('.praise')).toContain('You share the win with Ben');
    expect(part('.praise')).toContain('You have the same total, and the same money left.');
    mounted?.wrapper.unmount();
    await show({ result: resultOf(score(30, 2), score(40, 2), score(40, 2), score(20, 0)) });
    expect(part('.praise')).toContain('Ben and Cleo share the win');
    expect(part('.praise')).toContain('They have the same total, and the same money left.');
    mounted?.wrapper.unmount();
    await show({ result: resultOf(score(40, 2), score(38, 4), score(40, 2), score(20, 0)) });
    expect(part('.praise')).toContain('You and Cleo have the same total, but less money left');
    mounted?.wrapper.unmount();
    await show({ result: resultOf(score(40, 2), score(30, 2), score(30, 0), score(20, 0)) });
    expect(document.querySelector('.tie')).toBeNull();
  });
});

describe('ties', () => {
  it.each([
    [[score(9, 1), score(5, 0)], undefined],
    [[score(5, 5), score(9, 1)], { type: 'money', behind: [1] }],
    [[score(5, 5), score(5, 5)], { type: 'shared' }],
  ])('of %j are %j', (made, expected) => {
    expect(tieOf(resultOf(...made))).toEqual(expected);
  });

  it('are told apart in the standing by the money left', () => {
    const lines = (...made: readonly PlayerScore[]) =>
      rankedResult(resultOf(...made)).map(({ seat: at, place }) => [at, place]);
    expect(lines(score(10, 0), score(11, 1), score(9, 3))).toEqual([
      [2, 1],
      [1, 2],
      [0, 3],
    ]);
    expect(lines(score(10, 0), score(11, 1), score(11, 1))).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
});

describe('deals', () => {
  const bought = (at: Seat, building: number, paid: number) => ({
    ...{ seat: at, building, bid: paid, paid, refund: 0 },
  });
  const one: PlayerScore = {
    ...score(0, 0),
    purchases: [bought(seat(0), 20, 6), bought(seat(0), 4, 0)],
    sales: [
      { seat: seat(0), building: 4, cheque: 5 },
      { seat: seat(0), building: 20, cheque: 3 },
    ],
  };
  const other: PlayerScore = {
    ...score(0, 0),
    purchases: [bought(seat(1), 30, 9)],
    sales: [{ seat: seat(1), building: 30, cheque: 14 }],
  };

  it('go from the price to the cheque, the cheapest building first', () => {
    expect(dealsOf(one)).toEqual([
      { building: 4, paid: 0, cheque: 5, gain: 5 },
      { building: 20, paid: 6, cheque: 3, gain: -3 },
    ]);
  });

  it('have one best or several that are as good', () => {
    expect(bestDeals([one, other]).map(({ seat: at, building }) => [at, building])).toEqual([
      [0, 4],
      [1, 30],
    ]);
  });
});
