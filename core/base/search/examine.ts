import { meanOf, race, type Arm } from './race.ts';

/** How much more one choice brings than another, in determinizations that were not used to select the two. */
export interface Difference {
  /** The mean of the differences per determinization. */
  readonly mean: number;
  /** The standard error of that mean. */
  readonly error: number;
  readonly determinizations: number;
}

/** Compares a choice that was made with the best alternative. */
export interface Examination {
  /** The kind of each candidate: candidates of one kind count as the same choice. */
  readonly kinds: readonly number[];
  /** The kind of the choice that was made. */
  readonly made: number;
  /** Maximum number of calls of `reward` until two candidates are left. */
  readonly playouts: number;
  /** Maximum number of further determinizations to compare those two in. */
  readonly determinizations: number;
  /** The reward of a candidate in a determinization; deterministic. */
  readonly reward: (world: number, candidate: number) => number;
  readonly isOver: () => boolean;
}

export interface Examined {
  readonly arms: readonly Arm[];
  /** The best candidate of the kind that was made, and the best of the other kinds. */
  readonly made: number;
  readonly other: number;
  /** The better of the two. */
  readonly best: number;
  /** How much more `other` brings than `made`. */
  readonly difference: Difference;
}

/** The comparison in a game's actions; undefined if there is no alternative. */
export function comparisonIn<Action>(actions: readonly Action[], examined: Examined | undefined) {
  const other = examined && actions[examined.other];
  if (examined === undefined || other === undefined) return undefined;
  const { mean, error } = examined.difference;
  return { other, lost: mean, error };
}

/** The kind of each item: the index of the first item with the same name. */
export function kindsBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly number[] {
  const names = items.map((item) => nameOf(item));
  return names.map((name) => names.indexOf(name));
}

/** The best candidate, and the examination if one was requested. */
export interface Settled {
  readonly best: number;
  readonly examined?: Examined;
}

/** The budget of a search. `determinizations`: as in `Examination`; if absent nothing is examined. */
interface Effort {
  readonly playouts: number;
  readonly determinizations?: number;
  readonly isOver: () => boolean;
}

/**
 * Examines the candidate that was made. If that was not requested, or there is no alternative, all race and `choose` picks one of the arms.
 * @param candidates `made` is −1 if no choice was made
 * @param raced the playouts of that race
 */
export function settle(
  { kinds, made, reward }: Pick<Examination, 'kinds' | 'made' | 'reward'>,
  { playouts, determinizations, isOver }: Effort,
  choose: (arms: readonly Arm[]) => number,
  raced = playouts,
): Settled {
  const examined =
    determinizations === undefined
      ? undefined
      : examine({ kinds, made, playouts, determinizations, reward, isOver });
  if (examined !== undefined) return { best: examined.best, examined };
  return { best: choose(race(kinds.length, raced, reward, isOver)) };
}

/**
 * Ranks the candidates that were tried, one of each kind: `best` first, the others by their share of the win. Leaves out untried ones (NaN).
 * @returns also the candidate of the kind that was made, and the one to compare the best with: the made one, or the best alternative if the
 * made one is itself the best
 */
export function rankingOf<Tried extends { readonly wins: number }>(
  tried: readonly Tried[],
  { kinds, made }: Pick<Examination, 'kinds' | 'made'>,
  { best, examined }: Settled,
): {
  readonly ranked: readonly Tried[];
  readonly made: Tried | undefined;
  readonly reference: Tried | undefined;
} {
  const winsOf = (candidate: number): number =>
    candidate === best ? Infinity : (tried[candidate]?.wins ?? NaN);
  const order = [...tried.keys()]
    .filter((candidate) => !Number.isNaN(winsOf(candidate)))
    .sort((one, other) => winsOf(other) - winsOf(one))
    .filter((candidate, rank, all) => all.findIndex((one) => kinds[one] === kinds[candidate]) === rank);
  const ownChoice = tried[order.find((candidate) => kinds[candidate] === kinds[made]) ?? -1];
  const reference =
    examined === undefined || examined.best === examined.other ? ownChoice : tried[examined.other];
  return { ranked: order.flatMap((candidate) => tried[candidate] ?? []), made: ownChoice, reference };
}

/** Minimum of a difference that the review marks, in shares of the win and in standard errors. */
export const MARKED = {
  least: 0.05,
  /** With a hundred decisions between equally good choices, one match in twenty gets a mark by chance. */
  errors: 3.5,
};
/** The comparison is checked after these fractions of its determinizations, and stops once it is settled. */
const CHECKPOINTS = [1 / 8, 1 / 4, 1 / 2, 1];
/** It is settled at this many standard errors from the threshold of a mark. */
const SETTLED = 2.5;

