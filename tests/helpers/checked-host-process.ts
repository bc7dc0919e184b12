import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { NetworkCheck } from '../../core/protocol/network-check.ts';
import type { TestDevice } from './network-namespace.ts';
import { programFile } from './program.ts';

const CHECKED = fileURLToPath(new URL('checked-host.ts', import.meta.url));
const VISITOR = fileURLToPath(new URL('host-visitor.ts', import.meta.url));

/** A host on a device of a test network, with a table that is open to the network if it can be. */
export interface CheckedHost {
  readonly port: number;
  /** What it answers its owner to `check-network`. */
  check(): Promise<NetworkCheck>;
  /** Ends it as a power cut would, and removes its folder. */
  dispose(): Promise<void>;
}

export async function checkedHost(
  { prefix }: TestDevice,
  environment: Readonly<Record<string, string>> = {},
): Promise<CheckedHost> {
  const folder = await mkdtemp(join(tmpdir(), 'auction-night-checked-'));
  const [file = '', ...rest] = [...prefix, process.execPath, await programFile(CHECKED), folder];
  const env = { ...process.env, ...environment };
  const child = spawn(file, rest, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
  const { port } = (await next()) as { port: number };
  return {
    port,
    check: async () => {
      child.stdin.write('check\n');
      return (await next()) as NetworkCheck;
    },
    dispose: async () => {
      child.kill('SIGKILL');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a device finds at an address of a host: an HTTP status, or how a socket went, for each path. See `host-visitor.ts`. */
export async function visitFrom(
  { prefix }: TestDevice,
  address: string,
  port: number,
  paths: readonly string[],
  timeout = 0,
): Promise<Readonly<Record<string, string>>> {
  const command = [process.execPath, await programFile(VISITOR), address, String(port), ...paths];
  const [file = '', ...rest] = [...prefix, ...command];
  return JSON.parse((await promisify(execFile)(file, rest, { timeout })).stdout) as Record<string, string>;
}
