import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { openClientLine, type ClientLine } from '../../core/line/client.ts';
import { bytesIn, nodeLine } from '../../electron/host/line/node-line.ts';
import { handshake } from '../helpers/attacks.ts';
import { garbage, mutated, request, REQUEST_TYPES } from './hostile-frames.ts';

/**
 * Hostile devices as a process of their own, so that what they do costs nobody else's time: `hostile.ts JSON`. They go on until the
 * input ends; then the number of frames that were sent is said.
 */
export interface HostilePlan {
  readonly port: number;
  readonly owner: string;
  readonly table: string;
  readonly tokens: readonly string[];
  readonly seed: string;
  readonly connections: number;
}

const plan = JSON.parse(process.argv[2] ?? '{}') as HostilePlan;
/** Frames that are sent before an answer is waited for. */
const VOLLEY = 24;
const VOLLEYS = 40;
let sent = 0;
let isOver = false;

/** A connection until the host ends it, or enough was said. */
async function raid(rng: Rng): Promise<void> {
  const path = rng.below(4) === 0 ? '/ws' : `/ws/${plan.table}`;
  const socket = new WebSocket(`ws://127.0.0.1:${plan.port}${path}`);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  let frame: TableFrame | undefined;
  const read = createReader();
  let heard = (): void => undefined;
  socket.on('error', () => undefined);
  let opened = (): void => undefined;
  const sendRaw = (bytes: Uint8Array | string): void => {
    if (socket.readyState !== socket.OPEN) return;
    const cut = rng.below(50) === 0 ? 1 + rng.below(8) : 0;
    if (cut === 0) return socket.send(bytes);
    socket.send(bytes.slice(0, cut), { fin: false }); // in two fragments
    socket.send(bytes.slice(cut));
  };
  let line: ClientLine | undefined;
  const begin = (): void => {
    line = openClientLine(nodeLine(path), {
      send: sendRaw,
      open: () => opened(),
      message: (text) => {
        const said = read(text);
        if (said?.type === 'table') frame = said;
        else heard();
      },
      failed: () => socket.close(),
    });
  };
  socket.once('open', begin);
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    line?.receive(isBinary ? bytesIn(data) : data.toString()),
  );
  await Promise.race([closed, new Promise<void>((resolve) => (opened = resolve))]);
  let id = 0;
  const say = (what: string | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return;
    sent += 1;
    if (typeof what === 'string' && rng.below(2_000) > 0) line?.send(what);
    else sendRaw(what); // as it is: no frame of a line
  };
  const known = () => ({ rng, owner: plan.owner, tokens: plan.tokens, frame });
  if (rng.below(10) > 0) say(request('hello', known(), ++id));
  for (let volley = 0; volley < VOLLEYS && socket.readyState === socket.OPEN && !isOver; volley++) {
    for (let left = VOLLEY; left > 0; left--) say(anything(rng, known(), ++id));
    const answered = new Promise<void>((resolve) => (heard = resolve));
    await Promise.race([closed, answered]);
  }
  if (rng.below(3) > 0) socket.close();
  else socket.terminate();
  await closed;
}

function anything(rng: Rng, known: Parameters<typeof garbage>[0], id: number): string | Buffer {
  const kind = rng.below(1_000);
  if (kind < 2) return garbage(known, id);
  if (kind < 3) return Buffer.from(request(rng.pick(REQUEST_TYPES), known, id)); // a binary frame
  const type = rng.below(4) === 0 ? 'act' : rng.pick(REQUEST_TYPES);
  return kind < 400 ? request(type, known, id) : mutated(type, known, id);
}

/** A handshake, and then what is no frame of a WebSocket. */
const noWebSocket = (rng: Rng): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(plan.port, '127.0.0.1', () => {
      socket.write(handshake(plan.port, rng.pick(['/ws', `/ws/${plan.table}`, '/'])));
      socket.end(Buffer.from(Array.from({ length: 1 + rng.below(400) }, () => rng.below(256))));
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });

const raids = Array.from({ length: plan.connections }, async (_, index) => {
  const rng = createRng(`${plan.seed} ${index}`);
  while (!isOver) await (rng.below(20) === 0 ? noWebSocket(rng) : raid(rng));
});
process.stdin.resume();
process.stdin.once('end', () => {
  isOver = true;
  void Promise.all(raids).then(() => process.stdout.write(`${sent}\n`));
});
