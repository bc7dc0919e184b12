import type { TableId } from '../../../core/base/ids.ts';
import { instanceName, txtRecord } from './announcement.ts';
import { createBucket, type Bucket } from '../rate-limit.ts';
import { openBroadcastResponder } from './broadcast.ts';
import {
  addressesOfAdapter,
  multicastInterfaces,
  watchInterfaces,
  type ListInterfaces,
} from './interfaces.ts';
import { openMulticast, type DiscoverySocket, type Multicast, type TableService } from './mdns.ts';
import { every, type Clock } from '../clock.ts';
import { RETRY_TIME } from '../retries.ts';
import { createDerived, createUsability, type Derived } from './timing.ts';
import type { DiscoveryStatus, PublishedTable, Publisher } from './types.ts';

export interface PublisherOptions {
  readonly interfaces: ListInterfaces;
  /** The TCP port of the host, read for every advertisement; constant while the host runs. */
  readonly port: () => number;
  readonly protocolVersion: number;
  readonly appVersion: string;
  /** The name of the host's key, as base64url; absent: it is not told. */
  readonly line?: string;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
}

/**
 * Most tables advertised by mDNS, the newest ones. Every answer goes to the whole network, so a query must not be multiplied by all tables
 * of a host: clients ask a host that they have found for the others.
 */
const MAX_ADVERTISED = 4;

/** mDNS answers of the host, over all its tables and interfaces; each is about one table and has at most 400 bytes. */
const ANSWERS_AT_ONCE = 12;
const ANSWERS_PER_SECOND = 4;

/**
 * Advertises tables, by mDNS on every interface and by answering broadcasts. Open sockets are compared with the required ones, one change
 * after the other; so every call is safe at any time.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const tables = new Map<TableId, PublishedTable>();
  const synchronizer = createSynchronizer(options, tables);
  const stopWatch = watchInterfaces(options.interfaces, options.clock, synchronizer.renew);
  const stopReopening = every(options.clock, RETRY_TIME, synchronizer.reopenFailed);
  let isClosed = false;
  return {
    publish: (table) => {
      const known = tables.get(table.id);
      const isUnchanged = known?.title === table.title && known.game === table.game;
      if (isClosed || isUnchanged) return;
      tables.set(table.id, table);
      void synchronizer.synchronize();
    },
    withdraw: (id) => {
      if (tables.delete(id)) void synchronizer.synchronize();
    },
    has: (id) => tables.has(id),
    status: synchronizer.status.current,
    onStatus: synchronizer.status.onChange,
    refresh: synchronizer.renew,
    close: () => {
      isClosed = true;
      stopWatch();
      stopReopening();
      tables.clear();
      return synchronizer.synchronize();
    },
  };
}

interface Synchronizer {
  readonly status: Derived<DiscoveryStatus>;
  /** Opens the required sockets, closes the others, and advertises the tables. */
  synchronize(): Promise<void>;
  /** The same, reopening every mDNS socket. */
  renew(): void;
  /** The same, reopening failed sockets, if there are any. */
  reopenFailed(): void;
}

function createSynchronizer(
  options: PublisherOptions,
  tables: ReadonlyMap<TableId, PublishedTable>,
): Synchronizer {
  const open = new Map<string, AdvertisingSocket>();
  const usability = createUsability<string>();
  const status = createDerived<DiscoveryStatus>('available', () =>
    tables.size === 0 || usability.isAnyUsable(open) ? 'available' : 'unavailable',
  );
  const answers = createBucket(options.clock, ANSWERS_AT_ONCE, ANSWERS_PER_SECOND);
  let generation = 0;
  const synchronizeNow = async () => {
    const required = requiredNow(options, tables, generation, answers);
    for (const key of open.keys()) if (!required.has(key)) usability.forget(key);
    await closeObsolete(open, required);
    for (const [key, start] of required) if (!open.has(key)) open.set(key, start(status.update));
    const newest = [...tables.values()].slice(-MAX_ADVERTISED).map((table) => serviceOf(table, options));
    for (const socket of open.values()) socket.advertise?.(newest);
    status.update();
  };
  let work: Promise<void> = Promise.resolve();
  const synchronize = () => (work = work.then(synchronizeNow, synchronizeNow));
  const renew = () => {
    generation++;
    void synchronize();
  };
  const reopenFailed = () => {
    if ([...open.values()].some((one) => one.state() === 'failed')) void synchronize();
  };
  return { status, synchronize, renew, reopenFailed };
}

/** An open socket; that of broadcasts advertises all tables by itself. */
type AdvertisingSocket = DiscoverySocket & Partial<Pick<Multicast, 'advertise'>>;

type Open = (onState: () => void) => AdvertisingSocket;

/** Returns how to open every required socket, by a key that changes when it has to be reopened. */
function requiredNow(
  options: PublisherOptions,
  tables: ReadonlyMap<TableId, PublishedTable>,
  generation: number,
  answers: Bucket,
): Map<string, Open> {
  const { interfaces, port, mdnsPort, broadcastPort, clock } = options;
  const required = new Map<string, Open>();
  const networks = interfaces();
  if (tables.size === 0 || networks.length === 0) return required;
  required.set('broadcast', (onState) =>
    openBroadcastResponder({
      ...{ interfaces, clock, onState, port: broadcastPort },
      answer: () => ({ port: port(), tables: [...tables.keys()] }),
    }),
  );
  for (const network of multicastInterfaces(networks)) {
    const { address } = network;
    const addresses = addressesOfAdapter(network, networks);
    required.set(JSON.stringify([generation, address, addresses]), (onState) =>
      openMulticast({ address, addresses, port: mdnsPort, clock, answers, onState }),
    );
  }
  return required;
}

const serviceOf = (
  { id, title, game }: PublishedTable,
  { port, protocolVersion: protocol, appVersion, line }: PublisherOptions,
): TableService => ({
  name: instanceName(title, id),
  host: `an-${id}.local`,
  port: port(),
  txt: txtRecord({ id, protocol, appVersion, game }, line),
});

/**
 * Closes sockets that are no longer required, with a goodbye, and failed ones, which are reopened. Awaited, so that a goodbye does not
 * overtake the next advertisement.
 */
async function closeObsolete(
  open: Map<string, AdvertisingSocket>,
  required: ReadonlyMap<string, Open>,
): Promise<void> {
  const obsolete = [...open].filter(([key, { state }]) => !required.has(key) || state() === 'failed');
  for (const [key] of obsolete) open.delete(key);
  await Promise.all(obsolete.map(([, one]) => one.close()));
}
