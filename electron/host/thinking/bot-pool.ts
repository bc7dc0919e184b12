import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '../../../core/bots/index.ts';
import { faultText } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { isBackgroundTask, type BackgroundTask, type Unshared } from './background-task.ts';
import { computeTask, type BotTask, type TaskKind, type TaskResult, type WorkerTask } from './bot-task.ts';

/** A bot did not decide. Its message may be logged: it reveals nothing that the bot's seat knows. */
export class BotFault extends Error {}

/** A decision under way. */
export interface PendingDecision {
  /** Rejects with a BotFault if the bot throws or takes too long. Never settles once it is stopped. */
  readonly answer: Promise<unknown>;
  /** Drops the decision. */
  stop(): void;
}

/** Runs bots, and what is computed about finished matches, in workers, so that they never delay the host. */
export interface BotPool {
  /** @param kind Absent: an action; else the bot's opinion of its choices, undefined if it can give no reasons. */
  think(question: BotQuestion, seed: Uint8Array, kind?: TaskKind): PendingDecision;
  /** Computes a part of something about a finished match whenever no bot has to decide. @returns what the kind of task says */
  computeLater(task: Unshared<BackgroundTask>): PendingDecision;
  /** Ends its threads; pending decisions never settle. */
  close(): Promise<void>;
}

export interface BotPoolParts {
  /** The built `thread.ts`; undefined: bots run in this thread. */
  readonly program: URL | undefined;
  /** Measures the time of bots, without system sleep. */
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** Most threads; absent: one less than the machine has, up to four. */
  readonly threads?: number;
  /** Milliseconds after which a bot counts as hanging; undefined: 2,000. */
  readonly patience?: number | undefined;
}

const MAX_THREADS = 4;
const PATIENCE = 2_000;
/** The same for a review and for playouts, of which all are computed however slow the machine is. */
const REVIEW_PATIENCE = 60_000;
/** The same until a thread has started. */
const START_PATIENCE = 20_000;
/** The least part of its playouts that a bot has, however many run at once. */
const MIN_SHARE = 1 / 16;

interface Job {
  readonly task: Omit<BotTask, 'share'> | BackgroundTask;
  readonly done: (answer: TaskResult) => void;
  /** Cancels the job's timeout. */
  cancelTimeout?: () => void;
}

/**
 * Workers for the bots of all tables, started on demand. With more bots than threads each has fewer playouts, so that decisions take no
 * longer. A bot that hangs loses its thread. If no thread can be started, bots run in this one.
 */
export class ThreadedBotPool implements BotPool {
  readonly #parts: BotPoolParts;
  #threads: number;
  readonly #queue: Job[] = [];
  readonly #busy = new Map<Worker, Job>();
  readonly #idle: Worker[] = [];
  readonly #ready = new WeakSet<Worker>();
  #isClosed = false;

  constructor(parts: BotPoolParts) {
    this.#parts = parts;
    this.#threads = parts.threads ?? Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1));
  }

  think(question: BotQuestion, seed: Uint8Array, kind: TaskKind = 'act'): PendingDecision {
    return this.#add((over) => ({ kind, question, seed, over }));
  }

  computeLater(task: Unshared<BackgroundTask>): PendingDecision {
    return this.#add((over) => ({ ...task, over }));
  }

