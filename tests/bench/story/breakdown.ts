import { seatsOf } from '../../../core/base/ids.ts';
import type { AnyGame } from '../../../core/game.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { PARTS, type SeatBreakdown } from '../../../core/base/breakdown.ts';
import { breakdownOf } from '../../../core/story/breakdown.ts';
import { chancePlanOf, playoutsAt, sharesOfResult } from '../../../core/story/chances.ts';
import { departuresOf, gainOf } from '../../../core/story/departures.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { playedRecord } from '../../helpers/played-record.ts';

/** Matches between two lines of figures. */
const EVERY = 100;
/** The sum holds however little is played for each part. */
const LEAST_EFFORT = 1 / 1_000;

/** Whether the parts of every seat add up to its result: matches of bots of the rung `casual`, over all numbers of seats, from the match numbered `first` on. */
export function benchSums({ name, seats: { min, max } }: AnyGame, count: number, first: number): void {
  let [seats, different, departures] = [0, 0, 0];
  for (let number = first; number < first + count; number++) {
    const record = playedRecord(name, min + (number % (max - min + 1)), `breakdown ${number}`);
    const { breakdown, winners, weighed } = breakdownIn(record);
    departures += weighed;
    for (const [at, { result, even, ...parts }] of breakdown.entries()) {
      const sum = PARTS.reduce((so, part) => so + parts[part].amount, even);
      const won = winners.some((winner) => winner === at) ? Math.round(1e4 / winners.length) : 0;
      seats++;
      if (sum !== won || result !== won) different++;
    }
    const done = number - first + 1;
    if (done === count || done % EVERY === 0)
      console.log(
        `${name}: ${done} matches, ${seats} seats, ${departures} departures, ${different} differences`,
      );
  }
}

function breakdownIn(record: GameRecord): {
  readonly breakdown: readonly SeatBreakdown[];
  readonly winners: readonly number[];
  readonly weighed: number;
} {
  const [plan, result] = [chancePlanOf(record), matchOf(record)?.result];
  if (plan === undefined || result === undefined) throw new Error('nothing to break down');
  const weighed = seatsOf(record.seats.length).flatMap((seat) =>
    departuresOf(record, seat, plan).map((departure) => ({
      seat,
      gain: gainOf(record, departure, undefined, LEAST_EFFORT),
    })),
  );
  const shares = sharesOfResult(result, record.seats.length);
  const breakdown = breakdownOf(shares, playoutsAt(record, 0, plan, 0, 1), 1, weighed);
  return { breakdown, winners: result.winners, weighed: weighed.length };
}
