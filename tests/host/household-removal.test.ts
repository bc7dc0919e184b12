import { afterEach, expect, it } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
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
