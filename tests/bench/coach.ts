import { parseArgs } from 'node:util';
import { forSale } from '../../core/games/for-sale/index.ts';
import { money } from '../../core/games/money/index.ts';
import { holdToAccount, type Account } from '../helpers/account.ts';
import { amateurs as sellers, redealt } from '../helpers/for-sale-amateurs.ts';
import { amateurs as collectors } from '../helpers/money-amateurs.ts';

const SEATS = 4;
const WORLDS = 20;

/** By game: holds its coach to account over so many positions. */
const GAMES: Readonly<Record<string, (positions: number) => Account>> = {
  money: (positions) =>
    holdToAccount({
      game: money,
      rules: collectors,
      redealt: (state, rng) => ({ ...state, pile: rng.shuffle(state.pile) }),
      options: { hands: 1 },
      seats: SEATS,
      positions,
      worlds: WORLDS,
    }),
  'for-sale': (positions) =>
    holdToAccount({ game: forSale, rules: sellers, redealt, seats: SEATS, positions, worlds: WORLDS }),
};

/** npm run bench -- coach: what the coach's first choices are worth, beside those of amateurs. */
export function benchCoach(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: Object.keys(GAMES) },
      positions: { type: 'string', default: '300' },
    },
  });
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  console.log(
    `wins after a choice, if experts play on; ${values.positions} positions, ${WORLDS} worlds each`,
  );
  for (const name of values.game) {
    const account = GAMES[name]?.(Number(values.positions));
    if (account === undefined) throw new Error(`no coach for ${name}`);
    const rules = account.rules.map(percent).join(', ');
    console.log(`  ${name}: the coach ${percent(account.coach)}, amateurs ${rules}`);
  }
}
