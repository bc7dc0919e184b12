import { eventsFor } from '../../../core/base/audience.ts';
import { seatsOf } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { winSharesOf } from '../../../core/base/places.ts';
import { createRng } from '../../../core/base/rng.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import { botOf } from '../../../core/bots/index.ts';
import type { AnyGame, GameEvent, GameState } from '../../../core/game.ts';
import { sharesOfResult } from '../../../core/story/chances.ts';
import { Playing } from './positions.ts';

/** Matches between two lines of figures. */
const EVERY = 50;

/** How results are adjusted. */
export interface Adjusting {
  /** Who plays, drawn by lot: bots that decide without searching. */
  readonly bots: readonly string[];
  readonly games: number;
  /** The number of the first match. */
  readonly first: number;
  /** Playouts that estimate the chances at the start, and those at each later position. */
  readonly playouts: number;
  readonly later: number;
  /** How often each stretch is played again. */
  readonly replays: number;
  /** Rounds of a stretch. */
  readonly rounds: number;
}

/** The start of a round, with all that players and playouts know of what led to it. */
interface Moment {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
  readonly memories: readonly Json[];
}

/** The results of a rung, plain and adjusted. */
class Tally {
  count = 0;
  readonly #sums = { plain: 0, adjusted: 0 };
  readonly #squares = { plain: 0, adjusted: 0 };
  /** Of the changes in each match: bots of one rung at one table share a win. */
  #changes = 0;

  /** The results of all bots of the rung in a match. */
  add(results: readonly { readonly plain: number; readonly adjusted: number }[]): void {
    this.count += results.length;
    let change = 0;
    for (const { plain, adjusted } of results) {
      this.#sums.plain += plain;
      this.#sums.adjusted += adjusted;
      this.#squares.plain += plain * plain;
      this.#squares.adjusted += adjusted * adjusted;
      change += adjusted - plain;
    }
    this.#changes += change * change;
  }

