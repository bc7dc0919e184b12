import { Service } from 'bonjour-service';
import multicastDns, {
  type DnsRecord,
  type MulticastDns,
  type Question,
  type Response,
  type Source,
} from 'multicast-dns';
import { createSocket, Socket } from 'node:dgram';
import type { Clock } from '../clock.ts';
import type { Bucket } from '../rate-limit.ts';
import { canonicalAddress } from '../../../core/base/address.ts';
import { isIpv6 } from '../../../core/base/endpoint.ts';
import { SERVICE_DOMAIN, SERVICE_TYPE } from './announcement.ts';

/** The state of a discovery socket. `unsent`: the last query could not be sent, the next one may. A `failed` one has to be reopened. */
export type SocketState = 'opening' | 'ready' | 'unsent' | 'failed';

/** Methods that handlers of dgram and multicast-dns call, where nobody could catch an exception. */
const THROWING = [
  'bind',
  'send',
  'close',
  'setBroadcast',
  'setMulticastTTL',
  'setMulticastLoopback',
] as const;

/** Creates a datagram socket that calls `onFailure` instead of throwing; callbacks of `send` and `close` are still called. */
export function createQuietSocket(
  reuseAddr: boolean,
  onFailure: () => void,
  type: 'udp4' | 'udp6' = 'udp4',
): Socket {
  const socket = createSocket({ type, reuseAddr, ipv6Only: type === 'udp6' });
  for (const name of THROWING)
    Reflect.set(socket, name, (...values: unknown[]): unknown => {
      try {
        return Reflect.apply(Socket.prototype[name], socket, values);
      } catch (error) {
        onFailure();
        const done = values.at(-1);
        const hasCallback = name !== 'bind' && typeof done === 'function';
        if (hasCallback) setImmediate(() => void Reflect.apply(done, socket, [error]));
        return socket;
      }
    });
  return socket;
}

/** A socket of discovery. Nothing here throws or rejects. */
export interface DiscoverySocket {
  readonly state: () => SocketState;
  close(): Promise<void>;
}

/** A socket that finds tables. */
export interface QueryingSocket extends DiscoverySocket {
  /** Queries all tables. */
  query(): void;
}

/** mDNS on one interface. */
export interface Multicast extends QueryingSocket {
  /** Advertises these tables and no others. New ones are announced; those that were advertised before say goodbye. */
  advertise(tables: readonly TableService[]): void;
  /** Closes the socket, after a goodbye for its tables. */
  close(): Promise<void>;
}

/** A table as a DNS-SD service. */
export interface TableService {
  readonly name: string;
  readonly port: number;
  readonly host: string;
  readonly txt: Readonly<Record<string, string>>;
}

export interface MulticastOptions {
  /** The address of the interface; for IPv6 the link-local one, with its zone. */
  readonly address: string;
  /** The addresses of this computer to advertise in that network. */
  readonly addresses: readonly string[];
  /** The UDP port; 5353 except in tests. */
  readonly port: number;
  readonly clock: Clock;
  /** Called when the state has changed. */
  readonly onState: () => void;
  /** The budget of answers, over all sockets of the host; absent: no answers. */
  readonly answers?: Bucket;
  /** Receives every raw mDNS response with its source address. */
  readonly onResponse?: (packet: unknown, from: string) => void;
  /** Receives the source address of every packet, of whatever service. */
  readonly onPacket?: (from: string) => void;
}

/** The IPv6 group of mDNS; RFC 6762. */
const GROUP_IPV6 = 'ff02::fb';

/** Opens mDNS on one interface. */
export function openMulticast(options: MulticastOptions): Multicast {
  const { address, port, onResponse, onPacket } = options;
  let state: SocketState = 'opening';
  let isClosed = false;
  const become = (next: SocketState) => {
    if (isClosed || next === state) return;
    state = next;
    options.onState();
  };
  const zone = address.split('%')[1];
  const socket = createQuietSocket(true, () => become('failed'), isIpv6(address) ? 'udp6' : 'udp4');
  const mdns = multicastDns(
    zone === undefined
      ? { socket, interface: address, bind: '0.0.0.0', port }
      : { socket, type: 'udp6', ip: GROUP_IPV6, interface: `::%${zone}`, bind: '::', port },
  );
  const responder = createResponder(mdns, options, () => become('failed'));
  /** Multicast sockets receive packets of every link that any program has joined. */
  const isOfLink = (from: Source): boolean =>
    zone === undefined || !from.address.includes('%') || from.address.endsWith(`%${zone}`);
  mdns.on('error', () => become('failed'));
  mdns.on('warning', (error) => {
    if (error.syscall === 'addMembership') become('failed');
  });
  mdns.on('networkInterface', () => become('ready'));
  mdns.on('query', (query, from) => {
    if (isOfLink(from)) responder.answer(query.questions);
  });
  mdns.on('response', (packet, from) => {
    if (isOfLink(from)) onResponse?.(packet, canonicalAddress(from.address));
  });
  mdns.on('packet', (_packet, from) => {
    if (isOfLink(from)) onPacket?.(canonicalAddress(from.address));
  });
  return {
    state: () => state,
    query: () => {
      if (isClosed) return;
      mdns.query([{ name: SERVICE_DOMAIN, type: 'PTR' }], (error) => {
        if (state !== 'failed' && state !== 'opening') become(error ? 'unsent' : 'ready');
      });
    },
    advertise: responder.advertise,
    close: async () => {
      isClosed = true;
      await responder.end();
      await new Promise<void>((resolve) => mdns.destroy(resolve));
    },
  };
}

