import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  testHost,
  type Guest,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

/** Ada owns For Sale for four and hosts it with Ben; Cleo is asked first. */
let clock: ManualClock;
let running: TestHost;
let table: TableId;
let guests: readonly Guest[];
let ada: HostClient;
let ben: HostClient;
let cleo: HostClient;
let dan: HostClient;
beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 0 });
  const options = { game: 'for-sale', options: { starter: 2 }, seatCount: 4 };
  table = await openTestTable(running.host, options);
  guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo', 'Dan']);
  [ada, ben, cleo, dan] = guests.map(({ client }) => client) as [
    HostClient,
    HostClient,
    HostClient,
    HostClient,
  ];
  await ada.ask({ type: 'second-host', seat: seat(1) });
});
afterEach(() => running.dispose());

const token = (index: number): string => guests[index]?.token ?? '';
const visit = (device: number, more: Parameters<typeof join>[2] = {}): Promise<HostClient> =>
  join(running.host.port, `/ws/${table}`, more, { localAddress: `127.0.0.${device}` });
const isClosed = ({ table: { seats } }: TableFrame): boolean =>
  seats[2]?.type === 'person' && seats[2].open !== true;
const deviceOf = ({ table: { seats } }: TableFrame, at: number): string | undefined => {
  const who = seats[at];
  return who?.type === 'person' ? who.device : undefined;
};
async function goes(at: number, who: HostClient, seenBy: HostClient): Promise<void> {
  await who.close();
  await seenBy.untilTable((frame) => deviceOf(frame, at) === 'away');
}
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5_000) {
    clock.advance(5_000);
    for (const one of [ada, ben, cleo, dan]) await one.settled();
  }
}
const sit = (name: string, at?: number): Body => ({
  type: 'sit',
  token: newToken(),
  name,
  ...(at !== undefined && { seat: seat(at) }),
});

describe('a seat that was opened while its person was away', () => {
  beforeEach(async () => {
    await ada.ask({ type: 'start' });
    await goes(2, cleo, ada);
    await ada.ask({ type: 'open-seat', seat: seat(2) });
    await ada.untilTable(({ table: { seats } }) => seats[2]?.type === 'person' && seats[2].isKept === true);
  });

  it('is theirs alone again when they are back: nobody else sits down, and a rematch keeps it', async () => {
    const back = await visit(7, { tokens: [token(2)] });
    const shown = await back.untilTable((frame) => frame.you.seats.length > 0 && isClosed(frame));
    await back.ask({
      type: 'act',
      seat: seat(2),
      action: { type: 'pass' },
      question: shown.game?.question ?? 0,
    });
    await back.close();
    await ada.untilTable((frame) => deviceOf(frame, 2) === 'away');
    const eve = await visit(8);
    expect(await eve.refused(sit('Eve'))).toEqual({ code: 'table-full' });
    await ada.ask({ type: 'end-game' });
    await ada.ask({ type: 'rematch' });
    const again = await visit(7, { tokens: [token(2)] });
    expect((await again.untilTable(() => true)).you.seats).toEqual([2]);
  });

  it('is so after a restart of the host', async () => {
    const back = await visit(7, { tokens: [token(2)] });
    await back.untilTable(isClosed);
    await running.stop();
    running = await testHost({ dataDir: running.folder, clock, botDelay: 0 });
    const owner = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
    expect((await owner.untilTable(() => true)).table.seats[2]).not.toHaveProperty('open');
  });

  it('can be closed by who hosts; one that was given up is nobody’s to keep', async () => {
    expect(await dan.refused({ type: 'close-seat', seat: seat(2) })).toEqual({ code: 'not-owner' });
    await ada.ask({ type: 'close-seat', seat: seat(2) });
    const told = await ada.untilTable(({ news }) => news.some(({ type }) => type === 'seat-closed'));
    expect(told.table.seats[2]).not.toHaveProperty('open');
    await dan.ask({ type: 'leave', seat: seat(3) });
    expect(await ada.refused({ type: 'close-seat', seat: seat(3) })).toMatchObject({ code: 'not-available' });
  });

  it('given up by its device after it moved there, counts as a hand that is known', async () => {
    const back = await visit(7, { tokens: [token(2)] });
    const code = String(await back.ask({ type: 'seat-code', seat: seat(2) }));
    const phone = await visit(8);
    await phone.ask({ type: 'move-here', code, token: newToken() });
    await dan.ask({ type: 'leave', seat: seat(3) });
    expect(await back.ask(sit('Eve'))).toEqual({ waiting: true });
  });
});

