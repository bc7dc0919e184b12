import type { TableId } from '../../../core/base/ids.ts';
import type { Clock } from '../clock.ts';
import { instanceName, txtRecord } from './announcement.ts';
import { createBroadcastResponder } from './broadcast-responder.ts';
import type { ListInterfaces } from './interfaces.ts';
import { openMulticast, type Multicast } from './multicast.ts';
import { createStatus, type Status } from './status.ts';
import type { PublishedTable, Publisher } from './types.ts';
import { watchInterfaces } from './watch.ts';

export interface PublisherOptions {
  readonly interfaces: ListInterfaces;
  /** The TCP port of the host, read whenever something is told. */
  readonly port: () => number;
  readonly protocolVersion: number;
  readonly appVersion: string;
  readonly mdnsPort: number;
  readonly broadcastPort: number;
  readonly clock: Clock;
}

interface Wanted {
  readonly address: string;
  readonly table: PublishedTable;
  readonly port: number;
}

/**
 * Tells the network of tables, by mDNS on every interface and by answering broadcasts. What should be told is compared
 * with what is told, one change after the other; so every call is safe at any time.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const tables = new Map<TableId, PublishedTable>();
  const telling = createTelling(options, tables);
  const refresh = () => void telling.anew();
  let isClosed = false;
  const endWatch = watchInterfaces(options.interfaces, options.clock, refresh);
  return {
    publish: (table) => {
      if (isClosed) return;
      tables.set(table.id, table);
      void telling.adjust();
    },
    withdraw: (id) => {
      if (tables.delete(id)) void telling.adjust();
    },
    has: (id) => tables.has(id),
    status: telling.status.current,
    onStatus: telling.status.onChange,
    refresh,
    close: () => {
      isClosed = true;
      endWatch();
      tables.clear();
      return telling.adjust();
    },
  };
}

interface Telling {
  readonly status: Status;
  /** Makes what is told the same as what should be. */
  adjust(): Promise<void>;
  /** The same, with every socket opened anew. */
  anew(): Promise<void>;
}

function createTelling(options: PublisherOptions, tables: ReadonlyMap<TableId, PublishedTable>): Telling {
  const told = new Map<string, Multicast>();
  const responder = createBroadcastResponder({
    interfaces: options.interfaces,
    port: options.broadcastPort,
    clock: options.clock,
    onState: () => status.reconsider(),
    answer: () => ({ port: options.port(), tables: [...tables.keys()] }),
  });
  const status = createStatus(() => {
    const hasMulticast = [...told.values()].some((multicast) => multicast.state() !== 'failed');
    const canAnswer = responder.state() !== 'failed' && options.interfaces().length > 0;
    return tables.size === 0 || hasMulticast || canAnswer ? 'available' : 'unavailable';
  });
  let generation = 0;
  let work: Promise<void> = Promise.resolve();
  const adjustNow = async () => {
    const wanted = wantedNow(options, tables, generation);
    await closeOthers(told, wanted);
    if (tables.size > 0) responder.open();
    else await responder.close();
    for (const [key, want] of wanted)
      if (!told.has(key)) told.set(key, tell(options, want, status.reconsider));
    status.reconsider();
  };
  const adjust = () => (work = work.then(adjustNow));
  const anew = () => {
    generation++;
    return adjust();
  };
  return { status, adjust, anew };
}

/** Everything that should be told, by a key that is another one as soon as anything about it is. */
function wantedNow(
  { interfaces, port }: PublisherOptions,
  tables: ReadonlyMap<TableId, PublishedTable>,
  generation: number,
): Map<string, Wanted> {
  const wanted = new Map<string, Wanted>();
  for (const { address } of interfaces())
    for (const table of tables.values())
      wanted.set(JSON.stringify([generation, address, port(), table.id, table.title, table.game]), {
        address,
        table,
        port: port(),
      });
  return wanted;
}

/** Says goodbye for what is told and no longer wanted. Awaited, lest a goodbye overtakes what is told next. */
async function closeOthers(told: Map<string, Multicast>, wanted: ReadonlyMap<string, Wanted>): Promise<void> {
  const others = [...told].filter(([key]) => !wanted.has(key));
  for (const [key] of others) told.delete(key);
  await Promise.all(others.map(([, multicast]) => multicast.close()));
}

function tell(options: PublisherOptions, { address, table, port }: Wanted, onState: () => void): Multicast {
  const { mdnsPort, clock, protocolVersion: protocol, appVersion } = options;
  const multicast = openMulticast({ address, port: mdnsPort, clock, onState });
  multicast.publish({
    name: instanceName(table.title, table.id),
    host: `an-${table.id}.local`,
    port,
    txt: txtRecord({ id: table.id, protocol, appVersion, game: table.game }),
  });
  return multicast;
}
