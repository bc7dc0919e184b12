import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { RunningHost } from '../../electron/host/host.ts';
import { namesOfComputer } from '../../electron/host/http/gate.ts';
import { Watchers } from '../../electron/host/plain/watchers.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { startSniffer } from '../helpers/line/sniffer.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';
import {
  ask,
  nextOf,
  pictureIn,
  refreshIn,
  subjectOf,
  SVG,
  versionIn,
  type Answered,
} from '../helpers/plain-set.ts';

/** A table with a PIN, and the owner, who looks at it. A set is another device: it has another address. */
const PROGRAM = new URL('../helpers/drawing-stand-in.mjs', import.meta.url);
const PIN = '314159';
const SETUP = { reach: 'network', title: 'Kitchen' } as const;
let clock: ManualClock;
let one: TestHost;
let table: TableId;
let owner: HostClient;
beforeEach(async () => {
  clock = manualClock();
  one = await testHost({ clock, drawing: PROGRAM });
  table = await openTestTable(one.host, SETUP, PIN);
  owner = await join(one.host.port, `/ws/${table}`, { owner: one.host.ownerSecret });
});
afterEach(() => one.dispose());

/** By which name a set knows this computer: phones find it by that, too, so a picture has a code for them. */
const place = (): string => `${namesOfComputer(hostname())[0] ?? ''}:${one.host.port}`;
const set = (path: string, device = 2): Promise<Answered> =>
  ask(one, path, { ...SVG, host: place() }, `127.0.0.${device}`);
const isPicture = (page: Answered): boolean => page.status === 200 && pictureIn(page) !== '';
const isBusy = (page: Answered): boolean => page.status === 403 && page.text.includes('Too many are asking');
const isRefused = (page: Answered): boolean => page.status === 403 && page.text.includes('hasn’t let');
const numberIn = ({ text }: Answered): string => /class="number">(\d+)</.exec(text)?.[1] ?? '';

/** Opens the table on a set, which is led to the page of its request. */
async function open(device = 2, query = ''): Promise<{ readonly at: string; readonly page: Answered }> {
  const led = await set(`/tv/plain/${table}${query}`, device);
  const at = String(led.headers.location);
  expect([led.status, at]).toEqual([302, expect.stringMatching(/\/tv\/plain\/\w{16}\?ask=\w{32}$/)]);
  return { at, page: await set(at, device) };
}
const next = (at: string, device = 2): Promise<Answered> =>
  set(`${at.replace('?', '/next?')}&at=waiting`, device);

type Requests = NonNullable<TableFrame['you']['knocks']>;
/** The requests that the owner sees, once there are so many. */
async function requests(count: number): Promise<Requests> {
  const { you } = await owner.untilTable((frame) => (frame.you.knocks ?? []).length === count);
  return you.knocks ?? [];
}
async function answer(yes: boolean): Promise<void> {
  const [request] = await requests(1);
  await owner.ask({ type: 'answer-knock', knock: request?.id ?? 0, yes });
}
/** Time passes, while the owner's page answers the heartbeats. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5_000) {
    clock.advance(Math.min(5_000, milliseconds - passed));
    await owner.settled();
  }
}
/** Time passes until a request that the host holds is answered. */
async function released(held: Promise<Answered>): Promise<Answered> {
  let isOver = false;
  void held.finally(() => (isOver = true));
  while (!isOver) await pass(500);
  return held;
}

