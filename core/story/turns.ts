import { soleWinner, type ClaimOf } from '../base/claims.ts';
import { seatsOf, type Seat } from '../base/ids.ts';
import { atSeat } from '../base/lists.ts';
import { aboutPercentOf, standardErrorOf } from '../base/percent.ts';
import type { GameResult } from '../game.ts';
import type { Chances } from './chances.ts';

/** The claims that every game can make of its chance line. Percentages are multiples of 5. */
export type ChanceClaim =
  | ClaimOf<'turn', { readonly from: number; readonly to: number }>
  | ClaimOf<'heartbreak', { readonly chance: number }>
  | ClaimOf<'comeback' | 'quiet'>;

/** The least change of a chance that counts as a turn, and the most that may change in a quiet match. */
const LEAST_CHANGE = 0.15;
/** By how many standard errors a change must differ from none. */
const SURE = 3;
/** The largest chance of a winner at its worst moment, for a comeback. */
const LITTLE_CHANCE = 0.05;
/** How far above a fair share a chance may be in a quiet match. */
const MOST_AHEAD = 0.25;

/**
 * The claims about the chances in a finished match, the one most worth telling first. The last point of the line is the end and no chance
 * any more, so it takes no part.
 */
export function chanceClaims(
  { points, playouts }: Pick<Chances, 'points' | 'playouts'>,
  result: Pick<GameResult, 'winners'>,
): readonly ChanceClaim[] {
  const lines = points.slice(0, -1).map(({ shares }) => shares);
  const last = lines.at(-1);
  if (last === undefined || lines.length < 2) return [];
  const seats = seatsOf(last.length);
  const winner = soleWinner(result);
  return [
    ...(winner === undefined ? [] : comeback(lines, winner)),
    ...turn(lines, seats, playouts),
    ...heartbreak(last, seats, result.winners, playouts),
    ...quiet(lines, seats),
  ];
}

/** A rise of a seat's chance from one point to the next. */
interface Rise {
  readonly at: Seat;
  readonly from: number;
  readonly to: number;
}

/** The largest rise from one point to the next, if it is large enough and no other is as large. */
function turn(
  lines: readonly (readonly number[])[],
  seats: readonly Seat[],
  playouts: number,
): readonly ChanceClaim[] {
  const rises = lines
    .slice(1)
    .flatMap((line, before) =>
      seats.map((at): Rise => ({ at, from: atSeat(lines[before] ?? [], at), to: atSeat(line, at) })),
    );
  const most = Math.max(...rises.map(sizeOf));
  const [largest, another] = rises.filter((rise) => sizeOf(rise) === most);
  if (largest === undefined || another !== undefined) return [];
  const isSure =
    most >= SURE * Math.hypot(standardErrorOf(largest.from, playouts), standardErrorOf(largest.to, playouts));
  if (most < LEAST_CHANGE || !isSure) return [];
  const [from, to] = [aboutPercentOf(largest.from), aboutPercentOf(largest.to)];
  return [{ type: 'turn', seats: [largest.at], from, to }];
}

const sizeOf = ({ from, to }: Rise): number => changeOf(from, to);

/** The change of a chance, to four digits as chances are: a subtraction may lose the last one. */
const changeOf = (from: number, to: number): number => Math.round((to - from) * 1e4) / 1e4;

function comeback(lines: readonly (readonly number[])[], winner: Seat): readonly ChanceClaim[] {
  const least = Math.min(...lines.map((line) => atSeat(line, winner)));
  return least > LITTLE_CHANCE ? [] : [{ type: 'comeback', seats: [winner] }];
}

/** Who was surely ahead before the last round, and did not win. */
function heartbreak(
  last: readonly number[],
  seats: readonly Seat[],
  winners: readonly Seat[],
  playouts: number,
): readonly ChanceClaim[] {
  const [first, second] = [...seats].sort((one, other) => atSeat(last, other) - atSeat(last, one));
  if (first === undefined || second === undefined || winners.includes(first)) return [];
  const [chance, next] = [atSeat(last, first), atSeat(last, second)];
  const isAhead =
    changeOf(next, chance) >=
    SURE * Math.hypot(standardErrorOf(chance, playouts), standardErrorOf(next, playouts));
  return isAhead ? [{ type: 'heartbreak', seats: [first], chance: aboutPercentOf(chance) }] : [];
}

function quiet(lines: readonly (readonly number[])[], seats: readonly Seat[]): readonly ChanceClaim[] {
  const isStill = lines.every((line, index) =>
    seats.every((at) => {
      const chance = atSeat(line, at);
      const before = atSeat(lines[index - 1] ?? line, at);
      return Math.abs(changeOf(before, chance)) < LEAST_CHANGE && chance <= 1 / seats.length + MOST_AHEAD;
    }),
  );
  return isStill ? [{ type: 'quiet', seats: [] }] : [];
}
