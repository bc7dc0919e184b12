import { isSurelyBehind, meanOf, type Lane } from './race.ts';

/** How much more one choice brings than another, in worlds that had no part in choosing the two. */
export interface Difference {
  /** The mean of the differences, world by world. */
  readonly mean: number;
  /** The standard error of that mean. */
  readonly error: number;
  readonly worlds: number;
}

/** A choice that somebody has made, to be compared with the best other one. */
export interface Examination {
  /** By candidate the number of its kind: candidates of a kind are one choice to whoever reads of it. */
  readonly kinds: readonly number[];
  /** The kind of the choice that was made. */
  readonly made: number;
  /**
   * What a strong player does without a long search, where there are too few playouts to find the best other choice: it stands for that unless
   * another is surely better. Who has made this very choice can only have missed a better one. Absent: there are enough.
   */
  readonly usual?: number;
  /** At most so many calls of `reward` until two candidates are left. */
  readonly playouts: number;
  /** In at most so many further worlds these two are compared. */
  readonly worlds: number;
  /** What a candidate brings in a world: the same for the same two numbers. */
  readonly reward: (world: number, candidate: number) => number;
  /** The share of the win after the last call of `reward`; absent: what that brought. */
  readonly wins?: () => number;
  readonly isOver: () => boolean;
}

export interface Examined {
  readonly lanes: readonly Lane[];
  /** The candidates that stand for the choice that was made and for the best other one. */
  readonly made: number;
  readonly other: number;
  /** The better one of the two. */
  readonly best: number;
  /** How much larger the share of the win is with the other one; absent where nothing speaks against the usual choice. */
  readonly difference?: Difference;
}

/** The same in a game's own terms; undefined where there was nothing to compare. */
export function comparisonIn<Action>(actions: readonly Action[], examined: Examined | undefined) {
  const other = examined && actions[examined.other];
  if (examined?.difference === undefined || other === undefined) return undefined;
  const { mean, error } = examined.difference;
  return { other, lost: mean, error };
}

/** The comparison is looked at after these parts of its worlds, and given up where the difference is fewer standard errors than this. */
const LOOKS = [
  { part: 1 / 8, errors: 0.5 },
  { part: 1 / 4, errors: 1 },
  { part: 1 / 2, errors: 2 },
] as const;
/** From this many on it is over as well: the difference is sure. */
const CLEAR = 6;

/**
 * Compares a choice that was made with the best other one. Which that is comes out of sequential halving (Karnin, Koren, Somekh 2013) in common
 * worlds; the difference then comes from fresh worlds, so that it is not the luck for which the other one was chosen. Undefined where there is no other choice.
 */
export function examine(examination: Examination): Examined | undefined {
  const { kinds, made, usual } = examination;
  if (!kinds.includes(made) || kinds.every((kind) => kind === made)) return undefined;
  const lanes = halve(examination);
  const left = lanes.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
  const own = bestAmong(
    lanes,
    left.filter((candidate) => kinds[candidate] === made),
  );
  const others = left.filter((candidate) => kinds[candidate] !== made);
  const best = bestAmong(lanes, others);
  const other =
    usual !== undefined && others.includes(usual) && !isSurelyBehind(lanes, usual, best) ? usual : best;
  const isUsual = usual !== undefined && kinds[usual] === made;
  const kept = { lanes, made: own, other, best: own };
  if (isUsual && !isSurelyBehind(lanes, own, best)) return kept;
  const difference = compare(examination, lanes, own, other);
  if (difference.mean > 0) return { ...kept, best: other, difference };
  return isUsual ? kept : { ...kept, difference };
}

/** Tries all candidates, then the better half of them in more worlds, and so on. The choice that was made, an other one and the usual one stay in. */
function halve({ kinds, made, usual, playouts, reward, isOver }: Examination): readonly Lane[] {
  const lanes = kinds.map((): Lane => ({ rewards: [], sum: 0, isIn: true }));
  const rounds = Math.ceil(Math.log2(kinds.length));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const running = lanes.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
    const end = world + Math.max(1, Math.floor(playouts / rounds / running.length));
    for (; world < end && !(isOver() && world > 0); world++)
      for (const candidate of running) {
        const lane = lanes[candidate];
        const brought = reward(world, candidate);
        if (lane === undefined) continue;
        lane.sum += brought;
        lane.rewards.push(brought);
      }
    const order = [...running].sort((one, two) => valueOf(lanes, two) - valueOf(lanes, one));
    const kept = new Set(order.slice(0, Math.ceil(order.length / 2)));
    for (const candidate of [
      order.find((one) => kinds[one] === made),
      order.find((one) => kinds[one] !== made),
      usual,
    ])
      if (candidate !== undefined) kept.add(candidate);
    for (const candidate of running) {
      const lane = lanes[candidate];
      if (lane !== undefined && !kept.has(candidate)) lane.isIn = false;
    }
  }
  return lanes;
}

const valueOf = (lanes: readonly Lane[], candidate: number): number => {
  const lane = lanes[candidate];
  return lane === undefined ? -Infinity : meanOf(lane);
};

const bestAmong = (lanes: readonly Lane[], candidates: readonly number[]): number =>
  candidates.reduce(
    (best, one) => (valueOf(lanes, one) > valueOf(lanes, best) ? one : best),
    candidates[0] ?? 0,
  );

/** The difference in worlds that nobody was chosen in. */
function compare(
  { worlds, reward, wins, isOver }: Examination,
  lanes: readonly Lane[],
  made: number,
  other: number,
): Difference {
  const first = lanes[made]?.rewards.length ?? 0;
  const shareOf = (world: number, candidate: number): number => {
    const brought = reward(world, candidate);
    return wins === undefined ? brought : wins();
  };
  let sum = 0;
  let squares = 0;
  let world = 0;
  for (const { part, errors } of [...LOOKS, { part: 1, errors: 0 }]) {
    const end = Math.ceil(part * worlds);
    for (; world < end; world++) {
      if (isOver()) return differenceOf(sum, squares, world);
      const gap = shareOf(first + world, other) - shareOf(first + world, made);
      sum += gap;
      squares += gap * gap;
    }
    const { mean, error } = differenceOf(sum, squares, world);
    if (Math.abs(mean) < errors * error || Math.abs(mean) > CLEAR * error) break;
  }
  return differenceOf(sum, squares, world);
}

/** One world more in which the difference is 1: a few that agree prove little. */
function differenceOf(sum: number, squares: number, worlds: number): Difference {
  if (worlds === 0) return { mean: 0, error: Infinity, worlds };
  const mean = sum / worlds;
  const variance = Math.max(0, (squares + 1) / worlds - mean * mean);
  return { mean, error: Math.sqrt(variance / worlds), worlds };
}
