import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { peerOf } from './peer.ts';

/** Addresses of other devices that are served in one turn of the event loop. */
const MOST_AT_ONCE = 8;

/** Somebody whose next request has come. */
interface Waiting {
  readonly address: string;
  readonly serve: () => void;
}

/**
 * A fair queue between addresses. Each turn of the event loop serves one request of each address that waits, of at most
 * eight addresses, and lets everything else of the host have its turn between. So a device that asks for much waits for itself.
 */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #budget: RateLimit;
  /** What waits, by address. The first address is served first, and then goes to the end. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Addresses that have used up their budget. */
  readonly #resting = new Set<string>();
  #isDue = false;

  constructor(clock: Clock, { requestBurst, requestsPerSecond }: HostLimits) {
    this.#clock = clock;
    this.#budget = createRateLimit(clock, requestBurst, requestsPerSecond);
  }

  add(one: Waiting): void {
    const before = this.#waiting.get(one.address);
    if (before === undefined) this.#waiting.set(one.address, [one]);
    else before.push(one);
    this.#serveSoon();
  }

  #serveSoon(): void {
    if (this.#isDue || this.#waiting.size <= this.#resting.size) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#serve();
      this.#serveSoon();
    });
  }

  #serve(): void {
    const ready = [...this.#waiting].filter(([address]) => !this.#resting.has(address));
    for (const [address, [next, ...others]] of ready.slice(0, MOST_AT_ONCE)) {
      const wait = this.#budget.take(address);
      if (wait > 0) {
        this.#rest(address, wait);
        continue;
      }
      this.#waiting.delete(address);
      if (others.length > 0) this.#waiting.set(address, others);
      next?.serve();
    }
  }

  #rest(address: string, milliseconds: number): void {
    this.#resting.add(address);
    this.#clock.after(milliseconds, () => {
      this.#resting.delete(address);
      this.#serveSoon();
    });
  }
}

/** What ends the head of a request. */
const HEAD_END = '\r\n\r\n';

/** Requests of one connection that may wait for their answers. Browsers send the next one after the answer. */
const MOST_UNANSWERED = 8;

/**
 * The connection that the HTTP parser is given in the place of a socket. Node's parser takes a whole chunk at once, thousands
 * of requests; so this one hands on the bytes of one request, and those of the next when that one is answered and the queue
 * says so. Until then the socket is not read. Who sends more than eight requests without waiting for an answer is cut off.
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket;
  /** Whom the connection is counted for. */
  readonly #device: string;
  readonly #queue: Pick<RequestQueue, 'add'>;
  #held: Buffer = Buffer.alloc(0);
  #isQueued = false;
  #isAsked = false;
  #hasEnded = false;
  #isReleased = false;

  constructor(socket: Socket, queue: Pick<RequestQueue, 'add'>) {
    super({ allowHalfOpen: true });
    this.#socket = socket;
    this.#device = peerOf(socket).device;
    this.#queue = queue;
    socket.on('data', this.#take);
    socket.on('end', this.#end);
    socket.on('timeout', this.#timeOut);
    socket.on('error', this.#fail);
    socket.on('close', this.#fail);
  }

  get remoteAddress(): string | undefined {
    return this.#socket.remoteAddress;
  }

  get localAddress(): string | undefined {
    return this.#socket.localAddress;
  }

  /** A request has been parsed; `answered` is to follow. */
  asked(): void {
    this.#isAsked = true;
  }

  answered(): void {
    this.#isAsked = false;
    this.#handOnSoon();
  }

  /** Lets go of the socket, which has become something else than HTTP. @returns the socket, and what it has already sent. */
  release(): { readonly socket: Socket; readonly sent: Buffer } {
    this.#isReleased = true;
    const socket = this.#socket;
    socket.off('data', this.#take);
    socket.off('end', this.#end);
    socket.off('timeout', this.#timeOut);
    socket.off('error', this.#fail);
    socket.off('close', this.#fail);
    socket.resume(); // which takes effect in a moment, when somebody else listens
    return { socket, sent: this.#held };
  }

  /** Node's HTTP server calls it where an answer is the last one. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  /** Node's HTTP server ends with it a connection that is kept alive and not used. */
  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds);
    return this;
  }

  override _read(): void {
    // what comes is pushed
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, encoding, done);
  }

  override _writev(
    chunks: readonly { readonly chunk: Buffer; readonly encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    this.#socket.cork();
    for (const [index, { chunk, encoding }] of chunks.entries())
      this.#socket.write(chunk, encoding, index === chunks.length - 1 ? done : undefined);
    this.#socket.uncork();
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#isReleased) this.#socket.destroy();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#held = this.#held.length === 0 ? chunk : Buffer.concat([this.#held, chunk]);
    if (this.#holdsTooMany()) return void this.destroy();
    this.#handOnSoon();
  };

  readonly #end = (): void => {
    this.#hasEnded = true;
    this.#handOnSoon();
  };

  readonly #timeOut = (): void => void this.emit('timeout');

  readonly #fail = (): void => void this.destroy();

  #holdsTooMany(): boolean {
    let heads = this.#isAsked ? 1 : 0;
    for (let at = this.#held.indexOf(HEAD_END); at >= 0; at = this.#held.indexOf(HEAD_END, at + 1)) {
      heads += 1;
      if (heads > MOST_UNANSWERED) return true;
    }
    return false;
  }

  #handOnSoon(): void {
    if (this.#held.length > 0) this.#socket.pause();
    else if (this.#hasEnded) return void this.push(null);
    if (this.#held.length === 0 || this.#isAsked || this.#isQueued) return;
    this.#isQueued = true;
    this.#queue.add({
      address: this.#device,
      serve: () => {
        this.#isQueued = false;
        this.#handOn();
      },
    });
  }

  /** Hands on what is held, as far as the end of the first request. */
  #handOn(): void {
    if (this.destroyed || this.#isReleased) return;
    const end = this.#held.indexOf(HEAD_END);
    const length = end < 0 ? this.#held.length : end + HEAD_END.length;
    const part = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    this.push(part);
    if (this.#isReleased || this.destroyed) return;
    if (this.#held.length > 0 || this.#hasEnded) this.#handOnSoon();
    else this.#socket.resume();
  }
}
