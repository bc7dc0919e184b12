import { setMaxListeners } from 'node:events';
import type { TableId } from '../../../core/base/ids.ts';
import { every, type Clock } from '../clock.ts';
import { RETRY_TIME } from '../retries.ts';
import { readResponse } from './announcement.ts';
import { broadcastAsker, type BroadcastAnswer } from './broadcast.ts';
import type { Sighting } from './candidates.ts';
import { createEcho, type Echo } from './echo.ts';
import { fetchHealth, fetchHostHealth } from './health.ts';
import type { RecentHosts } from './hosts.ts';
import {
  isNear,
  multicastInterfaces,
  rankAddresses,
  watchInterfaces,
  type ListInterfaces,
  type NetworkInterface,
} from './interfaces.ts';
import { openMulticast, type QueryingSocket } from './mdns.ts';
import { createTableList, type TableList } from './tables.ts';
import { createDerived, createUsability, createSchedule, type Derived } from './timing.ts';
import type { Browser, DiscoveryStatus, Endpoint, NearbySource, NearbyTable } from './types.ts';

export interface BrowserOptions {
  readonly interfaces: ListInterfaces;
  readonly protocolVersion: number;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
  /** Whether a table is this computer's own, which is left out. */
  readonly isOwnTable: (id: TableId) => boolean;
  /** Recent hosts, which are asked for their tables. */
  readonly recent: RecentHosts;
}

/** Milliseconds between two probes of each table. */
const PROBE_INTERVAL = 3_000;

/** Finds tables by mDNS, broadcast and recent hosts, and tracks those that answer. */
export function createBrowser(options: BrowserOptions): Browser {
  const { interfaces, clock } = options;
  const controller = new AbortController();
  const { signal } = controller;
  setMaxListeners(0, signal); // every pending request listens to it
  const list = createTableList({ ...options, probe: fetchHealth });
  const querier = createQuerier(options, list, signal);
  const refresh = () => void querier.start();
  const stopWatch = watchInterfaces(interfaces, clock, refresh);
  const stopProbing = every(clock, PROBE_INTERVAL, list.probeAll);
  const stopReopening = every(clock, RETRY_TIME, () => void querier.reopenFailed());
  refresh();

  return {
    tables: list.tables,
    onChange: list.onChange,
    status: querier.status.current,
    onStatus: querier.status.onChange,
    refresh,
    heard: querier.echo.heard,
    hearsOthers: querier.echo.hearsOthers,
    close: async () => {
      controller.abort();
      stopWatch();
      stopProbing();
      stopReopening();
      list.close();
      await querier.end();
    },
  };
}

interface Querier {
  readonly status: Derived<DiscoveryStatus>;
  readonly echo: Echo;
  /** Reads the interfaces and starts asking on them. */
  start(): Promise<void>;
  /** Reopens failed sockets. */
  reopenFailed(): Promise<void>;
  end(): Promise<void>;
}

function createQuerier(options: BrowserOptions, list: TableList, signal: AbortSignal): Querier {
  const { interfaces, clock, recent } = options;
  let networks = interfaces();
  const echo = createEcho(clock, () => networks, options.isOwnTable);
  const receiver = createReceiver(list, echo, () => networks);
  const sockets = createSockets(options, {
    ...receiver,
    onPacket: echo.packet,
    onState: () => status.update(),
  });
  const status = createDerived<DiscoveryStatus>('available', () =>
    sockets.areUsable() ? 'available' : 'unavailable',
  );
  const askHost = async (endpoint: Endpoint, source: 'recent' | 'host') => {
    const host = await fetchHostHealth(endpoint, signal);
    if (host !== undefined) receiver.onHost(host.tables, endpoint, source);
  };
  /** Hosts of listed tables that were asked since the last query: a host advertises only its newest tables. */
  const askedHosts = new Set<string>();
  const askHosts = (tables: readonly NearbyTable[]) => {
    for (const { addresses, port } of tables) {
      const [address = ''] = addresses;
      const key = `${address}:${port}`;
      if (askedHosts.has(key)) continue;
      askedHosts.add(key);
      void askHost({ address, port }, 'host');
    }
  };
  list.onChange(askHosts);
  const schedule = createSchedule(clock, () => {
    sockets.query();
    askedHosts.clear();
    askHosts(list.tables());
    for (const host of recent.list()) if (isNear(host.address, networks)) void askHost(host, 'recent');
  });
  return {
    status,
    echo,
    start: async () => {
      if (signal.aborted) return;
      networks = interfaces();
      list.keepEndpoints(({ address }) => isNear(address, networks));
      list.probeAll();
      await sockets.open(networks);
      if (signal.aborted) return;
      schedule.restart();
      status.update();
    },
    reopenFailed: async () => {
      await sockets.reopenFailed();
      status.update();
    },
    end: () => {
      schedule.end();
      return sockets.open([]);
    },
  };
}

