import { eventsFor } from '../base/audience.ts';
import type { Claim } from '../base/claims.ts';
import type { AnyGame, GameEvent } from '../game.ts';

/** A position of a match, as far as its moments depend on it. */
interface Position {
  /** The name of the round (`Game.round`). */
  readonly round: string;
  /** What led here. */
  readonly events: readonly GameEvent[];
}

/**
 * The positions of a finished match that are worth looking at, ascending: both ends, the start of the last round, and what the claims are
 * about.
 *
 * @param positions all of them, from the one before the first action
 */
export function momentsOf(
  game: AnyGame,
  claims: readonly Claim[],
  positions: readonly Position[],
): readonly number[] {
  const last = positions.length - 1;
  const lastRound = positions.findIndex(({ round }) => round === positions[last - 1]?.round);
  const ofClaims = claims.map((claim) =>
    positions.findIndex(({ events }) =>
      eventsFor(events, 'table').some((event) => game.story?.isAbout(claim, event) === true),
    ),
  );
  const all = [0, lastRound, last, ...ofClaims].filter((position) => position >= 0);
  return [...new Set(all)].sort((one, other) => one - other);
}
