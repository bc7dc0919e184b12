import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fuffzigerMutants } from '../soak/mutants/falsche-fuffziger.ts';
import { forSaleMutants } from '../soak/mutants/for-sale.ts';
import { moneyMutants } from '../soak/mutants/money.ts';

it.each([
  ['for-sale', forSaleMutants],
  ['money', moneyMutants],
  ['falsche-fuffziger', fuffzigerMutants],
] as const)('every changed rule of %s can still be planted', (game, mutants) => {
  const sourceOf = (file: string): string =>
    readFileSync(join(import.meta.dirname, '../../core/games', game, file), 'utf8');
  const lost = mutants.filter(({ file, text }) => sourceOf(file).split(text).length !== 2);
  expect(lost.map(({ rule, file }) => `${file}: ${rule}`)).toEqual([]);
});
