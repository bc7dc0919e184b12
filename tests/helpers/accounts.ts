import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { money } from '../../core/games/money/index.ts';
import { holdToAccount, type Account } from './account.ts';
import { amateurs as sellers, redealt as resold } from './for-sale-amateurs.ts';
import { amateurs as forgers } from './fuffziger-amateurs.ts';
import { redealt as reforged } from './fuffziger-redealt.ts';
import { amateurs as collectors } from './money-amateurs.ts';

const SEATS = 4;
/** How often each choice is played on. */
export const WORLDS = 20;

/** By game: holds its coach to account over so many positions. */
export const ACCOUNTS: Readonly<Record<string, (positions: number) => Account>> = {
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
    holdToAccount({
      game: forSale,
      rules: sellers,
      redealt: resold,
      seats: SEATS,
      positions,
      worlds: WORLDS,
    }),
  'falsche-fuffziger': (positions) =>
    holdToAccount({
      game: falscheFuffziger,
      rules: forgers,
      redealt: (state, rng) => ({ ...state, deal: reforged(state, state, { type: 'finish' }, rng) }),
      seats: SEATS,
      positions,
      worlds: WORLDS,
    }),
};
