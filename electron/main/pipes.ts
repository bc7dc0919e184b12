import { lookup as systemLookup } from 'node:dns';
import { connect as connectTcp, type LookupFunction } from 'node:net';
import WebSocket from 'ws';
import { needsZone, formatEndpoint, withoutZone } from '../../core/base/endpoint.ts';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import type { HostCheck } from '../../core/protocol/seat-keys.ts';
import type { PipeEvent, PipeOpening, PipeTarget } from '../preload/api.ts';
import { isNear, multicastInterfaces, systemInterfaces } from '../host/discovery/interfaces.ts';
import { isSame } from '../../core/line/bytes.ts';
import { keyName } from '../../core/line/handshake.ts';
import { keyNameIn, wordsOf, lineOver, type NodeLine, type NodeLineEvents } from '../host/line/node-line.ts';
import { isLinkedAddress, isTypedAddress } from './addresses.ts';

/** What the relay needs of this app's host to decide which addresses are allowed. */
export interface KnownHosts {
  readonly port: number;
  isKnownAddress(address: string, port: number): boolean;
  rememberAddress(address: string, port: number): void;
}

/** A page that holds pipes. */
export interface PipeHolder {
  readonly id: number;
  emit(event: PipeEvent): void;
}

/**
 * Pipes of texts between pages and hosts, each on a line of its own. Reconnection, request ids and tokens belong to the page (design, "The
 * host"). A page can neither use nor close another page's pipes.
 */
export interface Pipes {
  /** Starts to connect. Events of the pipe follow after this has returned. */
  open(holder: PipeHolder, target: PipeTarget): PipeOpening;
  send(holderId: number, pipe: number, text: string): void;
  close(holderId: number, pipe: number): void;
  /** As in `HostKeyStore`, for the newest line of a page to the table. */
  checkHost(holderId: number, table: TableId): HostCheck | undefined;
  trustHost(holderId: number, table: TableId, words: readonly string[]): void;
  /** Closes the pipes of a page that is gone or reloads; it gets no more events. */
  dropHolder(holderId: number): void;
}

/** The keys by which this app knows the hosts of tables (`host-keys.ts`). */
export interface KnownKeys {
  known(table: TableId): Uint8Array | undefined;
  remember(table: TableId, key: Uint8Array): void;
}

export const PIPE_LIMITS = {
  perHolder: 16,
  /** Milliseconds for a connection to open. */
  connectTimeout: 5_000,
  /** Bytes of one frame of a host's line. */
  frameBytes: 4 * 1024 * 1024,
} as const;

const PATH = /^\/ws(?:\/[0-9a-f]{16})?$/;
const GOING_AWAY = 1001;

interface Pipe {
  readonly holder: PipeHolder;
  readonly socket: WebSocket;
  readonly line: NodeLine;
  /** The table of another host. */
  readonly table: TableId | undefined;
  /** Who answers; undefined until the line is open. */
  readonly answering: () => Answering | undefined;
}

/** The name of a host's key, and the words of the line to it. */
interface Answering {
  readonly key: Uint8Array;
  readonly words: readonly string[];
}

/**
 * Creates the relay.
 * @param hosts Returns the addresses that the app knows; undefined until its host runs.
 * @param keys Returns the keys that the app knows; undefined until they are read.
 */
export function createPipes(
  hosts: () => KnownHosts | undefined,
  keys: () => KnownKeys | undefined = () => undefined,
): Pipes {
  const pipes = new Map<number, Pipe>();
  let lastPipe = 0;
  const pipeOf = (holderId: number, pipe: number): Pipe | undefined => {
    const found = pipes.get(pipe);
    return found?.holder.id === holderId ? found : undefined;
  };
  const answeringAt = (holderId: number, table: TableId): Answering | undefined =>
    pipesOf(holderId)
      .map(([, pipe]) => (pipe.table === table ? pipe.answering() : undefined))
      .findLast((answering) => answering !== undefined);
  const pipesOf = (holderId: number) => [...pipes].filter(([, { holder }]) => holder.id === holderId);

  return {
    open(holder, target) {
      const known = hosts();
      if (known === undefined || !isAllowed(known, target)) return { ok: false, reason: 'not-allowed' };
      if (pipesOf(holder.id).length >= PIPE_LIMITS.perHolder) return { ok: false, reason: 'too-many' };
      const pipe = ++lastPipe;
      const socket = connect({ ...target, address: withZone(target.address) });
      const isOwn = target.address === '127.0.0.1' && target.port === known.port;
      const table = isOwn ? undefined : toTableId(target.path.slice('/ws/'.length));
      let answering: Answering | undefined;
      const line = relay(
        socket,
        target.path,
        table && keysFor(table, keys(), target.tableCode),
        (event, who) => {
          answering ??= who;
          if (event.type === 'open' && target.typed) known.rememberAddress(target.address, target.port);
          if (!pipes.has(pipe)) return;
          if (event.type === 'close') pipes.delete(pipe);
          holder.emit({ pipe, event });
        },
      );
      pipes.set(pipe, { holder, socket, line, table, answering: () => answering });
      return { ok: true, pipe };
    },
    send(holderId, pipe, text) {
      pipeOf(holderId, pipe)?.line.send(text);
    },
    close(holderId, pipe) {
      pipeOf(holderId, pipe)?.socket.close();
    },
    checkHost(holderId, table) {
      const answering = answeringAt(holderId, table);
      const known = keys()?.known(table);
      return (
        answering && { words: answering.words, isKnown: known !== undefined && isSame(known, answering.key) }
      );
    },
    trustHost(holderId, table, words) {
      const answering = answeringAt(holderId, table);
      if (answering?.words.join() === words.join()) keys()?.remember(table, answering.key);
    },
    dropHolder(holderId) {
      for (const [pipe, { socket }] of pipesOf(holderId)) {
        pipes.delete(pipe);
        socket.close(GOING_AWAY);
      }
    },
  };
}

