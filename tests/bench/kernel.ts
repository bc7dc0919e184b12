import { parseArgs } from 'node:util';
import { gameNames } from '../../core/games/index.ts';
import { REFUNDS } from '../../core/games/for-sale/material.ts';
import { playBeside as playForSale } from '../helpers/for-sale-kernel.ts';
import { HAND_EDITIONS, playBeside as playMoney } from '../helpers/money-kernel.ts';

const USUAL_GAMES = '100000';

/** One kind of game, and how its game of a number is played beside the engine; gives the acts. */
interface Kind {
  readonly game: string;
  readonly title: string;
  readonly play: (number: number) => number;
}

const KINDS: readonly Kind[] = [3, 4, 5, 6].flatMap((seats) => [
  ...REFUNDS.map((refund) => ({
    game: 'for-sale',
    title: `For Sale, ${refund}, ${seats} seats`,
    play: (number: number) => playForSale(seats, refund, number),
  })),
  ...(seats > 5 ? [] : HAND_EDITIONS).map((edition) => ({
    game: 'money',
    title: `Money!, ${edition}, ${seats} seats`,
    play: (number: number) => playMoney(seats, edition, number),
  })),
]);

/** npm run bench -- kernel: what the search plays on beside the engine that decides, act by act. The first difference throws. */
export function benchKernel(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      games: { type: 'string', default: USUAL_GAMES },
    },
  });
  const games = Number(values.games);
  for (const { title, play } of KINDS.filter(({ game }) => values.game.includes(game))) {
    let acts = 0;
    for (let number = 0; number < games; number++) acts += play(number);
    console.log(`${title}: ${games} games, ${acts} acts, no difference`);
  }
}
