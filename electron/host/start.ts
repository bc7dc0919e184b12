import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PORT } from '../../core/protocol/version.ts';
import { systemClock } from './clock.ts';
import { createDiscovery } from './discovery/index.ts';
import { lockFolder } from './folder-lock.ts';
import { networkAddress, RunningHost } from './host.ts';
import { healthAt } from './http/health.ts';
import { listenFrom } from './http/listener.ts';
import { openPage } from './http/page-files.ts';
import { createHttpServer } from './http/server.ts';
import { HOST_LIMITS } from './limits.ts';
import type { Host, HostOptions } from './options.ts';
import { readSettings, writeSettings } from './settings.ts';
import { Sockets } from './socket/upgrade.ts';

const BOT_DELAY = 900;
const LOOPBACK = '127.0.0.1';

/**
 * Starts a host: takes the folder, takes up its tables, listens, and lets discovery tell of them. Rejects with an Error whose message
 * a person can read if another host uses the folder, or with the system's error if it cannot read it or find a port.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(options.dataDir);
  try {
    return await startIn(options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function startIn(options: HostOptions, unlock: () => Promise<void>): Promise<Host> {
  const { dataDir, appVersion, log = () => undefined, clock = systemClock } = options;
  const entropy = options.entropy ?? ((size: number) => new Uint8Array(randomBytes(size)));
  const limits = { ...HOST_LIMITS, ...options.limits };
  const settings = await readSettings(dataDir, entropy);
  const boundTo = options.reach === 'network' ? networkAddress() : LOOPBACK;
  const host = new RunningHost({
    appVersion,
    ownerSecret: settings.ownerSecret,
    tablesDir: join(dataDir, 'tables'),
    recordsDir: join(dataDir, 'records'),
    services: { clock, entropy, limits, botDelay: botDelayOf(options), log },
    boundTo,
    isLocalOnly: options.reach === 'local-only',
  });
  await host.tables.takeUp();
  const sockets = new Sockets({ desk: host, lobby: host.lobby, clock, limits, log });
  const server = createHttpServer({
    site: {
      file: await openPage(options.rendererDir),
      health: (path, isLocal) => healthAt(path, isLocal, host.tables.all(), appVersion),
    },
    ownNames: () => host.ownNames,
    arrived: (socket) => sockets.arrived(socket),
    upgrade: (request, socket, head, gate) => sockets.upgrade(request, socket, head, gate),
    clock,
    limits,
    log,
  });
  const first = options.port ?? settings.port ?? DEFAULT_PORT;
  const port = await listenFrom(server, boundTo, first).catch(async (error: unknown) => {
    await host.tables.close();
    throw error;
  });
  await writeSettings(dataDir, first === 0 ? settings : { ...settings, port });
  server.on('error', (error) => log(`the server failed: ${error.message}`));
  const isDiscovering = (options.discovery ?? true) && options.reach !== 'local-only';
  const discovery = isDiscovering
    ? createDiscovery({ port: () => host.port, appVersion, dataDir, clock })
    : undefined;
  host.start(server, port, discovery, async () => {
    await Promise.all([sockets.close(), discovery?.close()]);
    server.closeAllConnections();
    await unlock();
  });
  if (host.tables.all().some((table) => table.state.setup.reach === 'network'))
    await host.openToNetwork().catch((error: Error) => log(`not open to the network: ${error.message}`));
  return host;
}

function botDelayOf({ botDelay }: HostOptions): number {
  const asked = Number(process.env['AUCTION_NIGHT_BOT_DELAY_MS'] ?? Number.NaN);
  return botDelay ?? (Number.isFinite(asked) && asked >= 0 ? asked : BOT_DELAY);
}
