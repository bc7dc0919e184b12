import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestDevice } from '../network-namespace.ts';
import { loopbackOnly } from '../electron/launch.ts';

const PROGRAM = join(import.meta.dirname, '../../../out/main/headless.js');
const OWNER_LINK = /http:\/\/127\.0\.0\.1:(\d+)\/#owner=[0-9a-f]{32}/;

/** The built headless host, running as a program of its own on this computer's loopback. */
export interface HostProcess {
  readonly port: number;
  /** Where guests' browsers find it. */
  readonly address: string;
  /** Makes the browser that opens it the owner's. */
  readonly ownerLink: string;
  /** Ends it as a power cut would; the data stays. */
  kill(): Promise<void>;
  /** Starts it anew on the same port and data, with a clock that is `later` milliseconds fast. */
  startAgain(later?: number): Promise<void>;
  /** Ends it in good order and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts the host on a port (any by default) with a new data folder, on a `device` of a test network or else on this computer's loopback; `more` are
 * further arguments of its command line. Nothing waits, unless
 * `atPace`: then bots and what is shown take the time that they take for people.
 */
export async function startHostProcess(
  more: readonly string[] = [],
  {
    atPace = false,
    device,
    port = 0,
  }: { readonly atPace?: boolean; readonly device?: TestDevice; readonly port?: number } = {},
): Promise<HostProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-host-'));
  const env = {
    ...process.env,
    ...(device === undefined && loopbackOnly()),
    ...(!atPace && { AUCTION_NIGHT_BOT_DELAY_MS: '0' }),
  };
  const run = (port: number, args: readonly string[], later = 0): ChildProcess => {
    const command = [
      process.execPath,
      ...(later === 0 ? [] : fastBy(later)),
      PROGRAM,
      '--data',
      dataDir,
      '--port',
      String(port),
      ...args,
    ];
    const [file = '', ...words] = [...(device?.prefix ?? []), ...command];
    return spawn(file, words, { env });
  };

  let child = run(port, more);
  const link = await ownerLinkOf(child);
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    ...link,
    address: `127.0.0.1:${link.port}`,
    kill: () => ended('SIGKILL'),
    startAgain: async (later) => {
      child = run(link.port, [], later);
      const again = await ownerLinkOf(child);
      if (again.ownerLink !== link.ownerLink) throw new Error('the host came back as another one');
    },
    dispose: async () => {
      await ended('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Arguments with which a program's clock is fast by so many milliseconds. */
const fastBy = (later: number): readonly string[] => [
  '--import',
  `data:text/javascript,const { now } = Date; Date.now = () => now() + ${later};`,
];

/** What the host prints once it can be reached; rejects, with all that it printed, if it ends before. */
function ownerLinkOf(child: ChildProcess): Promise<{ readonly port: number; readonly ownerLink: string }> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const look = (chunk: Buffer): void => {
      printed += chunk.toString();
      const [ownerLink, port] = OWNER_LINK.exec(printed) ?? [];
      if (ownerLink !== undefined) resolve({ ownerLink, port: Number(port) });
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('close', (code) => reject(new Error(`the host ended with ${code}:\n${printed}`)));
  });
}
