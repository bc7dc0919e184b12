import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { beginPin } from '../../core/line/pin.ts';
import { isProof, proofOf } from '../../core/line/proofs.ts';
import { keyName, type Line } from '../../core/line/handshake.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { AnswerFrame } from '../../core/protocol/frames.ts';
import { openClientLine, type ClientLine } from '../../core/line/client.ts';
import { bytesIn, keyNameIn, lineEntropy, nodeLine } from '../../electron/host/line/node-line.ts';
import { connect, hello, join } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { acceptLine } from '../helpers/line/between.ts';

const PIN = '271828';
let running: TestHost[] = [];
afterEach(async () => {
  await Promise.all(running.map((one) => one.dispose()));
  running = [];
});

/** A table with a PIN, and a client that does each step of the exchange by hand. */
async function start() {
  const started = await testHost();
  running.push(started);
  const table = await openTestTable(started.host, {}, PIN);
  const path = `/ws/${table}`;
  const client = await byHand(started.host.port, path);
  return { ...started, table, path, client };
}

async function byHand(port: number, path: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  const waiting = new Map<number, (answer: AnswerFrame) => void>();
  const read = createReader();
  let lastId = 0;
  let end: ClientLine | undefined;
  const { line, hostKey } = await new Promise<{ line: Line; hostKey: Uint8Array }>((resolve, reject) => {
    socket.once('open', () => {
      end = openClientLine(nodeLine(path), {
        send: (frame) => socket.send(frame),
        open: resolve,
        message: (text) => {
          const frame = read(text);
          if (frame?.type === 'answer') waiting.get(frame.id)?.(frame);
        },
        failed: ({ type }) => reject(new Error(type)),
      });
    });
    socket.on('message', (data: Buffer) => end?.receive(bytesIn(data)));
  });
  const ask = (body: object): Promise<AnswerFrame> =>
    new Promise((resolve) => {
      waiting.set(++lastId, resolve);
      end?.send(JSON.stringify({ id: lastId, ...body }));
    });
  /** One try: the key of the run, and the answer to the share. */
  const share = async (pin: string) => {
    const run = beginPin({ pin, path, binding: line.binding }, 'client', lineEntropy);
    const answer = await ask({ type: 'pin-share', share: hex(run.share) });
    if (!answer.ok) return { error: answer.error };
    const { share: theirs } = answer.value as { readonly share: string };
    return { key: run.keyWith(Buffer.from(theirs, 'hex')) };
  };
  const sayHello = (pin: string): Promise<AnswerFrame> =>
    ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', pin });
  return { socket, binding: line.binding, hostKey, ask, share, sayHello };
}
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A host that knows nothing, and lets everybody in with `answer`. */
async function falseHost(answer: () => object) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const heard: string[] = [];
  server.on('connection', (socket, { url = '' }) => {
    const own = beginPin({ pin: '000000', path: url, binding: new Uint8Array(32) }, 'host', lineEntropy);
    const line = acceptLine(
      url,
      (frame) => socket.send(frame),
      (text) => {
        heard.push(text);
        const { id, type } = JSON.parse(text) as { readonly id: number; readonly type: string };
        const said = type === 'pin-share' ? { value: { share: hex(own.share) } } : answer();
        line.send(JSON.stringify({ type: 'answer', id, ok: true, ...said }));
      },
    );
    socket.on('message', (frame: Buffer) => line.receive(frame));
  });
  const { port } = server.address() as AddressInfo;
  return { port, heard, close: () => server.close() };
}

