import { toTableId, type TableId } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { createReader } from '../../../core/protocol/reader.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../guard.ts';
import type { Channel } from '../socket/channel.ts';
import { hashOf } from '../secrets.ts';
import { tableService } from '../socket/table-service.ts';
import type { PendingJoinRequest } from '../table/join-requests.ts';
import type { HostedTable } from '../table/table.ts';

/** A device that requests a picture, and the `address:port` of this host that it used. */
export interface Asker {
  readonly address: string;
  readonly endpoint: string;
  readonly isLocal: boolean;
  readonly isOwnComputer: boolean;
}

/** A set that shows a table by pictures; to the table it is an ordinary television. */
export interface Watcher {
  readonly key: string;
  readonly table: TableId;
  readonly frame: TableFrame;
  /**
   * Calls `listener` once, for a new frame or the end.
   * @returns Removes the listener.
   */
  onChange(listener: () => void): () => void;
}

/** A set at a table with a PIN, which a host has to let in. */
export interface WaitingSet {
  /** The secret of its request, in its address. */
  readonly ask: string;
  /** The number on its screen. */
  readonly number: number;
  /** Whether it was not let in. */
  readonly isRefused: boolean;
}

export interface WatchersParts {
  readonly find: (id: TableId) => Promise<HostedTable | undefined>;
  readonly entropy: (size: number) => Uint8Array;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds without a request after which a set counts as off. */
const IDLE = 45_000;
/** Most sets of one address, and of all. */
const MAX_PER_ADDRESS = 4;
const MAX_SETS = 24;

interface OpenWatcher extends Watcher {
  frame: TableFrame;
  readonly address: string;
  /** Notes a request: the set is on. */
  touch(): void;
  end(): void;
}

/**
 * Sets that show tables by pictures. Each is admitted like a television on a WebSocket: join policy, removal and the list of spectators
 * apply to it, and it gets the same frames. Everything that it sends and gets can be overheard, so it knows no PIN: a host lets it in.
 */
export class Watchers {
  readonly #parts: WatchersParts;
  /** By key, the last to request something at the end. */
  readonly #open = new Map<string, OpenWatcher>();

  readonly #secret: string;

  constructor(parts: WatchersParts) {
    this.#parts = parts;
    this.#secret = Buffer.from(parts.entropy(16)).toString('hex');
  }

  /** Returns the set with a key at a table, undefined if it has ended. */
  get(key: string, table: string, { address }: Asker): Watcher | undefined {
    const found = this.#open.get(key);
    if (found?.table !== table || found.address !== address) return undefined;
    this.#open.delete(key);
    this.#open.set(key, found);
    found.touch();
    return found;
  }

  /**
   * Admits a set, or returns the rejection of its hello.
   * @param asked The secret of the request that it has made, if any.
   */
  async enter(
    name: string,
    asked: string | undefined,
    asker: Asker,
  ): Promise<Watcher | WaitingSet | Rejection> {
    const table = toTableId(name);
    if (table === undefined) return rejection('no-such-table');
    const ask = asked ?? this.#newKey();
    const entered = await new Promise<Watcher | Rejection>((resolve) => {
      const connection = this.#connect(table, ask, asker, resolve);
      void connection.hello().then((error) => {
        if (error === undefined) return;
        resolve(error);
        connection.end();
      });
    });
    if (!('code' in entered) || entered.code !== 'pin-needed') return entered;
    const request = await this.#requestOf(table, ask, asker);
    if (request?.intent.type !== 'show') return entered;
    if (request.state === 'crowded') return rejection('too-many');
    return { ask, number: request.intent.number, isRefused: request.state === 'refused' };
  }

  /**
   * Waits until the request of a set is answered or gone, for at most `time` milliseconds. Returns whether it is still open.
   */
  async isWaiting(name: string, ask: string, asker: Asker, time: number): Promise<boolean> {
    const table = toTableId(name);
    const request = table === undefined ? undefined : await this.#requestOf(table, ask, asker);
    if (request?.state !== 'waiting') return false;
    let isAnswered = false;
    await new Promise<void>((resolve) => {
      const cancel = this.#parts.clock.after(time, resolve);
      void request.answered.then(() => {
        isAnswered = true;
        cancel();
        resolve();
      });
    });
    return !isAnswered;
  }

