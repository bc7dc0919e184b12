import { RUNGS, type Rung } from '../../../core/base/rungs.ts';
import { TEMPER_NAMES, TEMPERS, type TemperName } from '../../../core/base/characters.ts';
import { runArena } from '../../../core/bots/index.ts';
import type { AnyGame, Bot, GameTypes } from '../../../core/game.ts';

/** One of a rung, perhaps in a temper, or one that searches, against others without a temper. */
export interface Step {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly temper?: TemperName;
  readonly others: string;
}

/** The steps of something that is measured in a game at a table of so many. */
export type Steps = (game: AnyGame, seats: number) => readonly Step[];

const rungsOf = ({ bots }: AnyGame): readonly Rung[] => RUNGS.filter((rung) => Object.hasOwn(bots, rung));

/** One of each rung against others of the rung below, from the lowest. */
export const rungSteps: Steps = (game, seats) => {
  const rungs = rungsOf(game);
  return rungs
    .slice(1)
    .flatMap((one, place) =>
      rungs.slice(place, place + 1).map((others) => ({ game: game.name, seats, one, others })),
    );
};

/** One in each temper against others of the same rung. */
export const temperSteps: Steps = (game, seats) =>
  rungsOf(game)
    .filter((rung) => game.bots[rung]?.inTemper !== undefined)
    .flatMap((rung) =>
      TEMPER_NAMES.map((temper) => ({ game: game.name, seats, one: rung, temper, others: rung })),
    );

/** The start of the name of one that searches; so many playouts a decision follow. */
const SEARCH = 'master:';
const PLAYOUTS: readonly number[] = [1_000, 4_000];

/** One that searches against others of each bot that the game has; none where nothing searches. */
export const searchSteps: Steps = ({ name, bots }, seats) =>
  Object.hasOwn(bots, 'master')
    ? Object.keys(bots).flatMap((others) =>
        PLAYOUTS.map((playouts) => ({ game: name, seats, one: `${SEARCH}${playouts}`, others })),
      )
    : [];

function botNamed({ bots: { master, ...others } }: AnyGame, name: string): Bot<GameTypes> | undefined {
  if (!name.startsWith(SEARCH)) return name === 'master' ? master : others[name];
  return master && { ...master, playouts: Number(name.slice(SEARCH.length)) };
}

/** The name of the one while it plays. */
const ONE = 'one';

/** By deal the share of wins (0–1; a win shared by k counts 1/k) of the one, who sits on every seat once. */
export function sharesIn(
  game: AnyGame,
  { one, temper, others, seats }: Step,
  deals: number,
  seed: string,
): readonly number[] {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const names = Array.from({ length: seats }, (_, at) => (at === 0 ? ONE : others));
  const plain = botNamed(game, one);
  const player = temper === undefined ? plain : plain?.inTemper?.(TEMPERS[temper]);
  if (player === undefined) throw new Error(`${game.name} has no ${one} in such a temper`);
  const bots = { ...game.bots, [ONE]: player };
  const shares = new Array<number>(deals).fill(0);
  let games = 0;
  const setup = { game: { ...game, bots }, options: options.value, deals, seed, bots: names, rotate: true };
  const report = runArena(setup, ({ seating, match: { result } }) => {
    const deal = Math.floor(games++ / seats);
    const isWon = result.winners.some((winner) => seating[winner] === 0);
    if (isWon) shares[deal] = (shares[deal] ?? 0) + 1 / (result.winners.length * seats);
  });
  if (!report.ok) throw new Error(report.error.code);
  return shares;
}
