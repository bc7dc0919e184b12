import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startHost } from '../../../electron/host/index.ts';

/** What a host is started with, as the first argument in JSON. */
export interface Wish {
  readonly botDelay?: number;
  /** The program that bots think in; absent: they think in the host's own thread. */
  readonly thinking?: string;
}

/** What it has used since it was last asked. */
export interface Usage {
  /** Processor time of all its threads, in microseconds. */
  readonly used: number;
  /** How late its event loop was, in milliseconds: half, all but a hundredth, and all of the times. */
  readonly lag: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** A host as a process of its own that says where it is, and after each message what it has used. */
const { thinking, botDelay = 0 } = JSON.parse(process.argv[2] ?? '{}') as Wish;
const dataDir = await mkdtemp(join(tmpdir(), 'auction-night-bench-'));
const FREE = 1_000_000;
const host = await startHost({
  dataDir,
  rendererDir: dataDir,
  appVersion: '0.0.0-bench',
  ...(thinking !== undefined && { thinking: new URL(thinking) }),
  port: 0,
  reach: 'network',
  botDelay,
  limits: { messagesPerSecond: FREE, messageBurst: FREE },
});
/** The timer's own step, which the monitor counts as a delay. */
const STEP = 1;
const lags = monitorEventLoopDelay({ resolution: STEP });
lags.enable();
const lagOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - STEP);
let before = 0;
process.send?.({ port: host.port, ownerSecret: host.ownerSecret });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const lag = { p50: lagOf(lags.percentile(50)), p99: lagOf(lags.percentile(99)), max: lagOf(lags.max) };
  process.send?.({ used: user + system - before, lag } satisfies Usage);
  before = user + system;
  lags.reset();
});
process.on('disconnect', () => {
  void host
    .close()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