describe('a set at a table with a PIN', () => {
  it('shows a number, by which whoever hosts lets it in', async () => {
    const { at, page } = await open();
    const [request, ...others] = await requests(1);
    expect(others).toEqual([]);
    expect(request).toEqual({
      id: 1,
      name: '',
      why: 'television',
      number: Number(numberIn(page)),
      device: 'browser',
      from: expect.any(Number),
    });
    expect(numberIn(page)).toMatch(/^[1-9]\d{3}$/);
    expect(page.text).not.toContain('<form');
    expect(page.text).not.toContain('Kitchen');
    const held = next(at);
    await answer(true);
    expect((await held).status).toBe(410); // the script loads the page again
    const picture = await set(at);
    expect(isPicture(picture)).toBe(true);
    const { you } = await owner.untilTable((frame) => frame.table.televisions === 1);
    expect(you.knocks).toBeUndefined();
    expect(you.spectators).toMatchObject([{ kind: 'television', device: request?.from }]);
    expect((await set(pictureIn(picture))).status).toBe(200);
  });

  it('without scripts waits in the page that it loads', async () => {
    const { at, page } = await open();
    expect(refreshIn(page)).toBe(`${at}&at=waiting`);
    const again = await released(set(refreshIn(page)));
    expect(numberIn(again)).toBe(numberIn(page));
    const shown = set(refreshIn(again));
    await answer(true);
    expect(isPicture(await shown)).toBe(true);
  });

  it('has the same number when its page is loaded again, and no other set has it', async () => {
    const { at, page } = await open();
    expect(numberIn(await set(at))).toBe(numberIn(page));
    const other = await open(3);
    expect(numberIn(other.page)).not.toBe(numberIn(page));
    expect((await requests(2)).map(({ number }) => String(number))).toEqual([
      numberIn(page),
      numberIn(other.page),
    ]);
    // What is in the address is worth nothing elsewhere
    expect([numberIn(page), numberIn(other.page), '']).not.toContain(numberIn(await set(at, 4)));
    expect((await next(at, 5)).status).toBe(410);
  });

  it('is told of a no, and may ask again', async () => {
    const { at } = await open();
    const held = next(at);
    await answer(false);
    expect((await held).status).toBe(410);
    const refused = await set(at);
    expect(isRefused(refused)).toBe(true);
    expect(refused.text).not.toContain('http-equiv');
    expect(refused.text).toContain(`href="/tv/plain/${table}"`);
    expect(owner.table()?.you.knocks).toBeUndefined();
    expect(numberIn((await open()).page)).not.toBe('');
    await requests(1);
  });

  it('asks no more once it is off', async () => {
    const { at } = await open();
    expect(versionIn(await released(next(at)))).toBe('waiting');
    for (let times = 0; times < 3; times++) {
      expect(numberIn(await set(at))).not.toBe('');
      await pass(34_000);
      await requests(1);
    }
    await pass(1_000);
    await requests(0);
    expect(numberIn(await set(at))).not.toBe('');
  });

  it('is of no concern to those who do not host, whatever they have heard', async () => {
    const { at } = await open();
    const [request] = await requests(1);
    const [, heard = ''] = at.split('ask=');
    const eve = { pin: PIN, tokens: [`${heard} 127.0.0.2`] };
    const guest = await join(one.host.port, `/ws/${table}`, eve, { localAddress: '127.0.0.9' });
    await guest.settled();
    expect(guest.table()?.you).toEqual({ owner: false, host: false, seats: [], moved: [] });
    expect(await guest.refused({ type: 'answer-knock', knock: request?.id ?? 0, yes: true })).toEqual({
      code: 'not-owner',
    });
  });

  it('does not ask on this computer, at a table without a PIN, or when the PIN goes', async () => {
    expect(isPicture(await set(`/tv/plain/${table}`, 1))).toBe(true);
    const free = await openTestTable(one.host, SETUP);
    expect(isPicture(await set(`/tv/plain/${free}`))).toBe(true);
    const { at } = await open();
    await requests(1);
    const held = next(at);
    await owner.ask({ type: 'configure', setup: setup(SETUP), pin: null });
    expect((await held).status).toBe(410); // the script loads the page again
    expect(isPicture(await set(at))).toBe(true);
    await requests(0);
  });

  it.each([
    ['one that was let in', [true, false]],
    ['one that was refused', [false, true]],
  ] as const)('is answered apart from others of its address, after %s', async (_which, answers) => {
    const sets = [await open(), await open()];
    for (const [index, yes] of answers.entries()) {
      const number = Number(numberIn(sets[index]?.page ?? { text: '', status: 0, headers: {} }));
      const request = (await requests(2 - index)).find((one) => one.number === number);
      await owner.ask({ type: 'answer-knock', knock: request?.id ?? 0, yes });
    }
    for (const [index, yes] of answers.entries()) {
      const shown = await set(sets[index]?.at ?? '');
      expect([isPicture(shown), isRefused(shown)]).toEqual([yes, !yes]);
    }
  });

  it('gains nothing by a PIN in its address', async () => {
    const { page } = await open(2, `?pin=${PIN}`);
    expect(page.text).not.toContain(PIN);
    await requests(1);
    expect((await owner.untilTable(() => true)).you.pinLock).toBeUndefined();
  });
});

describe('a set that was let in', () => {
  let at: string;
  beforeEach(async () => {
    ({ at } = await open());
    await answer(true);
    expect(isPicture(await set(at))).toBe(true);
  });

  it('comes back without a question for an evening, as itself and from its address alone', async () => {
    await pass(46_000);
    await owner.untilTable((frame) => frame.table.televisions === 0);
    expect(isPicture(await set(at))).toBe(true);
    expect(isPicture(await set(at, 3))).toBe(false);
    await open();
    clock.advance(6 * 3_600_000);
    expect(isPicture(await set(at))).toBe(false);
  });

  it('asks again under a new PIN', async () => {
    await owner.ask({ type: 'configure', setup: setup(SETUP), pin: '271828' });
    await owner.untilTable((frame) => frame.table.televisions === 0);
    expect(isPicture(await set(at))).toBe(false);
    await requests(1);
  });

  it('is shown where to join, and not the PIN', async () => {
    const picture = await set(pictureIn(await set(at)));
    expect(subjectOf(picture).table.hasPin).toBe(true);
    expect(subjectOf(picture).invitation).toEqual({
      place: place(),
      link: `http://${place()}/#/table/${table}`,
    });
  });
});

