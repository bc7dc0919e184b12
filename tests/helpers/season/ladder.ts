/**
 * Places people on the ladder of the bots by the model of docs/decisions/144, the slow way: the ladder is read from the README and the
 * measurements, the most likely places are climbed to with slopes and curvatures taken from differences, and so is the interval.
 */
import { readFileSync } from 'node:fs';

export interface LadderMatch {
  readonly game: string;
  readonly evening: string;
  readonly entries: readonly {
    readonly person: string | undefined;
    readonly bot: string | undefined;
    readonly place: number;
  }[];
}

const RUNGS = ['beginner', 'casual', 'regular', 'expert', 'master'];
const TITLES: Readonly<Record<string, string>> = {
  money: 'Money!',
  'for-sale': 'For Sale',
  'falsche-fuffziger': 'Falsche Fuffziger',
};

/** A game's ladder: the strength at each rung, how steeply it rises there, and what it counts for in the first place and in later ones. */
interface Ladder {
  readonly heights: readonly number[];
  readonly slopes: readonly number[];
  readonly first: number;
  readonly later: number;
}

function readLadders(): ReadonlyMap<string, Ladder> {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(' against three '));
  const measured = readFileSync('docs/measurements/house.md', 'utf8').split('\n');
  return new Map(
    Object.entries(TITLES).map(([game, title], column) => {
      const shares = rows.map((row) => Number([...row.matchAll(/(\d+) % \(/g)][column]?.[1]) / 100);
      const cells = measured.find((line) => line.startsWith(`| ${title} `))?.split('|') ?? [];
      const [first = NaN, later = NaN] = (cells[5] ?? '').split(',').map(Number);
      // Who is w times as strong as three others wins w / (w + 3)
      const rises = shares.map((share) => Math.log(3) + Math.log(share) - Math.log(1 - share));
      const heights = [0, ...rises.map((_, at) => rises.slice(0, at + 1).reduce((sum, one) => sum + one))];
      const slopes = heights.map((_, at) => {
        const [left, right] = [rises[at - 1] ?? rises[at] ?? NaN, rises[at] ?? rises[at - 1] ?? NaN];
        return 2 / (1 / left + 1 / right);
      });
      return [game, { heights, slopes, first, later }];
    }),
  );
}

/** A cubic between two rungs (Hermite's basis), straight lines beyond the ends. */
function heightAt({ heights, slopes }: Ladder, x: number): number {
  const end = heights.length - 1;
  const at = Math.min(Math.max(Math.floor(x), 0), end - 1);
  const [low = NaN, high = NaN] = [heights[at], heights[at + 1]];
  const [rise = NaN, arrive = NaN] = [slopes[at], slopes[at + 1]];
  if (x < 0) return low + x * rise;
  if (x > end) return high + (x - end) * arrive;
  const t = x - at;
  const rest = 1 - t;
  return (
    low * rest * rest * (1 + 2 * t) +
    high * t * t * (3 - 2 * t) +
    rise * t * rest * rest -
    arrive * t * t * rest
  );
}

/** One place that was taken: the chance of each who was left is in proportion to its part times e to the power of sharpness times height. */
interface Draw {
  readonly ladder: Ladder;
  readonly sharpness: number;
  /** A person by number, or a rung as text. */
  readonly left: readonly { readonly who: number | string; readonly part: number }[];
  readonly taken: number;
}

const lnSigmoid = (x: number): number => -Math.log1p(Math.exp(-x));

function chancesOf({ ladder, sharpness, left }: Draw, at: readonly number[]): readonly number[] {
  const weights = left.map(({ who, part }) => {
    const x = typeof who === 'number' ? (at[who] ?? NaN) : RUNGS.indexOf(who);
    return part * Math.exp(sharpness * heightAt(ladder, x));
  });
  const sum = weights.reduce((all, one) => all + one);
  return weights.map((weight) => weight / sum);
}

/** A match won and a match lost against the average, and of the average against the middle; the average comes last. */
function priorAt(at: readonly number[]): number {
  const average = at.at(-1) ?? NaN;
  const leads = [...at.slice(0, -1).map((x) => x - average), average - 2];
  return leads.reduce((sum, lead) => sum + lnSigmoid(lead) + lnSigmoid(-lead), 0);
}

function drawsOf(
  { game, entries }: LadderMatch,
  people: readonly string[],
  ladder: Ladder | undefined,
): readonly Draw[] {
  if (ladder === undefined) throw new RangeError(game);
  const known = entries.flatMap(({ person, bot, place }) => {
    const who = person === undefined ? bot : people.indexOf(person);
    return who === undefined ? [] : [{ who, place }];
  });
  const places = [...new Set(known.map(({ place }) => place))];
  return places.flatMap((place) => {
    const tied = known.filter((one) => one.place === place);
    const worse = known.filter((one) => one.place > place).map(({ who }) => ({ who, part: 1 }));
    return tied.map((_, taken): Draw => {
      const part = (tied.length - taken) / tied.length;
      const left = [...tied.map(({ who }) => ({ who, part })), ...worse];
      return { ladder, sharpness: place === 1 ? ladder.first : ladder.later, left, taken };
    });
  });
}

