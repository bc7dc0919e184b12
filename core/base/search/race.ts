/** Worlds in which all candidates are tried before any is given up, and between two looks at who falls behind. */
const HEAT = 40;
/** A candidate is given up when it is this many standard errors of the difference behind the best. */
const HOPELESS = 2.5;

/** How one candidate did. */
export interface Lane {
  /** Sum of its rewards, and the number of worlds it was tried in. */
  sum: number;
  tries: number;
  isIn: boolean;
}

/**
 * Which of `count` candidates brings most on average. All of them are tried in the same worlds, so that luck cancels out; who falls behind
 * is given up, and leaves its share of the budget to the others. `reward` says what a candidate brings in a world: the same for the
 * same two numbers. At most `budget` calls of it; `isOver` is asked after each heat.
 */
export function race(
  count: number,
  budget: number,
  reward: (world: number, candidate: number) => number,
  isOver: () => boolean,
): readonly Lane[] {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ sum: 0, tries: 0, isIn: true }));
  const paths = lanes.map((): number[] => []);
  let left = budget;
  for (let world = 0; ; world++) {
    const running = lanes.flatMap(({ isIn }, candidate) => (isIn ? [candidate] : []));
    if (running.length < 2 && world >= HEAT) return lanes;
    if (left < running.length) return lanes;
    for (const candidate of running) {
      const brought = reward(world, candidate);
      const lane = lanes[candidate];
      if (lane === undefined) continue;
      lane.sum += brought;
      lane.tries++;
      paths[candidate]?.push(brought);
    }
    left -= running.length;
    if ((world + 1) % HEAT !== 0) continue;
    if (isOver()) return lanes;
    giveUp(lanes, paths, running);
  }
}

/** What a candidate brought on average; −∞ if it was never tried. */
export const meanOf = ({ sum, tries }: Pick<Lane, 'sum' | 'tries'>): number =>
  tries === 0 ? -Infinity : sum / tries;

/** The candidate that did best among those that were tried to the end. */
export function bestOf(lanes: readonly Lane[]): number {
  const most = Math.max(...lanes.map(({ tries }) => tries));
  let best = 0;
  let value = -Infinity;
  for (const [candidate, lane] of lanes.entries())
    if (lane.tries === most && meanOf(lane) > value) {
      best = candidate;
      value = meanOf(lane);
    }
  return best;
}

function giveUp(
  lanes: readonly Lane[],
  paths: readonly (readonly number[])[],
  running: readonly number[],
): void {
  const leader = bestOf(lanes);
  const ahead = paths[leader] ?? [];
  for (const candidate of running) {
    if (candidate === leader) continue;
    const behind = paths[candidate] ?? [];
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < ahead.length; world++) {
      const gap = (ahead[world] ?? 0) - (behind[world] ?? 0);
      sum += gap;
      squares += gap * gap;
    }
    const mean = sum / ahead.length;
    const error = Math.sqrt(Math.max(0, squares / ahead.length - mean * mean) / ahead.length);
    const lane = lanes[candidate];
    if (lane !== undefined && mean > HOPELESS * error && mean > 0) lane.isIn = false;
  }
}