function isAllowed(hosts: KnownHosts, { address, port, path, typed }: PipeTarget): boolean {
  if (!PATH.test(path)) return false;
  if (address === '127.0.0.1' && port === hosts.port) return true;
  return (typed && isTypedAddress(address)) || hosts.isKnownAddress(address, port);
}

/** Gives a link-local address without a zone the zone of the first home link. */
function withZone(address: string): string {
  if (!needsZone(address) || address.includes('%')) return address;
  const link = multicastInterfaces(systemInterfaces()).find((entry) => needsZone(entry.address));
  return link === undefined ? address : `${address}%${link.address.split('%')[1] ?? ''}`;
}

const connect = ({ address, port, path }: PipeTarget): WebSocket =>
  new WebSocket(`ws://${formatEndpoint({ address: withoutZone(address), port })}${path}`, {
    handshakeTimeout: PIPE_LIMITS.connectTimeout,
    maxPayload: PIPE_LIMITS.frameBytes,
    perMessageDeflate: false, // small frames could unpack to large ones
    followRedirects: false,
    lookup: lookupAtHome,
    // A URL cannot hold the zone of a link-local address
    ...(address.includes('%') && { createConnection: () => connectTcp({ host: address, port }) }),
  });

/** Resolves a name, but only to addresses of home networks. */
const lookupAtHome: LookupFunction = (hostname, options, callback) =>
  systemLookup(hostname, { ...options, all: true }, (error, addresses) => {
    const home = error === null ? addresses.filter(({ address }) => isInHomeNetwork(address)) : [];
    const [first] = home;
    if (first === undefined) return callback(error ?? new Error('not an address of the home network'), '');
    return options.all === true ? callback(null, home) : callback(null, first.address, first.family);
  });

/** Whether an address is in a home network. Link-local IPv6 is useless here, because names have no zone. */
const isInHomeNetwork = (address: string): boolean =>
  isLinkedAddress(address) || isNear(address, systemInterfaces());

/**
 * The key of a table's host, as it is known or in the code of the table, and what notes it once the host has proven that it is the one.
 * With a code whoever answers has proven by the handshake that it is the one that the code names.
 */
const keysFor = (table: TableId, keys: KnownKeys | undefined, code: string | undefined) => ({
  known: keys?.known(table) ?? (code === undefined ? undefined : keyNameIn(code)),
  accepted: (key: Uint8Array, isProven: boolean): void => {
    if (isProven || code !== undefined) keys?.remember(table, key);
  },
});

function relay(
  socket: WebSocket,
  path: string,
  key: ReturnType<typeof keysFor> | undefined,
  emit: (event: PipeEvent['event'], answering?: Answering) => void,
): NodeLine {
  const events: NodeLineEvents = {
    open: ({ hostKey, line: { fingerprint } }) => {
      const name = keyName(hostKey);
      emit({ type: 'open' }, { key: name, words: wordsOf({ fingerprint }) });
    },
    message: (text) => emit({ type: 'message', text }),
    ...(key && { accepted: key.accepted }),
  };
  const line = lineOver(socket, path, events, key?.known);
  let failure = '';
  socket.on('error', (error: NodeJS.ErrnoException) => (failure = error.code ?? '')); // `close` follows
  socket.on('close', (code, reason) =>
    emit({ type: 'close', code: line.closeCode(code), reason: failure || reason.toString() }),
  );
  return line;
}