/** The strengths of people who have played six matches on two evenings, in the form of `Strength`. */
export function ladderPlaces(matches: readonly LadderMatch[]) {
  const ladders = readLadders();
  const said = matches.flatMap((match) => {
    const isRung = (bot: string | undefined): boolean => bot !== undefined && RUNGS.includes(bot);
    const entries = match.entries.filter(({ person, bot }) => person !== undefined || isRung(bot));
    const hasPerson = entries.some(({ person }) => person !== undefined);
    return ladders.has(match.game) && entries.length > 1 && hasPerson ? [{ ...match, entries }] : [];
  });
  const people = [
    ...new Set(said.flatMap(({ entries }) => entries.flatMap(({ person }) => person ?? []))),
  ].sort();
  const draws = said.flatMap((match) => drawsOf(match, people, ladders.get(match.game)));
  const posterior = (at: readonly number[]): number =>
    draws.reduce((sum, draw) => {
      const chance = chancesOf(draw, at)[draw.taken] ?? NaN;
      const { part = NaN } = draw.left[draw.taken] ?? {};
      return sum + Math.log(chance / part);
    }, priorAt(at));
  const peak = climb(
    posterior,
    Array.from({ length: people.length + 1 }, () => 2),
  );
  // The curvature that is expected at the peak, over all who could have taken each place
  const expected = draws.map((draw) => chancesOf(draw, peak));
  const errors = standardErrors(
    curvatureOf(
      (at) =>
        draws.reduce((sum, draw, index) => {
          const chances = chancesOf(draw, at);
          return (
            sum +
            chances.reduce((all, chance, who) => all + (expected[index]?.[who] ?? NaN) * Math.log(chance), 0)
          );
        }, priorAt(at)),
      peak,
    ),
  );
  return new Map(
    people.flatMap((person, number) => {
      const own = said.filter(({ entries }) => entries.some((one) => one.person === person));
      if (own.length < 6 || new Set(own.map(({ evening }) => evening)).size < 2) return [];
      const [at = NaN, error = NaN] = [peak[number], errors[number]];
      const [above, below] = [RUNGS[Math.min(Math.floor(at), 4)], RUNGS[Math.max(Math.floor(at) + 1, 0)]];
      return [
        [
          person,
          {
            ...(above !== undefined && { above }),
            ...(below !== undefined && { below }),
            at,
            low: at - 1.6449 * error,
            high: at + 1.6449 * error,
          },
        ] as const,
      ];
    }),
  );
}

type Hill = (at: readonly number[]) => number;
const moved = (at: readonly number[], ...steps: readonly (readonly [number, number])[]): readonly number[] =>
  at.map((x, index) => steps.reduce((sum, [where, by]) => (where === index ? sum + by : sum), x));

/** Newton's method with differences, half a step while a whole one leads down. */
function climb(hill: Hill, start: readonly number[]): readonly number[] {
  let at = start;
  for (;;) {
    const small = 1e-5;
    const slopes = at.map(
      (_, i) => (hill(moved(at, [i, small])) - hill(moved(at, [i, -small]))) / (2 * small),
    );
    const inverse = inverseOf(curvatureOf(hill, at));
    const step = inverse.map((row) => row.reduce((sum, one, i) => sum + one * (slopes[i] ?? NaN), 0));
    if (Math.max(...step.map(Math.abs)) < 1e-7) return at;
    let part = 1;
    const next = (): readonly number[] => at.map((x, i) => x + part * (step[i] ?? NaN));
    while (hill(next()) <= hill(at) && part > 1e-6) part /= 2;
    if (part <= 1e-6) return at;
    at = next();
  }
}

/** Minus the second differences. */
function curvatureOf(hill: Hill, at: readonly number[]): readonly (readonly number[])[] {
  const small = 1e-3;
  const top = hill(at);
  return at.map((_, i) =>
    at.map((__, j) => {
      if (i === j)
        return (2 * top - hill(moved(at, [i, small])) - hill(moved(at, [i, -small]))) / (small * small);
      const both = (a: number, b: number): number => hill(moved(at, [i, a * small], [j, b * small]));
      return -(both(1, 1) - both(1, -1) - both(-1, 1) + both(-1, -1)) / (4 * small * small);
    }),
  );
}

const standardErrors = (curvature: readonly (readonly number[])[]): readonly number[] =>
  inverseOf(curvature).map((row, i) => Math.sqrt(row[i] ?? NaN));

/** By Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (const [i, pivotRow] of rows.entries()) {
    const pivot = pivotRow[i] ?? NaN;
    for (const j of pivotRow.keys()) pivotRow[j] = (pivotRow[j] ?? NaN) / pivot;
    for (const [k, row] of rows.entries()) {
      const factor = row[i] ?? NaN;
      if (k !== i) for (const j of row.keys()) row[j] = (row[j] ?? NaN) - factor * (pivotRow[j] ?? NaN);
    }
  }
  return rows.map((row) => row.slice(matrix.length));
}