describe('the PIN of a table', () => {
  it('is proven by both ends, and does not travel', async () => {
    const { client } = await start();
    const { key } = await client.share(PIN);
    if (key === undefined) throw new Error('no key');
    const answer = await client.sayHello(hex(proofOf(key, 'pin', 'client', client.binding)));
    if (!answer.ok) throw new Error(answer.error.code);
    const { pin } = answer.value as { readonly pin: string };
    expect(isProof(Buffer.from(pin, 'hex'), key, 'pin', 'host', client.binding)).toBe(true);
  });

  it('lets a wrong one count as a try, and says nothing that proves the right one', async () => {
    const { client } = await start();
    for (const left of [4, 3]) {
      const { key } = await client.share('271829');
      if (key === undefined) throw new Error('no key');
      expect(await client.sayHello(hex(proofOf(key, 'pin', 'client', client.binding)))).toEqual({
        ...{ type: 'answer', id: expect.any(Number), ok: false },
        error: { code: 'wrong-pin', data: { left } },
      });
    }
  });

  it('is not taken as digits, nor by the host’s own proof, nor by a proof without a share, nor twice', async () => {
    const { client } = await start();
    expect(await client.sayHello(PIN)).toMatchObject({ ok: false, error: { code: 'malformed' } });
    const { key } = await client.share(PIN);
    if (key === undefined) throw new Error('no key');
    const wrong = { ok: false, error: { code: 'wrong-pin' } };
    expect(await client.sayHello(hex(proofOf(key, 'pin', 'host', client.binding)))).toMatchObject(wrong);
    expect(await client.sayHello(hex(proofOf(key, 'pin', 'client', client.binding)))).toMatchObject(wrong);
    expect(await client.sayHello('0'.repeat(32))).toMatchObject(wrong);
  });

  it('is tried once for each share, so that nobody makes the host compute', async () => {
    const { client, path, host } = await start();
    await client.share(PIN);
    expect(await client.share(PIN)).toEqual({ error: { code: 'too-fast' } });
    for (let tries = 0; tries < 5; tries++) {
      const { key } = await (tries === 0 ? { key: new Uint8Array(64) } : client.share('000000'));
      await client.sayHello(hex(proofOf(key ?? new Uint8Array(), 'pin', 'client', client.binding)));
    }
    const locked = { error: { code: 'pin-locked', data: { seconds: expect.any(Number) } } };
    expect(await client.share(PIN)).toEqual(locked);
    expect(await (await byHand(host.port, path)).share(PIN)).toEqual(locked);
  });

  it('is no try without its proof: a hello without one brings no other share', async () => {
    const { client } = await start();
    await client.share(PIN);
    await client.ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test' });
    expect(await client.share(PIN)).toEqual({ error: { code: 'too-fast' } });
  });

  it('cannot be proven by who passes it on between two lines', async () => {
    const { client, path, host } = await start();
    const other = await byHand(host.port, path);
    // The guest has a line to somebody in between, who gives its share to the host on a line of their own
    const guest = beginPin({ pin: PIN, path, binding: other.binding }, 'client', lineEntropy);
    const answer = await client.ask({ type: 'pin-share', share: hex(guest.share) });
    if (!answer.ok) throw new Error(answer.error.code);
    const { share } = answer.value as { readonly share: string };
    const key = guest.keyWith(Buffer.from(share, 'hex'));
    if (key === undefined) throw new Error('no key');
    for (const binding of [other.binding, client.binding]) {
      const said = await client.sayHello(hex(proofOf(key, 'pin', 'client', binding)));
      expect(said).toMatchObject({ ok: false, error: { code: 'wrong-pin' } });
    }
  });

  it.each([
    ['nothing that proves it', {}, 4012],
    ['a wrong proof', { value: { pin: '0'.repeat(32) } }, 4012],
  ])('keeps a newcomer from a host that lets them in with %s', async (_what, answered, code) => {
    const server = await falseHost(() => answered);
    const { port, heard } = server;
    const path = '/ws/0123456789abcdef';
    const client = await connect(port, path);
    await expect(client.ask(hello({ pin: PIN }))).rejects.toThrow('the connection ended');
    expect(await client.closed).toBe(code);
    // Nor does whoever brings a key get in with an old PIN, unless the host has shown that it knows the key
    const holder = await connect(port, path);
    await expect(holder.ask(hello({ pin: PIN, tokens: ['a'.repeat(32)] }))).rejects.toThrow(
      'the connection ended',
    );
    for (const secret of [PIN, 'a'.repeat(32)]) expect(heard.join()).not.toContain(secret);
    server.close();
  });
});

