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
import { openMulticast, type Multicast } from './mdns.ts';
import { createTableList, type TableList } from './tables.ts';
import { createFollowed, createHopes, createSchedule, type Followed } from './timing.ts';
import type { Browser, DiscoveryStatus, Endpoint, NearbySource, NearbyTable } from './types.ts';

export interface BrowserOptions {
  readonly interfaces: ListInterfaces;
  readonly protocolVersion: number;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
  /** Tables that are left out, because they are this computer's own. */
  readonly isOwnTable: (id: TableId) => boolean;
  /** Hosts that are asked for their tables. */
  readonly recent: RecentHosts;
}

/** Milliseconds between two looks at each table. */
const PROBE_INTERVAL = 3_000;

/** Looks for tables by every way there is, and follows those that answer. */
export function createBrowser(options: BrowserOptions): Browser {
  const { interfaces, clock } = options;
  const ending = new AbortController();
  const { signal } = ending;
  setMaxListeners(0, signal); // every question on its way listens to it
  const list = createTableList({ ...options, probe: fetchHealth });
  const asking = createAsking(options, list, signal);
  const refresh = () => void asking.begin();
  const endWatch = watchInterfaces(interfaces, clock, refresh);
  const endProbing = every(clock, PROBE_INTERVAL, list.probeAll);
  const endMending = every(clock, RETRY_TIME, () => void asking.mend());
  refresh();

  return {
    tables: list.tables,
    onChange: list.onChange,
    status: asking.status.current,
    onStatus: asking.status.onChange,
    refresh,
    heard: asking.echo.heard,
    hearsOthers: asking.echo.hearsOthers,
    close: async () => {
      ending.abort();
      endWatch();
      endProbing();
      endMending();
      list.close();
      await asking.end();
    },
  };
}

interface Asking {
  readonly status: Followed<DiscoveryStatus>;
  readonly echo: Echo;
  /** Looks at the interfaces and begins to ask on them. */
  begin(): Promise<void>;
  /** Opens anew what has failed. */
  mend(): Promise<void>;
  end(): Promise<void>;
}

function createAsking(options: BrowserOptions, list: TableList, signal: AbortSignal): Asking {
  const { interfaces, clock, recent } = options;
  let networks = interfaces();
  const echo = createEcho(clock, () => networks, options.isOwnTable);
  const hearing = createHearing(list, echo, () => networks);
  const sockets = createSockets(options, {
    ...hearing,
    onPacket: echo.packet,
    onState: () => status.update(),
  });
  const status = createFollowed<DiscoveryStatus>('available', () =>
    sockets.areUsable() ? 'available' : 'unavailable',
  );
  const askHost = async (endpoint: Endpoint, source: 'recent' | 'host') => {
    const host = await fetchHostHealth(endpoint, signal);
    if (host !== undefined) hearing.onHost(host.tables, endpoint, source);
  };
  /** Hosts of listed tables that were asked since the network was. A host announces its newest tables alone. */
  const asked = new Set<string>();
  const askHosts = (tables: readonly NearbyTable[]) => {
    for (const { addresses, port } of tables) {
      const [address = ''] = addresses;
      const key = `${address}:${port}`;
      if (asked.has(key)) continue;
      asked.add(key);
      void askHost({ address, port }, 'host');
    }
  };
  list.onChange(askHosts);
  const schedule = createSchedule(clock, () => {
    sockets.query();
    asked.clear();
    askHosts(list.tables());
    for (const host of recent.list()) if (isNear(host.address, networks)) void askHost(host, 'recent');
  });
  return {
    status,
    echo,
    begin: async () => {
      if (signal.aborted) return;
      networks = interfaces();
      list.keepEndpoints(({ address }) => isNear(address, networks));
      list.probeAll();
      await sockets.open(networks);
      if (signal.aborted) return;
      schedule.restart();
      status.update();
    },
    mend: async () => {
      await sockets.mend();
      status.update();
    },
    end: () => {
      schedule.end();
      return sockets.open([]);
    },
  };
}

/** Tells the list of what was heard, as far as it leads to an address in one of the networks. */
function createHearing(list: TableList, echo: Echo, networks: () => readonly NetworkInterface[]) {
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

/** The sockets by which a browser asks: mDNS and broadcast on each interface. Nothing here throws or rejects. */
interface Sockets {
  /** Opens them on these interfaces, after those opened before are closed. */
  open(interfaces: readonly NetworkInterface[]): Promise<void>;
  /** Opens those anew that have failed. */
  mend(): Promise<void>;
  query(): void;
  /** Whether at least one socket works, or may yet. */
  areUsable(): boolean;
}

function createSockets(
  { mdnsPort, broadcastPort, clock }: BrowserOptions,
  heard: {
    readonly onState: () => void;
    readonly onResponse: (packet: unknown, from: string) => void;
    readonly onPacket: (from: string) => void;
    readonly onAnswer: (answer: BroadcastAnswer, from: string) => void;
  },
): Sockets {
  /** By how each was opened. */
  let sockets: ReadonlyMap<() => Multicast, Multicast> = new Map();
  let hopes = createHopes<() => Multicast>();
  let work: Promise<void> = Promise.resolve();
  const closeAll = (closing: Iterable<Multicast>) =>
    Promise.all([...closing].map((socket) => socket.close()));
  const replace = async (interfaces: readonly NetworkInterface[]) => {
    const closing = sockets;
    sockets = new Map();
    hopes = createHopes();
    await closeAll(closing.values());
    const ways = [
      ...multicastInterfaces(interfaces).map(
        ({ address }) =>
          () =>
            openMulticast({ ...heard, address, addresses: [], port: mdnsPort, clock }),
      ),
      ...interfaces.flatMap((network) => broadcastAsker({ ...heard, network, port: broadcastPort }) ?? []),
    ];
    sockets = new Map(ways.map((open) => [open, open()]));
  };
  const mend = async () => {
    const failed = [...sockets].filter(([, socket]) => socket.state() === 'failed');
    if (failed.length === 0) return;
    await closeAll(failed.map(([, socket]) => socket));
    sockets = new Map([...sockets, ...failed.map(([open]) => [open, open()] as const)]);
  };
  const next = (act: () => Promise<void>) => (work = work.then(act, act));
  return {
    open: (interfaces) => next(() => replace(interfaces)),
    mend: () => next(mend),
    query: () => {
      for (const socket of sockets.values()) socket.query();
    },
    areUsable: () => hopes.isAny(sockets),
  };
}
