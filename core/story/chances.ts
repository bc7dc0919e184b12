import { eventsFor } from '../base/audience.ts';
import { seatsOf } from '../base/ids.ts';
import { winSharesOf } from '../base/places.ts';
import { createRng } from '../base/rng.ts';
import { Dice } from '../base/search/dice.ts';
import type { AnyGame, GameEvent, GameResult, Playouts } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { AUCTIONS, auctionsAt, bargainOf, buyingsOf, type Bargain } from './bargain.ts';
import { walkRecord, type PlayedStep } from '../record/play.ts';
import type { GameRecord } from '../record/record.ts';

/** The chance line of a finished match. The same record gives the same line, byte for byte, as long as the policy is the same. */
export interface Chances extends ChancePlan {
  /** In order of time, the end last. */
  readonly points: readonly ChancePoint[];
  /** What was bought most cheaply, by prices that were computed with the line. */
  readonly bargain?: Bargain;
}

/** How chances are estimated: settled by the deal, before anybody looks at a result. */
export interface ChancePlan {
  /** The game and the version of its playouts. */
  readonly policy: string;
  readonly seed: string;
  /** Playouts for each point. */
  readonly playouts: number;
}

/** Each seat's chance of winning at the start of a round, or at the end. */
export interface ChancePoint extends ChancePosition {
  /** By seat, 0–1, rounded to four digits. They add up to 1 before that. A shared win counts in equal parts. */
  readonly shares: readonly number[];
}

/** A position of a match for which chances are estimated. */
export interface ChancePosition {
  /** The number of actions before it. */
  readonly position: number;
  /** The name of the round (`Game.round`). */
  readonly round: string;
}

/** A standard error of about 4 points for a seat of four. */
const PLAYOUTS = 100;
/** Most points of a line, the end included. */
export const MOST_POINTS = 40;
const DIGITS = 10_000;

/** How the chances of a match are estimated; undefined if its game has no playouts. */
export function chancePlanOf({ game: name, deal }: GameRecord): ChancePlan | undefined {
  const playouts = gameNamed(name)?.playouts;
  if (playouts === undefined) return undefined;
  const rng = createRng(`chances/${name}/${JSON.stringify(deal)}`);
  const seed = [rng.next(), rng.next()].map((word) => word.toString(16).padStart(8, '0')).join('');
  return { policy: `${name}/${playouts.version}`, seed, playouts: PLAYOUTS };
}

/** The points of a finished match: the start of each round, evenly thinned out, and the end. Empty unless it was played to its end. */
export function chancePositionsOf(record: GameRecord): readonly ChancePosition[] {
  const starts: ChancePosition[] = [];
  let end: ChancePosition | undefined;
  let position = 0;
  for (const { game, state } of walkRecord(record)) {
    const round = game.round(state);
    if (game.result(state) !== undefined) end = { position, round };
    else if (round !== starts.at(-1)?.round) starts.push({ position, round });
    position++;
  }
  if (end === undefined) return [];
  const count = Math.min(starts.length, MOST_POINTS - 1);
  const chosen = Array.from({ length: count }, (_, index) =>
    Math.round((index * (starts.length - 1)) / Math.max(1, count - 1)),
  );
  return [...chosen.flatMap((index) => starts[index] ?? []), end];
}

/**
 * The sums of the shares of the win over some of the playouts from a position: those with the numbers from `from` up to, not including, `to`.
 *
 * @throws if the game has no playouts, or the record does not reach the position
 */
export function playoutsAt(
  record: GameRecord,
  position: number,
  { seed }: ChancePlan,
  from: number,
  to: number,
): readonly number[] {
  const { game, state, events } = playedTo(record, position);
  const playout = playoutsOf(game).from(state, events);
  const words = [0, 8].map((start) => parseInt(seed.slice(start, start + 8), 16));
  const sums = record.seats.map(() => 0);
  for (let number = from; number < to; number++) {
    const dice = new Dice(words[0] ?? 0, words[1] ?? 0, position * PLAYOUTS + number);
    for (const [at, share] of winSharesOf(playout(dice)).entries()) sums[at] = (sums[at] ?? 0) + share;
  }
  return sums;
}

/** The point of a position from the sums of its shares over all playouts. */
export const chancePoint = (
  at: ChancePosition,
  sums: readonly number[],
  { playouts }: ChancePlan,
): ChancePoint => ({
  ...at,
  shares: sums.map((sum) => Math.round((sum / playouts) * DIGITS) / DIGITS),
});

/** The whole chance line of a match; undefined unless it was played to its end and its game has playouts. */
export function chancesOf(record: GameRecord): Chances | undefined {
  const plan = chancePlanOf(record);
  const positions = chancePositionsOf(record);
  if (plan === undefined || positions.length === 0) return undefined;
  const points = positions.map((at) =>
    chancePoint(at, playoutsAt(record, at.position, plan, 0, plan.playouts), plan),
  );
  const buyings = buyingsOf(record);
  const prices = buyings.map(({ position }) => auctionsAt(record, position, plan.seed, 0, AUCTIONS));
  const bargain = bargainOf(buyings, prices);
  return { ...plan, points, ...(bargain && { bargain }) };
}

/** A position of a record, and all public events that led to it. @throws RangeError if the record does not reach it */
function playedTo(record: GameRecord, position: number): PlayedStep {
  const events: GameEvent[] = [];
  let played = 0;
  for (const step of walkRecord(record)) {
    events.push(...eventsFor(step.events, 'table'));
    if (played++ === position) return { ...step, events };
  }
  throw new RangeError(`the record has no position ${position}`);
}

function playoutsOf({ name, playouts }: AnyGame): Playouts {
  if (playouts === undefined) throw new Error(`${name} has no playouts`);
  return playouts;
}

/** By seat, its share of the win in the end. */
export const sharesOfResult = (
  { winners }: Pick<GameResult, 'winners'>,
  seatCount: number,
): readonly number[] => winSharesOf(seatsOf(seatCount).map((at) => (winners.includes(at) ? 1 : 2)));
