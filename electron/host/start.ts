import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { BEAT } from '../../core/base/pace.ts';
import { DEFAULT_PORT } from '../../core/protocol/version.ts';
import { systemClock } from './clock.ts';
import { createDiscovery, type Discovery } from './discovery/index.ts';
import { OTHERS, OTHERS_WRITE, systemDisk, type Disk } from './storage/disk.ts';
import { catchFaults } from './faults.ts';
import { errorCode, errorText, makeFolder } from './storage/files.ts';
import { FolderError, type FolderProblem, lockFolder } from './storage/folder-lock.ts';
import { networkAddress, RunningHost, type Bound, type HostParts } from './host.ts';
import { healthAt } from './http/health.ts';
import { listenFrom, LOOPBACK } from './http/listener.ts';
import { openPage } from './http/page-files.ts';
import { createHttpServer } from './http/server.ts';
import { createDeviceContacts } from './http/device-contacts.ts';
import { HOST_LIMITS, type HostLimits } from './limits.ts';
import { keyName, type HostKey } from '../../core/line/handshake.ts';
import { hostKeyOf, tableCodeOf } from './line/node-line.ts';
import { openHouse } from './storage/house-file.ts';
import { openLog } from './storage/log-file.ts';
import type { Host, HostOptions } from './options.ts';
import { doSettingsExist, readSettings, writeSettings, type Settings } from './storage/settings.ts';
import { Drawing } from './plain/drawing.ts';
import { PlainSite } from './plain/plain-site.ts';
import { Watchers } from './plain/watchers.ts';
import { ThreadedBotPool, type BotPool } from './thinking/bot-pool.ts';
import { Admission } from './socket/admission.ts';
import { Sockets } from './socket/upgrade.ts';

const BOT_DELAY = 900;

/**
 * Starts a host: locks its folder, loads its tables, listens, and starts discovery. A folder that cannot be written (read-only, full) is
 * logged; its tables can be viewed.
 * @throws A FolderError if the folder cannot be used or another host uses it, or the system's error if no port is found.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const { disk = systemDisk, clock = systemClock, entropy = systemEntropy, dataDir } = options;
  const unlock = await lockDataFolder(disk, dataDir);
  const file = openLog({ disk, clock }, join(dataDir, 'log'));
  const log = (line: string): void => {
    file.log(line);
    options.log?.(line);
  };
  // An unexpected error in one request must not end the evening for everybody
  const faults = options.faults ?? catchFaults(process);
  faults.logTo(log);
  const release = async (): Promise<void> => {
    if (options.faults === undefined) faults.end();
    file.log('the host has ended');
    await file.close();
    await unlock();
  };
  try {
    const host = await startIn(
      { ...options, disk, clock, entropy, log, newestLog: file.newest, rewriteLog: file.rewrite },
      release,
    );
    file.log(`Auction Night ${options.appVersion} listens on port ${host.port} (process ${process.pid})`);
    return host;
  } catch (error) {
    log(`the host could not start: ${errorText(error)}`);
    await release();
    throw error;
  }
}

type StartOptions = HostOptions &
  Required<Pick<HostOptions, 'disk' | 'clock' | 'log' | 'entropy'>> &
  Pick<HostParts, 'newestLog' | 'rewriteLog'>;

async function startIn(options: StartOptions, release: () => Promise<void>): Promise<Host> {
  const { dataDir, appVersion, log, clock, disk, entropy } = options;
  const limits = { ...HOST_LIMITS, ...options.limits };
  const refuse = (error: unknown): never => {
    throw unusable(dataDir, error);
  };
  const settings = await readSettings(disk, dataDir, entropy, options.newOwner === true).catch(refuse);
  const house = await openHouse(disk, dataDir).catch(refuse);
  const boundTo = options.reach === 'network' ? networkAddress() : LOOPBACK;
  const contacts = createDeviceContacts(clock);
  const botPool = new ThreadedBotPool({
    program: options.thinking,
    patience: options.patience,
    clock,
    log,
  });
  const drawing =
    options.drawing === undefined ? undefined : new Drawing({ program: options.drawing, clock, log });
  const { ownerSecret, lineSecret } = settings;
  const hostKey = hostKeyOf(lineSecret);
  const admission = new Admission(clock, limits);
  const parts = { settings, hostKey, contacts: contacts.list, admission, botPool, house };
  const host = newHost(options, limits, parts);
  await host.finishEarlier();
  await host.tables.loadAll();
  const sockets = new Sockets({ host, broadcast: host.broadcast, admission, clock, limits, log, hostKey });
  const watchers = new Watchers({ find: (id) => host.tables.find(id), entropy, clock, log });
  const plain =
    drawing &&
    new PlainSite({
      drawing,
      watchers,
      listings: () => host.tables.listings(),
      endpoints: () => host.endpoints(),
      clock,
    });
  const server = createHttpServer({
    site: {
      file: await openPage(options.rendererDir),
      health: (path, isLocal) => healthAt(path, isLocal, host.tables.listings(), appVersion),
      prove: (question) => host.proveTable(question),
      elsewhere: (endpoint) => host.elsewhere(endpoint),
      plain: plain && ((ask) => plain.answer(ask)),
    },
    ownNames: () => host.ownNames,
    onConnection: (socket) => sockets.onConnection(socket),
    upgrade: (request, socket, head, gate) => sockets.upgrade(request, socket, head, gate),
    contacts,
    clock,
    limits,
    log,
  });
  const first = options.port ?? settings.port ?? DEFAULT_PORT;
  const bound = await bind(server, boundTo, first).catch(async (error: unknown) => {
    await Promise.all([host.tables.close(), botPool.close()]);
    throw error;
  });
  const { port } = bound;
  const discovery = discoveryOf(options, hostKey, () => host.port);
  const closeAll = async (): Promise<void> => {
    watchers.close();
    await Promise.all([sockets.close(), discovery?.close(), botPool.close(), drawing?.close()]);
    server.closeAllConnections();
    await release();
  };
  // Before the next await: from here on requests arrive, and the gate needs the port
  host.start({ server, bound, sockets, discovery, closeAll });
  server.on('error', (error) => log(`the server failed: ${error.message}`));
  const kept = first === 0 ? settings.port : port;
  const stored = { ownerSecret, lineSecret, ...(kept !== undefined && { port: kept }) };
  await host.keepSettings(
    () => writeSettings(disk, dataDir, { ...stored, ...host.evenings.stored }),
    () => doSettingsExist(disk, dataDir),
  );
  await host.openForTables();
  return host;
}

/**
 * Listens at an address or, if the system refuses, on loopback.
 * @throws The system's error.
 */
