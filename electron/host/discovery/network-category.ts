import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

/** Runs a program of the system and resolves with what it prints. */
export type RunProgram = (program: string, args: readonly string[]) => Promise<string>;

/** Milliseconds for which an answer of Windows holds, and after which none is waited for. */
const ANSWER_LASTS = 10_000;

/** One line for each network: the adapter's name and `Public`, `Private` or `DomainAuthenticated`, with a tab between. */
const QUESTION =
  '[Console]::OutputEncoding = [Text.Encoding]::UTF8; ' +
  'Get-NetConnectionProfile | ForEach-Object { "$($_.InterfaceAlias)`t$($_.NetworkCategory)" }';

/**
 * The names of the adapters whose network Windows takes for a public one, in which it lets no device in unless it is told to; every new network
 * is one at first. What is returned tells what is known at the moment and asks Windows again when that is old; of other systems nothing.
 */
export function publicNetworks(
  platform: NodeJS.Platform,
  clock: Clock,
  run: RunProgram = runHidden,
): () => readonly string[] {
  if (platform !== 'win32') return () => [];
  let known: readonly string[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (clock.elapsed() - askedAt >= ANSWER_LASTS) {
      askedAt = clock.elapsed();
      const asked = run(powershell(), ['-NoProfile', '-NonInteractive', '-Command', QUESTION]);
      asked.then(
        (printed) => (known = publicIn(printed)),
        () => (known = []), // a Windows without it
      );
    }
    return known;
  };
}

/** By its whole path: whatever else is called so is not asked. */
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
    const options = { windowsHide: true, timeout: ANSWER_LASTS, encoding: 'utf8' } as const;
    execFile(program, [...args], options, (error, printed) =>
      error === null ? resolve(printed) : reject(error),
    );
  });
