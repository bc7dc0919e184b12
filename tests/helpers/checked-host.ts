// A program for tests: a host in FOLDER with the discovery of the app, and a table that is open to the network if that can be had. It
// prints its port, and for each line that comes what it answers its owner to `check-network`.
import { createInterface } from 'node:readline';
import type { HostOptions } from '../../electron/host/index.ts';
import { startHost } from '../../electron/host/index.ts';
import { join } from './host-client.ts';
import { setup } from './host-fixture.ts';

const [folder = ''] = process.argv.slice(2);
const reach = process.env['CHECKED_REACH'] === 'local-only' ? 'local-only' : 'local';
const options: HostOptions = {
  dataDir: folder,
  rendererDir: folder,
  appVersion: '0.0.0-test',
  port: 0,
  reach,
  botDelay: 0,
  limits: { messagesPerSecond: 1_000_000, messageBurst: 1_000_000 },
};
const host = await startHost(options);
await host.createTable(setup({ reach: 'network' }));
const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
say({ port: host.port });
for await (const line of createInterface(process.stdin))
  if (line === 'check') say(await owner.ask({ type: 'check-network' }));
