import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { Json } from '../../core/base/json.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerSheet } from '../../core/games/falsche-fuffziger/score.ts';
import type { GameResult } from '../../core/game.ts';
import FuffzigerResult from '../../renderer/games/falsche-fuffziger/sheets/FuffzigerResult.vue';
import { playAtRandom } from '../games/falsche-fuffziger/play.ts';
import { ending } from '../helpers/renderer/fuffziger-example.ts';
import { propsOf } from '../helpers/renderer/fuffziger-table.ts';
import { freshStores, mountScreen, type Mounted } from '../helpers/renderer/mount.ts';
import { part, plain } from '../helpers/renderer/page.ts';

let mounted: Mounted | undefined;
afterEach(() => mounted?.wrapper.unmount());

const { last } = playAtRandom('a whole game', { seats: 4 });
const played = falscheFuffziger.result(last);

/** Mounts the end of the game, with another result if there is one. */
async function show(result?: GameResult<FuffzigerSheet>) {
  const props = propsOf(last, seat(0));
  const game = result === undefined ? props.game : { ...props.game, result: result as unknown as Json };
  mounted = await mountScreen(FuffzigerResult, { ...props, game }, freshStores(), 'falsche-fuffziger');
  return mounted.wrapper;
}
const rows = (): readonly (readonly string[])[] =>
  [...document.querySelectorAll('.grid tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => plain(cell.textContent)),
  );
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora'];

describe('the end of the game', () => {
  it('shows for each player coins, real money, rank, bonus and total as the game counted them', async () => {
    await show();
    const scores = played?.sheet.scores ?? [];
    expect(scores).toHaveLength(4);
    const number = (value: number): string => value.toLocaleString('en');
    const [total, coins, real, rank, bonus] = rows();
    expect(coins).toEqual(scores.map((score) => number(score.coins)));
    expect(real).toEqual(scores.map((score) => number(score.real)));
    expect(rank).toEqual(scores.map((score) => number(score.rank)));
    expect(bonus).toEqual(scores.map((score) => (score.bonus === 0 ? '–' : `+${number(score.bonus)}`)));
    expect(total?.map((cell) => cell.replace(/^\d+ coins?/, ''))).toEqual(
      scores.map((score) => number(score.total)),
    );
    const winners = [...document.querySelectorAll('.sums td')].flatMap((cell, at) =>
      cell.classList.contains('winner') ? [at] : [],
    );
    expect(winners).toEqual(played?.winners);
  });

  it('names the winner, with how many coins, and lists the others after it', async () => {
    await show(ending([10, 20, 5, 8], [0, 30, 90, 60]));
    expect(part('.praise .title')).toBe('Ben wins');
    expect(part('.praise .with')).toContain('with 22 coins');
    const lines = [...document.querySelectorAll('.ranking li')].map((line) => plain(line.textContent));
    expect(lines.map((line) => NAMES.find((name) => line.includes(name)))).toEqual([
      'Ben',
      'Dora',
      'Cleo',
      undefined,
    ]);
    expect(lines[3]).toContain('You');
    expect(lines[1]).toContain('12 coins');
  });

  it.each([
    ['last-type', 'It ended because the 150s were scrapped, in round 11.'],
    ['last-card', 'It ended because the last laundering card was sold, in round 11.'],
  ] as const)('says why it is over: %s', async (reason, told) => {
    const result = ending([10, 20, 5, 8], [0, 30, 90, 60]);
    await show({ ...result, sheet: { ...result.sheet, reason, rounds: 11 } });
    expect(part('.reason')).toBe(told);
  });

  it('explains a tie that real money decides', async () => {
    // 16 and 6 for the richest against 18 and 4, as in the rules
    await show(ending([16, 18, 17, 19], [310, 240, 240, 90]));
    expect(part('.praise .title')).toBe('You win');
    expect(part('.tie')).toBe('Ben has the same number of coins, but less real money: 240 against 310.');
    expect(rows()[3]).toEqual(['1', '2', '2', '4']);
    expect(rows()[4]).toEqual(['+6', '+4', '+4', '–']);
  });

  it('tells who is behind in such a tie that it is them', async () => {
    await show(ending([18, 16, 17, 19], [240, 310, 240, 90]));
    expect(part('.praise .title')).toBe('Ben wins');
    expect(part('.tie')).toBe('You have the same number of coins, but less real money: 240 against 310.');
  });

  it('tells a shared win', async () => {
    await show(ending([10, 10, 3, 2], [50, 50, 10, 0]));
    expect(part('.praise .title')).toBe('You share the win with Ben');
    expect(part('.tie')).toBe('You have the same number of coins and the same real money.');
    mounted?.wrapper.unmount();
    await show(ending([3, 10, 10, 2], [50, 50, 50, 0]));
    expect(part('.praise .title')).toBe('Ben and Cleo share the win');
    expect(part('.tie')).toBe('They have the same number of coins and the same real money.');
  });

  it('has nothing to say of ties where there is none', async () => {
    await show(ending([10, 20, 5, 8], [0, 30, 90, 60]));
    expect(document.querySelector('.tie')).toBeNull();
  });

  it('tells how the last round went', async () => {
    const wrapper = await show();
    expect(part('.round')).toContain(`Round ${last.round}`);
    expect(wrapper.findAll('.deed').length).toBeGreaterThan(0);
  });
});