it('the frames of a set have nothing that opens the table, those of other televisions its code', async () => {
  const { tables } = one.host as RunningHost;
  const find = (id: TableId): ReturnType<typeof tables.find> => tables.find(id);
  const watchers = new Watchers({ find, entropy: randomBytes, clock, log: () => undefined });
  const here = { address: '127.0.0.1', endpoint: place(), isLocal: true, isOwnComputer: true };
  const watcher = await watchers.enter(table, undefined, here);
  expect('frame' in watcher && watcher.frame.you).toEqual({
    owner: false,
    host: false,
    seats: [],
    moved: [],
  });
  const television = await join(one.host.port, `/ws/${table}`, { television: true, pin: PIN });
  const { you } = await television.untilTable(() => true);
  expect([you.pin, you.tableCode?.length]).toEqual([undefined, 43]);
  watchers.close();
});

describe('sets that ask', () => {
  it('are two of an address, and three in a row', async () => {
    await open();
    await open();
    expect(isBusy(await set(`/tv/plain/${table}`))).toBe(true); // two are open
    for (const { id } of await requests(2)) await owner.ask({ type: 'answer-knock', knock: id, yes: false });
    const busy = await set(`/tv/plain/${table}`); // it has asked three times
    expect(isBusy(busy)).toBe(true);
    expect(busy.text).toContain('http-equiv="refresh"');
    await pass(60_000);
    await open();
  });

  it('have room while one address crowds', async () => {
    const first = await open(3);
    for (const device of [3, 4, 5]) await open(device);
    expect((await requests(3)).length).toBe(3);
    expect(isBusy(await set(first.at, 3))).toBe(true);
  });

  it('take no room from people who ask for a seat', async () => {
    await owner.ask({ type: 'configure', setup: setup({ ...SETUP, door: 'ask' }) });
    for (const device of [3, 4, 5]) await open(device);
    expect(isBusy(await set(`/tv/plain/${table}`, 6))).toBe(true);
    const guest = await join(one.host.port, `/ws/${table}`, { pin: PIN });
    await guest.ask({ type: 'sit', token: newToken(), name: 'Ben' });
    await guest.untilTable(({ you }) => you.knock === 'waiting');
    expect((await requests(4)).map(({ why }) => why).sort()).toEqual([
      'door',
      ...Array(3).fill('television'),
    ]);
  });

  it('can be ignored', async () => {
    const { at } = await open();
    const [request] = await requests(1);
    await owner.ask({ type: 'mute-device', device: request?.from ?? 0, muted: true });
    await requests(0);
    expect(isRefused(await set(at))).toBe(true);
    expect(isRefused(await set(`/tv/plain/${table}`))).toBe(true);
    await requests(0);
  });
});

it('who listens to the whole visit of a set finds nothing that opens the table', async () => {
  const tokens = [newToken(), newToken(), newToken()];
  for (const [index, token] of tokens.entries()) {
    const client = index === 0 ? owner : await join(one.host.port, `/ws/${table}`, { pin: PIN });
    await client.ask({ type: 'sit', token, name: ['Anna', 'Ben', 'Cleo'][index] ?? '', ready: true });
  }
  await owner.ask({ type: 'start' });
  const sniffer = await startSniffer(one.host.port, '127.0.0.2');
  const through = (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
    ask({ host: sniffer }, path, { host: place(), ...headers });
  const at = String((await through(`/tv/plain/${table}`)).headers.location);
  const waiting = await through(at);
  const held = through(`${at.replace('?', '/next?')}&at=waiting`);
  await answer(true);
  await held;
  const page = await through(at);
  const picture = pictureIn(page);
  await through(picture, SVG);
  await through(picture, { accept: '*/*' });
  await owner.ask({ type: 'pause', reason: 'food' });
  await released(through(nextOf(picture)));
  await released(through(refreshIn(page)));
  const heard = Buffer.concat([...sniffer.heard()]);
  await sniffer.close();
  expect(heard.includes(numberIn(waiting))).toBe(true); // it hears everything
  expect(heard.includes(`"link":"http://${place()}/#/table/${table}"`)).toBe(true);
  for (const secret of [PIN, 'pin=', 'code=', one.host.ownerSecret, ...tokens])
    expect([secret, heard.indexOf(secret)]).toEqual([secret, -1]);
});