/** Passes received tables to the list, with their endpoints in this computer's networks. */
function createReceiver(list: TableList, echo: Echo, networks: () => readonly NetworkInterface[]) {
  const sight = (sighting: Sighting, from: string) => {
    const endpoints = sighting.endpoints.filter(({ address }) => isNear(address, networks()));
    list.sight({ ...sighting, endpoints }, from);
  };
  const onHost = (ids: readonly TableId[], endpoint: Endpoint, source: NearbySource) => {
    for (const id of ids) sight({ id, source, endpoints: [endpoint] }, endpoint.address);
  };
  return {
    onHost,
    onAnswer: ({ tables, port }: BroadcastAnswer, address: string) =>
      onHost(tables, { address, port }, 'broadcast'),
    onResponse: (packet: unknown, from: string) => {
      const { tables, goodbyes } = readResponse(packet);
      echo.announcement(
        tables.map(({ id }) => id),
        from,
      );
      for (const { id, instance, port, addresses } of tables) {
        const endpoints = rankAddresses(addresses, networks(), from).map((address) => ({ address, port }));
        sight({ id, source: 'mdns', endpoints, instance }, from);
      }
      if (goodbyes.length > 0) list.goodbye(goodbyes, from);
    },
  };
}

/** The sockets of a browser: mDNS and broadcast on each interface. Nothing here throws or rejects. */
interface Sockets {
  /** Opens sockets on these interfaces, after closing the earlier ones. */
  open(interfaces: readonly NetworkInterface[]): Promise<void>;
  /** Reopens failed sockets. */
  reopenFailed(): Promise<void>;
  query(): void;
  /** Whether at least one socket works or may still work. */
  areUsable(): boolean;
}

function createSockets(
  { mdnsPort, broadcastPort, clock }: BrowserOptions,
  handlers: {
    readonly onState: () => void;
    readonly onResponse: (packet: unknown, from: string) => void;
    readonly onPacket: (from: string) => void;
    readonly onAnswer: (answer: BroadcastAnswer, from: string) => void;
  },
): Sockets {
  /** Sockets by the function that opened them. */
  let sockets: ReadonlyMap<() => QueryingSocket, QueryingSocket> = new Map();
  let usability = createUsability<() => QueryingSocket>();
  let work: Promise<void> = Promise.resolve();
  const closeAll = (closing: Iterable<QueryingSocket>) =>
    Promise.all([...closing].map((socket) => socket.close()));
  const replace = async (interfaces: readonly NetworkInterface[]) => {
    const closing = sockets;
    sockets = new Map();
    usability = createUsability();
    await closeAll(closing.values());
    const openers = [
      ...multicastInterfaces(interfaces).map(
        ({ address }) =>
          () =>
            openMulticast({ ...handlers, address, addresses: [], port: mdnsPort, clock }),
      ),
      ...interfaces.flatMap((network) => broadcastAsker({ ...handlers, network, port: broadcastPort }) ?? []),
    ];
    sockets = new Map(openers.map((open) => [open, open()]));
  };
  const reopenFailed = async () => {
    const failed = [...sockets].filter(([, socket]) => socket.state() === 'failed');
    if (failed.length === 0) return;
    await closeAll(failed.map(([, socket]) => socket));
    sockets = new Map([...sockets, ...failed.map(([open]) => [open, open()] as const)]);
  };
  const next = (act: () => Promise<void>) => (work = work.then(act, act));
  return {
    open: (interfaces) => next(() => replace(interfaces)),
    reopenFailed: () => next(reopenFailed),
    query: () => {
      for (const socket of sockets.values()) socket.query();
    },
    areUsable: () => usability.isAnyUsable(sockets),
  };
}
