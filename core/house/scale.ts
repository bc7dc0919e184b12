/** Where the rungs stand in a game: strengths of a Plackett–Luce model from the weakest up, of which only the distances count. */
export interface Scale {
  readonly strengths: readonly number[];
  /** How fast the strength rises at each rung. */
  readonly slopes: readonly number[];
  /** What strengths count for in the first place of a match among different rungs, and in the places after it. */
  readonly first: number;
  readonly later: number;
}

interface Measured {
  /** How often one bot of each rung from the second up wins against three of the rung below: the table of the README. */
  readonly wins: readonly number[];
  /** As in `Scale`: 1 would be as on the ladder, where one plays against three of the same rung. */
  readonly first: number;
  readonly later: number;
}

/** By game, what `npm run bench -- ladder` and `npm run bench -- house` measured. */
export const MEASURED: Readonly<Record<string, Measured>> = {
  money: { wins: [0.48, 0.46, 0.47, 0.55], first: 0.9, later: 0.55 },
  'for-sale': { wins: [0.51, 0.6, 0.5, 0.49], first: 0.6, later: 0.3 },
  'falsche-fuffziger': { wins: [0.43, 0.47, 0.51, 0.59], first: 1, later: 0.35 },
};
const OTHERS = 3;

const SCALES: ReadonlyMap<string, Scale> = new Map(
  Object.entries(MEASURED).map(([game, measured]) => [game, scaleOf(measured)]),
);

/** The scale of a game; undefined if its rungs were not measured. */
export const scaleNamed = (game: string): Scale | undefined => SCALES.get(game);

/** Who is w times as strong as each of three others wins w / (w + 3) of the matches. */
function scaleOf({ wins, first, later }: Measured): Scale {
  const steps = wins.map((share) => Math.log((OTHERS * share) / (1 - share)));
  const strengths = steps.reduce<readonly number[]>(
    (list, step) => [...list, (list.at(-1) ?? 0) + step],
    [0],
  );
  // The harmonic mean of the steps on both sides: the curve between the rungs rises everywhere (Fritsch and Carlson 1980).
  const slopes = strengths.map((_, rung) => {
    const before = steps[rung - 1] ?? steps[rung] ?? 1;
    const after = steps[rung] ?? before;
    return (2 * before * after) / (before + after);
  });
  return { strengths, slopes, first, later };
}

/**
 * The strength in a game of somebody who stands at `rungs`, 0 being the weakest rung and 1 the next; it goes on straight beyond the ends.
 * The curve has no corners, at which a fit could get stuck.
 */
export function strengthAt({ strengths, slopes }: Scale, rungs: number): { strength: number; slope: number } {
  const last = strengths.length - 1;
  if (rungs <= 0) return { strength: (strengths[0] ?? 0) + rungs * (slopes[0] ?? 0), slope: slopes[0] ?? 0 };
  if (rungs >= last) {
    const slope = slopes[last] ?? 0;
    return { strength: (strengths[last] ?? 0) + (rungs - last) * slope, slope };
  }
  const below = Math.floor(rungs);
  const [start = 0, end = 0] = strengths.slice(below, below + 2);
  const [rising = 0, arriving = 0] = slopes.slice(below, below + 2);
  // A cubic Hermite polynomial.
  const part = rungs - below;
  const bend = rising + arriving - 2 * (end - start);
  const curve = 3 * (end - start) - 2 * rising - arriving;
  return {
    strength: start + part * (rising + part * (curve + part * bend)),
    slope: rising + part * (2 * curve + part * 3 * bend),
  };
}
