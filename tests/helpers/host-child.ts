import { createInterface } from 'node:readline';
import { startHost } from '../../electron/host/index.ts';
import type { TableSetup } from '../../core/table/index.ts';

/**
 * A host as a process of its own: `host-child.ts FOLDER PORT`. It says its port and the owner's secret in one line, then takes a
 * table's setup per line and says the id.
 */
const [folder = '', port = '0'] = process.argv.slice(2);
const host = await startHost({
  dataDir: folder,
  rendererDir: folder,
  appVersion: '0.0.0-test',
  port: Number(port),
  reach: 'local',
  discovery: false,
  botDelay: 0,
  limits: { messagesPerSecond: 1_000_000, messageBurst: 1_000_000 },
  log: (line) => process.stderr.write(`${line}\n`),
});
process.stdout.write(`${JSON.stringify({ port: host.port, owner: host.ownerSecret })}\n`);
for await (const line of createInterface(process.stdin)) {
  const created = await host.createTable(JSON.parse(line) as TableSetup);
  process.stdout.write(`${JSON.stringify(created.ok ? created.value : created.error)}\n`);
}
