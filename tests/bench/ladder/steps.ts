import { RUNGS, type Rung } from '../../../core/base/rungs.ts';
import { TEMPER_NAMES } from '../../../core/base/characters.ts';
import type { Order } from '../../../cli/players.ts';
import type { AnyGame } from '../../../core/game.ts';
import { optionsOf } from '../../games/moves.ts';

/** One bot against others, by their names in an arena (`expert@gambler`, `master:400`). */
export interface Step {
  readonly game: string;
  readonly seats: number;
  readonly one: string;
  readonly others: string;
}

/** What is played for a step: the one first, with the usual options; all sit on every seat once. */
export function lineUp(game: AnyGame, { one, others, seats }: Step): Order {
  const options = optionsOf(game, {}, seats);
  const bots = [one, ...new Array<string>(seats - 1).fill(others)];
  return { game: game.name, options, seed: 'ladder', bots, rotate: true };
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
      TEMPER_NAMES.map((temper) => ({ game: game.name, seats, one: `${rung}@${temper}`, others: rung })),
    );

/** A master against others of each other bot that the game has; none where there is no master. */
export const searchSteps: Steps = ({ name, bots }, seats) =>
  Object.hasOwn(bots, 'master')
    ? Object.keys(bots)
        .filter((others) => others !== 'master')
        .map((others) => ({ game: name, seats, one: 'master', others }))
    : [];
