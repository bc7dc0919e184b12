import { afterEach, expect, it } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { hashOf } from '../../electron/host/secrets.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

const from = (device: number) => ({ localAddress: `127.0.0.${device}` });

it('who is removed stays out with their secret, and others of the address watch, sit on, and ask before they sit down', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const [page, sister] = [await join(host.port, path, {}, from(7)), await join(host.port, path, {}, from(7))];
  const television = await join(host.port, path, { television: true }, from(7));
  const elsewhere = await join(host.port, path, {}, from(8));
  const token = newToken();
  await page.ask({ type: 'sit', token, name: 'Ben', seat: seat(1) });
  await sister.ask({ type: 'sit', token: newToken(), name: 'Sue', seat: seat(2) });
  await owner.ask({ type: 'remove', seat: seat(1) });
  expect(await page.closed).toBe(CLOSE.removed);
  for (const one of [sister, television]) await one.settled();
  for (const device of [7, 8])
    await expect(join(host.port, path, { tokens: [token] }, from(device))).rejects.toThrow('removed');
  const brother = await join(host.port, path, {}, from(7));
  const wish = { type: 'sit', token: newToken(), name: 'Bob', seat: seat(0) } as const;
  expect(await brother.ask(wish)).toEqual({ waiting: true });
  const [knock] = (await owner.untilTable(({ you }) => you.knocks !== undefined)).you.knocks ?? [];
  expect(knock).toMatchObject({ name: 'Bob', why: 'removed' });
  await owner.ask({ type: 'answer-knock', knock: knock?.id ?? 0, yes: true });
  expect(await brother.ask(wish)).toEqual({ seat: 0 });
  await elsewhere.ask({ type: 'sit', token: newToken(), name: 'Eve', seat: seat(1) });
  expect(JSON.stringify(owner.table())).not.toContain('127.0.0.7');
  const { removed } = (await owner.untilTable(({ you }) => you.removed !== undefined)).you;
  await owner.ask({ type: 'let-in', occupant: removed?.[0]?.occupant ?? 0 });
  await join(host.port, path, { tokens: [token] }, from(7));
});

/** Two people who watch, and a television, behind one router. */
async function behindOneRouter(port: number, path: string) {
  const [eve, sister, screen] = [newToken(), newToken(), newToken()];
  const watch = (spectator: string, device = 7) => join(port, path, { spectator }, from(device));
  const television = () => join(port, path, { spectator: screen, television: true }, from(7));
  return {
    eve,
    watch,
    pages: { eve: await watch(eve), sister: await watch(sister), television: await television() },
    reload: { sister: () => watch(sister), television },
  };
}

it('who only watches is removed alone: the others of the address watch on, come back, and ask before they sit down', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const { eve, watch, pages, reload } = await behindOneRouter(host.port, path);
  const { you } = await owner.untilTable(({ you: { spectators } }) => spectators?.length === 3);
  expect(you.spectators).toMatchObject([
    { device: 1, kind: 'app', pages: 1 },
    { device: 2, kind: 'app', pages: 1 },
    { device: 3, kind: 'television', pages: 1 },
  ]);
  await owner.ask({ type: 'remove-device', device: 1 });
  expect(await pages.eve.closed).toBe(CLOSE.removed);
  for (const one of [pages.sister, pages.television]) await one.settled();
  for (const device of [7, 8]) await expect(watch(eve, device)).rejects.toThrow('removed');
  for (const come of [reload.sister, reload.television, () => watch(newToken())]) await come();
  const wish = { type: 'sit', token: newToken(), name: 'Sue', seat: seat(0) } as const;
  expect(await pages.sister.ask(wish)).toEqual({ waiting: true });
  const { knocks } = (await owner.untilTable((frame) => frame.you.knocks !== undefined)).you;
  expect(knocks).toMatchObject([{ name: 'Sue', why: 'removed', from: 2 }]);
  const elsewhere = await join(host.port, path, {}, from(8));
  expect(await elsewhere.ask({ ...wish, token: newToken(), name: 'Zoe' })).toEqual({ seat: 0 });
});

