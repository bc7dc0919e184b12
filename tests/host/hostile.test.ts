import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { AnswerFrame } from '../../core/protocol/frames.ts';
import { connect, hello, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type Guest,
  type TestHost,
} from '../helpers/host-fixture.ts';

/** Frames that the host has to have read, over all. */
const LEAST_PARSED = 2_400;

let running: TestHost;
let table: TableId;
let guests: readonly Guest[];

beforeAll(async () => {
  running = await testHost();
  table = await openTestTable(running.host, {}, '123456');
  guests = await seatGuests(running.host, table, ['Ada']);
  const [ada] = guests;
  await ada?.client.ask({ type: 'configure', setup: setup(), pin: null });
});
afterAll(() => running.dispose());

const journal = (): Promise<string> =>
  readFile(joinPath(running.folder, 'tables', `${table}.journal`), 'utf8');

/** Sends one frame on a connection; a ping behind it shows that it was read. False if the host hung up. */
async function isParsed(client: HostClient, frame: string): Promise<boolean> {
  client.send(frame);
  return client.request({ type: 'ping' }, 4_000_000_000).then(
    () => true,
    () => false,
  );
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Frames that are no message at all: the host hangs up. */
const GARBAGE: readonly ((rng: Rng) => string)[] = [
  () => '',
  () => 'null',
  () => '[]',
  () => '"hello"',
  () => '{',
  () => '\u0000\u0000',
  () => '{"__proto__":{"id":1}}',
  () => deep(5_000),
  () => '{"id":-1,"type":"ping"}',
  () => '{"id":1e999,"type":"ping"}',
  () => '{"id":"1","type":"ping"}',
  () => '{"id":9007199254740993,"type":"ping"}',
  (rng) => Array.from({ length: rng.below(200) }, () => String.fromCharCode(rng.below(65_536))).join(''),
];

/** Requests that are wrong in themselves: answered, and refused. */
const WRONG: readonly ((rng: Rng) => string)[] = [
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit' }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'no-such-thing' }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: ['sit'] }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'ping', extra: 1 }),
  (rng) => `{"id":${rng.below(1e9)},"type":"ping","__proto__":{"owner":true}}`,
  (rng) => `{"id":${rng.below(1e9)},"type":"ping","constructor":{"prototype":{"owner":true}}}`,
  (rng) => `{"id":${rng.below(1e9)},"type":"__proto__"}`,
  (rng) => `{"id":${rng.below(1e9)},"type":"act","seat":0,"question":1,"action":${deep(30)}}`,
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: 'A'.repeat(32), name: 'Eve' }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: 'x'.repeat(5_000) }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: ['Eve'] }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: '\u202eeve' }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: 'Eve', seat: 99 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: 'Eve', seat: 1.5 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'sit', token: newToken(), name: 'Ada' }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'act', seat: 0, action: null, question: 1 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'history', from: -1 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'face', seat: 0 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'leave', seat: 0 }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'ready', seat: 0, ready: false }),
  (rng) => JSON.stringify({ id: rng.below(1e9), type: 'hello', protocol: 1, app: 'x', owner: newToken() }),
];

/** Requests that are right, but only of the person who hosts. */
const NOT_YOURS: readonly ((rng: Rng) => object)[] = [
  () => ({ type: 'configure', setup: setup({ title: 'Mine' }), pin: '000000' }),
  () => ({ type: 'seat-bot', seat: 1, bot: 'regular' }),
  () => ({ type: 'free-seat', seat: 0 }),
  () => ({ type: 'shuffle' }),
  () => ({ type: 'start' }),
  () => ({ type: 'take-over', seat: 0, bot: 'regular' }),
  () => ({ type: 'give-back', seat: 0 }),
  () => ({ type: 'open-seat', seat: 0 }),
  () => ({ type: 'end-game' }),
  () => ({ type: 'rematch' }),
  (rng) => ({ type: 'act', seat: 0, action: { type: 'bid', cards: [rng.below(70)] }, question: 1 }),
];

it('reads thousands of hostile frames, refuses each, and nothing changes', async () => {
  const rng = createRng('hostile');
  const path = `/ws/${table}`;
  const before = await journal();
  let parsed = 0;

  for (let round = 0; round < 20; round++) {
    for (const make of GARBAGE) {
      const client = await connect(running.host.port, path);
      await client.ask(hello());
      client.send(make(rng));
      expect(await client.closed).toBe(4002);
      parsed += 1;
    }
  }

  const client = await connect(running.host.port, path);
  await client.ask(hello());
  for (let round = 0; round < 70; round++) {
    const wrong = [
      ...WRONG.map((make) => make(rng)),
      ...NOT_YOURS.map((make) => JSON.stringify({ id: rng.below(1e9), ...make(rng) })),
    ];
    for (const frame of wrong) {
      if (!(await isParsed(client, frame))) throw new Error(`the host hung up after ${frame}`);
      parsed += 1;
    }
  }

  const answers = client.texts
    .map((text) => JSON.parse(text) as AnswerFrame)
    .filter(({ type }) => type === 'answer');
  const accepted = answers.filter((answer) => answer.ok && answer.id !== 1 && answer.id !== 4_000_000_000);
  expect(accepted).toEqual([]);
  expect(parsed).toBeGreaterThan(LEAST_PARSED);
  expect(await journal()).toBe(before);
  expect(running.log).toEqual([]);
  expect(Reflect.get({}, 'owner')).toBeUndefined();
  await guests[0]?.client.settled();
  expect(guests[0]?.client.table()?.table).toMatchObject({
    phase: 'lobby',
    hasPin: false,
    setup: { title: 'Kitchen' },
  });
});

it('refuses the same on the socket of the host', async () => {
  const client = await connect(running.host.port, '/ws');
  await client.ask(hello({ owner: newToken() }));
  expect(await client.refused({ type: 'create-table', setup: setup() })).toEqual({ code: 'not-owner' });
  expect(await client.refused({ type: 'discard-table', table })).toEqual({ code: 'not-owner' });
  expect(client.host()?.isOwner ?? false).toBe(false);
  const owner = await connect(running.host.port, '/ws');
  await owner.ask(hello({ owner: running.host.ownerSecret }));
  const refusals = [
    setup({ title: '' }),
    setup({ title: 'x'.repeat(100) }),
    setup({ game: '__proto__' }),
    setup({ game: 'constructor' }),
    setup({ options: { edition: 'none' } }),
    setup({ options: [] }),
    setup({ seatCount: 6 }),
  ];
  for (const bad of refusals)
    expect((await owner.request({ type: 'create-table', setup: bad })).ok, JSON.stringify(bad)).toBe(false);
  expect((await owner.untilHost(() => true)).tables).toHaveLength(1);
});
