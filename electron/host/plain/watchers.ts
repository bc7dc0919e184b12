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

/** Who asks for a picture: a device, and the `address:port` of this host at which it did. */
export interface Asker {
  readonly address: string;
  readonly place: string;
  readonly isLocal: boolean;
  readonly isOwnComputer: boolean;
}

/** A set that shows a table by pictures: at the table it is a television like any other. */
export interface Watcher {
  readonly key: string;
  readonly table: TableId;
  readonly frame: TableFrame;
  /** Calls `listener` once, when it has another frame or is none any more. @returns what stops that */
  onChange(listener: () => void): () => void;
}

export interface WatchersParts {
  readonly find: (id: TableId) => Promise<HostedTable | undefined>;
  readonly entropy: (size: number) => Uint8Array;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds after which a set that asks for nothing is taken to be off. */
const IDLE = 45_000;
/** Sets of one address, and of all. */
const MOST_OF_ADDRESS = 4;
const MOST = 24;

interface Watching extends Watcher {
  frame: TableFrame;
  readonly address: string;
  /** Asked for something: it is on. */
  touch(): void;
  end(): void;
}

/**
 * Sets that show tables by pictures. Each goes through the door as a television on a WebSocket does: PIN, closed doors, removal and the list
 * of who watches hold for it, and it is told what every television is told.
 */
export class Watchers {
  readonly #parts: WatchersParts;
  /** By key, the one that asked last at the end. */
  readonly #here = new Map<string, Watching>();

  readonly #secret: string;

  constructor(parts: WatchersParts) {
    this.#parts = parts;
    this.#secret = Buffer.from(parts.entropy(16)).toString('hex');
  }

  /** The set with a key at a table; undefined: it is none any more. */
  get(key: string, table: string, { address }: Asker): Watcher | undefined {
    const found = this.#here.get(key);
    if (found?.table !== table || found.address !== address) return undefined;
    this.#here.delete(key);
    this.#here.set(key, found);
    found.touch();
    return found;
  }

  /** Lets a set in. @returns why not: a rejection of hello */
  async enter(name: string, pin: string | undefined, asker: Asker): Promise<Watcher | Rejection> {
    const table = toTableId(name);
    if (table === undefined) return rejection('no-such-table');
    this.#makeRoom(asker.address);
    const key = Buffer.from(this.#parts.entropy(16)).toString('hex');
    return new Promise((resolve) => {
      const line = this.#line(key, table, asker, resolve);
      void line.hello(pin).then((refused) => {
        if (refused === undefined) return;
        resolve(refused);
        line.end();
      });
    });
  }

  close(): void {
    for (const one of this.#here.values()) one.end();
  }

  /** What hosts know the sets of an address by: one that they have removed does not come back as another. */
  #spectatorAt(address: string): string {
    return hashOf(`${this.#secret} ${address}`).slice(0, 32);
  }

  #makeRoom(address: string): void {
    const there = [...this.#here.values()].filter((one) => one.address === address);
    if (there.length >= MOST_OF_ADDRESS) there[0]?.end();
    const [oldest] = this.#here.values();
    if (this.#here.size >= MOST) oldest?.end();
  }

  /** A line to a table that stays in this process. `entered` is given the set when it is shown its first frame. */
  #line(key: string, table: TableId, asker: Asker, entered: (result: Watcher | Rejection) => void) {
    const { clock, log, find } = this.#parts;
    const read = createReader();
    const listeners = new Set<() => void>();
    let watching: Watching | undefined;
    let isOver = false;
    let cancel: () => void = () => undefined;
    let resolveClosed: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (resolveClosed = resolve));
    const end = (code?: number): void => {
      if (isOver) return;
      isOver = true;
      cancel();
      this.#here.delete(key);
      resolveClosed();
      entered(rejection(code === CLOSE.noSuchTable ? 'no-such-table' : 'removed')); // too late if it has entered
      tell();
    };
    const tell = (): void => {
      const told = [...listeners];
      listeners.clear();
      for (const listener of told) listener();
    };
    const touch = (): void => {
      cancel();
      cancel = clock.after(IDLE, () => end());
    };
    const show = (build: () => string | undefined): void => {
      const text = build();
      const frame = text === undefined ? undefined : read(text);
      if (isOver || frame?.type !== 'table') return;
      if (watching !== undefined) {
        watching.frame = frame;
        return tell();
      }
      const onChange = (listener: () => void): (() => void) => {
        if (isOver) listener();
        else listeners.add(listener);
        return () => void listeners.delete(listener);
      };
      watching = { key, table, frame, address: asker.address, onChange, touch, end };
      this.#here.set(key, watching);
      entered(watching);
    };
    touch();
    const service = tableService(find(table), {
      ...asker,
      channel: channelThat(end, closed),
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

/** A channel with nobody at the other end: frames go to the outbox, and it can only be ended. */
const channelThat = (end: (code?: number) => void, closed: Promise<void>): Channel => ({
  open: () => Promise.resolve(),
  send: () => Promise.resolve(),
  receive: () => undefined,
  unread: () => 0,
  close: end,
  terminate: end,
  closed,
});
