/** Worlds in which all candidates are tried before any is given up, and between two looks at who falls behind. */
const HEAT = 40;
/** A candidate takes the place of the usual one if it is this many standard errors of the difference better. */
const SURE = 1;
/** Of fewer worlds nothing is sure: they differ too much from one another. */
const FEWEST = 20;
/** A candidate is given up when it is this many standard errors of the difference behind the best. */
const HOPELESS = 2.5;

/** How one candidate did. */
export interface Arm {
  /** What it brought, by world from the first; no more worlds once it was given up. */
  readonly rewards: number[];
  sum: number;
  isIn: boolean;
}

/**
 * Which of `count` candidates brings most on average. All of them are tried in the same worlds, so that luck cancels out; who falls behind
 * is given up, and leaves its share of the budget to the others. `reward` says what a candidate brings in a world: the same for the
 * same two numbers. At most `budget` calls of it; `isOver` is asked after each world, so that there is one to go by.
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
      const brought = reward(world, candidate);
      const arm = arms[candidate];
      if (arm === undefined) continue;
      arm.sum += brought;
      arm.rewards.push(brought);
    }
    left -= running.length;
    if (isOver()) return arms;
    if ((world + 1) % HEAT === 0) giveUp(arms, running);
  }
}

/** What a candidate brought on average; −∞ if it was never tried. */
export const meanOf = ({ rewards, sum }: Arm): number =>
  rewards.length === 0 ? -Infinity : sum / rewards.length;

/** The candidate that did best among those that were tried to the end. */
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

/** The best candidate if it is surely better than the first, which is the usual one; else that. */
export function surelyBestOf(arms: readonly Arm[]): number {
  const best = bestOf(arms);
  const [usual] = arms;
  const leader = arms[best];
  if (usual === undefined || leader === undefined || leader.rewards.length < FEWEST) return 0;
  return isAhead(leader, usual, SURE) ? best : 0;
}

function giveUp(arms: readonly Arm[], running: readonly number[]): void {
  const leader = arms[bestOf(arms)];
  for (const candidate of running) {
    const arm = arms[candidate];
    if (arm !== undefined && leader !== undefined && isAhead(leader, arm, HOPELESS)) arm.isIn = false;
  }
}

/** Whether one brought more than another by so many standard errors of the difference, in the worlds in which both were tried. */
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
