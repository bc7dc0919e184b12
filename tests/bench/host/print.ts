import type { HostFigures, Load, Served } from './index.ts';

const MIB = 1024 * 1024;

/** A row for each figure of both, and how many times the peer's is ours. */
export function printHost({ ours, peer, disk, afterGames }: HostFigures): void {
  const row = (name: string, unit: string, one: number, other: number, digits = 1): void =>
    console.log(
      `| ${name.padEnd(60)} | ${`${one.toFixed(digits)} ${unit}`.padStart(12)} | ${`${other.toFixed(digits)} ${unit}`.padStart(12)} | ${(other / one).toFixed(1).padStart(6)} |`,
    );
  const rows = (name: string, unit: string, of: (load: Load) => number, digits?: number): void => {
    for (const [index, load] of ours.loads.entries()) {
      const beside = peer.loads[index];
      if (beside !== undefined)
        row(
          `${name}, ${load.tables} table${load.tables === 1 ? '' : 's'}${Number.isFinite(load.rate) ? '' : ' at full speed'}`,
          unit,
          of(load),
          of(beside),
          digits,
        );
    }
  };
  const both = (of: (served: Served) => number): readonly [number, number] => [of(ours), of(peer)];
  console.log(
    `| ${'For Sale, four players and one who watches'.padEnd(60)} | ${'Auction Night'.padStart(12)} | boardgame.io | ratio  |`,
  );
  console.log(`| ${'-'.repeat(60)} | ${'-'.repeat(12)}: | ${'-'.repeat(11)}: | -----: |`);
  row('start to listening', 'ms', ...both(({ start }) => start), 0);
  rows('act → the last of five has it, p50', 'ms', ({ p50 }) => p50);
  rows('the same, p99', 'ms', ({ p99 }) => p99);
  console.log(
    `| ${'the disk alone: a line written and synced, p50 and p99'.padEnd(60)} | ${`${disk.p50.toFixed(1)}, ${disk.p99.toFixed(1)} ms`.padStart(12)} | ${''.padStart(12)} | ${''.padStart(6)} |`,
  );
  rows('bytes sent for an act', 'kB', ({ bytes }) => bytes / 1000);
  rows('processor time for an act', 'ms', ({ used }) => used / 1000, 2);
  row('memory without a table', 'MiB', ...both(({ idle }) => idle / MIB), 0);
  rows('memory', 'MiB', ({ memory }) => memory / MIB, 0);
  console.log(`Memory of our host after 300 games at one table: ${(afterGames / MIB).toFixed(0)} MiB.`);
}
