import { Bonjour, type Service } from 'bonjour-service';
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

/** mDNS on one interface. Nothing here throws or rejects. */
export interface Multicast {
  readonly state: () => SocketState;
  /** Queries all tables. */
  query(): void;
  /** Closes the socket, after a goodbye for its table. */
  close(): Promise<void>;
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
  /** The table to advertise; absent: the socket only queries. */
  readonly service?: {
    readonly name: string;
    readonly port: number;
    readonly host: string;
    readonly txt: Readonly<Record<string, string>>;
  };
  /** The budget of answers, over all sockets of the host; absent: no answers. */
  readonly answers?: Bucket;
  /** Receives every raw mDNS response with its source address. */
  readonly onResponse?: (packet: unknown, from: string) => void;
  /** Receives the source address of every packet, of whatever service. */
  readonly onPacket?: (from: string) => void;
}

/**
 * Opens mDNS on one interface. One instance per interface and table, because bonjour-service otherwise serves only the default route, and
 * stopping one of two services in an instance hides the other; see docs/decisions/060-discovery.md.
 */
export function openMulticast(options: MulticastOptions): Multicast {
  let state: SocketState = 'opening';
  let isClosed = false;
  const become = (next: SocketState) => {
    if (isClosed || next === state) return;
    state = next;
    options.onState();
  };
  const opened = openBonjour(options, become);
  return {
    state: () => state,
    query: () => {
      if (isClosed) return;
      opened?.server.mdns.query([{ name: SERVICE_DOMAIN, type: 'PTR' }], (error) => {
        if (state !== 'failed' && state !== 'opening') become(error ? 'unsent' : 'ready');
      });
    },
    close: async () => {
      isClosed = true;
      if (opened !== undefined) await sayGoodbye(opened, options.clock);
    },
  };
}

/** Internals of bonjour-service that its types hide: its server, and the socket of multicast-dns. */
interface RawServer {
  readonly mdns: {
    on(event: 'error' | 'warning', listener: (error: NodeJS.ErrnoException) => void): void;
    on(event: 'networkInterface', listener: () => void): void;
    on(event: 'response' | 'query', listener: (packet: unknown, from: { address: string }) => void): void;
    removeAllListeners(event: string): void;
    query(questions: readonly { name: string; type: string }[], done: (error?: Error) => void): void;
    respond(response: Response | readonly DnsRecord[], done?: (error?: Error) => void): void;
  };
  respondToQuery(query: { questions: readonly unknown[] }): void;
}

interface DnsRecord {
  readonly type: string;
  readonly data?: unknown;
}

interface Response {
  readonly answers: readonly DnsRecord[];
  readonly additionals?: readonly DnsRecord[];
}

interface Opened {
  readonly socket: Socket;
  readonly bonjour: Bonjour;
  readonly server: RawServer;
  readonly service: Service | undefined;
}

function openBonjour(
  { address, addresses, port, service, answers, onResponse, onPacket }: MulticastOptions,
  become: (state: SocketState) => void,
): Opened | undefined {
  const zone = address.split('%')[1];
  const socket = createQuietSocket(true, () => become('failed'), isIpv6(address) ? 'udp6' : 'udp4');
  /** Multicast sockets receive packets of every link that any program has joined. */
  const isOfLink = (from: { address: string }): boolean =>
    zone === undefined || !from.address.includes('%') || from.address.endsWith(`%${zone}`);
  try {
    const settings =
      zone === undefined
        ? { socket, interface: address, bind: '0.0.0.0', port }
        : { socket, type: 'udp6' as const, ip: GROUP_IPV6, interface: `::%${zone}`, bind: '::', port };
    const bonjour = new Bonjour(settings, () => become('failed'));
    const server = Reflect.get(bonjour, 'server') as RawServer;
    server.mdns.on('error', () => become('failed'));
    server.mdns.on('warning', (error) => {
      if (error.syscall === 'addMembership') become('failed');
    });
    server.mdns.on('networkInterface', () => become('ready'));
    limitAddresses(server, addresses);
    limitAnswers(server, answers, isOfLink);
    if (onResponse)
      server.mdns.on('response', (packet, from) => {
        if (isOfLink(from)) onResponse(packet, canonicalAddress(from.address));
      });
    for (const event of ['query', 'response'] as const)
      if (onPacket)
        server.mdns.on(event, (_packet, from) => {
          if (isOfLink(from)) onPacket(canonicalAddress(from.address));
        });
    const advertised = service && { ...service, type: SERVICE_TYPE, probe: false, disableIPv6: false };
    return { socket, bonjour, server, service: advertised && bonjour.publish(advertised) };
  } catch {
    // The library reads the system's interfaces, too, which may throw. The next change tries again.
    become('failed');
    socket.close();
    return undefined;
  }
}

/** The IPv6 group of mDNS; RFC 6762. */
const GROUP_IPV6 = 'ff02::fb';

/** Limits the advertised addresses: the library sends all addresses of the computer to every network. */
function limitAddresses({ mdns }: RawServer, addresses: readonly string[]): void {
  const respond = mdns.respond.bind(mdns);
  const isOwn = ({ type, data }: DnsRecord): boolean =>
    (type !== 'A' && type !== 'AAAA') || addresses.includes(canonicalAddress(String(data)));
  mdns.respond = (response, done) => {
    const { answers, additionals = [] }: Response = 'answers' in response ? response : { answers: response };
    const advertised = { answers: answers.filter(isOwn), additionals: additionals.filter(isOwn) };
    if (advertised.answers.length > 0) respond(advertised, done);
    else done?.();
  };
}

const MAX_QUESTIONS = 4;

/** Limits answers, which go to the whole network: neither packets with many questions nor many packets must be amplified. */
function limitAnswers(
  server: RawServer,
  answers: Bucket | undefined,
  isOfLink: (from: { address: string }) => boolean,
): void {
  server.mdns.removeAllListeners('query');
  server.mdns.on('query', (packet, from) => {
    if (!isOfLink(from)) return;
    const questions = (packet as { questions: readonly { name: string }[] }).questions
      .slice(0, MAX_QUESTIONS)
      .filter(({ name }) => isOurs(name));
    if (questions.length > 0 && answers?.take() === 0) server.respondToQuery({ questions });
  });
}

const HOST_NAME = /^an-[0-9a-f]{16}\.local$/;

/** Whether a question is about tables; others are not ours. */
function isOurs(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === SERVICE_DOMAIN || lower.endsWith(`.${SERVICE_DOMAIN}`) || HOST_NAME.test(lower);
}

/** Most milliseconds of a goodbye. */
const GOODBYE_TIME = 600;

function sayGoodbye({ socket, bonjour, service }: Opened, clock: Clock): Promise<void> {
  return new Promise((resolve) => {
    let isDone = false;
    const finish = () => {
      if (isDone) return;
      isDone = true;
      cancel();
      orElse(
        () => bonjour.destroy(resolve),
        () => socket.close(() => resolve()),
      );
    };
    const cancel = clock.after(GOODBYE_TIME, finish);
    if (service === undefined) return finish();
    orElse(() => bonjour.unpublishAll(finish), finish);
    // unpublishAll forgets the service; without this its next advertisement would be sent on a closed socket.
    service.destroyed = true;
  });
}

/** Calls `act`, and `instead` if it throws. */
function orElse(act: () => void, instead: () => void): void {
  try {
    act();
  } catch {
    instead();
  }
}
