import { expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import type { Bot } from '../../../core/game.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import { nameIn } from '../../../core/games/falsche-fuffziger/bots/searching/choices.ts';
import type { Memory } from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { bots } from '../../../core/games/falsche-fuffziger/bots/index.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import { few } from '../../helpers/budget.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';
import { matchOf } from '../../games/moves.ts';

const SEATS = 4;
const expert = bots['expert'] as Bot<FuffzigerTypes, Memory>;

it('a master that has no time does what an expert would', () => {
  const seen = new Set<string>();
  const watched: Bot<FuffzigerTypes, Memory> = {
    ...expert,
    decide: (view, legal, memory, rng) => {
      const seed = createRng(`${rng.next()}`).next();
      const [usual, hurried] = [expert, master].map((bot) =>
        nameIn(view, bot.decide(view, legal, memory, createRng(`${seed}`), few(0))),
      );
      expect(hurried).toBe(usual);
      const action = expert.decide(view, legal, memory, createRng(`${seed}`), few(0));
      seen.add(action.type);
      return action;
    },
  };
  matchOf(falscheFuffziger, fuffzigerOptions({}, SEATS), new Array(SEATS).fill(watched), 'hurried');
  expect([...seen].sort().join(' ')).toBe('bid buy convert drop finish launder lay match sell');
});
