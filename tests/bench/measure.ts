/** How often something can be done in a second. */
export interface Speed {
  readonly name: string;
  readonly perSecond: number;
}

/** One thing of ours beside a peer that does the same. */
export interface Comparison {
  readonly title: string;
  readonly ours: Speed;
  readonly peer: Speed;
}

const SECONDS = 1;
const ROUNDS = 3;

/** Calls `run` for about a second, three times; the fastest round counts, since everything else only slows down. */
export function measure(name: string, run: () => void): Speed {
  run();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    let calls = 0;
    while (performance.now() - began < SECONDS * 1000) {
      run();
      calls++;
    }
    return calls / ((performance.now() - began) / 1000);
  });
  return { name, perSecond: Math.max(...rounds) };
}
