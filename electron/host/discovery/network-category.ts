import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

/** Runs a system program and resolves with its output. */
export type RunProgram = (program: string, args: readonly string[]) => Promise<string>;

/** Milliseconds for which Windows' answer is cached, and after which a query times out. */
const ANSWER_TTL = 10_000;

/** Prints one line per network: the adapter's name, a tab, and `Public`, `Private` or `DomainAuthenticated`. */
const QUESTION =
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8; ' +
  'Get-NetConnectionProfile | ForEach-Object { "$($_.InterfaceAlias)`t$($_.NetworkCategory)" }';

/**
 * Returns a function for the names of adapters whose network Windows treats as public, where it blocks incoming connections by default;
 * every new network is public at first. It returns what is known and queries Windows again if that is old; on other systems nothing.
 */
export function publicNetworks(
  platform: NodeJS.Platform,
  clock: Clock,
  run: RunProgram = runHidden,
): () => readonly string[] {
  if (platform !== 'win32') return () => [];
  let known: readonly string[] = [];
  let queriedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (clock.elapsed() - queriedAt >= ANSWER_TTL) {
      queriedAt = clock.elapsed();
      const output = run(powershell(), ['-NoProfile', '-NonInteractive', '-Command', QUESTION]);
      output.then(
        (printed) => (known = publicIn(printed)),
        () => (known = []), // not on this Windows
      );
    }
    return known;
  };
}

/** The full path, so that no other program of that name runs. */
const powershell = (): string =>
  join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');

function publicIn(printed: string): readonly string[] {
  const lines = printed
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  return lines.flatMap(([adapter, category]) =>
    adapter !== undefined && adapter !== '' && category === 'Public' ? [adapter] : [],
  );
}

const runHidden: RunProgram = (program, args) =>
  new Promise((resolve, reject) => {
    const options = { windowsHide: true, timeout: ANSWER_TTL, encoding: 'utf8' } as const;
    execFile(program, [...args], options, (error, printed) =>
      error === null ? resolve(printed) : reject(error),
    );
  });