  mean = (kind: 'plain' | 'adjusted'): number => this.#sums[kind] / this.count;
  variance = (kind: 'plain' | 'adjusted'): number => this.#squares[kind] / this.count - this.mean(kind) ** 2;
  /** The standard error of the difference of both means. */
  error = (): number => Math.sqrt(this.#changes) / this.count;
}

/**
 * Whether results without deal, seat and the chance of the match have the same mean for each rung and spread less. Bots of rungs drawn by
 * lot play. Each stretch of a match is played again by the same bots, from the same position and with what they remember, with other dice:
 * given its start, what was played and what is played again have the same distribution, so their difference has the mean 0, however good
 * the chances are estimated (AIVAT; Burch et al. 2018).
 */
export function benchAdjusted(game: AnyGame, adjusting: Adjusting): void {
  const tallies = new Map<string, Tally>(adjusting.bots.map((bot) => [bot, new Tally()]));
  const { games, first } = adjusting;
  for (let number = first; number < first + games; number++) {
    addMatch(game, number, adjusting, tallies);
    const done = number - first + 1;
    if (done === games || done % EVERY === 0) print(game, done, tallies);
  }
}

function addMatch(
  game: AnyGame,
  number: number,
  { bots: all, playouts, later, replays, rounds }: Adjusting,
  tallies: ReadonlyMap<string, Tally>,
): void {
  const { min, max } = game.seats;
  const seats = seatsOf(min + (number % (max - min + 1)));
  const seed = `adjusted/${game.name}/${number}`;
  const options = game.parseOptions({ edition: Object.keys(game.presets)[0] }, seats.length);
  if (!options.ok) throw new Error(options.error.code);
  const rng = createRng(`${seed}/bots`);
  const bots = seats.map(() => rng.pick(all));
  const deal = game.deal(options.value, seats.length, createRng(`${seed}/deal`));
  const memories = bots.map((bot) => botOf({ game: game.name, bot }).initial);
  let moment: Moment = { state: game.start(options.value, seats.length, deal), events: [], memories };
  const play = (from: Moment, name: string): Moment => stretchFrom(game, from, bots, rounds, name);
  const values = (at: Moment, mark: number, count: number): readonly number[] =>
    chancesAt(game, at, seats.length, count, [number, mark]);
  const changes = values(moment, 0, playouts).map((chance) => 1 / seats.length - chance);
  for (let stretch = 1; game.result(moment.state) === undefined; stretch++) {
    const played = play(moment, `${seed}/${stretch}`);
    const add = (at: Moment, weight: number): void => {
      for (const [seat, chance] of values(at, stretch, later).entries())
        changes[seat] = (changes[seat] ?? 0) + weight * chance;
    };
    add(played, -1);
    for (let again = 0; again < replays; again++)
      add(play(moment, `${seed}/${stretch}/${again}`), 1 / replays);
    moment = played;
  }
  const results = values(moment, 0, 0).map((plain, at) => ({ plain, adjusted: plain + (changes[at] ?? 0) }));
  const sum = results.reduce((all, { adjusted }) => all + adjusted, 0);
  if (Math.abs(sum - 1) > 1e-9)
    throw new Error(`adjusted results of a match add up to ${sum}, not to one win`);
  for (const [bot, tally] of tallies) tally.add(results.filter((_, at) => bots[at] === bot));
}

/** Plays so many rounds on, or to the end. */
function stretchFrom(
  game: AnyGame,
  { state, events, memories }: Moment,
  bots: readonly string[],
  rounds: number,
  seed: string,
): Moment {
  const playing = new Playing(game, state, memories, seed, bots);
  const all = [...events];
  let round = game.round(state);
  for (let left = rounds; left > 0;) {
    const news = playing.next();
    if (news === undefined) break;
    all.push(...eventsFor(news, 'table'));
    if (game.round(playing.state) === round) continue;
    round = game.round(playing.state);
    left--;
  }
  return { state: playing.state, events: all, memories: playing.memories };
}

/** Each seat's chance of winning by playouts of the true position; positions that are compared have the same dice. */
function chancesAt(
  game: AnyGame,
  { state, events }: Moment,
  seatCount: number,
  count: number,
  [one, other]: readonly [number, number],
): readonly number[] {
  const result = game.result(state);
  if (result !== undefined) return sharesOfResult(result, seatCount);
  const playout = game.playouts?.from(state, events);
  const sums = new Array<number>(seatCount).fill(0);
  for (let dice = 0; dice < count; dice++)
    for (const [at, share] of winSharesOf(playout?.(new Dice(one, other, dice)) ?? []).entries())
      sums[at] = (sums[at] ?? 0) + share / count;
  return sums;
}

function print({ name }: AnyGame, games: number, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`${name}: ${games} matches`);
  const variances = { plain: 0, adjusted: 0 };
  for (const [bot, tally] of tallies) {
    const [plain, adjusted, error] = [tally.mean('plain'), tally.mean('adjusted'), tally.error()];
    const [one, other] = [plain, adjusted].map((share) => `${(100 * share).toFixed(1)} %`);
    // Bots of one rung alone share one win in each match: nothing is left to compare
    const means =
      tallies.size === 1
        ? ''
        : `mean ${one}, adjusted ${other}: ${((adjusted - plain) / error).toFixed(1)} standard errors of ${(100 * error).toFixed(1)} points; `;
    const spread = ratioOf(tally.variance('adjusted'), tally.variance('plain'));
    console.log(`  ${bot.padEnd(9)} ${tally.count} seats: ${means}spread ${spread}`);
    variances.plain += tally.count * tally.variance('plain');
    variances.adjusted += tally.count * tally.variance('adjusted');
  }
  console.log(
    `  spread of adjusted results within a rung: ${ratioOf(variances.adjusted, variances.plain)} of the plain one`,
  );
}

/** The ratio of two spreads, from their squares. */
const ratioOf = (one: number, other: number): string => Math.sqrt(one / other).toFixed(2);