describe('the code of a table', () => {
  const codeOf = async (port: number, path: string, owner: string): Promise<string> => {
    const client = await join(port, path, { owner });
    const { you } = await client.untilTable((frame) => frame.you.tableCode !== undefined);
    await client.close();
    return you.tableCode ?? '';
  };
  const proofFor = (code: string, binding: Uint8Array, role: 'client' | 'host' = 'client'): string =>
    hex(proofOf(createHash('sha256').update(code).digest(), 'code', role, binding));
  const byCode = (client: Awaited<ReturnType<typeof byHand>>, code: string) =>
    client.ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', code });
  const wrong = { ok: false, error: { code: 'pin-needed' } };

  it('names the key of the host, and has a secret where there is a PIN', async () => {
    const { host, path, client } = await start();
    const code = await codeOf(host.port, path, host.ownerSecret);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(keyNameIn(code)).toEqual(keyName(client.hostKey));
    const open = await openTestTable(host, {});
    const named = await codeOf(host.port, `/ws/${open}`, host.ownerSecret);
    expect(named).toMatch(/^[\w-]{22}$/);
    expect(keyNameIn(named)).toEqual(keyNameIn(code));
  });

  it('is shown to hosts and televisions, and to no guest', async () => {
    const { host, path } = await start();
    const guest = await join(host.port, path, { pin: PIN });
    expect((await guest.untilTable(() => true)).you).not.toHaveProperty('line');
    const television = await join(host.port, path, { pin: PIN, television: true });
    const { you } = await television.untilTable(() => true);
    expect([you.tableCode?.length, you.pin]).toEqual([43, undefined]); // whoever has a link learns no PIN as a television
  });

  it('is proven by both ends in place of the PIN, and does not travel', async () => {
    const { host, path, client } = await start();
    const code = await codeOf(host.port, path, host.ownerSecret);
    const { binding } = client;
    expect(await byCode(client, proofFor(code, binding))).toMatchObject({
      ok: true,
      value: { code: proofFor(code, binding, 'host') },
    });
    await expect(join(host.port, path, { code })).resolves.toBeDefined();
  });

  it('is worth nothing on another line, nor as the host’s proof; nobody guesses it, so a wrong one does not count', async () => {
    const { host, path, client } = await start();
    const code = await codeOf(host.port, path, host.ownerSecret);
    const other = await byHand(host.port, path);
    expect(await byCode(client, proofFor(code, other.binding))).toMatchObject(wrong);
    expect(await byCode(client, proofFor(code, client.binding, 'host'))).toMatchObject(wrong);
    for (let times = 0; times < 6; times++)
      expect(await byCode(client, proofFor(`${code.slice(0, -1)}_`, client.binding))).toMatchObject(wrong);
    const { key } = await client.share('000000');
    if (key === undefined) throw new Error('no key');
    const guess = await client.sayHello(hex(proofOf(key, 'pin', 'client', client.binding)));
    expect(guess).toMatchObject({ error: { code: 'wrong-pin', data: { left: 4 } } });
  });

  it('lets people in while their address pauses, and does not tell whether a PIN beside it is right', async () => {
    const { host, path, client } = await start();
    const code = await codeOf(host.port, path, host.ownerSecret);
    const answers: unknown[] = [];
    for (const pin of [PIN, '000000']) {
      const other = await byHand(host.port, path);
      const { key } = await other.share(pin);
      const proof = hex(proofOf(key ?? new Uint8Array(), 'pin', 'client', other.binding));
      const both = { code: proofFor(code, other.binding), pin: proof };
      const answer = await other.ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', ...both });
      if (!answer.ok) throw new Error(answer.error.code);
      answers.push(Object.keys(answer.value as object));
    }
    expect(answers).toEqual([['code'], ['code']]);
    for (let tries = 0; tries < 5; tries++) {
      const { key } = await client.share('000000');
      await client.sayHello(hex(proofOf(key ?? new Uint8Array(), 'pin', 'client', client.binding)));
    }
    expect(await client.share(PIN)).toMatchObject({ error: { code: 'pin-locked' } });
    expect(await byCode(client, proofFor(code, client.binding))).toMatchObject({ ok: true });
  });

  it('changes with the PIN, and is of no use at a table that has none', async () => {
    const { host, path, client } = await start();
    const owner = await join(host.port, path, { owner: host.ownerSecret });
    const before = (await owner.untilTable(() => true)).you.tableCode ?? '';
    await owner.ask({ type: 'configure', setup: setup(), pin: '314159' });
    const { you } = await owner.untilTable((frame) => frame.you.pin === '314159');
    expect(you.tableCode).toHaveLength(43);
    expect(you.tableCode).not.toBe(before);
    expect(await byCode(client, proofFor(before, client.binding))).toMatchObject(wrong);
    await owner.ask({ type: 'configure', setup: setup(), pin: null });
    expect((await owner.untilTable((frame) => frame.you.pin === undefined)).you.tableCode).toHaveLength(22);
    const late = await byHand(host.port, path);
    const answer = await byCode(late, proofFor(before, late.binding));
    expect(answer).toEqual({ type: 'answer', id: 1, ok: true });
  });
});

