import { RUNGS, type Rung } from '../../../core/base/rungs.ts';
import { runArena } from '../../../core/bots/index.ts';
import type { AnyGame } from '../../../core/game.ts';

/** One of a rung against others of the rung below. */
export interface Step {
  readonly game: string;
  readonly seats: number;
  readonly one: Rung;
  readonly others: Rung;
}

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
  { one, others, seats }: Step,
  deals: number,
  seed: string,
): readonly number[] {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(options.error.code);
  const bots = Array.from({ length: seats }, (_, at) => (at === 0 ? one : others));
  const shares = new Array<number>(deals).fill(0);
  let games = 0;
  const setup = { game, options: options.value, deals, seed, bots, rotate: true };
  const report = runArena(setup, ({ seating, match: { result } }) => {
    const deal = Math.floor(games++ / seats);
    const isWon = result.winners.some((winner) => seating[winner] === 0);
    if (isWon) shares[deal] = (shares[deal] ?? 0) + 1 / (result.winners.length * seats);
  });
  if (!report.ok) throw new Error(report.error.code);
  return shares;
}
