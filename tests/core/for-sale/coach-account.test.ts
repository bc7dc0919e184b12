import { expect, it } from 'vitest';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { holdToAccount } from '../../helpers/account.ts';
import { amateurs } from '../../helpers/for-sale-amateurs.ts';

it('the coach’s first choice is worth no less than those of amateurs; `npm run bench -- coach` looks at thirty times as many', () => {
  const { coach, rules } = holdToAccount({
    game: forSale,
    rules: amateurs,
    seats: 4,
    positions: 10,
    worlds: 20,
    playouts: 1_500,
  });
  expect(rules).toHaveLength(3);
  for (const rule of rules) expect(coach).toBeGreaterThanOrEqual(rule);
  expect(Math.min(...rules)).toBeLessThan(coach);
});