/** Milliseconds until a table is announced for the second time. Each further time is three times as long, up to an hour. */
const SECOND_ANNOUNCEMENT = 3_000;
const ANNOUNCEMENT_FACTOR = 3;
const LONGEST_ANNOUNCEMENT = 3_600_000;

/** Most milliseconds of the goodbyes. */
const GOODBYE_TIME = 600;

/** Most questions of a packet that are answered: answers go to the whole network, and must not be amplified. */
const MAX_QUESTIONS = 4;

/** Announces tables on a socket, answers questions about them, and says goodbye. */
function createResponder(
  mdns: MulticastDns,
  { addresses, clock, answers }: MulticastOptions,
  onFailure: () => void,
) {
  const advertised = new Map<string, Advertised>();
  const announce = (table: Advertised, delay: number): void => {
    mdns.respond({ answers: table.records });
    if (delay < LONGEST_ANNOUNCEMENT)
      table.cancel = clock.after(delay, () => announce(table, delay * ANNOUNCEMENT_FACTOR));
  };
  const withdraw = ([key, { records, cancel }]: [string, Advertised]): Promise<void> => {
    cancel();
    advertised.delete(key);
    const goodbye = { answers: records.map((record) => ({ ...record, ttl: 0 })) };
    return new Promise((resolve) => mdns.respond(goodbye, () => resolve()));
  };
  return {
    advertise: (tables: readonly TableService[]): void => {
      const required = new Map(tables.map((table) => [JSON.stringify(table), table]));
      for (const entry of [...advertised]) if (!required.has(entry[0])) void withdraw(entry);
      for (const [key, table] of required) {
        if (advertised.has(key)) continue;
        const records = recordsOf(table, addresses);
        if (records === undefined) return onFailure();
        const added: Advertised = { records, cancel: () => undefined };
        advertised.set(key, added);
        announce(added, SECOND_ANNOUNCEMENT);
      }
    },
    answer: (questions: readonly Question[]): void => {
      for (const { records } of advertised.values()) {
        const found = questions.slice(0, MAX_QUESTIONS).flatMap((question) => responseTo(question, records));
        if (found.length === 0) continue;
        if (answers?.take() !== 0) return;
        for (const response of found) mdns.respond(response, (error) => error && onFailure());
      }
    },
    end: (): Promise<void> =>
      new Promise((resolve) => {
        const cancel = clock.after(GOODBYE_TIME, resolve);
        void Promise.all([...advertised].map(withdraw)).then(() => {
          cancel();
          resolve();
        });
      }),
  };
}

/** A table with its records, and what cancels its next announcement. */
interface Advertised {
  readonly records: readonly DnsRecord[];
  cancel: () => void;
}

/** Returns the records of a table, with those of the given addresses only; undefined if the system does not list its addresses. */
function recordsOf(table: TableService, addresses: readonly string[]): readonly DnsRecord[] | undefined {
  const isAdvertised = ({ type, data }: DnsRecord): boolean =>
    (type !== 'A' && type !== 'AAAA') || addresses.includes(canonicalAddress(String(data)));
  const unused = () => undefined; // only the library's own server starts and stops a service
  try {
    return new Service({ ...table, type: SERVICE_TYPE }, unused, unused).records().filter(isAdvertised);
  } catch {
    return undefined;
  }
}

/** The list of all service types of a network; questions for it are not about tables. */
const ALL_SERVICES = '_services._dns-sd._udp.local';

/** Returns the response to a question; none if it is not about this table. */
function responseTo({ name, type }: Question, records: readonly DnsRecord[]): Response[] {
  const isAsked = (record: DnsRecord): boolean =>
    record.name.toLowerCase() === name.toLowerCase() && (type === 'ANY' || record.type === type);
  const found = name.toLowerCase() === ALL_SERVICES ? [] : records.filter(isAsked);
  if (found.length === 0) return [];
  const additionals = type === 'PTR' ? records.filter((record) => record.type !== 'PTR') : [];
  return [{ answers: found, additionals }];
}
