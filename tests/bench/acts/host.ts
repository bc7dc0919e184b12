import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../electron/host/index.ts';

/** A host as a process of its own that says where it is, and after each message how much processor time it has used (microseconds). */
const dataDir = await mkdtemp(join(tmpdir(), 'auction-night-bench-'));
const FREE = 1_000_000;
const host = await startHost({
  dataDir,
  rendererDir: dataDir,
  appVersion: '0.0.0-bench',
  port: 0,
  reach: 'network',
  botDelay: 0,
  limits: { messagesPerSecond: FREE, messageBurst: FREE },
});
process.send?.({ port: host.port, ownerSecret: host.ownerSecret });
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ used: user + system });
});
process.on('disconnect', () => {
  void host
    .close()
    .then(() => rm(dataDir, { recursive: true, force: true }))
    .then(() => process.exit(0));
});
