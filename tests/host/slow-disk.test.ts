import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import { until } from '../helpers/eventually.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { heldDisk, type HeldDisk } from '../helpers/held-disk.ts';
import { connect, hello, join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock } from '../helpers/manual-clock.ts';

let held: HeldDisk;
let running: TestHost;
let table: TableId;
beforeEach(async () => {
  held = heldDisk();
  running = await testHost({ disk: held.disk });
  table = await openTestTable(running.host, { seatCount: 4 });
});
afterEach(() => {
  held.release();
  return running.dispose();
});

/** Ada, who hosts, and Ben sit; Ben asks for something that the disk does not get done. */
async function stuck() {
  const [ada, ben] = await seatGuests(running.host, table, ['Ada', 'Ben']);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  held.hold();
  ben.client.send(JSON.stringify({ id: 900, type: 'ready', seat: 1, ready: false }));
  await until(() => held.waiting() === 1);
  return { ada, ben };
}

describe('while the disk is busy', () => {
  it('the host says that it is there, also to who waits for the disk', async () => {
    const { ada, ben } = await stuck();
    await ada.client.ask({ type: 'ping' });
    const before = ben.client.texts.length;
    await ben.client.ask({ type: 'ping' });
    expect(ben.client.texts.slice(before)).toHaveLength(1); // and nothing else
    held.release();
    await ben.client.settled();
    const texts = ben.client.texts.slice(before);
    const answered = texts.findIndex((text) => text.includes('"id":900'));
    const shown = texts.findIndex((text) => !text.startsWith('{"type"'));
    expect(answered).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(answered); // the answer comes before the frame that shows what it did
  });

  it('people come in and come back, and are shown what holds', async () => {
    const { ben } = await stuck();
    const watching = await join(running.host.port, `/ws/${table}`);
    expect((await watching.untilTable(() => true)).table.seats[1]).toMatchObject({
      name: 'Ben',
      ready: true,
    });
    const back = await join(running.host.port, `/ws/${table}`, { tokens: [ben.token] });
    expect((await back.untilTable(() => true)).you.seats).toEqual([1]);
    expect((await ben.client.untilTable(({ you }) => you.moved.length === 1)).you.seats).toEqual([]);
    held.release();
    await back.untilTable(({ table: now }) => now.seats[1]?.type === 'person' && !now.seats[1].ready);
  });

  it('who is played for comes back at once, and is given back what the bot has when that can be written', async () => {
    const guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo', 'Dan']);
    const [ada, ben, cleo] = guests;
    await ada?.client.ask({ type: 'start' });
    await ben?.client.close();
    await ada?.client.untilTable(({ table: now }) => 'device' in (now.seats[1] ?? {}));
    await ada?.client.ask({ type: 'take-over', seat: seat(1), bot: 'random' });
    held.hold();
    cleo?.client.send(JSON.stringify({ id: 900, type: 'face', seat: 2 }));
    ada?.client.send(JSON.stringify({ id: 900, type: 'adjust', pace: 'quick' }));
    await until(() => held.waiting() > 0);
    const back = await join(running.host.port, `/ws/${table}`, { tokens: [ben?.token ?? ''] });
    expect((await back.untilTable(() => true)).table.seats[1]).toHaveProperty('standIn');
    held.release();
    await back.untilTable(({ table: now }) => !('standIn' in (now.seats[1] ?? {})));
  });

  it('who is removed meanwhile does not slip in', async () => {
    const { ada, ben } = await stuck();
    held.release();
    await ben.client.settled();
    await ben.client.close();
    await ada.client.untilTable(({ table: now }) => 'device' in (now.seats[1] ?? {}));
    held.hold();
    ada.client.send(JSON.stringify({ id: 900, type: 'remove', seat: 1 }));
    await until(() => held.waiting() === 1);
    const back = await join(running.host.port, `/ws/${table}`, { tokens: [ben.token] });
    held.release();
    expect(await back.closed).toBe(4009);
  });

  it('nothing of a request overtakes another of its connection', async () => {
    const { ben } = await stuck();
    ben.client.send(JSON.stringify({ id: 901, type: 'ready', seat: 1, ready: true }));
    ben.client.send(JSON.stringify({ id: 902, type: 'history', from: 0 }));
    await ben.client.ask({ type: 'ping' });
    held.release();
    await ben.client.settled();
    const ids = ben.client.texts.flatMap((text) => /"type":"answer","id":(90\d)/.exec(text)?.[1] ?? []);
    expect(ids).toEqual(['900', '901', '902']);
  });

  it('a ping before hello is refused like anything else', async () => {
    await stuck();
    const stranger = await connect(running.host.port, `/ws/${table}`);
    expect(await stranger.refused({ type: 'ping' })).toEqual({ code: 'say-hello' });
    await stranger.ask(hello());
    await stranger.ask({ type: 'ping' });
  });
});

describe('while a bot thinks for somebody', () => {
  it('the table goes on; what the person chooses meanwhile makes it needless', async () => {
    const clock = manualClock();
    const other = await testHost({ clock, limits: { heartbeat: 1_000_000_000 } });
    const id = await openTestTable(other.host, { game: 'for-sale', options: { starter: 0 } });
    const guests = await seatGuests(other.host, id, ['Ada', 'Ben', 'Cleo']);
    const [ada, ben] = guests.map(({ client }) => client);
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    await ada.shownAfter({ type: 'start' });
    const { services } = await hostedTable(other, id);
    let settle = (_action: unknown): void => undefined;
    const answer = new Promise<unknown>((resolve) => (settle = resolve));
    const thinking = vi.spyOn(services.botPool, 'think').mockReturnValue({ answer, stop: () => undefined });
    clock.advance(PATIENCE);
    const decided = ada.request({ type: 'decide', seat: seat(0) });
    await until(() => thinking.mock.calls.length === 1);
    await ben.settled();
    const own = await join(other.host.port, `/ws/${id}`, { tokens: [guests[0]?.token ?? ''] });
    const { game } = await own.untilTable(() => true);
    await own.ask({
      type: 'act',
      seat: seat(0),
      action: { type: 'bid', amount: 1 },
      question: game?.question ?? 0,
    });
    settle({ type: 'pass' });
    expect(await decided).toMatchObject({ ok: false, error: { code: 'not-awaited' } });
    expect((await ben.untilTable(() => true)).game?.view).toMatchObject({ round: { bids: [1, 0, 0] } });
    await other.dispose();
  });
});
