import { Socket } from 'node:dgram';
import { syncBuiltinESMExports } from 'node:module';

/** A method that throws while the fault is planted, and works before and after. */
export interface PlantedFault {
  /** How often it threw. */
  thrown(): number;
  /** The method works again. */
  mend(): void;
  /** Puts the method back. */
  remove(): void;
}

type Method = (this: unknown, ...values: unknown[]) => unknown;

/** Makes `holder[name]` throw a system error, for every caller in this process. A closing method closes before it throws. */
export function plantFault(holder: object, name: string): PlantedFault {
  const original = Reflect.get(holder, name) as Method;
  let isBroken = true;
  let thrown = 0;
  const put = (method: Method) => {
    Reflect.set(holder, name, method);
    syncBuiltinESMExports();
  };
  put(function (...values) {
    if (!isBroken) return original.apply(this, values);
    if (name === 'close') original.apply(this, values);
    thrown++;
    throw Object.assign(new Error(`planted in ${name}`), { code: 'EIO', syscall: name });
  });
  return {
    thrown: () => thrown,
    mend: () => {
      isBroken = false;
    },
    remove: () => put(original),
  };
}

/** The datagram sockets that are bound in this process from now on. */
export interface SocketWatch {
  /** Those bound to a port, open ones and closed ones. */
  bound(port: number): readonly Socket[];
  /** How many of those are closed. */
  closed(port: number): number;
  end(): void;
}

/** Watches every `bind` and `close`. */
export function watchSockets(): SocketWatch {
  const { bind, close } = Socket.prototype;
  const ports = new Map<Socket, number>();
  const closed = new Set<Socket>();
  Socket.prototype.bind = function (this: Socket, ...values: unknown[]) {
    const [first] = values;
    const port = typeof first === 'object' && first !== null ? Reflect.get(first, 'port') : first;
    ports.set(this, Number(port));
    return Reflect.apply(bind, this, values) as Socket;
  };
  Socket.prototype.close = function (this: Socket, ...values: unknown[]) {
    closed.add(this);
    return Reflect.apply(close, this, values) as Socket;
  };
  const bound = (port: number) => [...ports].flatMap(([socket, at]) => (at === port ? [socket] : []));
  return {
    bound,
    closed: (port) => bound(port).filter((socket) => closed.has(socket)).length,
    end: () => Object.assign(Socket.prototype, { bind, close }),
  };
}

/** Keeps what nobody caught in this process, instead of ending it, until `end`. */
export function watchEscapes(): { readonly escaped: readonly unknown[]; end(): void } {
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  const escaped: unknown[] = [];
  const keep = (error: unknown) => escaped.push(error);
  const before = events.map((event) => ({ event, listeners: process.rawListeners(event) }));
  for (const event of events) process.removeAllListeners(event).on(event, keep);
  return {
    escaped,
    end: () => {
      for (const { event, listeners } of before) {
        process.removeAllListeners(event);
        for (const listener of listeners) process.on(event, listener as () => void);
      }
    },
  };
}
