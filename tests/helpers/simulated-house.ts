import { createRng, type Rng } from '../../core/base/rng.ts';
import { placesOf } from '../../core/base/places.ts';
import { RUNGS } from '../../core/base/rungs.ts';
import type { HouseGame, HouseSeat, PersonId } from '../../core/house/index.ts';
import { MEASURED, scaleNamed, strengthAt, type Scale } from '../../core/house/scale.ts';

const GAMES = Object.keys(MEASURED);

/** A house that was made up: what its records say, and how strong its people are, in rungs. */
export interface SimulatedHouse {
  readonly games: readonly HouseGame[];
  readonly rungs: ReadonlyMap<PersonId, number>;
}

/** Who sits down to a simulated match: a person, or the bot of a rung. */
type Entrant = PersonId | number;

/** Draws the totals of a match from the strengths of those who play. */
export type Outcome = (strengths: readonly number[], scale: Scale, rng: Rng) => readonly number[];

/** As the fit takes matches to be: place after place, by what strengths count for there. */
export const byModel: Outcome = (strengths, { first, later }, rng) => {
  const totals = strengths.map(() => 0);
  let left = [...strengths.keys()];
  while (left.length > 0) {
    const sharpness = left.length === strengths.length ? first : later;
    const weights = left.map((at) => Math.exp(sharpness * (strengths[at] ?? 0)));
    let lot = rng.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = left.find((_, index) => (lot -= weights[index] ?? 0) < 0) ?? left[0] ?? 0;
    totals[drawn] = left.length;
    left = left.filter((at) => at !== drawn);
  }
  return totals;
};

/** The standard deviation of the noise that `byModel` amounts to at the first place. */
const NOISE = Math.PI / Math.sqrt(6);

const normal = (rng: Rng): number =>
  Math.sqrt(-2 * Math.log(1 - rng.fraction())) * Math.cos(2 * Math.PI * rng.fraction());

/** Strength and bell-shaped noise, rounded so that some tie: all places say as much, which is not what the fit takes them to say. */
export const byNoise: Outcome = (strengths, { first }, rng) =>
  strengths.map((one) => Math.round(4 * (first * one + NOISE * normal(rng))));

function matchOf(
  number: number,
  evening: number,
  entrants: readonly Entrant[],
  { rungs, rng, outcome }: { rungs: ReadonlyMap<PersonId, number>; rng: Rng; outcome: Outcome },
): HouseGame {
  const game = rng.pick(GAMES);
  const scale = scaleNamed(game);
  if (scale === undefined) throw new RangeError(game);
  const strengths = entrants.map((entrant) => {
    const own = typeof entrant === 'number' ? entrant : (rungs.get(entrant) ?? 0);
    return strengthAt(scale, own).strength;
  });
  const totals = outcome(strengths, scale, rng);
  return {
    file: `match-${number}`,
    game,
    edition: 'usual',
    evening: `${evening}`,
    endedAt: number,
    isEarly: false,
    seats: entrants.map((entrant) => seatOf(entrant)),
    places: placesOf(totals),
    totals,
  };
}

const seatOf = (entrant: Entrant): HouseSeat =>
  typeof entrant === 'number'
    ? { type: 'bot', name: `bot ${entrant}`, bot: RUNGS[entrant] ?? '' }
    : { type: 'person', name: entrant, person: entrant };

const RIVALS = ['bob', 'cat', 'dan'];

/**
 * Twelve matches on four evenings, in which a bot of one rung plays as the person `ann` beside another such person and two bots whose rungs
 * are known.
 */
export function houseOfRungs(seed: string, outcome = byModel): SimulatedHouse {
  const rng = createRng(seed);
  const rungs = new Map(['ann', ...RIVALS].map((person) => [person, rng.below(RUNGS.length)]));
  const games = Array.from({ length: 12 }, (_, number) =>
    matchOf(
      number,
      Math.floor(number / 3),
      ['ann', rng.pick(RIVALS), rng.below(RUNGS.length), rng.below(RUNGS.length)],
      { rungs, rng, outcome },
    ),
  );
  return { games, rungs };
}

const CIRCLES = [
  ['amy', 'ben', 'cal', 'dot'],
  ['eve', 'fay', 'gus', 'hal'],
] as const;
/** In rungs: strengths then spread about as widely as the noise of one match. */
const SPREAD = 1.4;
/** How often somebody comes to a match of the other circle. */
const VISITS = 0.05;

/**
 * Two circles of four that rarely meet. Some come much more often than others. Two to four of them sit down to a match of three to six, with
 * bots at the other seats: one circle has those of the lower three rungs, the other, which is a rung stronger on average, those of the upper
 * three, as the app offers opponents.
 */
export function twoCircles(seed: string, count: number, outcome = byNoise): SimulatedHouse {
  const rng = createRng(seed);
  const people = CIRCLES.flat();
  const rungs = new Map<PersonId, number>(
    people.map((person, at) => [person, 1.5 + Math.floor(at / 4) + SPREAD * normal(rng)]),
  );
  const attendance = new Map(people.map((person) => [person, 0.3 + 0.7 * rng.fraction()]));
  const games = Array.from({ length: count }, (_, number) => {
    const circle = rng.below(CIRCLES.length);
    const seats = 3 + rng.below(4);
    const here = people
      .filter((person) => CIRCLES[circle]?.some((one) => one === person) || rng.fraction() < VISITS)
      .map((person) => ({ person, delay: -Math.log(1 - rng.fraction()) / (attendance.get(person) ?? 1) }))
      .sort((one, other) => one.delay - other.delay)
      .map(({ person }) => person);
    const entrants: Entrant[] = here.slice(0, Math.min(seats, 2 + rng.below(3)));
    while (entrants.length < seats) entrants.push(2 * circle + rng.below(3));
    return matchOf(number, Math.floor(number / 6), entrants, { rungs, rng, outcome });
  });
  return { games, rungs };
}

/** Kendall's τ-a of two lists: 1 if they have the same order, −1 if one is the other reversed. Equal values count 0. */
export function kendall(ones: readonly number[], others: readonly number[]): number {
  let sum = 0;
  let pairs = 0;
  for (let at = 0; at < ones.length; at++)
    for (let before = 0; before < at; before++) {
      pairs++;
      const one = (ones[at] ?? 0) - (ones[before] ?? 0);
      const other = (others[at] ?? 0) - (others[before] ?? 0);
      sum += Math.sign(one) * Math.sign(other);
    }
  return sum / pairs;
}
