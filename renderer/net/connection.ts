import type { Rejection } from '../../core/base/rejection.ts';
import { CLOSE, isWorthReconnecting } from '../../core/protocol/close-codes.ts';
import type { AnswerValue } from '../../core/protocol/answers.ts';
import type { AnswerFrame, Frame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { HostRequest, TableAsk, TableRequest } from '../../core/protocol/requests.ts';
import { BROKEN, type Channel, type ChannelEvents } from './channel.ts';

/** How a connection stands. */
export type ConnectionStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'online' }
  /** Lost; tried again by itself. `code` and `why` as a channel's `close` says them, or `UNREADABLE`. */
  | { readonly type: 'waiting'; readonly code: number; readonly why?: string }
  /** The host said no to hello; `retry` after mending what it said. */
  | { readonly type: 'refused'; readonly error: Rejection }
  /** Over for good, by the host's word (a code of `CLOSE`) or our own. */
  | { readonly type: 'closed'; readonly code: number };

/** Why a connection was let go of that stood: the host has sent what is no frame. */
export const UNREADABLE = 'unreadable';

/** A request without the id, which the connection adds. */
export type Body = WithoutId<HostRequest | TableRequest>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** A request at a table without the id. */
export type TableBody = WithoutId<TableAsk>;

/** The value with which the host answers a request. */
export type AnswerTo<Of extends Body> = AnswerValue<Of['type']>;

/** What is said first. */
export type HelloBody = Body & { type: 'hello' };
/** Asks the host to prove who it is. */
export type AskFirst = (body: Body & { type: 'prove' }) => Promise<Outcome>;

/** What became of a request: the host's answer, or `offline` when none came. */
export type Outcome<Value = unknown> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Rejection | { readonly code: 'offline' } };

export interface ConnectionOptions {
  readonly open: (events: ChannelEvents) => Channel;
  /**
   * Called for every attempt, so that tokens and PIN are the newest. With `ask` the host is asked before anything is shown to it; that never
   * rejects.
   */
  readonly hello: (ask: AskFirst) => HelloBody | Promise<HelloBody>;
  readonly onFrame: (frame: Exclude<Frame, AnswerFrame>) => void;
  readonly onStatus: (status: ConnectionStatus) => void;
  /** Milliseconds between pings, until an opening, a hello or a ping counts as lost, and the longest pause between attempts. */
  readonly timing?: { readonly ping: number; readonly answer: number; readonly longestPause: number };
}

interface Pending {
  readonly body: Body;
  /** Sent again after a reconnect: the host does such a request only once, however often it comes. */
  readonly isRepeatable: boolean;
  readonly settle: (outcome: Outcome<never>) => void;
}

const OFFLINE: Outcome<never> = { ok: false, error: { code: 'offline' } };
const FIRST_PAUSE = 250;
/** Milliseconds in which a host answers who has just woken up; a connection that was lost meanwhile looks like one that stands. */
const SOON = 1_000;
/** A host without room is asked again as often as people come and go, not as often as packets are lost. */
const CROWDED_PAUSE = 8_000;
/** Requests that the host recognises when they come twice: by token, by question, or because they set a value. */
const REPEATABLE: readonly Body['type'][] = ['sit', 'claim-seat', 'act', 'ready', 'face', 'rename'];

/** One connection that keeps itself alive: says hello, numbers requests, notices a dead host, comes back by itself. */
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

  /** Sends a request, once an attempt that is being made has succeeded; resolves with the answer. Never rejects. */
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

  /** Tries at once: because somebody said so, or entered the PIN. An attempt that is being made gives way. */
  retry(): void {
    if (!this.#isDone && this.#status.type !== 'online') this.#connect();
  }

  /** Asks now whether the host is still there, and waits a second alone; otherwise that is asked every ten seconds. A pause ends. */
  check(): void {
    if (this.#status.type === 'online') this.#ping(SOON);
    if (this.#status.type === 'waiting') this.#connect();
  }

  /** Ends it. Requests that are not answered yet resolve with `offline`. */
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

  /** Gives this attempt up unless its next step is done in time. */
  #expectSoon(): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => this.#lost(BROKEN), this.#timing.answer);
  }

  async #sayHello(isCurrent: () => boolean): Promise<void> {
    this.#expectSoon();
    const hello = this.#options.hello((body) => this.#askFirst(body));
    const body = hello instanceof Promise ? await hello : hello; // one that is there already loses no time
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
    // Who has lost the host may meet another one at its address, which knows nothing of the table
    const isElsewhere = code === CLOSE.noSuchTable && this.#wasOnline && this.#status.type !== 'online';
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

  #ping(patience = this.#timing.answer): void {
    const attempt = this.#attempt;
    const overdue = setTimeout(() => {
      if (attempt === this.#attempt) this.#lost(BROKEN);
    }, patience);
    void this.request({ type: 'ping' }).then(() => clearTimeout(overdue));
  }

  /** What cannot be understood ends this attempt: the next one is shown everything. */
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

  /** Lets go of the present channel; events of it that still come are of an older attempt. */
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
