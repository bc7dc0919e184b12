import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setup } from '../helpers/host-fixture.ts';
import {
  createTestNetwork,
  networksMissing,
  type TestDevice,
  type TestNetwork,
} from '../helpers/network-namespace.ts';
import { programFile } from '../helpers/program.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const HOST = '10.77.0.2';
const CHILD = fileURLToPath(new URL('../helpers/host-child.ts', import.meta.url));
const VISITOR = fileURLToPath(new URL('../helpers/host-visitor.ts', import.meta.url));
const missing = await networksMissing();

let network: TestNetwork | undefined;
let child: ChildProcess | undefined;
let folder: string;

beforeEach(async (context) => {
  requireOrSkip(context, missing);
  folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-reach-'));
  network = await createTestNetwork();
});
afterEach(async () => {
  if (child !== undefined) {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  await network?.remove();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a host on a device; what is returned says a line to it and resolves with the answer. */
async function hostOn(device: TestDevice): Promise<{ port: number; say: (line: object) => Promise<string> }> {
  const [file = '', ...rest] = [...device.prefix, process.execPath, await programFile(CHILD), folder, '0'];
  const started = spawn(file, rest);
  child = started;
  const lines = createInterface(started.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<unknown> => JSON.parse(String((await lines.next()).value));
  const { port } = (await next()) as { port: number };
  return {
    port,
    say: async (line) => {
      started.stdin.write(`${JSON.stringify(line)}\n`);
      return String(await next());
    },
  };
}

/** What a device finds at the host. */
async function visit(device: TestDevice, port: number, paths: readonly string[]): Promise<unknown> {
  const command = [process.execPath, await programFile(VISITOR), HOST, String(port), ...paths];
  const [file = '', ...rest] = [...device.prefix, ...command];
  return JSON.parse((await promisify(execFile)(file, rest)).stdout);
}

it('other devices reach a host only once a table is open to the network, and then only such tables', async () => {
  if (network === undefined) throw new Error('no network');
  const [at, guest] = [await network.device(`${HOST}/24`), await network.device('10.77.0.3/24')];
  const { port, say } = await hostOn(at);
  const here = await say(setup({ title: 'Here' }));
  expect(await visit(guest, port, ['/health', '/ws'])).toEqual({
    '/health': 'ECONNREFUSED',
    '/ws': expect.stringContaining('ECONNREFUSED') as string,
  });
  const there = await say(setup({ title: 'There', reach: 'network' }));
  expect(
    await visit(guest, port, [
      '/health',
      `/health/${here}`,
      `/health/${there}`,
      '/ws',
      `/ws/${here}`,
      `/ws/${there}`,
    ]),
  ).toEqual({
    '/health': '200',
    [`/health/${here}`]: '404',
    [`/health/${there}`]: '200',
    '/ws': 'open',
    [`/ws/${here}`]: '4005',
    [`/ws/${there}`]: 'open',
  });
  expect(await visit(at, port, [`/health/${there}`, `/ws/${there}`])).toEqual({
    [`/health/${there}`]: '200',
    [`/ws/${there}`]: 'open',
  });
});
