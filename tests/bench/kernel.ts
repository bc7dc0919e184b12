import { parseArgs } from 'node:util';
import { gameNames } from '../../core/games/index.ts';
import { playBeside as playFuffziger } from '../helpers/fuffziger-kernel.ts';

const USUAL_GAMES = '100000';

/** One kind of game, and how its game of a number is played beside the engine; gives the acts. */
interface Kind {
  readonly game: string;
  readonly title: string;
  readonly play: (number: number) => number;
}

const KINDS: readonly Kind[] = [3, 4, 5, 6].flatMap((seats) => [
  {
    game: 'falsche-fuffziger',
    title: `Falsche Fuffziger, ${seats} seats`,
    play: (number: number) => playFuffziger(seats, number),
  },
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
