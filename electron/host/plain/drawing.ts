import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import { faultText } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../guard.ts';
import type { DrawingResult, DrawingTask, Subject } from './drawing-task.ts';

/** A drawn picture of a table. */
export interface Drawn {
  /** Identifies the content: equal pictures have the same version. */
  readonly version: string;
  readonly svg: Buffer;
  readonly zipped: Buffer;
  /** Its text alternative. */
  readonly label: string;
}

/** Widths in pixels that a set may request. */
export const WIDTHS = [1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

export interface DrawingParts {
  /** The program that draws (`electron/drawing/thread.ts`, built). */
  readonly program: URL;
  readonly clock: Clock;
  readonly log: Log;
}

/** Most milliseconds for a picture; the first one takes longest. */
const PATIENCE = 20_000;
/** Most cached pictures: those of all tables in all languages at one time, and some older ones that are still requested. */
const MAX_PICTURES = 32;

const zip = promisify(gzip);

type Resolve = (answer: DrawingResult | undefined) => void;

/**
 * Draws pictures of tables in a worker, so that they do not delay the host. Each is drawn only once. A worker that fails or hangs is
 * replaced for the next picture.
 */
export class Drawing {
  readonly #parts: DrawingParts;
  readonly #waiting = new Map<number, Resolve>();
  /** By subject, the last requested at the end. */
  readonly #drawn = new Map<string, Promise<Drawn | undefined>>();
  /** By version and width. */
  readonly #rasters = new Map<string, Promise<Buffer | undefined>>();
  #thread: Worker | undefined;
  #last = 0;

  constructor(parts: DrawingParts) {
    this.#parts = parts;
  }

  /** Draws a table; undefined if it cannot be drawn. */
  draw(subject: Subject): Promise<Drawn | undefined> {
    const key = createHash('sha256').update(JSON.stringify(subject)).digest('hex');
    return cached(this.#drawn, key, async () => {
      const answer = await this.#request((id) => ({ id, type: 'draw', subject }));
      if (answer === undefined || !('svg' in answer)) return undefined;
      const svg = Buffer.from(answer.svg);
      const version = createHash('sha256').update(svg).digest('hex').slice(0, 16);
      return { version, svg, zipped: await zip(svg), label: answer.label };
    });
  }

  /** Converts a picture to PNG, for sets without SVG. */
  raster({ version, svg }: Drawn, width: Width): Promise<Buffer | undefined> {
    return cached(this.#rasters, `${version} ${width}`, async () => {
      const answer = await this.#request((id) => ({ id, type: 'raster', svg: svg.toString(), width }));
      return answer !== undefined && 'png' in answer ? Buffer.from(answer.png) : undefined;
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #request(task: (id: number) => DrawingTask): Promise<DrawingResult | undefined> {
    this.#last += 1;
    const id = this.#last;
    const thread = (this.#thread ??= this.#start());
    const answer = await new Promise<DrawingResult | undefined>((resolve) => {
      this.#waiting.set(id, resolve);
      const cancel = this.#parts.clock.after(PATIENCE, () =>
        this.#replaceThread(thread, `no picture within ${PATIENCE} ms`),
      );
      this.#waiting.set(id, (result) => {
        cancel();
        resolve(result);
      });
      thread.postMessage(task(id));
    });
    if (answer !== undefined && 'fault' in answer)
      this.#parts.log(`a picture for a television could not be drawn: ${answer.fault}`);
    return answer;
  }

  #start(): Worker {
    const thread = new Worker(this.#parts.program);
    thread.unref();
    thread.on('message', (answer: DrawingResult) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      waiting?.(answer);
    });
    thread.on('error', (error) => this.#replaceThread(thread, faultText(error)));
    thread.on('exit', () => this.#replaceThread(thread, 'its thread ended'));
    return thread;
  }

  #replaceThread(thread: Worker, why: string): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    void thread.terminate();
    if (this.#waiting.size > 0) this.#parts.log(`pictures for televisions could not be drawn: ${why}`);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one(undefined);
  }
}

/** Returns a cached value, or makes it; a failed one is made again at the next request. */
function cached<Value>(
  all: Map<string, Promise<Value | undefined>>,
  key: string,
  make: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const value = all.get(key) ?? make();
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > MAX_PICTURES && oldest !== undefined) all.delete(oldest);
  void value.then((one) => {
    if (one === undefined && all.get(key) === value) all.delete(key);
  });
  return value;
}