  #add(taskWith: (over: Int32Array) => Job['task']): PendingDecision {
    const over = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { promise, resolve, reject } = promiseOf<unknown>();
    const job: Job = {
      task: taskWith(over),
      done: (result) => {
        if (Atomics.load(over, 0) !== 0) return;
        if ('fault' in result) reject(new BotFault(result.fault));
        else resolve(result.answer);
      },
    };
    const place = this.#queue.findIndex(isInBackground);
    if (isInBackground(job) || place === -1) this.#queue.push(job);
    else this.#queue.splice(place, 0, job);
    this.#startJobs();
    const stop = (): void => {
      Atomics.store(over, 0, 1);
      const index = this.#queue.indexOf(job);
      if (index !== -1) this.#queue.splice(index, 1);
    };
    return { answer: promise, stop };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#queue.length = 0;
    for (const { task, cancelTimeout } of this.#busy.values()) {
      Atomics.store(task.over, 0, 1);
      cancelTimeout?.();
    }
    await Promise.all([...this.#busy.keys(), ...this.#idle].map((thread) => thread.terminate()));
  }

  #startJobs(): void {
    const { program } = this.#parts;
    if (program === undefined || this.#threads === 0) {
      // Between portions of playouts this thread does its own work
      for (const job of this.#queue.splice(0))
        (isInBackground(job) ? setImmediate : queueMicrotask)(() => runHere(job));
      return;
    }
    while (!this.#isClosed && this.#busy.size < this.#threads) {
      const job = this.#queue.shift();
      if (job === undefined) return;
      const thread = this.#idle.pop() ?? this.#addThread(new Worker(program));
      this.#busy.set(thread, job);
      thread.postMessage(this.#withShare(job));
      this.#startTimeout(thread, job);
    }
  }

  /** The task of a job that starts, with the part of its playouts that a bot has. */
  #withShare({ task }: Job): WorkerTask {
    if (isBackgroundTask(task)) return task;
    const bots = [...this.#busy.values(), ...this.#queue].filter((job) => !isInBackground(job)).length;
    return { ...task, share: Math.min(1, Math.max(MIN_SHARE, this.#threads / bots)) };
  }

  /** Starts the timeout of a job, which is longer until the thread has started. */
  #startTimeout(thread: Worker, job: Job): void {
    job.cancelTimeout?.();
    const isLong = job.task.kind === 'review' || isInBackground(job);
    const { patience = isLong ? REVIEW_PATIENCE : PATIENCE } = this.#parts;
    const time = this.#ready.has(thread) ? patience : START_PATIENCE;
    job.cancelTimeout = this.#parts.clock.after(time, () =>
      this.#dropThread(thread, `no answer within ${time} ms`),
    );
  }

  #addThread(thread: Worker): Worker {
    thread.unref();
    thread.on('message', (result: TaskResult | 'ready') => {
      if (result !== 'ready') {
        this.#onResult(thread, result);
        return;
      }
      this.#ready.add(thread);
      const job = this.#busy.get(thread);
      if (job !== undefined) this.#startTimeout(thread, job);
    });
    thread.on('error', (error) => this.#dropThread(thread, faultText(error)));
    thread.on('exit', () => this.#dropThread(thread, 'its thread ended'));
    return thread;
  }

  #onResult(thread: Worker, answer: TaskResult): void {
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    this.#idle.push(thread);
    job?.cancelTimeout?.();
    job?.done(answer);
    this.#startJobs();
  }

  /** Drops a thread; its job has failed, or runs in this thread if none has ever started. */
  #dropThread(thread: Worker, fault: string): void {
    const index = this.#idle.indexOf(thread);
    if (index !== -1) this.#idle.splice(index, 1);
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    job?.cancelTimeout?.();
    void thread.terminate();
    if (this.#isClosed) return;
    const hasStarted = this.#ready.has(thread);
    if (!hasStarted && this.#threads > 0) {
      this.#threads = 0;
      this.#parts.log(`bots think in the host's own thread, as no other can be started: ${fault}`);
    }
    if (job !== undefined && hasStarted) job.done({ fault });
    else if (job !== undefined) this.#queue.unshift(job);
    this.#startJobs();
  }
}

/** Runs a job in this thread, with all playouts. */
const runHere = ({ task, done }: Job): void =>
  done(computeTask(isBackgroundTask(task) ? task : { ...task, share: 1 }));

/** Whether a job lets every decision of a bot go first. */
const isInBackground = ({ task }: Job): boolean => isBackgroundTask(task);

/** A promise that is settled from outside (Promise.withResolvers, which Node 20 does not have). */
function promiseOf<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Value>((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}