  /** Returns the request of a set, which has just asked again. */
  async #requestOf(table: TableId, ask: string, asker: Asker): Promise<PendingJoinRequest | undefined> {
    return (await this.#parts.find(table))?.joinRequests.renew(pictureKey(ask, asker));
  }

  #newKey(): string {
    return Buffer.from(this.#parts.entropy(16)).toString('hex');
  }

  close(): void {
    for (const one of this.#open.values()) one.end();
  }

  /** The identity of the sets of an address for hosts: a removed one cannot come back as another. */
  #spectatorAt(address: string): string {
    return hashOf(`${this.#secret} ${address}`).slice(0, 32);
  }

  #makeRoom(address: string): void {
    const fromAddress = [...this.#open.values()].filter((one) => one.address === address);
    if (fromAddress.length >= MAX_PER_ADDRESS) fromAddress[0]?.end();
    const [oldest] = this.#open.values();
    if (this.#open.size >= MAX_SETS) oldest?.end();
  }

  /**
   * Connects to a table within this process.
   * @param entered Called with the set when it has its first frame, or with a rejection.
   */
  #connect(table: TableId, ask: string, asker: Asker, entered: (result: Watcher | Rejection) => void) {
    const { clock, log, find } = this.#parts;
    const key = this.#newKey();
    const read = createReader();
    const listeners = new Set<() => void>();
    let watcher: OpenWatcher | undefined;
    let isOver = false;
    let cancel: () => void = () => undefined;
    let resolveClosed: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (resolveClosed = resolve));
    const end = (code?: number): void => {
      if (isOver) return;
      isOver = true;
      cancel();
      this.#open.delete(key);
      resolveClosed();
      entered(rejection(isGone(code) ? 'no-such-table' : 'removed')); // too late if it has entered
      notify();
    };
    const notify = (): void => {
      const current = [...listeners];
      listeners.clear();
      for (const listener of current) listener();
    };
    const touch = (): void => {
      cancel();
      cancel = clock.after(IDLE, () => end());
    };
    const show = (build: () => string | undefined): void => {
      const text = build();
      const frame = text === undefined ? undefined : read(text);
      if (isOver || frame?.type !== 'table') return;
      if (watcher !== undefined) {
        watcher.frame = frame;
        return notify();
      }
      const onChange = (listener: () => void): (() => void) => {
        if (isOver) listener();
        else listeners.add(listener);
        return () => void listeners.delete(listener);
      };
      watcher = { key, table, frame, address: asker.address, onChange, touch, end };
      this.#makeRoom(asker.address);
      this.#open.set(key, watcher);
      entered(watcher);
    };
    touch();
    const service = tableService(find(table), {
      ...asker,
      channel: channelEndedBy(end, closed),
      outbox: { show, answer: () => undefined },
      device: 'browser',
      use: () => undefined,
      pictureKey: pictureKey(ask, asker),
      log,
    });
    void closed.then(() => service.ended());
    const hello = async (): Promise<Rejection | undefined> => {
      const answer = await service.hello({
        id: 0,
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        app: 'plain television',
        television: true,
        spectator: this.#spectatorAt(asker.address),
      });
      if (!answer.ok) return answer.error;
      service.admitted();
      return undefined;
    };
    return { hello, end };
  }
}

/** The secret of a set's request. It is of no use at another address: whoever listens knows what is in the address of the page. */
const pictureKey = (ask: string, { address }: Asker): string => `${ask} ${address}`;

/** A channel without a peer: frames go to the outbox, and it can only be ended. */
const channelEndedBy = (end: (code?: number) => void, closed: Promise<void>): Channel => ({
  send: () => Promise.resolve(),
  receive: () => undefined,
  unread: () => 0,
  close: end,
  terminate: end,
  closed,
});

const isGone = (code: number | undefined): boolean => code === CLOSE.noSuchTable || code === CLOSE.putAway;
