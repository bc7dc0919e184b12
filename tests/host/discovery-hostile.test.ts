import { randomBytes } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock, type Clock } from '../../electron/host/clock.ts';
import { encodeQuestion, QUESTION_BYTES } from '../../electron/host/discovery/broadcast.ts';
import { createDiscovery, type Discovery } from '../../electron/host/discovery/index.ts';
import { until } from '../helpers/eventually.ts';
import { freeUdpPort, healthServer, httpServer, LOOPBACK, tableId } from '../helpers/loopback.ts';
import { queryPacket, responsePacket, tableRecords, type TestRecord } from '../helpers/mdns-packet.ts';

const A = tableId('a');
const B = tableId('b');
const GROUP = '224.0.0.251';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

interface Ports {
  readonly mdnsPort: number;
  readonly broadcastPort: number;
}

const freePorts = async (): Promise<Ports> => ({
  mdnsPort: await freeUdpPort(),
  broadcastPort: await freeUdpPort(),
});

function discovery(port: number, ports: Ports, clock: Clock = systemClock): Discovery {
  const made = createDiscovery({
    port: () => port,
    appVersion: '0.1.0',
    interfaces: () => [LOOPBACK],
    clock,
    ...ports,
  });
  closing.push(made.close);
  return made;
}

/** The machine's clock, whose time can stand still: what is limited per second is then not earned by a slow test. */
function stoppableClock(): Clock & { stop(): void; go(): void } {
  let stopped: number | undefined;
  return {
    ...systemClock,
    elapsed: () => stopped ?? systemClock.elapsed(),
    stop: () => {
      stopped = systemClock.elapsed();
    },
    go: () => {
      stopped = undefined;
    },
  };
}

/** A socket of another device: what it sends comes from `address`. */
async function stranger(address: string): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, address);
  await once(socket, 'listening');
  socket.setMulticastInterface(address);
  closing.push(async () => {
    socket.close();
    await once(socket, 'close');
  });
  return socket;
}

/** Counts the packets from addresses that begin so, as a socket like those of discovery receives them. */
async function witness(
  port: number,
  from: string,
): Promise<{ readonly packets: () => number; readonly bytes: () => number }> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  let packets = 0;
  let bytes = 0;
  socket.on('message', (packet, { address }) => {
    if (!address.startsWith(from)) return;
    packets += 1;
    bytes += packet.length;
  });
  socket.bind(port, '0.0.0.0');
  await once(socket, 'listening');
  socket.addMembership(GROUP, '127.0.0.1');
  closing.push(async () => {
    socket.close();
    await once(socket, 'close');
  });
  return { packets: () => packets, bytes: () => bytes };
}

const send = (socket: Socket, packet: Buffer, port: number, address = GROUP): Promise<void> =>
  new Promise((resolve, reject) =>
    socket.send(packet, port, address, (error) => (error ? reject(error) : resolve())),
  );

const randomId = () => randomBytes(8).toString('hex');

/** Packets of every kind that has hurt somebody; `port` answers, but never with what is asked. */
function hostilePackets(port: number): Buffer[] {
  const tables = (count: number, part: (id: string) => Partial<Parameters<typeof tableRecords>[0]>) =>
    Array.from({ length: count }, () => randomId()).flatMap((id) => tableRecords({ id, port, ...part(id) }));
  const packet = (records: TestRecord[]) => responsePacket(records);
  const good = packet(tables(1, () => ({})));
  return [
    packet(tables(1, () => ({})).filter((record) => record.type !== 16)), // no TXT
    packet(tables(1, () => ({})).filter((record) => record.type === 12)),
    packet(tables(8, () => ({}))),
    packet(tables(1, () => ({ txt: [] }))),
    packet(tables(1, () => ({ txt: Array.from({ length: 100 }, (_, index) => `k${index}=v`) }))),
    packet(tables(1, (id) => ({ txt: ['txtvers=1', `id=${id}`, 'p=-1', 'av=\u0007', 'g=../..'] }))),
    packet(tables(1, () => ({ txt: ['txtvers=1', 'id=__proto__', 'p=1', 'av=1', 'g=money'] }))),
    packet(tables(1, () => ({ instance: '\u0000\u202E<script>' }))),
    packet(tables(1, () => ({ port: 0 }))),
    packet(tables(1, () => ({ address: '0.0.0.0' }))),
    packet(tables(1, () => ({ address: '255.255.255.255' }))),
    packet(tables(1, () => ({})).map((record) => ({ ...record, ttl: 0 }))),
    packet(tables(1, () => ({})).map((record) => ({ ...record, name: 'printer._ipp._tcp.local' }))),
    good.subarray(0, 40),
    Buffer.concat([good.subarray(0, 12), randomBytes(200)]),
    randomBytes(600),
    Buffer.alloc(0),
  ];
}