describe('who knows a hand of the game', () => {
  it('needs a yes for another seat, on the same connection as on a new one', async () => {
    await ada.ask({ type: 'start' });
    await goes(3, dan, ada);
    await ada.ask({ type: 'open-seat', seat: seat(3) });
    await cleo.ask({ type: 'leave', seat: seat(2) });
    expect(await cleo.ask(sit('Cleo', 3))).toEqual({ waiting: true });
    expect((await ada.untilTable(({ you }) => you.knocks !== undefined)).you.knocks).toMatchObject([
      { why: 'again', seat: 3 },
    ]);
    await ada.ask({ type: 'end-game' });
    await ada.ask({ type: 'rematch' });
    expect(await cleo.ask(sit('Cleo'))).toMatchObject({ seat: expect.any(Number) });
  });
});

describe('nobody who is there and keeps nobody waiting is replaced', () => {
  it.each<[string, Body, Body]>([
    ['freeing the seat', { type: 'free-seat', seat: seat(3) }, { type: 'free-seat', seat: seat(2) }],
    ['opening the seat', { type: 'open-seat', seat: seat(3) }, { type: 'open-seat', seat: seat(2) }],
    [
      'a bot',
      { type: 'take-over', seat: seat(3), bot: 'random' },
      { type: 'take-over', seat: seat(2), bot: 'random' },
    ],
    ['removing them', { type: 'remove', seat: seat(3) }, { type: 'remove', seat: seat(2) }],
  ])('by the second host with %s; after a while they may be', async (_, early, late) => {
    await ada.ask({ type: 'start' });
    expect(await ben.refused(early)).toMatchObject({ code: 'seat-held', data: { seat: 3 } });
    expect(await ben.refused(late)).toMatchObject({ code: 'seat-held', data: { seat: 2, seconds: 20 } });
    await pass(PATIENCE);
    expect(await ben.refused(early)).toMatchObject({ code: 'seat-held' });
    await ben.ask(late);
  });

  it('but by the owner, who may always remove somebody', async () => {
    await ada.ask({ type: 'start' });
    expect(await ada.refused({ type: 'free-seat', seat: seat(3) })).toMatchObject({ code: 'seat-held' });
    await ada.ask({ type: 'remove', seat: seat(3) });
    expect(await dan.closed).toBe(4009);
  });

  it('in the lobby no hand is known: whoever hosts frees and removes', async () => {
    await ben.ask({ type: 'free-seat', seat: seat(3) });
    await ben.ask({ type: 'remove', seat: seat(2) });
    expect(await cleo.closed).toBe(4009);
  });
});

describe('the seat of the owner', () => {
  it.each<[string, boolean]>([
    ['in the lobby', false],
    ['in a game', true],
  ])('is freed, opened and removed by the owner alone, also while they are away, %s', async (_, plays) => {
    if (plays) await ada.ask({ type: 'start' });
    await goes(0, ada, ben);
    for (const type of ['free-seat', 'open-seat', 'remove'] as const)
      expect(await ben.refused({ type, seat: seat(0) })).toMatchObject({
        code: 'not-available',
        data: { type },
      });
    if (plays) await ben.ask({ type: 'take-over', seat: seat(0), bot: 'random' });
    const owner = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
    await owner.ask({ type: 'free-seat', seat: seat(0) });
  });

  it('that they gave up is one as any other', async () => {
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'leave', seat: seat(0) });
    const left = await ben.untilTable(
      ({ table: { seats } }) => seats[0]?.type === 'person' && seats[0].open === true,
    );
    expect(left.table.seats[0]).toMatchObject({ isHost: false });
    expect(await (await visit(7)).ask(sit('Eve'))).toEqual({ seat: 0 });
  });
});

describe('the seats of one device', () => {
  it('are counted over its connections: two unasked, then a host says yes; nobody else is asked', async () => {
    for (const at of [1, 2, 3]) await ada.ask({ type: 'free-seat', seat: seat(at) });
    const [first, next, third] = [await visit(7), await visit(7), await visit(7)];
    expect(await first.ask(sit('Eve'))).toEqual({ seat: 1 });
    await first.close(); // it counts, too, while nobody plays from it
    expect(await next.ask(sit('Finn'))).toEqual({ seat: 2 });
    expect(await third.ask(sit('Gina'))).toEqual({ waiting: true });
    expect((await ada.untilTable(({ you }) => you.knocks !== undefined)).you.knocks).toMatchObject([
      { why: 'further' },
    ]);
    expect(await (await visit(8)).ask(sit('Hugo'))).toEqual({ seat: 3 });
  });

  it('on one connection are one unasked; on this computer as many as it likes', async () => {
    for (const at of [1, 2, 3]) await ada.ask({ type: 'free-seat', seat: seat(at) });
    const phone = await visit(7);
    await phone.ask(sit('Eve'));
    expect(await phone.ask(sit('Finn'))).toEqual({ waiting: true });
    const own = await join(running.host.port, `/ws/${table}`);
    await own.ask(sit('Gina'));
    await own.ask(sit('Hugo'));
  });
});
