import { winSharesOf } from '../../../core/base/places.ts';
import { Dice } from '../../../core/base/search/dice.ts';
import type { AnyGame } from '../../../core/game.ts';
import { games } from '../../../core/games/index.ts';
import { chancesOf } from '../../../core/story/chances.ts';
import { playedRecord } from '../../helpers/played-record.ts';
import { sampleOf, sharesOfRegulars } from './positions.ts';

/** Playouts of a position by the fast policy, and by bots of the rung `regular`, which are the slower ones. */
const FAST = 100;
const REGULAR = 24;

/** Processor time in seconds, which other programs on the machine change little. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/**
 * How long the chance line of a whole match takes, and whether the fast policy estimates the chances of positions as bots of the rung
 * `regular` do: `count` positions of each game, over all numbers of seats.
 */
export function benchChances(game: string | undefined, count: number): void {
  for (const one of Object.values(games).filter(({ name }) => [undefined, name].includes(game))) {
    printLines(one);
    printAgreement(one, count);
  }
}

function printLines({ name, seats }: AnyGame): void {
  for (const seatCount of [seats.min, seats.max]) {
    const record = playedRecord(name, seatCount, 'chances');
    const before = cpu();
    const line = chancesOf(record);
    const time = cpu() - before;
    console.log(
      `${name}, ${seatCount} seats: a line of ${line?.points.length} points takes ${time.toFixed(1)} s of one processor`,
    );
  }
}

interface Agreement {
  /** Of positions and seats: their number, and how many differ by at most two standard errors. */
  seats: number;
  near: number;
  /** Sums of differences, of their squares, and of the variance that sampling alone causes. */
  difference: number;
  squares: number;
  sampling: number;
}

function printAgreement(game: AnyGame, count: number): void {
  const sum: Agreement = { seats: 0, near: 0, difference: 0, squares: 0, sampling: 0 };
  const times = { fast: 0, regular: 0 };
  for (let number = 0; number < count; number++) {
    const sample = sampleOf(game, number);
    const start = cpu();
    const regular = sharesOfRegulars(game, sample, REGULAR);
    const middle = cpu();
    const fast = sharesOfFast(game, sample);
    times.regular += middle - start;
    times.fast += cpu() - middle;
    for (const [at, share] of fast.entries()) add(sum, share, regular[at] ?? 0);
  }
  const { seats, near, difference, squares, sampling } = sum;
  const excess = Math.sqrt(Math.max(0, squares - sampling) / seats);
  const points = (share: number): string => `${(100 * share).toFixed(1)} points`;
  console.log(`${game.name}: ${count} positions, ${seats} chances`);
  console.log(`  within two standard errors    ${((100 * near) / seats).toFixed(1)} %`);
  console.log(`  mean difference               ${points(difference / seats)}`);
  console.log(`  RMS difference, sampling off  ${points(excess)}`);
  console.log(`  playouts a second             ${((count * FAST) / times.fast).toFixed(0)}`);
  console.log(`  of regulars                   ${((count * REGULAR) / times.regular).toFixed(1)}`);
}

function add(sum: Agreement, fast: number, regular: number): void {
  // One half more of a win and a loss: a share of 0 or 1 of few playouts is no certainty
  const pooled = (fast * FAST + regular * REGULAR + 0.5) / (FAST + REGULAR + 1);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / FAST + 1 / REGULAR));
  sum.seats++;
  if (Math.abs(fast - regular) <= 2 * error) sum.near++;
  sum.difference += Math.abs(fast - regular);
  sum.squares += (fast - regular) ** 2;
  sum.sampling += (fast * (1 - fast)) / (FAST - 1) + (regular * (1 - regular)) / (REGULAR - 1);
}

function sharesOfFast(game: AnyGame, { number, state, events, seatCount }: ReturnType<typeof sampleOf>) {
  const playout = game.playouts?.from(state, events);
  const sums = new Array<number>(seatCount).fill(0);
  for (let dice = 0; dice < FAST; dice++)
    for (const [at, share] of winSharesOf(playout?.(new Dice(number, 0, dice)) ?? []).entries())
      sums[at] = (sums[at] ?? 0) + share;
  return sums.map((sum) => sum / FAST);
}
