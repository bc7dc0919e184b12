import { meanOf, race, type Arm } from './race.ts';

/** How much more one choice brings than another, in worlds that had no part in choosing the two. */
export interface Difference {
  /** The mean of the differences, world by world. */
  readonly mean: number;
  /** The standard error of that mean. */
  readonly error: number;
  readonly determinizations: number;
}

/** A choice that somebody has made, to be compared with the best other one. */
export interface Examination {
  /** By candidate the number of its kind: candidates of a kind are one choice to whoever reads of it. */
  readonly kinds: readonly number[];
  /** The kind of the choice that was made. */
  readonly made: number;
  /** At most so many calls of `reward` until two candidates are left. */
  readonly playouts: number;
  /** In at most so many further worlds these two are compared. */
  readonly determinizations: number;
  /** What a candidate brings in a world: the same for the same two numbers. */
  readonly reward: (world: number, candidate: number) => number;
  readonly isOver: () => boolean;
}

export interface Examined {
  readonly arms: readonly Arm[];
  /** The candidates that stand for the choice that was made and for the best other one. */
  readonly made: number;
  readonly other: number;
  /** The better one of the two. */
  readonly best: number;
  /** How much more the other one brings. */
  readonly difference: Difference;
}

/** The same in a game's own terms; undefined where there was nothing to compare. */
export function comparisonIn<Action>(actions: readonly Action[], examined: Examined | undefined) {
  const other = examined && actions[examined.other];
  if (examined === undefined || other === undefined) return undefined;
  const { mean, error } = examined.difference;
  return { other, lost: mean, error };
}

/** By item the place of the first of the same name: items that are told alike are of one kind. */
export function kindsBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly number[] {
  const names = items.map((item) => nameOf(item));
  return names.map((name) => names.indexOf(name));
}

/** Which candidate is the best; with how the one that was made compares with the best other one, where that was asked for. */
export interface Settled {
  readonly best: number;
  readonly examined?: Examined;
}

/** What trying candidates may cost. `worlds`: as in an examination; absent: nothing is compared. */
interface Effort {
  readonly playouts: number;
  readonly determinizations?: number;
  readonly isOver: () => boolean;
}

/** Examines the candidate that was made; without one, or anything to compare it with, all race, and `choose` takes one of the arms. `made`: −1: none. */
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
 * What was tried, the best first and the others by their share of the win, one of each kind; that of the kind that was made; and what the best is to
 * be compared with: that one, or the best other one if it is itself the best. What was never tried (NaN) is left out.
 */
export function rankingOf<Tried extends { readonly wins: number }>(
  tried: readonly Tried[],
  { kinds, made }: Pick<Examination, 'kinds' | 'made'>,
  { best, examined }: Settled,
): {
  readonly ranked: readonly Tried[];
  readonly asked: Tried | undefined;
  readonly beside: Tried | undefined;
} {
  const winsOf = (place: number): number => (place === best ? Infinity : (tried[place]?.wins ?? NaN));
  const order = [...tried.keys()]
    .filter((place) => !Number.isNaN(winsOf(place)))
    .sort((one, other) => winsOf(other) - winsOf(one))
    .filter((place, rank, all) => all.findIndex((one) => kinds[one] === kinds[place]) === rank);
  const asked = tried[order.find((place) => kinds[place] === kinds[made]) ?? -1];
  const beside = examined === undefined || examined.best === examined.other ? asked : tried[examined.other];
  return { ranked: order.flatMap((place) => tried[place] ?? []), asked, beside };
}

/** A difference is worth a mark if it is at least so large a share of the win, and so many standard errors. */
export const MARKED = {
  least: 0.05,
  /** Of a hundred decisions in which both choices are equally good, one in twenty games has a mark by chance. */
  errors: 3.5,
};
/** The comparison is looked at after these parts of its worlds, and over where it is settled. */
const LOOKS = [1 / 8, 1 / 4, 1 / 2, 1];
/** It is if the difference is so many standard errors from what is worth a mark. */
const SETTLED = 2.5;

/**
 * Compares a choice that was made with the best other one. Which that is comes out of sequential halving (Karnin, Koren, Somekh 2013) in common
 * worlds; the difference then comes from fresh worlds, so that it is not the luck for which the other one was chosen. Undefined where there is no other choice.
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

/** Tries all candidates, then the better half of them in more worlds, and so on. The choice that was made and an other one stay in. */
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
        const brought = reward(world, candidate);
        if (arm === undefined) continue;
        arm.sum += brought;
        arm.rewards.push(brought);
      }
    const order = [...running].sort((one, two) => valueOf(arms, two) - valueOf(arms, one));
    const kept = new Set(order.slice(0, Math.ceil(order.length / 2)));
    for (const candidate of [
      order.find((one) => kinds[one] === made),
      order.find((one) => kinds[one] !== made),
    ])
      if (candidate !== undefined) kept.add(candidate);
    for (const candidate of running) {
      const arm = arms[candidate];
      if (arm !== undefined && !kept.has(candidate)) arm.isIn = false;
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

/** The difference in worlds that nobody was chosen in. */
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
  for (const part of LOOKS) {
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

/** Whether more worlds would hardly change what is marked; `part`: how many of them there were. */
function isSettled({ mean, error }: Difference, part: number): boolean {
  const size = Math.abs(mean);
  const marked = Math.max(MARKED.least, MARKED.errors * error * Math.sqrt(part));
  if (size < marked) return size + SETTLED * error < marked;
  return size - SETTLED * error > marked && size > (MARKED.errors + 1) * error;
}

/** One world more in which the difference is 1: a few that agree prove little. */
function differenceOf(sum: number, squares: number, determinizations: number): Difference {
  if (determinizations === 0) return { mean: 0, error: Infinity, determinizations };
  const mean = sum / determinizations;
  const variance = Math.max(0, (squares + 1) / determinizations - mean * mean);
  return { mean, error: Math.sqrt(variance / determinizations), determinizations };
}
