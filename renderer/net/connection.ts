import type { Rejection } from '../../core/base/rejection.ts';
import { CLOSE, isOfOtherHost, isWorthReconnecting } from '../../core/protocol/close-codes.ts';
import type { AnswerValue } from '../../core/protocol/answers.ts';
import type { AnswerFrame, Frame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { HostMessage, TableRequest, TableMessage } from '../../core/protocol/requests.ts';
import { BROKEN, type Channel, type ChannelEvents } from './channel.ts';

/** The state of a connection. */
export type ConnectionStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'online' }
  /** Lost; reconnects by itself. `code` and `why` are those of the channel's `close`, or `UNREADABLE`. */
  | { readonly type: 'waiting'; readonly code: number; readonly why?: string }
  /** The host rejected hello; call `retry` after fixing the cause. */
  | { readonly type: 'refused'; readonly error: Rejection }
  /** Closed for good, by the host (a code of `CLOSE`) or by this page. */
  | { readonly type: 'closed'; readonly code: number };

/** `why` of a connection that was dropped because the host sent an invalid frame. */
export const UNREADABLE = 'unreadable';

/** A request without the id, which the connection adds. */
export type Body = WithoutId<HostMessage | TableMessage>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** A request at a table without the id. */
export type TableBody = WithoutId<TableRequest>;

/** The value with which the host answers a request. */
export type AnswerTo<Of extends Body> = AnswerValue<Of['type']>;

/** The first request of a connection. */
export type HelloBody = Body & { type: 'hello' };
/** Asks the host to prove who it is. */
export type AskFirst = (body: Body & { type: 'prove' }) => Promise<Outcome>;

/** The outcome of a request: the host's answer, or `offline` if none came. */
export type Outcome<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Rejection | { readonly code: 'offline' } };

export interface ConnectionOptions {
  readonly open: (events: ChannelEvents) => Channel;
  /**
   * Called for every attempt, so that tokens and PIN are current. `ask` makes the host prove its identity before any secret is sent; it
   * never rejects.
   */
  readonly hello: (ask: AskFirst) => HelloBody | Promise<HelloBody>;
  readonly onFrame: (frame: Exclude<Frame, AnswerFrame>) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Milliseconds: between pings; until an opening, a hello or a ping counts as lost; and the longest pause between attempts. */
  readonly timing?: { readonly ping: number; readonly answer: number; readonly longestPause: number };
}

interface Pending {
  readonly body: Body;
  /** Sent again after a reconnect: the host executes such a request only once, however often it arrives. */
  readonly isRepeatable: boolean;
  readonly settle: (outcome: Outcome<never>) => void;
}

const OFFLINE: Outcome<never> = { ok: false, error: { code: 'offline' } };
const FIRST_PAUSE = 250;
/** Milliseconds to wait for a ping when the page resumes: a connection that was lost meanwhile still looks alive. */
const RESUME_TIMEOUT = 1_000;
/** Milliseconds between attempts at a full host: connections free up when people leave, not when packets are lost. */
const CROWDED_PAUSE = 8_000;
/** Requests that the host recognises as repeated: by token, by question number, or because they set a value. */
const REPEATABLE: readonly Body['type'][] = ['sit', 'claim-seat', 'act', 'ready', 'face', 'rename'];

/** A connection that says hello, numbers requests, notices a dead host and reconnects by itself. */
export class Connection {
  readonly #options: ConnectionOptions;
  readonly #timing: NonNullable<ConnectionOptions['timing']>;
  readonly #pending = new Map<number, Pending>();
  #channel: Channel | undefined;
  #attempt = 0;
  #lastId = 0;
  #status: ConnectionStatus = { type: 'connecting' };
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** Ends an attempt that hangs. */
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #isDone = false;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#timing = options.timing ?? { ping: 10_000, answer: 5_000, longestPause: 4_000 };
    this.#connect();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Sends a request; waits for an attempt in progress first. Resolves with the answer and never rejects. */
  request<Of extends Body>(body: Of): Promise<Outcome<AnswerTo<Of>>> {
    return new Promise((settle: (outcome: Outcome<never>) => void) => {
      const isRepeatable = REPEATABLE.includes(body.type);
      const { type } = this.#status;
      if (this.#isDone || !(isRepeatable || type === 'online' || type === 'connecting'))
        return settle(OFFLINE);
      const id = ++this.#lastId;
      this.#pending.set(id, { body, isRepeatable, settle });
      if (type === 'online') this.#send(id, body);
    });
  }

  /** Reconnects at once, on request or after the PIN was entered; replaces an attempt in progress. */
  retry(): void {
    if (!this.#isDone && this.#status.type !== 'online') this.#connect();
  }

  /** Pings at once, with a timeout of one second instead of the usual one. Ends a pause between attempts. */
  check(): void {
    if (this.#status.type === 'online') this.#ping(RESUME_TIMEOUT);
    if (this.#status.type === 'waiting') this.#connect();
  }

  /** Closes the connection. Unanswered requests resolve with `offline`. */
  close(): void {
    this.#isDone = true;
    this.#drop();
    this.#settleAll(() => true);
    this.#setStatus({ type: 'closed', code: 1000 });
  }

  #connect(): void {
    this.#drop();
    const attempt = ++this.#attempt;
    const isCurrent = (): boolean => attempt === this.#attempt && !this.#isDone;
    const read = createReader();
    this.#setStatus({ type: 'connecting' });
    this.#expectSoon();
    this.#channel = this.#options.open({
      open: () => {
        if (isCurrent()) void this.#sayHello(isCurrent);
      },
      message: (text) => {
        if (isCurrent()) this.#receive(read(text));
      },
      close: (code, why) => {
        if (isCurrent()) this.#lost(code, why);
      },
    });
  }

  /** Restarts the timeout of the current attempt. */
  #expectSoon(): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#lost(BROKEN), this.#timing.answer);
  }

