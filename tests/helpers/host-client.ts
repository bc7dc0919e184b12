import { WebSocket, type ClientOptions } from 'ws';
import type { Rejection } from '../../core/base/rejection.ts';
import type { AnswerFrame, HostFrame, TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { HostMessage, TableMessage } from '../../core/protocol/requests.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { lineOver } from '../../electron/host/line/node-line.ts';

/** A request without the id, which the client adds. */
export type Body = WithoutId<HostMessage | TableMessage>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** A client over a real socket, for tests. */
export interface HostClient {
  readonly socket: WebSocket;
  /** Every text that came, in order. */
  readonly texts: readonly string[];
  /** The newest frame of a table or of the host. */
  readonly table: () => TableFrame | undefined;
  readonly host: () => HostFrame | undefined;
  /** Sends a request and resolves with its answer; rejects if the connection ends before. */
  request(body: Body, id?: number): Promise<AnswerFrame>;
  /** As `request`; the value of the answer, or an Error if it was refused. */
  ask(body: Body): Promise<unknown>;
  /** As `request`; the rejection, or an Error if it was accepted. */
  refused(body: Body): Promise<Rejection>;
  /** As `ask`; resolves with the first table frame after the answer. */
  shownAfter(body: Body): Promise<TableFrame>;
  /** Resolves when the table has done what it was asked, and what had fallen due, before this. (A ping is answered at once.) */
  settled(): Promise<void>;
  /** Sends any text. */
  send(text: string): void;
  /** Resolves with the first table frame, the newest one or one to come, for which `is` holds. */
  untilTable(is: (frame: TableFrame) => boolean): Promise<TableFrame>;
  untilHost(is: (frame: HostFrame) => boolean): Promise<HostFrame>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  close(): Promise<number>;
}

type Hello = Partial<Omit<Extract<TableMessage, { type: 'hello' }>, 'id' | 'type'>>;

/** Connects on a line, without a word. Rejects if the WebSocket's handshake is refused. */
export async function connect(
  port: number,
  path: string,
  options: ClientOptions = {},
  address = '127.0.0.1',
): Promise<HostClient> {
  const socket = new WebSocket(`ws://${address}:${port}${path}`, options);
  return await clientOn(socket, path);
}

/** The first message, with what the test adds. */
export const hello = (more: Hello = {}): Body => ({
  type: 'hello',
  protocol: PROTOCOL_VERSION,
  app: 'test',
  ...more,
});

/** Connects and says hello. Rejects if hello is refused. */
export async function join(
  port: number,
  path: string,
  more: Hello = {},
  options: ClientOptions = {},
): Promise<HostClient> {
  const client = await connect(port, path, options);
  await client.ask(hello(more));
  return client;
}

async function clientOn(socket: WebSocket, path: string): Promise<HostClient> {
  const texts: string[] = [];
  const read = createReader();
  const answers = new Map<number, (answer: AnswerFrame) => void>();
  const watchers = new Set<() => void>();
  let table: TableFrame | undefined;
  let host: HostFrame | undefined;
  let tables = 0;
  let lastId = 0;
  let isClosed = false;

  socket.on('error', () => undefined);
  const receive = (text: string): void => {
    texts.push(text);
    const frame = read(text);
    if (frame === undefined) throw new Error(`no frame: ${text}`);
    if (frame.type === 'answer') answers.get(frame.id)?.(frame);
    if (frame.type === 'table') {
      table = frame;
      tables += 1;
    }
    if (frame.type === 'host') host = frame;
    for (const watch of watchers) watch();
  };
  let opened = (): void => undefined;
  const line = lineOver(socket, path, { open: () => opened(), message: receive });
  const closed = new Promise<number>((resolve) => socket.once('close', (code) => resolve(code)));
  void closed.then(() => {
    isClosed = true;
    for (const watch of watchers) watch();
  });

  const until = <Value>(find: () => Value | undefined): Promise<Value> =>
    new Promise((resolve, reject) => {
      const watch = (): void => {
        const found = find();
        if (found === undefined && !isClosed) return;
        watchers.delete(watch);
        if (found === undefined) reject(new Error('the connection ended'));
        else resolve(found);
      };
      watchers.add(watch);
      watch();
    });
  const request = (body: Body, id = ++lastId, noted = (): void => undefined): Promise<AnswerFrame> => {
    let answer: AnswerFrame | undefined;
    answers.set(id, (came) => {
      answer = came;
      noted();
    });
    line.send(JSON.stringify({ id, ...body }));
    return until(() => answer);
  };
  await new Promise<void>((resolve, reject) => {
    opened = resolve;
    socket.once('error', reject);
    void closed.then(() => resolve()); // with a reason that the test asks for
  });
  return {
    socket,
    texts,
    table: () => table,
    host: () => host,
    request: (body, id) => request(body, id),
    ask: async (body) => {
      const answer = await request(body);
      if (!answer.ok) throw new Error(`${body.type} was refused: ${JSON.stringify(answer.error)}`);
      return answer.value;
    },
    refused: async (body) => {
      const answer = await request(body);
      if (answer.ok) throw new Error(`${body.type} was accepted`);
      return answer.error;
    },
    shownAfter: async (body) => {
      const id = ++lastId;
      let before: number | undefined;
      const answer = await request(body, id, () => (before = tables));
      if (!answer.ok) throw new Error(`${body.type} was refused: ${JSON.stringify(answer.error)}`);
      return until(() => (before !== undefined && tables > before ? table : undefined));
    },
    settled: async () => {
      const answer = await request({ type: 'shown', show: 0 });
      if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    },
    send: (text) => line.send(text),
    untilTable: (is) => until(() => (table !== undefined && is(table) ? table : undefined)),
    untilHost: (is) => until(() => (host !== undefined && is(host) ? host : undefined)),
    closed,
    close: () => {
      socket.close();
      return closed;
    },
  };
}
