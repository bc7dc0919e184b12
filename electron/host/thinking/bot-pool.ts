import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '../../../core/bots/index.ts';
import { faultText } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { answerTo, type BotTask, type OrderAnswer, type TaskKind } from './answer.ts';

/** A bot did not decide. Its message may be logged: it holds nothing of what the bot's seat may know. */
export class BotFault extends Error {}

/** A decision under way. */
export interface PendingDecision {
  /** Rejects with a BotFault if the bot throws or takes too long. Says nothing more once it is stopped. */
  readonly answer: Promise<unknown>;
  /** Nobody waits for it any more. */
  stop(): void;
}

/** Where bots think: beside the host, so that it never waits for one. */
export interface BotPool {
  /** `wish`: not an action, but what the bot makes of its choices; undefined if it can give no reasons. */
  think(question: BotQuestion, seed: Uint8Array, wish?: TaskKind): PendingDecision;
  /** Ends its threads; what is under way is never answered. */
  close(): Promise<void>;
}

export interface ThinkersParts {
  /** `thread.ts`, as it runs; undefined: bots think here. */
  readonly program: URL | undefined;
  /** Of the time that bots may take: a sleep is none of it. */
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** How many threads there are at most; absent: one less than the machine has, up to four. */
  readonly threads?: number;
  /** Milliseconds after which a bot is taken to hang; undefined: 2,000. */
  readonly patience?: number | undefined;
}

const MOST_THREADS = 4;
const PATIENCE = 2_000;
/** The same for a choice of long ago, for which a bot has all of its playouts however slow the machine is. */
const REVIEW_PATIENCE = 60_000;
/** The same until a thread has begun. */
const START_PATIENCE = 20_000;
/** However many think at once, a bot has at least this part of its playouts. */
const LEAST_SHARE = 1 / 16;

interface Job {
  readonly order: Omit<BotTask, 'share'>;
  readonly done: (answer: OrderAnswer) => void;
  /** Stops the watch over it. */
  unwatch?: () => void;
}

/**
 * Threads for the bots of all tables, started when they are first needed. Where more bots think than there are threads each has fewer
 * playouts, so that nobody waits longer. A bot that hangs loses its thread. Where no thread can be started, bots think here.
 */
export class ThreadedThinkers implements BotPool {
  readonly #parts: ThinkersParts;
  #threads: number;
  readonly #queue: Job[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #idle: Worker[] = [];
  readonly #ready = new WeakSet<Worker>();
  #isClosed = false;

  constructor(parts: ThinkersParts) {
    this.#parts = parts;
    this.#threads = parts.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  }

  think(question: BotQuestion, seed: Uint8Array, wish: TaskKind = 'act'): PendingDecision {
    const over = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { promise, resolve, reject } = promiseOf<unknown>();
    const job: Job = {
      order: { wish, question, seed, over },
      done: (said) => {
        if (Atomics.load(over, 0) !== 0) return;
        if ('fault' in said) reject(new BotFault(said.fault));
        else resolve(said.answer);
      },
    };
    this.#queue.push(job);
    this.#goOn();
    const stop = (): void => {
      Atomics.store(over, 0, 1);
      const place = this.#queue.indexOf(job);
      if (place !== -1) this.#queue.splice(place, 1);
    };
    return { answer: promise, stop };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.length = 0;
    for (const { order, unwatch } of this.#busy.values()) {
      Atomics.store(order.over, 0, 1);
      unwatch?.();
    }
    await Promise.all([...this.#busy.keys(), ...this.#idle].map((thread) => thread.terminate()));
  }

  #goOn(): void {
    const { program } = this.#parts;
    if (program === undefined || this.#threads === 0) {
      for (const job of this.#queue.splice(0)) queueMicrotask(() => thinkHere(job));
      return;
    }
    while (!this.#isClosed && this.#busy.size < this.#threads) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      const thread = this.#idle.pop() ?? this.#follow(new Worker(program));
      this.#busy.set(thread, job);
      const share = Math.min(
        1,
        Math.max(LEAST_SHARE, this.#threads / (this.#busy.size + this.#queue.length)),
      );
      thread.postMessage({ ...job.order, share } satisfies BotTask);
      this.#watch(thread, job);
    }
  }

  /** From now on the thread has its time for the job, and until it has begun more. */
  #watch(thread: Worker, job: Job): void {
    job.unwatch?.();
    const { patience = job.order.wish === 'review' ? REVIEW_PATIENCE : PATIENCE } = this.#parts;
    const time = this.#ready.has(thread) ? patience : START_PATIENCE;
    job.unwatch = this.#parts.clock.after(time, () => this.#lose(thread, `no answer within ${time} ms`));
  }

  #follow(thread: Worker): Worker {
    thread.unref();
    thread.on('message', (said: OrderAnswer | 'ready') => {
      if (said !== 'ready') {
        this.#answered(thread, said);
        return;
      }
      this.#ready.add(thread);
      const job = this.#busy.get(thread);
      if (job !== undefined) this.#watch(thread, job);
    });
    thread.on('error', (error) => this.#lose(thread, faultText(error)));
    thread.on('exit', () => this.#lose(thread, 'its thread ended'));
    return thread;
  }

  #answered(thread: Worker, answer: OrderAnswer): void {
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    this.#idle.push(thread);
    job?.unwatch?.();
    job?.done(answer);
    this.#goOn();
  }

  /** A thread that is of no more use; what it was asked has failed, or is thought here if no thread has ever begun. */
  #lose(thread: Worker, fault: string): void {
    const place = this.#idle.indexOf(thread);
    if (place !== -1) this.#idle.splice(place, 1);
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    job?.unwatch?.();
    void thread.terminate();
    if (this.#isClosed) return;
    const hasBegun = this.#ready.has(thread);
    if (!hasBegun && this.#threads > 0) {
      this.#threads = 0;
      this.#parts.log(`bots think in the host's own thread, as no other can be started: ${fault}`);
    }
    if (job !== undefined && hasBegun) job.done({ fault });
    else if (job !== undefined) this.#queue.unshift(job);
    this.#goOn();
  }
}

/** As a thread would, with all of the playouts. */
const thinkHere = ({ order, done }: Job): void => done(answerTo({ ...order, share: 1 }));

/** A promise that is settled from outside (Promise.withResolvers, which Node 20 does not have). */
function promiseOf<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