async function bind(server: Server, address: string, first: number): Promise<Bound> {
  try {
    return { address, port: await listenFrom(server, address, first) };
  } catch (error) {
    if (address === LOOPBACK) throw error;
    return { address: LOOPBACK, port: await listenFrom(server, LOOPBACK, first), refused: error };
  }
}

function newHost(
  options: StartOptions,
  limits: HostLimits,
  {
    settings,
    hostKey,
    botPool,
    ...parts
  }: Pick<HostParts, 'contacts' | 'admission' | 'house'> & {
    settings: Settings;
    hostKey: HostKey;
    botPool: BotPool;
  },
): RunningHost {
  const {
    dataDir,
    appVersion,
    log,
    clock,
    disk,
    entropy,
    reach,
    occupancyChanged = () => undefined,
  } = options;
  return new RunningHost({
    ...parts,
    ownerSecret: settings.ownerSecret,
    evenings: settings,
    appVersion,
    disk,
    occupancyChanged,
    newestLog: options.newestLog,
    rewriteLog: options.rewriteLog,
    folder: dataDir,
    tablesDir: join(dataDir, 'tables'),
    recordsDir: join(dataDir, 'records'),
    services: {
      appVersion: options.appVersion,
      clock,
      entropy,
      limits,
      ...durationsOf(options),
      botPool,
      log,
      keyName: keyName(hostKey.publicKey),
    },
    isLocalOnly: reach === 'local-only',
  });
}

const systemEntropy = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

function discoveryOf(
  { discovery, reach, appVersion, dataDir, clock }: StartOptions,
  hostKey: HostKey,
  port: () => number,
): Discovery | undefined {
  const line = tableCodeOf(keyName(hostKey.publicKey));
  const isWanted = (discovery ?? true) && reach !== 'local-only';
  return isWanted ? createDiscovery({ port, appVersion, line, dataDir, clock }) : undefined;
}

/**
 * Creates the folder if it is missing, and locks it.
 * @returns Unlocks it.
 */
async function lockDataFolder(disk: Disk, folder: string): Promise<() => Promise<void>> {
  try {
    await makeFolder(disk, folder).catch(async (error: unknown) => {
      // A readable folder is enough to show what is in it
      await disk.readdir(folder).catch(() => Promise.reject(error));
    });
    await protect(disk, folder);
    return await lockFolder(folder);
  } catch (error) {
    throw unusable(folder, error);
  }
}

/**
 * Removes other users' permission to write to the folder, where they could plant files and links, and to read its subfolders. A folder that
 * cannot be protected is used all the same.
 */
async function protect(disk: Disk, folder: string): Promise<void> {
  await disk.protect(folder, OTHERS_WRITE).catch(() => undefined);
  for (const name of ['tables', 'records', 'log'])
    await disk.protect(join(folder, name), OTHERS).catch(() => undefined);
}

type Reason = readonly [why: FolderProblem, reason: string];
const FORBIDDEN: Reason = ['forbidden', 'it may not be read or written'];
const FILE: Reason = ['file', 'there is a file of that name'];
const REASONS: Readonly<Record<string, Reason>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EEXIST: FILE,
  ENOTDIR: FILE,
  EROFS: ['read-only', 'the disk is read-only'],
  ENOSPC: ['full', 'the disk is full'],
};

/** Turns a system error about the folder into a FolderError; returns other errors as they are. */
function unusable(folder: string, error: unknown): unknown {
  const code = errorCode(error);
  if (code === undefined) return error;
  const [why, reason] = REASONS[code] ?? ['other', errorText(error)];
  return new FolderError(folder, why, `The folder ${folder} cannot be used: ${reason}`);
}

/** Returns the durations at the normal pace. */
function durationsOf({ botDelay: botDelayOption, beat }: HostOptions): {
  readonly botDelay: number;
  readonly beat: number;
} {
  const fromEnvironment = Number(process.env['AUCTION_NIGHT_BOT_DELAY_MS'] ?? Number.NaN);
  const botDelay =
    botDelayOption ??
    (Number.isFinite(fromEnvironment) && fromEnvironment >= 0 ? fromEnvironment : BOT_DELAY);
  return { botDelay, beat: beat ?? (botDelay === 0 ? 0 : BEAT) };
}
