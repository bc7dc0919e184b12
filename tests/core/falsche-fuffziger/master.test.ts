import { expect, it } from 'vitest';
import { createRng } from '../../../core/base/rng.ts';
import { playMatch } from '../../../core/bots/index.ts';
import type { Bot } from '../../../core/game.ts';
import { master } from '../../../core/games/falsche-fuffziger/bots/searching/master.ts';
import { nameIn } from '../../../core/games/falsche-fuffziger/bots/searching/choices.ts';
import type { Memory } from '../../../core/games/falsche-fuffziger/bots/thinking/memory.ts';
import { bots } from '../../../core/games/falsche-fuffziger/bots/index.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import { few } from '../../helpers/budget.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';

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
  const options = fuffzigerOptions({}, SEATS);
  const deal = falscheFuffziger.deal(options, SEATS, createRng('hurried'));
  const players = Array.from({ length: SEATS }, (_, at) => ({
    bot: watched,
    rng: createRng(`hurried/${at}`),
  }));
  playMatch(falscheFuffziger, options, deal, players);
  expect([...seen].sort()).toEqual(
    ['bid', 'buy', 'convert', 'drop', 'finish', 'launder', 'lay', 'match', 'sell'].sort(),
  );
});