it('all pages of a browser that was removed go, and stay out after a restart until it is let in by its number', async () => {
  running = await testHost();
  const path = `/ws/${await openTestTable(running.host)}`;
  const join7 = (spectator: string) => join(running?.host.port ?? 0, path, { spectator }, from(7));
  const own = () => join(running?.host.port ?? 0, path, { owner: running?.host.ownerSecret ?? '' });
  const [eve, dan] = [newToken(), newToken()];
  const owner = await own();
  const pages = [await join7(eve), await join7(eve), await join7(dan)];
  await owner.untilTable(({ you }) => you.spectators?.[0]?.pages === 2 && you.spectators.length === 2);
  for (const device of [1, 2]) await owner.ask({ type: 'remove-device', device });
  for (const page of pages) expect(await page.closed).toBe(CLOSE.removed);
  const { removed } = (await owner.untilTable(({ you }) => you.removed?.length === 2)).you;
  expect(removed).toMatchObject([
    { name: '', device: 1 },
    { name: '', device: 2 },
  ]);
  await running.stop();
  running = await testHost({ dataDir: running.folder });
  const again = await own();
  for (const one of [eve, dan]) await expect(join7(one)).rejects.toThrow('removed');
  const { removed: kept } = (await again.untilTable(({ you }) => you.removed !== undefined)).you;
  expect(kept).toEqual(removed?.map(({ occupant, name }) => ({ occupant, name })));
  await again.ask({ type: 'let-in', occupant: kept?.[0]?.occupant ?? 0 });
  await join7(eve);
  await expect(join7(dan)).rejects.toThrow('removed');
});

