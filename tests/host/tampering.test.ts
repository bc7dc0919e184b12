import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { seat, type TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { connect, hello, join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';

/** What somebody on the way does with one frame: sends others instead, in either direction. */
type Tamper = (frame: Buffer, to: Record<'client' | 'host', (frame: Buffer | string) => void>) => void;

/** Somebody on the way between a device and the host, who has no key, and may do anything with what passes. */
class OnTheWay {
  readonly #server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  /** Every frame of devices, as it was sent. */
  readonly heard: Buffer[] = [];
  /** For the next frames from each side, one after the other; then all pass. */
  readonly next: Record<'client' | 'host', Tamper[]> = { client: [], host: [] };

  constructor(hostPort: number) {
    this.#server.on('connection', (client, { url = '' }) => {
      const host = new WebSocket(`ws://127.0.0.1:${hostPort}${url}`);
      const send = (socket: WebSocket) => (frame: Buffer | string) => socket.send(frame);
      const to = { client: send(client), host: send(host) };
      const opened = once(host, 'open');
      for (const [from, socket, other] of [
        ['client', client, 'host'],
        ['host', host, 'client'],
      ] as const) {
        socket.on('error', () => undefined);
        socket.on('message', (frame: Buffer) => {
          if (from === 'client') this.heard.push(frame);
          const tamper = this.next[from].shift() ?? ((same: Buffer) => to[other](same));
          void opened.then(() => tamper(frame, to));
        });
        socket.once('close', (code) => (other === 'host' ? host : client).close(code > 4000 ? code : 1000));
      }
    });
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }
}

let host: TestHost;
let table: TableId;
let way: OnTheWay;
let ada: HostClient;
let ben: HostClient;
const token = newToken();

beforeEach(async () => {
  host = await testHost();
  way = new OnTheWay(host.host.port);
  table = await openTestTable(host.host, { game: 'money', seatCount: 3 });
  const path = `/ws/${table}`;
  ada = await join(host.host.port, path, { owner: host.host.ownerSecret });
  ben = await join(way.port, path);
  const cleo = await join(host.host.port, path);
  for (const [at, [client, name, key]] of (
    [
      [ada, 'Ada', newToken()],
      [ben, 'Ben', token],
      [cleo, 'Cleo', newToken()],
    ] as const
  ).entries()) {
    await client.ask({ type: 'sit', token: key, name, seat: seat(at) });
    await client.ask({ type: 'ready', seat: seat(at), ready: true });
  }
  await ada.ask({ type: 'start' });
  await ben.untilTable(({ game }) => game?.question !== undefined);
});
afterEach(async () => {
  way.close();
  await host.dispose();
});

const bid = (client: HostClient, at: number) =>
  ({
    type: 'act',
    seat: seat(at),
    action: { type: 'bid', cards: [0] },
    question: client.table()?.game?.question ?? 0,
  }) as const;
/** The seats that have chosen, as everybody sees. */
const chosen = async (): Promise<readonly number[]> => {
  await ada.settled();
  return (
    (ada.table()?.game?.view as { readonly round: { readonly chosen: readonly number[] } } | undefined)?.round
      .chosen ?? []
  );
};
const flipped = (frame: Buffer): Buffer => {
  const copy = Buffer.from(frame);
  copy[40] = (copy[40] ?? 0) ^ 1;
  return copy;
};
const pass: Tamper = (frame, to) => to.host(frame);

/** Nobody else has noticed, and who was cut off has a seat to come back to. */
async function goOn(bids: readonly number[]): Promise<void> {
  expect(await chosen()).toEqual(bids);
  await ada.ask(bid(ada, 0));
  expect(await chosen()).toEqual([0, ...bids]);
  const again = await connect(host.host.port, `/ws/${table}`);
  await again.ask(hello({ tokens: [token] }));
  expect((await again.untilTable(({ you }) => you.seats.length > 0)).you.seats).toEqual([1]);
  if (bids.length === 0) {
    await again.untilTable(({ game }) => game?.question !== undefined);
    await again.ask(bid(again, 1));
  }
  expect(await chosen()).toEqual([0, 1]);
}

