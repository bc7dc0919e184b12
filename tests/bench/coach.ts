import { parseArgs } from 'node:util';
import { ACCOUNTS } from '../helpers/accounts.ts';

const WORLDS = 20;

/** npm run bench -- coach: what the coach's first choices are worth, beside those of amateurs. */
export function benchCoach(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: Object.keys(ACCOUNTS) },
      positions: { type: 'string', default: '300' },
    },
  });
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `wins after a choice, if experts play on; ${values.positions} positions, ${WORLDS} determinizations each`,
  );
  for (const name of values.game) {
    const account = ACCOUNTS[name]?.(Number(values.positions), WORLDS);
    if (account === undefined) throw new Error(`no coach for ${name}`);
    const rules = account.rules.map(percent).join(', ');
    console.log(`  ${name}: the coach ${percent(account.coach)}, amateurs ${rules}`);
  }
}
