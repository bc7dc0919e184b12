import { expect, it } from 'vitest';
import { ACCOUNTS } from '../../helpers/accounts.ts';

const POSITIONS = 10;
const WORLDS = 8;
/** So few positions tell no more. */
const CLOSE = 0.05;

const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length;

it("a coach's first choices are worth what rules of thumb would choose, where experts play on", () => {
  const accounts = Object.values(ACCOUNTS).map((account) => account(POSITIONS, WORLDS));
  expect(accounts.length).toBe(3);
  for (const { coach, rules } of accounts) expect(coach).toBeGreaterThan(meanOf(rules) - CLOSE);
  const coaches = meanOf(accounts.map(({ coach }) => coach));
  expect(coaches).toBeGreaterThan(meanOf(accounts.map(({ rules }) => meanOf(rules))));
});