/**
 * Compares a choice that was made with the best alternative, which sequential halving (Karnin, Koren, Somekh 2013) selects in common
 * determinizations. The difference comes from fresh ones, so that it does not include the luck by which the alternative was selected.
 * @returns undefined if there is no alternative
 */
export function examine(examination: Examination): Examined | undefined {
  const { kinds, made } = examination;
  if (!kinds.includes(made) || kinds.every((kind) => kind === made)) return undefined;
  const arms = halve(examination);
  const left = arms.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
  const own = bestAmong(
    arms,
    left.filter((candidate) => kinds[candidate] === made),
  );
  const other = bestAmong(
    arms,
    left.filter((candidate) => kinds[candidate] !== made),
  );
  const difference = compare(examination, arms, own, other);
  return { arms, made: own, other, best: difference.mean > 0 ? other : own, difference };
}

/** Tries all candidates, then the better half in further determinizations, and so on. One candidate of the made kind and one other stay in. */
function halve({ kinds, made, playouts, reward, isOver }: Examination): readonly Arm[] {
  const arms = kinds.map((): Arm => ({ rewards: [], sum: 0, isIn: true }));
  const rounds = Math.ceil(Math.log2(kinds.length));
  let world = 0;
  for (let round = 0; round < rounds; round++) {
    const running = arms.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
    const end = world + Math.max(1, Math.floor(playouts / rounds / running.length));
    for (; world < end && !(isOver() && world > 0); world++)
      for (const candidate of running) {
        const arm = arms[candidate];
        const value = reward(world, candidate);
        if (arm === undefined) continue;
        arm.sum += value;
        arm.rewards.push(value);
      }
    const order = [...running].sort((one, two) => valueOf(arms, two) - valueOf(arms, one));
    const survivors = new Set(order.slice(0, Math.ceil(order.length / 2)));
    for (const candidate of [
      order.find((one) => kinds[one] === made),
      order.find((one) => kinds[one] !== made),
    ])
      if (candidate !== undefined) survivors.add(candidate);
    for (const candidate of running) {
      const arm = arms[candidate];
      if (arm !== undefined && !survivors.has(candidate)) arm.isIn = false;
    }
  }
  return arms;
}

const valueOf = (arms: readonly Arm[], candidate: number): number => {
  const arm = arms[candidate];
  return arm === undefined ? -Infinity : meanOf(arm);
};

const bestAmong = (arms: readonly Arm[], candidates: readonly number[]): number =>
  candidates.reduce(
    (best, one) => (valueOf(arms, one) > valueOf(arms, best) ? one : best),
    candidates[0] ?? 0,
  );

/** The difference in determinizations that no candidate was selected in. */
function compare(
  { determinizations, reward, isOver }: Examination,
  arms: readonly Arm[],
  made: number,
  other: number,
): Difference {
  const first = arms[made]?.rewards.length ?? 0;
  let sum = 0;
  let squares = 0;
  let world = 0;
  for (const part of CHECKPOINTS) {
    const end = Math.ceil(part * determinizations);
    for (; world < end; world++) {
      if (isOver()) return differenceOf(sum, squares, world);
      const gap = reward(first + world, other) - reward(first + world, made);
      sum += gap;
      squares += gap * gap;
    }
    if (isSettled(differenceOf(sum, squares, world), part)) break;
  }
  return differenceOf(sum, squares, world);
}

/** Whether the remaining determinizations would hardly change the mark; `part`: the fraction done. */
function isSettled({ mean, error }: Difference, part: number): boolean {
  const size = Math.abs(mean);
  const marked = Math.max(MARKED.least, MARKED.errors * error * Math.sqrt(part));
  if (size < marked) return size + SETTLED * error < marked;
  return size - SETTLED * error > marked && size > (MARKED.errors + 1) * error;
}

/** Adds one determinization with a difference of 1: a few that agree prove little. */
function differenceOf(sum: number, squares: number, determinizations: number): Difference {
  if (determinizations === 0) return { mean: 0, error: Infinity, determinizations };
  const mean = sum / determinizations;
  const variance = Math.max(0, (squares + 1) / determinizations - mean * mean);
  return { mean, error: Math.sqrt(variance / determinizations), determinizations };
}
