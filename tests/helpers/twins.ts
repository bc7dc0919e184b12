import type { Viewer } from '../../core/base/ids.ts';
import type { Rng } from '../../core/base/rng.ts';
import type { AnyGame } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { RunningGame } from '../../core/table/state.ts';

/** Two deals of a game that agree in what is seen. */
export interface TwinDeals {
  readonly one: unknown;
  readonly other: unknown;
}

/** A moment of a game up to which both tables are played alike, from deals that agree in what comes up until then. */
export interface Stage {
  deals(seed: string, seatCount: number): TwinDeals;
  isReached(game: RunningGame): boolean;
  /** What frames hold at that moment. */
  readonly shows: string;
}

/** What a game has to say so that two tables can be played that differ only in what a viewer cannot see. */
export interface GameTwins {
  readonly game: string;
  /** Numbers of seats that are tried. */
  readonly seats: readonly number[];
  options(seatCount: number): object;
  /** Whether all choose in secret now. Until then both tables are played alike. */
  isSecret(game: RunningGame): boolean;
  /** Deals that agree in what the viewer sees until the first secret choices are turned up. */
  sealed(seed: string, seatCount: number, viewer: Viewer): TwinDeals;
  readonly later: readonly [Stage, ...Stage[]];
}

/** A deal of a game, drawn from a seed. */
export function drawnDeal(name: string, options: object, seatCount: number, rng: Rng): unknown {
  const game: AnyGame | undefined = gameNamed(name);
  const parsed = game?.parseOptions(options, seatCount);
  if (game === undefined || parsed?.ok !== true) throw new Error(`no such game of ${name}`);
  return game.deal(parsed.value, seatCount, rng);
}

/** The cards with those in places that are not seen changed for each other, and for some that lie outside. */
export function swapUnseen<Card>(
  cards: readonly Card[],
  isSeen: (place: number) => boolean,
  rng: Rng,
  outside: readonly Card[] = [],
): readonly Card[] {
  const hidden = rng.shuffle([...cards.filter((_, place) => !isSeen(place)), ...outside]);
  let next = 0;
  return cards.map((card, place) => (isSeen(place) ? card : (hidden[next++] ?? card)));
}
