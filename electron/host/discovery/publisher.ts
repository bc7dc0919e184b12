import type { TableId } from '../../../core/base/ids.ts';
import { instanceName, txtRecord } from './announcement.ts';
import { createBucket, type Bucket } from '../rate-limit.ts';
import { openBroadcastResponder } from './broadcast.ts';
import { addressesBeside, multicastInterfaces, watchInterfaces, type ListInterfaces } from './interfaces.ts';
import { openMulticast, type Multicast } from './mdns.ts';
import { every, type Clock } from '../clock.ts';
import { RETRY_TIME } from '../retries.ts';
import { createFollowed, createHopes, type Followed } from './timing.ts';
import type { DiscoveryStatus, PublishedTable, Publisher } from './types.ts';

export interface PublisherOptions {
  readonly interfaces: ListInterfaces;
  /** The TCP port of the host, read whenever something new is told; it stays the same as long as the host runs. */
  readonly port: () => number;
  readonly protocolVersion: number;
  readonly appVersion: string;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
}

/**
 * Tables that are told of by mDNS, the newest. Every answer goes to the whole network, so a question must not be multiplied by all
 * tables of a host: whoever has found one asks the host for the others.
 */
const MOST_ANNOUNCED = 4;

/** Answers of the host to mDNS, over all its tables and interfaces, each of at most 400 bytes. */
const ANSWERS_AT_ONCE = 12;
const ANSWERS_PER_SECOND = 4;

/**
 * Tells the network of tables, by mDNS on every interface and by answering broadcasts. What should be told is compared
 * with what is told, one change after the other; so every call is safe at any time.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const tables = new Map<TableId, PublishedTable>();
  const telling = createTelling(options, tables);
  const endWatch = watchInterfaces(options.interfaces, options.clock, telling.anew);
  const endMending = every(options.clock, RETRY_TIME, telling.mend);
  let isClosed = false;
  return {
    publish: (table) => {
      const told = tables.get(table.id);
      const isOldNews = told?.title === table.title && told.game === table.game;
      if (isClosed || isOldNews) return;
      tables.set(table.id, table);
      void telling.adjust();
    },
    withdraw: (id) => {
      if (tables.delete(id)) void telling.adjust();
    },
    has: (id) => tables.has(id),
    status: telling.status.current,
    onStatus: telling.status.onChange,
    refresh: telling.anew,
    close: () => {
      isClosed = true;
      endWatch();
      endMending();
      tables.clear();
      return telling.adjust();
    },
  };
}

interface Telling {
  readonly status: Followed<DiscoveryStatus>;
  /** Makes what is told the same as what should be. */
  adjust(): Promise<void>;
  /** The same, with every mDNS socket opened anew. */
  anew(): void;
  /** The same, if a socket has failed: that is opened anew. */
  mend(): void;
}

function createTelling(options: PublisherOptions, tables: ReadonlyMap<TableId, PublishedTable>): Telling {
  const told = new Map<string, Advertisement>();
  const hopes = createHopes<string>();
  const status = createFollowed<DiscoveryStatus>('available', () =>
    tables.size === 0 || hopes.isAny(told) ? 'available' : 'unavailable',
  );
  const answers = createBucket(options.clock, ANSWERS_AT_ONCE, ANSWERS_PER_SECOND);
  let generation = 0;
  const adjustNow = async () => {
    const wanted = wantedNow(options, tables, generation, answers);
    for (const key of told.keys()) if (!wanted.has(key)) hopes.forget(key);
    await closeOthers(told, wanted);
    for (const [key, open] of wanted) if (!told.has(key)) told.set(key, open(status.update));
    status.update();
  };
  let work: Promise<void> = Promise.resolve();
  const adjust = () => (work = work.then(adjustNow, adjustNow));
  const anew = () => {
    generation++;
    void adjust();
  };
  const mend = () => {
    if ([...told.values()].some((one) => one.state() === 'failed')) void adjust();
  };
  return { status, adjust, anew, mend };
}

/** A socket that tells of tables. */
type Advertisement = Pick<Multicast, 'state' | 'close'>;

type Open = (onState: () => void) => Advertisement;

/** How to tell of everything that should be told, by a key that is another one as soon as anything about it is. */
function wantedNow(
  options: PublisherOptions,
  tables: ReadonlyMap<TableId, PublishedTable>,
  generation: number,
  answers: Bucket,
): Map<string, Open> {
  const { interfaces, port, mdnsPort, broadcastPort, clock, protocolVersion: protocol, appVersion } = options;
  const networks = interfaces();
  const wanted = new Map<string, Open>();
  if (tables.size > 0 && networks.length > 0)
    wanted.set('broadcast', (onState) =>
      openBroadcastResponder({
        ...{ interfaces, clock, onState, port: broadcastPort },
        answer: () => ({ port: port(), tables: [...tables.keys()] }),
      }),
    );
  for (const network of multicastInterfaces(networks)) {
    const { address } = network;
    const addresses = addressesBeside(network, networks);
    for (const { id, title, game } of [...tables.values()].slice(-MOST_ANNOUNCED)) {
      const txt = txtRecord({ id, protocol, appVersion, game });
      const service = { name: instanceName(title, id), host: `an-${id}.local`, port: port(), txt };
      wanted.set(JSON.stringify([generation, address, addresses, service]), (onState) =>
        openMulticast({ address, addresses, port: mdnsPort, clock, service, answers, onState }),
      );
    }
  }
  return wanted;
}

/**
 * Closes what is no longer wanted, with a goodbye, and what failed, which is opened again. Awaited, lest a goodbye overtakes
 * what is told next.
 */
async function closeOthers(
  told: Map<string, Advertisement>,
  wanted: ReadonlyMap<string, Open>,
): Promise<void> {
  const others = [...told].filter(([key, { state }]) => !wanted.has(key) || state() === 'failed');
  for (const [key] of others) told.delete(key);
  await Promise.all(others.map(([, one]) => one.close()));
}
