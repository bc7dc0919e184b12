/** Determinizations between two checks for candidates that have fallen behind, and before the first. */
const HEAT = 40;
/** A candidate replaces the default one if it is this many standard errors of the difference better. */
const SURE = 1;
/** With fewer determinizations nothing is certain: they differ too much from one another. */
const FEWEST = 20;
/** A candidate is dropped when it is this many standard errors of the difference behind the best. */
const HOPELESS = 2.5;

/** The results of one candidate. */
export interface Arm {
  /** Its reward in each determinization, from the first until it was dropped. */
  readonly rewards: number[];
  sum: number;
  isIn: boolean;
}

/**
 * Finds which of `count` candidates brings most on average. All are tried in the same determinizations, so that luck cancels out. Those
 * that fall behind are dropped, which leaves their part of the budget to the others.
 * @param budget maximum number of calls of `reward`
 * @param reward the reward of a candidate in a determinization; deterministic
 * @param isOver checked after each determinization, so that there is always one result
 */
export function race(
  count: number,
  budget: number,
  reward: (world: number, candidate: number) => number,
  isOver: () => boolean,
): readonly Arm[] {
  const arms = Array.from({ length: count }, (): Arm => ({ rewards: [], sum: 0, isIn: true }));
  let left = budget;
  for (let world = 0; ; world++) {
    const running = arms.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
    if (running.length < 2 && world >= HEAT) return arms;
    if (left < running.length) return arms;
    for (const candidate of running) {
      const value = reward(world, candidate);
      const arm = arms[candidate];
      if (arm === undefined) continue;
      arm.sum += value;
      arm.rewards.push(value);
    }
    left -= running.length;
    if (isOver()) return arms;
    if ((world + 1) % HEAT === 0) dropHopeless(arms, running);
  }
}

/** The mean reward of a candidate; −∞ if it was never tried. */
export const meanOf = ({ rewards, sum }: Arm): number =>
  rewards.length === 0 ? -Infinity : sum / rewards.length;

/** The best of the candidates that were tried to the end. */
export function bestOf(arms: readonly Arm[]): number {
  const most = Math.max(...arms.map(({ rewards }) => rewards.length));
  let best = 0;
  let value = -Infinity;
  for (const [candidate, arm] of arms.entries())
    if (arm.rewards.length === most && meanOf(arm) > value) {
      best = candidate;
      value = meanOf(arm);
    }
  return best;
}

/** The best candidate if it is certainly better than the first, the default; else the default. */
export function surelyBestOf(arms: readonly Arm[]): number {
  const best = bestOf(arms);
  const [fallback] = arms;
  const leader = arms[best];
  if (fallback === undefined || leader === undefined || leader.rewards.length < FEWEST) return 0;
  return isAhead(leader, fallback, SURE) ? best : 0;
}

function dropHopeless(arms: readonly Arm[], running: readonly number[]): void {
  const leader = arms[bestOf(arms)];
  for (const candidate of running) {
    const arm = arms[candidate];
    if (arm !== undefined && leader !== undefined && isAhead(leader, arm, HOPELESS)) arm.isIn = false;
  }
}

/** Whether `leader` is ahead by this many standard errors of the difference, in the determinizations in which both were tried. */
function isAhead(leader: Arm, other: Arm, errors: number): boolean {
  const shared = Math.min(leader.rewards.length, other.rewards.length);
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < shared; world++) {
    const gap = (leader.rewards[world] ?? 0) - (other.rewards[world] ?? 0);
    sum += gap;
    squares += gap * gap;
  }
  return sum > 0 && sum > errors * Math.sqrt(Math.max(0, squares - (sum * sum) / shared));
}