it('a removal of before there were secrets keeps nobody from watching, and has whoever sits down from there ask', async () => {
  running = await testHost();
  const { host } = running;
  const id = await openTestTable(host);
  const path = `/ws/${id}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const { runner } = await hostedTable(running, id);
  await runner.run(async () => void (await runner.submit({ type: 'device-removed', address: '127.0.0.7' })));
  const page = await join(host.port, path, {}, from(7));
  const wish = { type: 'sit', token: newToken(), name: 'Sue', seat: seat(0) } as const;
  expect(await page.ask(wish)).toEqual({ waiting: true });
  const { you } = await owner.untilTable((frame) => frame.you.knocks !== undefined);
  expect(you).toMatchObject({ knocks: [{ why: 'removed' }], removed: [{ occupant: 1, name: '' }] });
  await owner.ask({ type: 'let-in', occupant: 1 });
  expect(await page.ask(wish)).toEqual({ seat: 0 });
});

it('what somebody watches with opens nothing, whatever it is', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const [ben, token] = [await join(host.port, path, {}, from(7)), newToken()];
  await ben.ask({ type: 'sit', token, name: 'Ben', seat: seat(1) });
  const page = await join(host.port, path, { spectator: token }, from(8));
  expect((await page.untilTable(() => true)).you.seats).toEqual([]);
  expect(ben.table()?.you.seats).toEqual([1]);
});

it('a page that names no secret is one by itself', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const [first, next] = [await join(host.port, path, {}, from(7)), await join(host.port, path, {}, from(7))];
  const television = await join(host.port, path, { television: true }, from(7));
  await owner.untilTable(({ you }) => you.spectators?.length === 3);
  await owner.ask({ type: 'remove-device', device: 1 });
  expect(await first.closed).toBe(CLOSE.removed);
  for (const one of [next, television]) await one.settled();
});

it('a television is removed alone, with the watching page of the same browser beside it', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const spectator = newToken();
  const page = await join(host.port, path, { spectator }, from(7));
  const open = () => join(host.port, path, { spectator, television: true }, from(7));
  const television = await open();
  await owner.untilTable(({ you }) => you.spectators?.length === 2);
  await owner.ask({ type: 'remove-device', device: 2 });
  expect(await television.closed).toBe(CLOSE.removed);
  await expect(open()).rejects.toThrow('removed');
  await page.settled();
  await join(host.port, path, { spectator }, from(7));
});

it('who was removed while they asked is refused, and whoever else asks from there goes on waiting', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host, { door: 'ask' })}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const { pages } = await behindOneRouter(host.port, path);
  const ask = (client: HostClient, name: string) => client.ask({ type: 'sit', token: newToken(), name });
  await ask(pages.eve, 'Eve');
  await ask(pages.sister, 'Sue');
  const { knocks } = (await owner.untilTable(({ you }) => you.knocks?.length === 2)).you;
  await owner.ask({ type: 'remove-device', device: knocks?.[0]?.from ?? 0 });
  const left = await owner.untilTable(({ you }) => you.knocks?.length === 1);
  expect(left.you.knocks).toMatchObject([{ name: 'Sue', why: 'door' }]);
  expect(pages.sister.table()?.you.knock).toBe('waiting');
});

it('who watches, is muted and is removed is shown to those who host alone, without secrets and addresses', async () => {
  const { host } = (running = await testHost());
  const table = await openTestTable(host);
  const path = `/ws/${table}`;
  const [ada, ben, cleo] = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'second-host', seat: seat(1) });
  const { eve, pages } = await behindOneRouter(host.port, path);
  const both = [ada.client, ben.client];
  const numbers = async (one: HostClient): Promise<readonly number[]> => {
    const { you } = await one.untilTable(({ you: { spectators } }) => spectators?.length === 3);
    return you.spectators?.map(({ device }) => device) ?? [];
  };
  const devices = await numbers(ada.client);
  expect(await numbers(ben.client)).toEqual(devices);
  const [first = 0, next = 0] = devices;
  await ada.client.ask({ type: 'mute-device', device: next, muted: true });
  for (const one of both) {
    const { you } = await one.untilTable(({ you: { spectators } }) => spectators?.[1]?.isMuted === true);
    expect(you.spectators?.map(({ isMuted }) => isMuted)).toEqual([true, true, true]); // they share the address
  }
  await ben.client.ask({ type: 'remove-device', device: first });
  for (const one of both) {
    const { you } = await one.untilTable(({ you: { spectators } }) => spectators?.length === 2);
    expect(you.spectators?.map(({ isMuted }) => isMuted)).toEqual([true, true]); // one act has one effect
    expect(you.removed).toMatchObject([{ name: '', device: first }]);
  }
  await ada.client.ask({ type: 'second-host', seat: null });
  const told = await ben.client.untilTable(({ you }) => !you.host);
  const others = [cleo.client, ...Object.values(pages)];
  for (const one of [cleo.client, pages.sister, pages.television]) await one.settled();
  for (const what of ['spectators', 'removed']) expect(told.you).not.toHaveProperty(what);
  const shown = others.map(({ texts }) => texts.join()).join();
  for (const what of ['"spectators":[', '"removed"', 'isMuted']) expect(shown).not.toContain(what);
  const all = [...both, ...others].map(({ texts }) => texts.join()).join();
  for (const secret of [eve, hashOf(eve), '127.0.0.7']) expect(all).not.toContain(secret);
});

it('the page from which a seat has moved goes with the one that has it now', async () => {
  const { host } = (running = await testHost());
  const path = `/ws/${await openTestTable(host)}`;
  const owner = await join(host.port, path, { owner: host.ownerSecret });
  const [older, token] = [await join(host.port, path, {}, from(7)), newToken()];
  await older.ask({ type: 'sit', token, name: 'Ben', seat: seat(1) });
  const newer = await join(host.port, path, { tokens: [token] }, from(9));
  await owner.ask({ type: 'remove', seat: seat(1) });
  expect([await older.closed, await newer.closed]).toEqual([CLOSE.removed, CLOSE.removed]);
});

it('the seat of somebody who is there and keeps all waiting is freed: they watch, and somebody else can take it', async () => {
  const clock = manualClock();
  const { host } = (running = await testHost({ clock, botDelay: 0 }));
  const table = await openTestTable(host, { game: 'for-sale', options: { starter: 1 } });
  const clients = (await seatGuests(host, table, ['Ada', 'Ben', 'Cleo'])).map(({ client }) => client);
  const [ada, ben] = clients;
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  await ada.ask({ type: 'start' });
  for (let passed = 0; passed < PATIENCE; passed += 5_000) {
    clock.advance(5_000);
    for (const one of clients) await one.settled(); // every page answers the heartbeats
  }
  await ada.ask({ type: 'open-seat', seat: seat(1) });
  await ben.untilTable(({ you }) => you.seats.length === 0);
  const late = await join(host.port, `/ws/${table}`);
  expect(await late.ask({ type: 'sit', token: newToken(), name: 'Dora' })).toEqual({ seat: 1 });
});

it('who comes back to a seat that a bot has played is told once what has happened since, as far as all may know it', async () => {
  const clock = manualClock();
  const { host } = (running = await testHost({ clock, botDelay: 0 }));
  const options = { game: 'for-sale', options: { starter: 1 }, graceSeconds: 60 };
  const table = await openTestTable(host, options);
  const [ada, ben, cleo] = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'start' });
  await ben.client.close();
  for (let passed = 0; passed <= 60_000; passed += 5_000) {
    clock.advance(5_000); // after a minute a bot takes over, and plays with the next step
    for (const { client } of [ada, cleo]) await client.settled();
  }
  const { table: now } = await ada.client.untilTable(({ game }) => game?.awaits[0] === 2);
  expect(now.seats[1]).toMatchObject({ device: 'away', standIn: 'regular' });
  const back = await join(host.port, `/ws/${table}`, { tokens: [ben.token] });
  const { meanwhile } = await back.untilTable((frame) => frame.meanwhile !== undefined);
  expect(meanwhile).toMatchObject([{ seat: 1 }]);
  expect(JSON.stringify(meanwhile)).not.toContain('"to"');
  const later = await back.shownAfter({ type: 'react', seat: seat(1), reaction: 'gasp' });
  expect(later).not.toHaveProperty('meanwhile');
  expect(ada.client.texts.join()).not.toContain('meanwhile');
});

it('who comes back is told what has happened since, though nobody played for them, where it could be looked up', async () => {
  const { host } = (running = await testHost({ botDelay: 0 }));
  const options = { game: 'for-sale', options: { starter: 1, memoryAid: true }, graceSeconds: 60 };
  const table = await openTestTable(host, options);
  const [ada, ben, cleo] = await seatGuests(host, table, ['Ada', 'Ben', 'Cleo']);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'start' });
  await cleo.client.close(); // a phone that is locked
  await ada.client.untilTable(({ table: { seats } }) => {
    const [, , third] = seats;
    return third?.type === 'person' && third.device === 'away';
  });
  const { game } = await ben.client.untilTable((frame) => frame.game?.question !== undefined);
  await ben.client.ask({
    type: 'act',
    seat: seat(1),
    action: { type: 'pass' },
    question: game?.question ?? 0,
  });
  const back = await join(host.port, `/ws/${table}`, { tokens: [cleo.token] });
  const { meanwhile } = await back.untilTable((frame) => frame.meanwhile !== undefined);
  expect(meanwhile).toMatchObject([{ seat: 1 }]);
  const later = await back.shownAfter({ type: 'react', seat: seat(2), reaction: 'gasp' });
  expect(later).not.toHaveProperty('meanwhile');
});

it('a change that changes nothing is told to nobody', async () => {
  const { host } = (running = await testHost());
  const owner = await join(host.port, `/ws/${await openTestTable(host)}`, { owner: host.ownerSecret });
  const frame = await owner.shownAfter({ type: 'adjust', pace: 'normal' });
  expect(frame.news).toEqual([]);
});
