import { setMaxListeners } from 'node:events';
import type { TableId } from '../../../core/base/ids.ts';
import { every, type Clock } from '../clock.ts';
import type { Sighting } from './candidates.ts';
import { fetchHealth, fetchHostHealth, type Probe } from './health.ts';
import { isNear, rankAddresses, type ListInterfaces } from './interfaces.ts';
import type { RecentHosts } from './recent.ts';
import { readResponse } from './response.ts';
import { connectBriefly, scan, type Connect } from './scan.ts';
import { createSchedule } from './schedule.ts';
import { createStatus, type Status } from './status.ts';
import { createTableList, type TableList } from './tables.ts';
import { createTransports } from './transports.ts';
import type { Browser, Endpoint } from './types.ts';
import { watchInterfaces } from './watch.ts';

export interface BrowserOptions {
  readonly interfaces: ListInterfaces;
  readonly protocolVersion: number;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  /** The TCP port that a scan tries. */
  readonly scanPort: number;
  readonly clock: Clock;
  /** Tables that are left out, because they are this computer's own. */
  readonly isOwnTable: (id: TableId) => boolean;
  /** Hosts that are asked for their tables. */
  readonly recent: RecentHosts;
  /** Absent: asks `/health/<id>`. */
  readonly probe?: Probe;
  /** How a scan tries an address; absent: by a TCP connection. */
  readonly connect?: Connect;
}

/** Milliseconds between two looks at each table. */
const PROBE_INTERVAL = 3_000;

/** Looks for tables by every way there is, and follows those that answer. */
export function createBrowser(options: BrowserOptions): Browser {
  const { interfaces, clock, connect = connectBriefly, scanPort: port } = options;
  const ending = new AbortController();
  const { signal } = ending;
  setMaxListeners(0, signal); // every question on its way listens to it
  const list = createTableList({ ...options, probe: options.probe ?? fetchHealth });
  const asking = createAsking(options, list, signal);
  const refresh = () => void asking.begin();
  const endWatch = watchInterfaces(interfaces, clock, refresh);
  const endProbing = every(clock, PROBE_INTERVAL, list.probeAll);
  let scanning: Promise<void> | undefined;
  const scanOnce = () =>
    scan({ interfaces: interfaces(), port, connect, signal, onOpen: asking.askHost }).finally(() => {
      scanning = undefined;
    });
  refresh();

  return {
    tables: list.tables,
    onChange: list.onChange,
    status: asking.status.current,
    onStatus: asking.status.onChange,
    refresh,
    scan: () => (scanning ??= scanOnce()),
    close: async () => {
      ending.abort();
      endWatch();
      endProbing();
      list.close();
      await Promise.all([asking.end(), scanning]);
    },
  };
}

interface Asking {
  readonly status: Status;
  /** Looks at the interfaces and begins to ask on them. */
  begin(): Promise<void>;
  /** Asks a host for its tables. */
  askHost(endpoint: Endpoint): Promise<void>;
  end(): Promise<void>;
}

function createAsking(options: BrowserOptions, list: TableList, signal: AbortSignal): Asking {
  const { interfaces, clock, recent } = options;
  let networks = interfaces();
  const sight = (sighting: Sighting, from: string) => {
    const endpoints = sighting.endpoints.filter(({ address }) => isNear(address, networks));
    list.sight({ ...sighting, endpoints }, from);
  };
  const askHost = async (endpoint: Endpoint, source: 'recent' | 'scan') => {
    const host = await fetchHostHealth(endpoint, signal);
    for (const id of host?.tables ?? []) sight({ id, source, endpoints: [endpoint] }, endpoint.address);
  };
  const transports = createTransports({
    ...options,
    onState: () => status.reconsider(),
    onResponse: (packet, from) => {
      const { tables, goodbyes } = readResponse(packet);
      for (const { id, instance, port, addresses } of tables) {
        const endpoints = rankAddresses(addresses, networks, from).map((address) => ({ address, port }));
        sight({ id, source: 'mdns', endpoints, instance }, from);
      }
      if (goodbyes.length > 0) list.goodbye(goodbyes, from);
    },
    onAnswer: ({ tables, port }, address) => {
      for (const id of tables) sight({ id, source: 'broadcast', endpoints: [{ address, port }] }, address);
    },
  });
  const status = createStatus(() => (transports.areUsable() ? 'available' : 'unavailable'));
  const schedule = createSchedule(clock, () => {
    transports.query();
    for (const host of recent.list()) if (isNear(host.address, networks)) void askHost(host, 'recent');
  });
  return {
    status,
    begin: async () => {
      if (signal.aborted) return;
      networks = interfaces();
      list.keepEndpoints(({ address }) => isNear(address, networks));
      list.probeAll();
      await transports.open(networks);
      if (signal.aborted) return;
      schedule.restart();
      status.reconsider();
    },
    askHost: (endpoint) => askHost(endpoint, 'scan'),
    end: () => {
      schedule.end();
      return transports.close();
    },
  };
}
