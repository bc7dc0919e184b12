import type { FreshVisits } from './fresh.ts';
import type { PageBench } from './index.ts';

const sorted = (numbers: readonly number[]): readonly number[] =>
  [...numbers].sort((one, other) => one - other);
const median = (numbers: readonly number[]): number => sorted(numbers)[Math.floor(numbers.length / 2)] ?? 0;
const fastest = (numbers: readonly number[]): number => sorted(numbers)[0] ?? 0;

/**
 * Two lists of milliseconds beside each other. The medians are what is meant to hold: nothing keeps a page without programs from showing
 * its upper half first, and the fastest of its visits are those.
 */
function row(name: string, ours: readonly number[], peer: readonly number[]): void {
  const text = (pick: typeof median): string =>
    `${pick(ours).toFixed(0)} beside ${pick(peer).toFixed(0)} ms: ${(pick(ours) / pick(peer)).toFixed(2)}`;
  console.log(`  ${name.padEnd(34)} median ${text(median).padEnd(30)} fastest ${text(fastest)}`);
}

/** Prints what goes on while pages come up, each number with what it is meant to be. */
export function printPage({ ours, same, bare, passages }: PageBench): void {
  const painted = ours.map((visit) => visit.painted);
  const usable = ours.map((visit) => visit.usable ?? 0);
  for (const [peer, name] of [
    [same, 'the same first screen without programs'],
    [bare, 'its words on the barest page'],
  ] as const) {
    console.log(`the start beside ${name}; the processor slowed down four times`);
    const theirs = peer.map((visit) => visit.painted);
    row('first paint (at most 1.3)', painted, theirs);
    row('all controls answer (at most 3)', usable, theirs);
  }
  console.log(
    `  ${'transferred, without fonts'.padEnd(34)} ${(median(ours.map(({ bytes }) => bytes)) / 1000).toFixed(0)} kB`,
  );
  console.log('most layout shift (below 0.02), longest task by median (at most 200 ms)');
  for (const { way, walks } of [{ way: 'the start', walks: ours }, ...passages]) {
    const shift = Math.max(...walks.map((walk) => walk.shift));
    const longest = median(walks.map((walk) => walk.longest));
    console.log(`  ${way.padEnd(44)} ${shift.toFixed(4)} ${longest.toFixed(0).padStart(8)} ms`);
  }
}

/** Prints first visits in browsers that had just started, each number with what it is meant to be. */
export function printFreshPage(visits: readonly FreshVisits[]): void {
  for (const { browser, painted, longest, same } of visits) {
    console.log(`${browser}, just started, beside the same first screen without programs`);
    row('first paint (at most 1.3)', painted, same);
    if (longest.length > 0)
      console.log(`  ${'longest task (at most 200 ms)'.padEnd(34)} median ${median(longest).toFixed(0)} ms`);
  }
}
