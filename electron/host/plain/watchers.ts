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
 * Sets that show tables by pictures. Each is admitted like a television on a WebSocket: PIN, join policy, removal and the list of
 * spectators apply to it, and it gets the same frames.
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

  /** Admits a set, or returns the rejection of its hello. */
  async enter(name: string, pin: string | undefined, asker: Asker): Promise<Watcher | Rejection> {
    const table = toTableId(name);
    if (table === undefined) return rejection('no-such-table');
    this.#makeRoom(asker.address);
    const key = Buffer.from(this.#parts.entropy(16)).toString('hex');
    return new Promise((resolve) => {
      const connection = this.#connect(key, table, asker, resolve);
      void connection.hello(pin).then((error) => {
        if (error === undefined) return;
        resolve(error);
        connection.end();
      });
    });
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
  #connect(key: string, table: TableId, asker: Asker, entered: (result: Watcher | Rejection) => void) {
    const { clock, log, find } = this.#parts;
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
      log,
    });
    void closed.then(() => service.ended());
    const hello = async (pin: string | undefined): Promise<Rejection | undefined> => {
      const answer = await service.hello({
        id: 0,
        type: 'hello',
        protocol: PROTOCOL_VERSION,
        app: 'plain television',
        television: true,
        spectator: this.#spectatorAt(asker.address),
        ...(pin !== undefined && { pin }),
      });
      if (!answer.ok) return answer.error;
      service.admitted();
      return undefined;
    };
    return { hello, end };
  }
}

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