  async #sayHello(isCurrent: () => boolean): Promise<void> {
    this.#expectSoon();
    const hello = this.#options.hello((body) => this.#askFirst(body));
    const body = hello instanceof Promise ? await hello : hello; // avoids a tick if it is already known
    if (!isCurrent()) return;
    this.#expectSoon();
    const answer = await this.#askFirst(body);
    if (!isCurrent()) return;
    if (answer.ok) return this.#online();
    if (answer.error.code === 'offline') return;
    this.#drop();
    this.#settleAll(({ isRepeatable }) => !isRepeatable);
    this.#setStatus({ type: 'refused', error: answer.error });
  }

  #askFirst(body: HelloBody | (Body & { type: 'prove' })): Promise<Outcome> {
    return new Promise((settle) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { body, isRepeatable: false, settle });
      this.#send(id, body);
    });
  }

  #online(): void {
    this.#wasOnline = true;
    clearTimeout(this.#overdue);
    this.#pauses = 0;
    for (const [id, { body }] of this.#pending) this.#send(id, body);
    this.#setStatus({ type: 'online' });
    this.#heartbeat = setInterval(() => this.#ping(), this.#timing.ping);
  }

  #pauses = 0;
  #wasOnline = false;

  #lost(code: number, why?: string): void {
    // After losing a host, the client may meet another one at that address
    const isElsewhere = isOfOtherHost(code) && this.#wasOnline && this.#status.type !== 'online';
    this.#drop();
    this.#settleAll(({ isRepeatable }) => !isRepeatable);
    if (!isWorthReconnecting(code) && !isElsewhere) {
      this.#isDone = true;
      this.#settleAll(() => true);
      return this.#setStatus({ type: 'closed', code });
    }
    this.#setStatus({ type: 'waiting', code, ...(why !== undefined && why !== '' && { why }) });
    const isCrowded = code === CLOSE.tooMany || code === CLOSE.addressFull;
    const next = Math.min(this.#timing.longestPause, FIRST_PAUSE * 2 ** this.#pauses++);
    const longest = isCrowded ? CROWDED_PAUSE : next;
    this.#pause = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2));
  }

  #ping(timeout = this.#timing.answer): void {
    const attempt = this.#attempt;
    const overdue = setTimeout(() => {
      if (attempt === this.#attempt) this.#lost(BROKEN);
    }, timeout);
    void this.request({ type: 'ping' }).then(() => clearTimeout(overdue));
  }

  /** An invalid frame ends the connection; the next one starts with full frames. */
  #receive(frame: Frame | undefined): void {
    if (frame === undefined) return this.#lost(BROKEN, UNREADABLE);
    if (frame.type !== 'answer') return this.#options.onFrame(frame);
    const pending = this.#pending.get(frame.id);
    this.#pending.delete(frame.id);
    pending?.settle(frame.ok ? { ok: true, value: frame.value as never } : { ok: false, error: frame.error });
  }

  #send(id: number, body: Body): void {
    this.#channel?.send(JSON.stringify({ id, ...body }));
  }

  #settleAll(which: (pending: Pending) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!which(pending)) continue;
      this.#pending.delete(id);
      pending.settle(OFFLINE);
    }
  }

  /** Drops the current channel; its later events belong to an older attempt and are ignored. */
  #drop(): void {
    this.#attempt++;
    this.#settleAll(({ body }) => body.type === 'hello' || body.type === 'prove');
    clearTimeout(this.#pause);
    clearTimeout(this.#overdue);
    clearInterval(this.#heartbeat);
    this.#channel?.close();
    this.#channel = undefined;
  }

  #setStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#options.onStatus(status);
  }
}
