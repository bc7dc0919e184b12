import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import { faultText } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Log } from '../guard.ts';
import type { DrawingAnswer, DrawingOrder, Subject } from './order.ts';

/** A picture of a table, as it is sent. */
export interface Drawn {
  /** Names the picture: equal pictures have the same. */
  readonly version: string;
  readonly svg: Buffer;
  readonly zipped: Buffer;
  /** What it says. */
  readonly label: string;
}

/** Widths in pixels that a set may ask for. */
export const WIDTHS = [1280, 1920] as const;
export type Width = (typeof WIDTHS)[number];

export interface DrawingParts {
  /** The program that draws (`electron/drawing/thread.ts`, as it was built). */
  readonly program: URL;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds in which the program has drawn a picture; the first takes longest. */
const PATIENCE = 20_000;
/** Pictures that are kept: those of all tables in all languages at one time, and some that are still asked for. */
const MOST_PICTURES = 32;

const zip = promisify(gzip);

type Waiting = (answer: DrawingAnswer | undefined) => void;

/**
 * Draws pictures of tables in a thread of its own, so that neither a picture nor many requests for one keep the host waiting. Each is
 * drawn once, whoever asks. A thread that fails or hangs is replaced when the next picture is wanted.
 */
export class Drawing {
  readonly #parts: DrawingParts;
  readonly #waiting = new Map<number, Waiting>();
  /** By subject, the one that was asked for last at the end. */
  readonly #drawn = new Map<string, Promise<Drawn | undefined>>();
  /** By version and width. */
  readonly #rasters = new Map<string, Promise<Buffer | undefined>>();
  #thread: Worker | undefined;
  #last = 0;

  constructor(parts: DrawingParts) {
    this.#parts = parts;
  }

  /** The picture of a table; undefined if it cannot be drawn. */
  draw(subject: Subject): Promise<Drawn | undefined> {
    const key = createHash('sha256').update(JSON.stringify(subject)).digest('hex');
    return kept(this.#drawn, key, async () => {
      const answer = await this.#ask((id) => ({ id, type: 'draw', subject }));
      if (answer === undefined || !('svg' in answer)) return undefined;
      const svg = Buffer.from(answer.svg);
      const version = createHash('sha256').update(svg).digest('hex').slice(0, 16);
      return { version, svg, zipped: await zip(svg), label: answer.label };
    });
  }

  /** The same for sets that take no SVG, as PNG. */
  raster({ version, svg }: Drawn, width: Width): Promise<Buffer | undefined> {
    return kept(this.#rasters, `${version} ${width}`, async () => {
      const answer = await this.#ask((id) => ({ id, type: 'raster', svg: svg.toString(), width }));
      return answer !== undefined && 'png' in answer ? Buffer.from(answer.png) : undefined;
    });
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  async #ask(order: (id: number) => DrawingOrder): Promise<DrawingAnswer | undefined> {
    this.#last += 1;
    const id = this.#last;
    const thread = (this.#thread ??= this.#start());
    const answer = await new Promise<DrawingAnswer | undefined>((resolve) => {
      this.#waiting.set(id, resolve);
      const cancel = this.#parts.clock.after(PATIENCE, () =>
        this.#lose(thread, `no picture within ${PATIENCE} ms`),
      );
      this.#waiting.set(id, (said) => {
        cancel();
        resolve(said);
      });
      thread.postMessage(order(id));
    });
    if (answer !== undefined && 'fault' in answer)
      this.#parts.log(`a picture for a television could not be drawn: ${answer.fault}`);
    return answer;
  }

  #start(): Worker {
    const thread = new Worker(this.#parts.program);
    thread.unref();
    thread.on('message', (answer: DrawingAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      waiting?.(answer);
    });
    thread.on('error', (error) => this.#lose(thread, faultText(error)));
    thread.on('exit', () => this.#lose(thread, 'its thread ended'));
    return thread;
  }

  #lose(thread: Worker, why: string): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    void thread.terminate();
    if (this.#waiting.size > 0) this.#parts.log(`pictures for televisions could not be drawn: ${why}`);
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one(undefined);
  }
}

/** What is kept under a key, made where it is not; what could not be made is made again when it is asked for again. */
function kept<Made>(
  all: Map<string, Promise<Made | undefined>>,
  key: string,
  make: () => Promise<Made | undefined>,
): Promise<Made | undefined> {
  const made = all.get(key) ?? make();
  all.delete(key);
  all.set(key, made);
  const [oldest] = all.keys();
  if (all.size > MOST_PICTURES && oldest !== undefined) all.delete(oldest);
  void made.then((one) => {
    if (one === undefined && all.get(key) === made) all.delete(key);
  });
  return made;
}
