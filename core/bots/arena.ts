import { TEMPERS, type TemperName } from '../base/characters.ts';
import { createRng } from '../base/rng.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, Bot, GameTypes } from '../game.ts';
import { playMatch, type Match } from './match.ts';

/** The setup of an arena. */
export interface ArenaSetup {
  readonly game: AnyGame;
  readonly options: GameTypes['options'];
  /** Number of deals; with `rotate` each is played once for every rotation of the bots over the seats. */
  readonly deals: number;
  readonly seed: string;
  /** Bot names of the game, one per seat. */
  readonly bots: readonly string[];
  readonly rotate: boolean;
}

/** The results of one bot. `winShare`: 0–1, a win shared by k counts 1/k. `ci95`: clustered by deal. */
export interface BotStats {
  readonly name: string;
  readonly winShare: number;
  readonly ci95: readonly [low: number, high: number];
}

export interface ArenaReport {
  readonly games: number;
  readonly meanMoves: number;
  readonly bots: readonly BotStats[];
}

/** One match of an arena: the deal, the bot of each seat (index into `bots`), and the match. */
export interface ArenaGame {
  readonly deal: unknown;
  readonly seating: readonly number[];
  readonly match: Match;
}

/** The outcome of one deal: each bot's share of the wins (0–1), and the number of matches and actions. */
export interface DealOutcome {
  readonly shares: readonly number[];
  readonly games: number;
  readonly moves: number;
}

/** Finds bots by name. Rejects with bad-target for a name that the game does not have. */
function findBots(game: AnyGame, names: readonly string[]): Result<readonly Bot<GameTypes>[], Rejection> {
  const bots = names.map((name) => botMeasured(game, name));
  const unknown = names.find((_, at) => bots[at] === undefined);
  if (unknown !== undefined)
    return fail(rejection('bad-target', { target: unknown, allowed: Object.keys(game.bots) }));
  return ok(bots.flatMap((bot) => bot ?? []));
}

const isTemper = (name: string): name is TemperName => Object.hasOwn(TEMPERS, name);

/** The name of a bot in an arena, parsed. */
export interface MeasuredBot {
  readonly bot: string;
  readonly temper?: TemperName;
  /** Replaces the bot's own number. */
  readonly playouts?: number;
}

/** Parses a bot's name with an optional temper and number of playouts: `expert@gambler`, `master:400`. */
export function parseMeasured(text: string): MeasuredBot | undefined {
  const [, bot, temper, playouts] = /^([\w-]+)(?:@(\w+))?(?::(\d+))?$/.exec(text) ?? [];
  if (bot === undefined || (temper !== undefined && !isTemper(temper))) return undefined;
  return { bot, ...(temper && { temper }), ...(playouts && { playouts: Number(playouts) }) };
}

/** The bot with that name, if the game has it. */
export function botMeasured({ bots }: AnyGame, text: string): Bot<GameTypes> | undefined {
  const { bot: name = '', temper, playouts } = parseMeasured(text) ?? {};
  const plain = Object.hasOwn(bots, name) ? bots[name] : undefined;
  const bot = temper === undefined ? plain : plain?.inTemper?.(TEMPERS[temper]);
  return bot && playouts !== undefined ? { ...bot, playouts } : bot;
}

/** Plays `count` deals from number `from` on. Deals and bots draw from separate streams of the seed. */
export function playDeals(
  setup: Omit<ArenaSetup, 'deals'>,
  from: number,
  count: number,
  onGame?: (game: ArenaGame) => void,
): Result<readonly DealOutcome[], Rejection> {
  const bots = findBots(setup.game, setup.bots);
  if (!bots.ok) return bots;
  return ok(Array.from({ length: count }, (_, index) => playDeal(setup, bots.value, from + index, onGame)));
}

function playDeal(
  setup: Omit<ArenaSetup, 'deals'>,
  bots: readonly Bot<GameTypes>[],
  number: number,
  onGame?: (game: ArenaGame) => void,
): DealOutcome {
  const { game, options, seed, rotate } = setup;
  const seats = bots.length;
  const deal = game.deal(options, seats, createRng(`${seed}/deal/${number}`));
  const shares = new Array<number>(seats).fill(0);
  const rotations = rotate ? seats : 1;
  let moves = 0;
  for (let rotation = 0; rotation < rotations; rotation++) {
    const seating = Array.from({ length: seats }, (_, seat) => (seat + rotation) % seats);
    const match = playSeated(setup, bots, deal, seating, `${seed}/bot/${number}/${rotation}`);
    for (const winner of match.result.winners) {
      const bot = seating[winner] ?? 0;
      shares[bot] = (shares[bot] ?? 0) + 1 / (match.result.winners.length * rotations);
    }
    moves += match.actions.length;
    onGame?.({ deal, seating, match });
  }
  return { shares, games: rotations, moves };
}

/** Summarises the outcomes of deals for bots with these names. */
export function reportOf(names: readonly string[], deals: readonly DealOutcome[]): ArenaReport {
  const games = deals.reduce((sum, deal) => sum + deal.games, 0);
  const moves = deals.reduce((sum, deal) => sum + deal.moves, 0);
  const bots = names.map((name, bot) =>
    statsOf(
      name,
      deals.map(({ shares }) => shares[bot] ?? 0),
    ),
  );
  return { games, meanMoves: moves / games, bots };
}

/** Plays all deals and summarises them. */
export function runArena(
  setup: ArenaSetup,
  onGame?: (game: ArenaGame) => void,
): Result<ArenaReport, Rejection> {
  const deals = playDeals(setup, 0, setup.deals, onGame);
  return deals.ok ? ok(reportOf(setup.bots, deals.value)) : deals;
}

function playSeated(
  setup: Omit<ArenaSetup, 'deals'>,
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

/** The mean share per deal (0–1) with a normal 95 % interval; deals are the independent units, not matches. */
export function statsOf(name: string, shares: readonly number[]): BotStats {
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0);
  const half = count < 2 ? 1 : 1.96 * Math.sqrt(squares / (count - 1) / count);
  return { name, winShare: mean, ci95: [Math.max(0, mean - half), Math.min(1, mean + half)] };
}
