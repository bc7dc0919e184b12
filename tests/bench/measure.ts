/** One of the two things that a benchmark compares. */
export interface Contender {
  readonly name: string;
  readonly run: () => void;
}

/** One thing of ours beside a peer that does the same. */
export interface Benchmark {
  readonly title: string;
  readonly ours: Contender;
  readonly peer: Contender;
}

/** How often each of the two can be done in a second, and ours divided by the peer's. */
export interface Comparison {
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

const SLICE = 0.25;
const SLICES = 16;

/**
 * Runs both in turns, in short slices, so that whatever else the computer does meets both. The fastest slice of each counts,
 * since everything else only slows down.
 */
export function compare({ ours, peer }: Benchmark): Comparison {
  ours.run();
  peer.run();
  const best = { ours: 0, peer: 0 };
  for (let slice = 0; slice < SLICES; slice++) {
    best.ours = Math.max(best.ours, perSecond(ours.run));
    best.peer = Math.max(best.peer, perSecond(peer.run));
  }
  return { ...best, ratio: best.ours / best.peer };
}

function perSecond(run: () => void): number {
  const began = performance.now();
  let calls = 0;
  while (performance.now() - began < SLICE * 1000) {
    run();
    calls++;
  }
  return calls / ((performance.now() - began) / 1000);
}
