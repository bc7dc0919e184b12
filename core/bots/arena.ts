import { createRng } from '../base/rng.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, Bot, GameTypes } from '../game.ts';
import { playMatch, type Match } from './match.ts';

/** What is played in an arena. */
export interface ArenaSetup {
  readonly game: AnyGame;
  readonly options: GameTypes['options'];
  /** Deals; with `rotate` each is played once for every rotation of the bots over the seats. */
  readonly deals: number;
  readonly seed: string;
  /** Bot names of the game, one per seat. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
}

/** How one of the bots did. `winShare`: 0–1, a win shared by k counts 1/k. `ci95`: clustered by deal. */
export interface Standing {
  readonly name: string;
  readonly winShare: number;
  readonly ci95: readonly [low: number, high: number];
}

export interface ArenaReport {
  readonly games: number;
  readonly meanMoves: number;
  readonly bots: readonly Standing[];
}

/** One game of an arena: the deal, who sat where (indices into `bots`, by seat), and how it went. */
export interface ArenaGame {
  readonly deal: unknown;
  readonly seating: readonly number[];
  readonly match: Match;
}

/** The bots by name; rejects with bad-target for a name that the game does not have. */
export function findBots(
  game: AnyGame,
  names: readonly string[],
): Result<readonly Bot<GameTypes>[], Rejection> {
  const unknown = names.find((name) => !Object.hasOwn(game.bots, name));
  if (unknown !== undefined)
    return fail(rejection('bad-target', { target: unknown, allowed: Object.keys(game.bots) }));
  return ok(names.flatMap((name) => game.bots[name] ?? []));
}

/** Plays all games; deals and bots draw from separate streams of the seed. `onGame` is told of each game. */
export function runArena(
  setup: ArenaSetup,
  onGame?: (game: ArenaGame) => void,
): Result<ArenaReport, Rejection> {
  const bots = findBots(setup.game, setup.bots);
  if (!bots.ok) return bots;
  const seats = setup.bots.length;
  const sharesByDeal: number[][] = [];
  let games = 0;
  let moves = 0;
  for (let index = 0; index < setup.deals; index++) {
    const deal = setup.game.deal(setup.options, seats, createRng(`${setup.seed}/deal/${index}`));
    const shares = new Array<number>(seats).fill(0);
    const rotations = setup.rotate ? seats : 1;
    for (let rotation = 0; rotation < rotations; rotation++) {
      const seating = Array.from({ length: seats }, (_, seat) => (seat + rotation) % seats);
      const match = playSeated(setup, bots.value, deal, seating, `${setup.seed}/bot/${index}/${rotation}`);
      for (const winner of match.result.winners) {
        const bot = seating[winner] ?? 0;
        shares[bot] = (shares[bot] ?? 0) + 1 / (match.result.winners.length * rotations);
      }
      games++;
      moves += match.actions.length;
      onGame?.({ deal, seating, match });
    }
    sharesByDeal.push(shares);
  }
  const standings = setup.bots.map((name, bot) =>
    standing(
      name,
      sharesByDeal.map((shares) => shares[bot] ?? 0),
    ),
  );
  return ok({ games, meanMoves: moves / games, bots: standings });
}

function playSeated(
  setup: ArenaSetup,
  bots: readonly Bot<GameTypes>[],
  deal: unknown,
  seating: readonly number[],
  seed: string,
): Match {
  const players = seating.map((bot, seat) => {
    const player = bots[bot];
    if (player === undefined) throw new RangeError(`no bot ${bot}`);
    return { bot: player, rng: createRng(`${seed}/${seat}`) };
  });
  return playMatch(setup.game, setup.options, deal, players);
}

/** Mean of the shares per deal with a normal 95 % interval; deals are the independent units, not games. */
function standing(name: string, shares: readonly number[]): Standing {
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const half = count < 2 ? 1 : 1.96 * Math.sqrt(squares / (count - 1) / count);
  return { name, winShare: mean, ci95: [Math.max(0, mean - half), Math.min(1, mean + half)] };
}
