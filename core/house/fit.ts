import { RUNGS } from '../base/rungs.ts';
import { addTo, solve, triangleOf, type Matrix } from './matrix.ts';
import { strengthAt, type Scale } from './scale.ts';

/** The number of a player in a fit: the rungs are 0 to 4, people follow. */
export type PlayerNumber = number;
export const FIRST_PERSON: PlayerNumber = RUNGS.length;

/** A match as the fit sees it. */
export interface Ranking {
  readonly scale: Scale;
  /** By place, the best first. */
  readonly groups: readonly RankedGroup[];
}

/** The players who share a place. */
interface RankedGroup {
  readonly players: readonly PlayerNumber[];
  readonly isFirst: boolean;
}

/** Where people stand, in rungs from the weakest; by person. */
export interface Fit {
  readonly rungs: Float64Array;
  readonly standardErrors: Float64Array;
}

/** Slope and expected curvature of the logarithm of the posterior; by person, and of the average. */
interface Slopes {
  readonly gradient: Float64Array;
  readonly information: Matrix;
}

const MIDDLE = (RUNGS.length - 1) / 2;
const MOST_STEPS = 100;
const MOST_HALVINGS = 30;
/** In rungs. */
const LONGEST_STEP = 1.5;
const CONVERGED = 1e-5;

/**
 * The most likely places of `people` people on the ladder, all matches together: Plackett–Luce with the rungs fixed, found by Fisher scoring.
 * The prior is a match won and a match lost of everybody against the average of the house, and of the average against the middle of the
 * ladder. The standard errors are those of the posterior at its peak, so that they cover what is not known about the opponents, either.
 */
export function fitRankings(rankings: readonly Ranking[], people: number): Fit {
  // The average comes after the people.
  const count = people + 1;
  let rungs = new Float64Array(count).fill(MIDDLE);
  for (let steps = 0; ; steps++) {
    const slopes: Slopes = {
      gradient: new Float64Array(count),
      information: Array.from({ length: count }, () => new Float64Array(count)),
    };
    const value = logPosterior(rankings, rungs, slopes);
    const triangle = triangleOf(slopes.information);
    const step = solve(triangle, slopes.gradient);
    const longest = step.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    const next =
      longest < CONVERGED || steps === MOST_STEPS
        ? undefined
        : stepUp(rankings, rungs, step, value, Math.min(1, LONGEST_STEP / longest));
    if (next === undefined)
      return { rungs: rungs.slice(0, people), standardErrors: standardErrorsOf(triangle).slice(0, people) };
    rungs = next;
  }
}

/** Goes along the step, or half of it, and so on; undefined if nothing is better than `value`. */
function stepUp(
  rankings: readonly Ranking[],
  from: Float64Array,
  step: Float64Array,
  value: number,
  first: number,
): Float64Array<ArrayBuffer> | undefined {
  let part = first;
  for (let halvings = 0; halvings <= MOST_HALVINGS; halvings++, part /= 2) {
    const next = Float64Array.from(from, (rungs, person) => rungs + part * (step[person] ?? 0));
    if (logPosterior(rankings, next) > value) return next;
  }
  return undefined;
}

const standardErrorsOf = (triangle: Matrix): Float64Array =>
  Float64Array.from(triangle, (_, person) => {
    const own = new Float64Array(triangle.length);
    own[person] = 1;
    return Math.sqrt(solve(triangle, own)[person] ?? 0);
  });

/** @param slopes zeros, to which slopes are added */
function logPosterior(rankings: readonly Ranking[], rungs: Float64Array, slopes?: Slopes): number {
  const average = rungs.length - 1;
  let sum = addPrior(rungs, average, undefined, slopes);
  for (let person = 0; person < average; person++) sum += addPrior(rungs, person, average, slopes);
  for (const ranking of rankings) sum += logLikelihood(ranking, rungs, slopes);
  return sum;
}

/** A match won and a match lost; without an opponent against the middle of the ladder. */
function addPrior(
  rungs: Float64Array,
  person: number,
  opponent: number | undefined,
  slopes: Slopes | undefined,
): number {
  const lead = (rungs[person] ?? 0) - (opponent === undefined ? MIDDLE : (rungs[opponent] ?? 0));
  const wins = 1 / (1 + Math.exp(-lead));
  const rise = 1 - 2 * wins;
  const curvature = 2 * wins * (1 - wins);
  addTo(slopes?.gradient, person, rise);
  addTo(slopes?.information[person], person, curvature);
  if (opponent !== undefined) {
    addTo(slopes?.gradient, opponent, -rise);
    addTo(slopes?.information[opponent], opponent, curvature);
    addTo(slopes?.information[opponent], person, -curvature);
    addTo(slopes?.information[person], opponent, -curvature);
  }
  return Math.log(wins) + Math.log(1 - wins);
}

/** A player in a match, at the strength that is tried. */
interface Entrant {
  /** Below 0 for rungs, which stay where they are. */
  readonly person: number;
  readonly strength: number;
  /** How the strength changes with the rungs of the person. */
  readonly slope: number;
}

/**
 * Each place is drawn from those who are left, with odds that grow with their strength, less so for later
 * places (Benter 1994). Who shares a place is drawn one after the other, each counting for the part that is left of them on average (Efron 1977).
 */
function logLikelihood({ scale, groups }: Ranking, rungs: Float64Array, slopes?: Slopes): number {
  const left: Entrant[] = [];
  let sum = 0;
  for (const { players, isFirst } of [...groups].reverse()) {
    left.push(...players.map((player) => entrantOf(player, scale, rungs)));
    if (left.length === 1) continue; // who is left alone takes the last place for certain
    const sharpness = isFirst ? scale.first : scale.later;
    const worse = left.length - players.length;
    for (let at = worse; at < left.length; at++) {
      const share = (left.length - at) / players.length;
      const weights = left.map(
        ({ strength }, index) => (index < worse ? 1 : share) * Math.exp(sharpness * strength),
      );
      const weight = weights.reduce((total, one) => total + one, 0);
      sum += sharpness * (left[at]?.strength ?? 0) - Math.log(weight);
      if (slopes !== undefined)
        addDraw(
          slopes,
          left,
          at,
          weights.map((one) => one / weight),
          sharpness,
        );
    }
  }
  return sum;
}

/** @param chances of each entrant to be drawn; the one at `drawn` was */
function addDraw(
  { gradient, information }: Slopes,
  entrants: readonly Entrant[],
  drawn: number,
  chances: readonly number[],
  sharpness: number,
): void {
  const rises = entrants.map(({ slope }, at) => (chances[at] ?? 0) * sharpness * slope);
  for (const [at, { person, slope }] of entrants.entries()) {
    if (person < 0) continue;
    const rise = rises[at] ?? 0;
    addTo(gradient, person, (at === drawn ? sharpness * slope : 0) - rise);
    addTo(information[person], person, rise * sharpness * slope);
    for (const [index, other] of entrants.entries())
      if (other.person >= 0) addTo(information[person], other.person, -rise * (rises[index] ?? 0));
  }
}

function entrantOf(player: PlayerNumber, scale: Scale, rungs: Float64Array): Entrant {
  const person = player - FIRST_PERSON;
  return { person, ...strengthAt(scale, person < 0 ? player : (rungs[person] ?? MIDDLE)) };
}
