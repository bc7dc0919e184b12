import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { peerOf } from './peer.ts';

/** Most addresses of other devices served in one turn of the event loop. */
const MAX_AT_ONCE = 8;

/** A request that waits for its turn. */
interface WaitingRequest {
  readonly address: string;
  readonly serve: () => void;
}

/**
 * A fair queue between addresses. Each turn of the event loop serves one request of each waiting address, of at most eight addresses, and
 * then yields to the rest of the host. So a device with many requests delays only itself.
 */
export class RequestQueue {
  readonly #clock: Clock;
  readonly #budget: RateLimit;
  /** Waiting requests by address. The first address is served first, and then moves to the end. */
  readonly #waiting = new Map<string, WaitingRequest[]>();
  /** Addresses that have used up their budget. */
  readonly #paused = new Set<string>();
  #isDue = false;

  constructor(clock: Clock, { requestBurst, requestsPerSecond }: HostLimits) {
    this.#clock = clock;
    this.#budget = createRateLimit(clock, requestBurst, requestsPerSecond);
  }

  add(request: WaitingRequest): void {
    const before = this.#waiting.get(request.address);
    if (before === undefined) this.#waiting.set(request.address, [request]);
    else before.push(request);
    this.#serveSoon();
  }

  #serveSoon(): void {
    if (this.#isDue || this.#waiting.size <= this.#paused.size) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      this.#serve();
      this.#serveSoon();
    });
  }

  #serve(): void {
    const ready = [...this.#waiting].filter(([address]) => !this.#paused.has(address));
    for (const [address, [next, ...others]] of ready.slice(0, MAX_AT_ONCE)) {
      const wait = this.#budget.take(address);
      if (wait > 0) {
        this.#pause(address, wait);
        continue;
      }
      this.#waiting.delete(address);
      if (others.length > 0) this.#waiting.set(address, others);
      next?.serve();
    }
  }

  #pause(address: string, milliseconds: number): void {
    this.#paused.add(address);
    this.#clock.after(milliseconds, () => {
      this.#paused.delete(address);
      this.#serveSoon();
    });
  }
}

/** Ends the head of a request. */
const HEAD_END = '\r\n\r\n';

/** Most unanswered requests of a connection. Browsers send the next one after the answer. */
const MAX_UNANSWERED = 8;

/**
 * The connection that the HTTP parser gets instead of a socket. Node's parser takes a whole chunk at once, thousands of requests; so this
 * one passes on the bytes of one request, and the next when that one is answered and the queue allows it. Until then the socket is not
 * read. A peer that sends more than eight requests without waiting for answers is cut off.
 */
export class PacedConnection extends Duplex {
  readonly #socket: Socket;
  /** The device that the connection counts for. */
  readonly #device: string;
  readonly #queue: Pick<RequestQueue, 'add'>;
  #buffer: Buffer = Buffer.alloc(0);
  #isQueued = false;
  #isRequestOpen = false;
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

  /** Notes a parsed request; `onAnswered` follows. */
  onRequest(): void {
    this.#isRequestOpen = true;
  }

  onAnswered(): void {
    this.#isRequestOpen = false;
    this.#forwardSoon();
  }

  /** Detaches from the socket, which is no longer HTTP. @returns The socket and the bytes already read from it. */
  release(): { readonly socket: Socket; readonly sent: Buffer } {
    this.#isReleased = true;
    const socket = this.#socket;
    socket.off('data', this.#take);
    socket.off('end', this.#end);
    socket.off('timeout', this.#timeOut);
    socket.off('error', this.#fail);
    socket.off('close', this.#fail);
    socket.resume(); // takes effect on the next tick, when the new owner listens
    return { socket, sent: this.#buffer };
  }

  /** Called by Node's HTTP server after the last answer. */
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  /** Called by Node's HTTP server to end idle keep-alive connections. */
  setTimeout(milliseconds: number): this {
    this.#socket.setTimeout(milliseconds);
    return this;
  }

  override _read(): void {
    // data is pushed
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
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    if (this.#hasTooMany()) return void this.destroy();
    this.#forwardSoon();
  };

  readonly #end = (): void => {
    this.#hasEnded = true;
    this.#forwardSoon();
  };

  readonly #timeOut = (): void => void this.emit('timeout');

  readonly #fail = (): void => void this.destroy();

  #hasTooMany(): boolean {
    let heads = this.#isRequestOpen ? 1 : 0;
    for (let at = this.#buffer.indexOf(HEAD_END); at >= 0; at = this.#buffer.indexOf(HEAD_END, at + 1)) {
      heads += 1;
      if (heads > MAX_UNANSWERED) return true;
    }
    return false;
  }

  #forwardSoon(): void {
    if (this.#buffer.length > 0) this.#socket.pause();
    else if (this.#hasEnded) return void this.push(null);
    if (this.#buffer.length === 0 || this.#isRequestOpen || this.#isQueued) return;
    this.#isQueued = true;
    this.#queue.add({
      address: this.#device,
      serve: () => {
        this.#isQueued = false;
        this.#forward();
      },
    });
  }

  /** Passes on buffered bytes up to the end of the first request head. */
  #forward(): void {
    if (this.destroyed || this.#isReleased) return;
    const end = this.#buffer.indexOf(HEAD_END);
    const length = end < 0 ? this.#buffer.length : end + HEAD_END.length;
    const part = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length);
    this.push(part);
    if (this.#isReleased || this.destroyed) return;
    if (this.#buffer.length > 0 || this.#hasEnded) this.#forwardSoon();
    else this.#socket.resume();
  }
}