describe('the keys of seats and of the owner', () => {
  const keyOf = (secret: string) => createHash('sha256').update(secret).digest();
  const ask = (client: Awaited<ReturnType<typeof byHand>>, secrets: object) =>
    client.ask({ type: 'hello', protocol: PROTOCOL_VERSION, app: 'test', ...secrets });
  const held = async () => {
    const { host, path, table } = await start();
    const holder = await join(host.port, path, { pin: PIN });
    const token = newToken();
    await holder.ask({ type: 'sit', token, name: 'Anna' });
    await holder.close();
    return { host, path, table, token };
  };

  it('are proven by both ends, and do not travel', async () => {
    const { host, path, token } = await held();
    const { binding, ...client } = await byHand(host.port, path);
    const [seat, owner] = [keyOf(token), keyOf(host.ownerSecret)];
    const answer = await ask(
      { binding, ...client },
      {
        owner: hex(proofOf(owner, 'owner', 'client', binding)),
        tokens: ['0'.repeat(32), hex(proofOf(seat, 'seat', 'client', binding))],
      },
    );
    expect(answer).toEqual({
      type: 'answer',
      id: 1,
      ok: true,
      value: {
        owner: hex(proofOf(owner, 'owner', 'host', binding)),
        tokens: ['', hex(proofOf(seat, 'seat', 'host', binding))],
      },
    });
  });

  it('do not tell whether a PIN beside them is right', async () => {
    const { host, path, token } = await held();
    const answers: unknown[] = [];
    for (const pin of [PIN, '000000']) {
      const client = await byHand(host.port, path);
      const { key } = await client.share(pin);
      const seat = proofOf(keyOf(token), 'seat', 'client', client.binding);
      const proof = hex(proofOf(key ?? new Uint8Array(), 'pin', 'client', client.binding));
      const answer = await ask(client, { tokens: [hex(seat)], pin: proof });
      if (!answer.ok) throw new Error(answer.error.code);
      answers.push(Object.keys(answer.value as object));
      client.socket.close();
    }
    expect(answers).toEqual([['tokens'], ['tokens']]);
  });

  it('are no secrets themselves, nor a proof for another line, of the other end, or for another purpose', async () => {
    const { host, path, token } = await held();
    const other = await byHand(host.port, path);
    const { binding, ...client } = await byHand(host.port, path);
    const [seat, owner] = [keyOf(token), keyOf(host.ownerSecret)];
    const wrong = [
      { tokens: [token], owner: host.ownerSecret },
      {
        tokens: [hex(proofOf(seat, 'seat', 'client', other.binding))],
        owner: hex(proofOf(owner, 'owner', 'client', other.binding)),
      },
      {
        tokens: [hex(proofOf(seat, 'seat', 'host', binding))],
        owner: hex(proofOf(owner, 'owner', 'host', binding)),
      },
      {
        tokens: [hex(proofOf(seat, 'owner', 'client', binding))],
        owner: hex(proofOf(owner, 'seat', 'client', binding)),
      },
    ];
    for (const secrets of wrong)
      expect(await ask({ binding, ...client }, secrets)).toMatchObject({
        ok: false,
        error: { code: 'pin-needed' },
      });
  });

  it.each([
    ['seat', { tokens: ['f'.repeat(32)] }, { tokens: ['0'.repeat(32)] }],
    ['owner', { owner: 'f'.repeat(32) }, { owner: '0'.repeat(32) }],
    ['owner that nobody has claimed to be', {}, { owner: '0'.repeat(32) }],
  ])('end the line of a host whose proof of the %s is wrong', async (_whose, secrets, value) => {
    const server = await falseHost(() => ({ value }));
    const client = await connect(server.port, '/ws/0123456789abcdef');
    const said = client.ask(hello({ tokens: [], ...secrets }));
    await expect(said).rejects.toThrow('the connection ended');
    expect(await client.closed).toBe(4012);
    expect(server.heard.join()).not.toContain('f'.repeat(32));
    server.close();
  });
});
