import { WebSocket } from 'ws';
import type { AnswerFrame, Frame, TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { lineOver, type NodeLine } from '../../electron/host/line/node-line.ts';
import { hello, type Body } from '../helpers/host-client.ts';

/** Milliseconds after which a connection that does not come about is given up. */
const PATIENCE = 5_000;

/** A connection to a table that keeps nothing but the newest frame, so that it can last. */
export class Line {
  readonly closed: Promise<void>;
  frame: TableFrame | undefined;
  /** Frames that came so far. */
  count = 0;
  readonly #socket: WebSocket;
  readonly #line: NodeLine;
  readonly #answers = new Map<number, (answer: AnswerFrame | undefined) => void>();
  readonly #watchers = new Set<() => void>();
  #lastId = 0;
  #isClosed = false;

  private constructor(socket: WebSocket, path: string, open: () => void) {
    this.#socket = socket;
    socket.on('error', () => undefined);
    const read = createReader();
    this.#line = lineOver(socket, path, { open, message: (text) => this.#receive(read(text)) });
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    void this.closed.then(() => this.#end());
  }

  /** Connects and says hello; rejects if that is refused or does not come about. */
  static async open(port: number, path: string, who: Parameters<typeof hello>[0] = {}): Promise<Line> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { handshakeTimeout: PATIENCE });
    const line = await new Promise<Line>((resolve, reject) => {
      const opening: Line = new Line(socket, path, () => resolve(opening));
      socket.once('close', () => reject(new Error('no connection')));
    });
    const timer = setTimeout(() => socket.terminate(), PATIENCE);
    const answer = await line.request(hello(who)).finally(() => clearTimeout(timer));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return line;
  }

  /** Rejects if the connection ends before the answer. */
  request(body: Body): Promise<AnswerFrame> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const settle = (answer: AnswerFrame | undefined): void =>
        answer === undefined ? reject(new Error('the connection ended')) : resolve(answer);
      if (this.#isClosed) return settle(undefined);
      this.#answers.set(id, settle);
      this.#line.send(JSON.stringify({ id, ...body }));
    });
  }

  /** Resolves when more than so many frames have come; rejects if the connection ends before. */
  async after(count: number): Promise<TableFrame> {
    for (;;) {
      if (this.frame !== undefined && this.count > count) return this.frame;
      if (this.#isClosed) throw new Error('the connection ended');
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    }
  }

  /** Cuts the connection. */
  drop(): void {
    this.#socket.terminate();
  }

  /** Reads nothing until it is resumed. */
  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  /** For us it has ended; the host learns nothing of that before it is dropped. */
  abandon(): void {
    this.pause();
    this.#end();
  }

  #receive(frame: Frame | undefined): void {
    if (frame === undefined) throw new Error('the host has sent what is no frame');
    if (frame.type === 'answer') {
      this.#answers.get(frame.id)?.(frame);
      this.#answers.delete(frame.id);
    } else if (frame.type === 'table') {
      this.frame = frame;
      this.count += 1;
      this.#wake();
    }
  }

  #end(): void {
    this.#isClosed = true;
    for (const settle of this.#answers.values()) settle(undefined);
    this.#answers.clear();
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#watchers) wake();
    this.#watchers.clear();
  }
}
