import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { DiscoveryStatus, NearbyTable } from '../../electron/host/discovery/index.ts';
import { programFile } from './program.ts';

const PEER = fileURLToPath(new URL('discovery-peer.ts', import.meta.url));

/** A line that the program `discovery-peer.ts` prints; `at` is in milliseconds since 1970. */
type PeerLine = { readonly at: number } & (
  | { readonly event: 'ready'; readonly port: number }
  | { readonly event: 'tables'; readonly tables: readonly NearbyTable[] }
  | { readonly event: 'status'; readonly status: DiscoveryStatus }
  | { readonly event: 'closed' }
);

export interface PeerOptions {
  /** What the program is told: with an id it hosts that table, without it only looks. */
  readonly peer?: { readonly id?: string; readonly title?: string; readonly protocol?: number };
  readonly environment?: Readonly<Record<string, string>>;
  /** The command that the program is run with, such as `nsenter` into a network namespace. */
  readonly prefix?: readonly string[];
}

/** Discovery in a process of its own. */
export interface DiscoveryProcess {
  /** The first line, of those printed and those to come, that fits. Rejects if the process ends before. */
  line(fits: (line: PeerLine) => boolean): Promise<PeerLine>;
  /** The time at which the list fitted, counting what is listed now and what comes. */
  tables(
    fits: (tables: readonly NearbyTable[]) => boolean,
  ): Promise<{ at: number; tables: readonly NearbyTable[] }>;
  status(wanted: DiscoveryStatus): Promise<void>;
  command(command: string): void;
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>;
  /** Says goodbye; resolves with the exit code once it has ended by itself. */
  close(): Promise<number | null>;
  /** What it printed on standard error. */
  errors(): string;
}

/** Starts the program; resolves once it is ready. */
export async function discoveryProcess(options: PeerOptions): Promise<DiscoveryProcess> {
  const command = [...(options.prefix ?? []), process.execPath, await programFile(PEER)];
  const [file = '', ...rest] = [...command, JSON.stringify(options.peer ?? {})];
  const child = spawn(file, rest, { env: { ...process.env, ...options.environment } });
  const lines: PeerLine[] = [];
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const look of [...waiting]) look();
  };
  let errors = '';
  let isOver = false;
  const exit = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true;
      wake();
      resolve(code);
    });
  });
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(JSON.parse(text) as PeerLine);
    wake();
  });
  const wait = <Found>(find: () => Found | undefined): Promise<Found> =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined && !isOver) return;
        waiting.delete(look);
        if (found === undefined) reject(new Error(`The process ended. ${errors}\n${JSON.stringify(lines)}`));
        else resolve(found);
      };
      waiting.add(look);
      look();
    });
  const latest = <Event extends PeerLine['event']>(event: Event) =>
    lines.findLast((line): line is Extract<PeerLine, { event: Event }> => line.event === event);

  await wait(() => latest('ready'));
  return {
    line: (fits) => wait(() => lines.find(fits)),
    tables: (fits) =>
      wait(() => {
        const { at, tables } = latest('tables') ?? { at: 0, tables: [] };
        return fits(tables) ? { at, tables } : undefined;
      }),
    status: async (wanted) => {
      await wait(() => ((latest('status')?.status ?? 'available') === wanted ? true : undefined));
    },
    command: (text) => child.stdin.write(`${text}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    close: () => {
      child.stdin.on('error', () => undefined);
      if (!isOver) child.stdin.write('close\n');
      return exit;
    },
    errors: () => errors,
  };
}
