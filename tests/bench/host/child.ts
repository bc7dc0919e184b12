import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost } from '../../../electron/host/index.ts';
import { PAGE } from './page.ts';
import { reportLag, reportUsage } from './usage.ts';

/** What a host is started with, as the first argument in JSON. */
export interface Wish {
  readonly botDelay?: number;
  /** The program that bots think in; absent: they think in the host's own thread. */
  readonly thinking?: string;
  /** The program that draws for televisions; absent: none does. */
  readonly drawing?: string;
  /** Whether it also says how late its event loop was. */
  readonly watchesLag?: boolean;
  /** Whether it has a page. */
  readonly hasPage?: boolean;
  /** The folder of an earlier host, which stays; absent: one of its own. */
  readonly dataDir?: string;
}

/** A host as a process of its own that says where it is, and after each message what it has used. */
const {
  thinking,
  drawing,
  botDelay = 0,
  watchesLag = false,
  hasPage = false,
  dataDir: given,
} = JSON.parse(process.argv[2] ?? '{}') as Wish;
const usage = reportUsage();
const lag = watchesLag ? reportLag() : undefined;
const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'auction-night-bench-')));
if (hasPage) await writeFile(join(dataDir, 'index.html'), PAGE);
const FREE = 1_000_000;
const host = await startHost({
  dataDir,
  rendererDir: dataDir,
  appVersion: '0.0.0-bench',
  ...(thinking !== undefined && { thinking: new URL(thinking) }),
  ...(drawing !== undefined && { drawing: new URL(drawing) }),
  port: 0,
  reach: 'network',
  botDelay,
  limits: { messagesPerSecond: FREE, messageBurst: FREE, connections: FREE, tables: FREE, undos: FREE },
});
process.send?.({ port: host.port, ownerSecret: host.ownerSecret });
process.on('message', () => process.send?.({ ...usage(), lag: lag?.() }));
process.on('disconnect', () => {
  void host
    .close()
    .then(() => (given === undefined ? rm(dataDir, { recursive: true, force: true }) : undefined))
    .then(() => process.exit(0));
});