describe('a hostile network', () => {
  it('sends packets that are understood: a handmade announcement of a real table is found', async () => {
    const ports = await freePorts();
    const server = await healthServer({ id: A, title: 'Real' });
    closing.push(server.close);
    const looking = discovery(1, ports);
    const other = await stranger('127.0.0.66');
    await until(async () => {
      // The health server is at 127.0.0.1, which only the A record says.
      await send(other, responsePacket(tableRecords({ id: A, port: server.port })), ports.mdnsPort);
      return looking.browser.tables().length > 0;
    });
    expect(looking.browser.tables()).toMatchObject([{ id: A, title: 'Real', source: 'mdns' }]);
  });

  it('neither crashes discovery nor fills its list, and does not hide a real table', async () => {
    const ports = await freePorts();
    const nonsense = await httpServer((_request, response) => response.end('x'.repeat(100_000)));
    closing.push(nonsense.close);
    const looking = discovery(1, ports);
    const early = await healthServer({ id: A });
    closing.push(early.close);
    discovery(early.port, ports).publisher.publish({ id: A, title: 'Early', game: 'money' });
    const ids = () => looking.browser.tables().map((table) => table.id);
    await until(() => ids().includes(A));

    const arrived = await witness(ports.mdnsPort, '127.0.0.6');
    const attackers = await Promise.all(['127.0.0.66', '127.0.0.67', '127.0.0.68'].map(stranger));
    for (let round = 0; round < 50; round++)
      for (const attacker of attackers)
        for (const packet of hostilePackets(nonsense.port)) {
          await send(attacker, packet, ports.mdnsPort);
          await new Promise(setImmediate); // so that it is read, not dropped
        }
    expect(arrived.packets()).toBeGreaterThan(2_400);

    const late = await healthServer({ id: B });
    closing.push(late.close);
    discovery(late.port, ports).publisher.publish({ id: B, title: 'Late', game: 'money' });
    await until(() => ids().includes(B));
    expect(ids()).toEqual([A, B]);
    expect(looking.status()).toBe('available');
  });

  it('cannot take a table away by announcing other addresses for it', async () => {
    const ports = await freePorts();
    const server = await healthServer({ id: A, title: 'Real' });
    closing.push(server.close);
    const looking = discovery(1, ports);
    discovery(server.port, ports).publisher.publish({ id: A, title: 'Real', game: 'money' });
    await until(() => looking.browser.tables().length === 1);
    const attacker = await stranger('127.0.0.66');
    const lost = vi.fn();
    looking.browser.onChange((tables) => {
      if (tables[0]?.addresses[0] !== '127.0.0.1') lost();
    });
    for (let last = 10; last < 60; last++) {
      const records = tableRecords({ id: A, port: server.port + 1, address: `127.0.1.${last}` });
      await send(attacker, responsePacket(records), ports.mdnsPort);
    }
    // a table that comes after all that is proof that it was read
    const other = await healthServer({ id: B });
    closing.push(other.close);
    discovery(other.port, ports).publisher.publish({ id: B, title: 'Other', game: 'money' });
    await until(() => looking.browser.tables().length === 2);
    expect(lost).not.toHaveBeenCalled();
    expect(looking.browser.tables()[0]).toMatchObject({ id: A, port: server.port });
  });

  it('gets few answers to many questions, and others are answered all the same', async () => {
    const ports = await freePorts();
    const server = await healthServer({ id: A });
    closing.push(server.close);
    const clock = stoppableClock();
    discovery(server.port, ports, clock).publisher.publish({ id: A, title: 'Real', game: 'money' });
    const attacker = await stranger('127.0.0.66');
    const asked = await witness(ports.mdnsPort, '127.0.0.66');
    const said = await witness(ports.mdnsPort, '127.0.0.1');
    await until(async () => {
      await send(attacker, queryPacket(1), ports.mdnsPort);
      return said.packets() > 0;
    });
    clock.stop();
    for (let index = 0; index < 300; index++) {
      await send(attacker, queryPacket(10), ports.mdnsPort);
      await new Promise(setImmediate);
    }
    expect(asked.packets()).toBeGreaterThan(250);
    expect(said.packets()).toBeLessThan(100);
    clock.go();
    const looking = discovery(1, ports);
    await until(() => looking.browser.tables().length > 0);
  });

  it('gets as few answers from a host of 32 tables as from one, and few bytes for one question', async () => {
    const ports = await freePorts();
    const clock = stoppableClock();
    const { publisher } = discovery(47474, ports, clock);
    for (let index = 0; index < 32; index++)
      publisher.publish({ id: tableId(index.toString(16).padStart(16, '0')), title: 'T', game: 'money' });
    const attacker = await stranger('127.0.0.66');
    const asked = await witness(ports.mdnsPort, '127.0.0.66');
    const said = await witness(ports.mdnsPort, '127.0.0.1');
    clock.stop();
    await until(async () => {
      await send(attacker, queryPacket(1), ports.mdnsPort);
      return said.packets() > 4;
    });
    const [packets, bytes] = [said.packets(), said.bytes()];
    for (let index = 0; index < 300; index++) {
      await send(attacker, queryPacket(1), ports.mdnsPort);
      await new Promise(setImmediate);
    }
    expect(asked.packets()).toBeGreaterThan(250);
    // Twelve answers at most, and what the four tables announce by themselves: at once and after 1, 4, 13 seconds
    expect(said.packets() - packets).toBeLessThanOrEqual(12 + 4 * 4);
    expect((said.bytes() - bytes) / Math.max(1, said.packets() - packets)).toBeLessThanOrEqual(400);
  });

  it('does not make this host ask a port that answers nothing, or many ports of an address', async () => {
    const ports = await freePorts();
    let asks = 0;
    const printer = await httpServer((_request, response) => {
      asks += 1;
      response.writeHead(500).end();
    });
    closing.push(printer.close);
    const looking = discovery(1, ports);
    const attackers = await Promise.all(['127.0.0.66', '127.0.0.67', '127.0.0.68'].map(stranger));
    for (let index = 0; index < 80; index++)
      for (const attacker of attackers) {
        const records = tableRecords({ id: randomId(), port: printer.port });
        await send(attacker, responsePacket(records), ports.mdnsPort);
        await new Promise(setImmediate);
      }
    const real = await healthServer({ id: A });
    closing.push(real.close);
    discovery(real.port, ports).publisher.publish({ id: A, title: 'Real', game: 'money' });
    await until(() => looking.browser.tables().length === 1);
    expect(asks).toBeGreaterThan(0);
    expect(asks).toBeLessThanOrEqual(16); // twice for each of four tables, and of those that may come while it runs
  });

  it('gets no more out of a broadcast than it puts in, and not without end', async () => {
    const ports = await freePorts();
    const clock = stoppableClock();
    clock.stop();
    const hosting = discovery(47474, ports, clock);
    for (let index = 0; index < 32; index++)
      hosting.publisher.publish({
        id: tableId(index.toString(16).padStart(16, '0')),
        title: 'T',
        game: 'money',
      });
    const asker = await stranger('127.0.0.77');
    const answers: Buffer[] = [];
    asker.on('message', (answer) => answers.push(answer));
    const question = encodeQuestion('0123456789abcdef');
    // Asks until it answers at all: the socket opens in its own time.
    await until(async () => {
      await send(asker, question, ports.broadcastPort, '127.0.0.1');
      return answers.length > 0;
    });
    const malformed = [
      Buffer.from('{}'),
      question.subarray(0, QUESTION_BYTES - 1),
      Buffer.concat([question, question]),
      Buffer.alloc(QUESTION_BYTES, '['),
      Buffer.from(JSON.stringify({ ask: 'auction-night', nonce: '0123456789abcdef' })),
    ];
    for (const packet of malformed) await send(asker, packet, ports.broadcastPort, '127.0.0.1');
    for (let index = 0; index < 200; index++) await send(asker, question, ports.broadcastPort, '127.0.0.1');

    // Another device is answered all the same, and after everything that was sent before.
    const neighbour = await stranger('127.0.0.78');
    const replies: Buffer[] = [];
    neighbour.on('message', (answer) => replies.push(answer));
    await until(async () => {
      await send(neighbour, question, ports.broadcastPort, '127.0.0.1'); // again, because a full socket drops what comes
      return replies.length > 0;
    });
    expect(JSON.parse(String(replies[0]))).toMatchObject({ app: 'auction-night', port: 47474 });
    expect(Math.max(...answers.map((one) => one.length))).toBeLessThanOrEqual(question.length);
    expect(answers.length).toBeLessThan(20);
  });
});
