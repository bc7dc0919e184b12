import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { money } from '../../core/games/money/index.ts';
import { positionOf, setupOf } from '../games/falsche-fuffziger/setup.ts';
import { holdToAccount, type Account } from './account.ts';
import { amateurs as sellers, redealt as resold } from '../games/for-sale/amateurs.ts';
import { amateurs as forgers } from '../games/falsche-fuffziger/amateurs.ts';
import { redealt as reforged } from '../games/falsche-fuffziger/redealt.ts';
import { amateurs as collectors } from '../games/money/amateurs.ts';
import { arranged, pileOf } from '../games/money/play.ts';

const SEATS = 4;

/** By game: holds its coach to account over so many positions, in each of which each choice is played on in so many worlds. */
export const ACCOUNTS: Readonly<Record<string, (positions: number, determinizations: number) => Account>> = {
  money: (positions, determinizations) =>
    holdToAccount({
      game: money,
      rules: collectors,
      redealt: (position, rng) => arranged(position, { pile: rng.shuffle(pileOf(position)) }),
      options: { hands: 1 },
      seats: SEATS,
      positions,
      determinizations,
    }),
  'for-sale': (positions, determinizations) =>
    holdToAccount({
      game: forSale,
      rules: sellers,
      redealt: resold,
      seats: SEATS,
      positions,
      determinizations,
    }),
  'falsche-fuffziger': (positions, determinizations) =>
    holdToAccount({
      game: falscheFuffziger,
      rules: forgers,
      redealt: (position, rng) => {
        const setup = setupOf(position);
        return positionOf({ ...setup, deal: reforged(setup, setup, { type: 'finish' }, rng) });
      },
      seats: SEATS,
      positions,
      determinizations,
    }),
};