describe('a frame of a device that somebody on the way', () => {
  it.each<readonly [string, readonly Tamper[], code: number, bids: readonly number[]]>([
    ['changes', [(frame, to) => to.host(flipped(frame))], CLOSE.brokenLine, []],
    ['cuts short', [(frame, to) => to.host(frame.subarray(0, -16))], CLOSE.brokenLine, []],
    [
      'makes longer',
      [(frame, to) => to.host(Buffer.concat([frame, Buffer.alloc(256)]))],
      CLOSE.brokenLine,
      [],
    ],
    ['leaves out', [() => undefined, pass], CLOSE.brokenLine, []],
    ['sends twice', [(frame, to) => [frame, frame].forEach(to.host)], CLOSE.brokenLine, [1]],
    [
      'sends in clear text',
      [(_frame, to) => to.host(JSON.stringify({ id: 99, ...bid(ben, 1) }))],
      CLOSE.badMessage,
      [],
    ],
    ['sends back', [(frame, to) => to.client(frame)], CLOSE.brokenLine, []],
  ])('%s ends that connection, and nothing else', async (_what, tampers, code, bids) => {
    way.next.client.push(...tampers);
    void ben.request(bid(ben, 1)).catch(() => undefined);
    void ben.request({ type: 'ping' }).catch(() => undefined);
    expect(await ben.closed).toBe(code);
    await goOn(bids);
  });

  it('puts behind the next one ends that connection, and nothing else', async () => {
    let held: Buffer | undefined;
    way.next.client.push(
      (frame) => void (held = frame),
      (frame, to) => [frame, held ?? frame].forEach(to.host),
    );
    void ben.request(bid(ben, 1)).catch(() => undefined);
    void ben.request({ type: 'ping' }).catch(() => undefined);
    expect(await ben.closed).toBe(CLOSE.brokenLine);
    await goOn([]);
  });

  it('plays again on a later connection ends that one, and nothing else', async () => {
    await ben.ask(bid(ben, 1));
    await ben.untilTable(({ game }) => game?.legal !== undefined && 'unbid' in game.legal);
    const sent = way.heard.at(-1) ?? Buffer.alloc(0);
    await ben.ask({ ...bid(ben, 1), action: { type: 'unbid' } });
    await ben.close();
    const later = await join(way.port, `/ws/${table}`, { tokens: [token] });
    way.next.client.push((_frame, to) => to.host(sent));
    void later.request({ type: 'ping' }).catch(() => undefined);
    expect(await later.closed).toBe(CLOSE.brokenLine);
    await goOn([]);
  });

  it('delays does no harm', async () => {
    way.next.client.push((frame, to) => void setTimeout(() => to.host(frame), 300));
    await ben.ask(bid(ben, 1));
    await goOn([1]);
  });
});

describe('a frame of the host that somebody on the way', () => {
  it.each<readonly [string, readonly Tamper[]]>([
    ['changes', [(frame, to) => to.client(flipped(frame))]],
    ['cuts short', [(frame, to) => to.client(frame.subarray(0, -16))]],
    ['leaves out', [() => undefined]],
    ['sends twice', [(frame, to) => [frame, frame].forEach(to.client)]],
    ['sends back', [(frame, to) => to.host(frame)]],
  ])('%s ends that connection, and nothing else; what was asked is done', async (_what, tampers) => {
    way.next.host.push(...tampers);
    void ben.request(bid(ben, 1)).catch(() => undefined);
    expect(await ben.closed).toBe(CLOSE.brokenLine);
    await goOn([1]);
  });
});

it.each([
  ['the version of the line', 1, 1],
  ['the version of the protocol', 3, 10],
  ['the key of the device', 20, 20],
])('a handshake in which %s was changed does not come about', async (_what, at, value) => {
  way.next.client.push((frame, to) => {
    const copy = Buffer.from(frame);
    copy[at] = (copy[at] ?? 0) === value ? value - 1 : value;
    to.host(copy);
  });
  const late = await connect(way.port, `/ws/${table}`);
  expect([CLOSE.brokenLine, CLOSE.wrongProtocol]).toContain(await late.closed);
  await ben.ask(bid(ben, 1));
  await goOn([1]);
});
