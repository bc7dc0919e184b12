import type { HostFigures, Load, Served } from './index.ts';

const MIB = 1024 * 1024;

/** A row for each figure of all three, and how many times the peer's is ours. */
export function printHost({ ours, bare, peer, afterGames }: HostFigures): void {
  const all = [ours, bare, peer];
  const line = (name: string, cells: readonly string[]): void =>
    console.log(`| ${[name.padEnd(60), ...cells.map((cell) => cell.padStart(13))].join(' | ')} |`);
  const row = (name: string, unit: string, of: (served: Served) => number, digits = 1): void =>
    line(name, [
      ...all.map((served) => `${of(served).toFixed(digits)} ${unit}`),
      (of(peer) / of(ours)).toFixed(1),
    ]);
  const rows = (name: string, unit: string, of: (load: Load) => number, digits?: number): void => {
    for (const [index, { tables, rate }] of ours.loads.entries())
      row(
        `${name}, ${tables} table${tables === 1 ? '' : 's'}${Number.isFinite(rate) ? '' : ' at full speed'}`,
        unit,
        ({ loads }) => (loads[index] === undefined ? NaN : of(loads[index])),
        digits,
      );
  };
  line('For Sale, four players and one who watches', [
    'Auction Night',
    'the least',
    'boardgame.io',
    'peer ÷ ours',
  ]);
  line('---', ['---:', '---:', '---:', '---:']);
  row('start to listening', 'ms', ({ start }) => start, 0);
  rows('act → the last of five has it, p50', 'ms', ({ p50 }) => p50);
  rows('the same, p99', 'ms', ({ p99 }) => p99);
  rows('bytes sent for an act', 'kB', ({ bytes }) => bytes / 1000);
  rows('processor time for an act', 'ms', ({ used }) => used / 1000, 2);
  row('memory without a table', 'MiB', ({ idle }) => idle / MIB, 0);
  rows('memory', 'MiB', ({ memory }) => memory / MIB, 0);
  console.log('The least: a server that puts an act on disk and sends as much to all five, without a game.');
  console.log(`Memory of our host after 300 games at one table: ${(afterGames / MIB).toFixed(0)} MiB.`);
}
