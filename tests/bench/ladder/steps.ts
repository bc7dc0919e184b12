import { RUNGS } from '../../../core/base/rungs.ts';
import { runArena } from '../../../core/bots/index.ts';
import type { AnyGame } from '../../../core/game.ts';
import { searcher } from '../../../core/games/for-sale/bots/searching/master.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';

/** One of a rung against others of the rung below. */
export interface Step {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
  /** How many playouts a decision of who searches has. */
  readonly playouts?: number;
}

/** The name under which one that searches takes part. */
const SEARCHING = 'search';

/** One that searches against others of each bot that the game has; none if nothing searches in this game. */
export const searchSteps = ({ name, bots }: AnyGame, seats: number, playouts: number): readonly Step[] =>
  name === forSale.name
    ? Object.keys(bots).map((others) => ({ game: name, seats, one: SEARCHING, others, playouts }))
    : [];

/** The steps that a game has at a table of so many, from the lowest. */
export function stepsOf({ name, bots }: AnyGame, seats: number): readonly Step[] {
  const rungs = RUNGS.filter((rung) => Object.hasOwn(bots, rung));
  return rungs
    .slice(1)
    .flatMap((one, place) =>
      rungs.slice(place, place + 1).map((others) => ({ game: name, seats, one, others })),
    );
}

/** By deal the share of wins (0–1; a win shared by k counts 1/k) of the one, who sits on every seat once. */
export function sharesIn(
  game: AnyGame,
  { one, others, seats, playouts = 0 }: Step,
  deals: number,
  seed: string,
): readonly number[] {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const bots = Array.from({ length: seats }, (_, at) => (at === 0 ? one : others));
  const shares = new Array<number>(deals).fill(0);
  let games = 0;
  const players = one === SEARCHING ? { ...game, bots: { ...game.bots, [one]: searcher(playouts) } } : game;
  const setup = { game: players as AnyGame, options: options.value, deals, seed, bots, rotate: true };
  const report = runArena(setup, ({ seating, match: { result } }) => {
    const deal = Math.floor(games++ / seats);
    const isWon = result.winners.some((winner) => seating[winner] === 0);
    if (isWon) shares[deal] = (shares[deal] ?? 0) + 1 / (result.winners.length * seats);
  });
  if (!report.ok) throw new Error(report.error.code);
  return shares;
}
