import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { connect, hello, join, type Body, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type Guest,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

/** Ada hosts For Sale for three; Ben and Cleo play. Whoever comes from another address is another device. */
const SETUP = { game: 'for-sale', options: { starter: 1 }, seatCount: 3 };
let clock: ManualClock;
let running: TestHost;
let table: TableId;
let guests: readonly Guest[];
let ada: HostClient;
let ben: HostClient;
let cleo: HostClient;
beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 0 });
  table = await openTestTable(running.host, SETUP);
  guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  [ada, ben, cleo] = guests.map(({ client }) => client) as [HostClient, HostClient, HostClient];
});
afterEach(() => running.dispose());

const BEN = seat(1);
const token = (index: number): string => guests[index]?.token ?? '';
const visit = (device = 7, more: Parameters<typeof join>[2] = {}): Promise<HostClient> =>
  join(running.host.port, `/ws/${table}`, more, { localAddress: `127.0.0.${device}` });
const outside = (device = 7): Promise<HostClient> =>
  connect(running.host.port, `/ws/${table}`, { localAddress: `127.0.0.${device}` });
const isAway = ({ table: { seats } }: TableFrame): boolean => {
  const who = seats[BEN];
  return who?.type === 'person' && who.device === 'away';
};
/** Ben's page goes, and everybody knows. */
async function benGoes(): Promise<void> {
  await ben.close();
  await ada.untilTable(isAway);
}
/** Time passes, while the pages that are named answer the heartbeats. */
async function pass(milliseconds: number, ...pages: readonly HostClient[]): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 5_000) {
    clock.advance(Math.min(5_000, milliseconds - passed));
    for (const one of pages) await one.settled();
  }
}
const claim = (own = newToken(), at = BEN): Body => ({ type: 'claim-seat', seat: at, token: own });
/** The request that a host is asked to answer. */
const asked = async (who = ada): Promise<NonNullable<TableFrame['you']['knocks']>[number]> => {
  const { you } = await who.untilTable((frame) => frame.you.knocks !== undefined);
  const [knock] = you.knocks ?? [];
  if (knock === undefined) throw new Error('nobody asks');
  return knock;
};
const answer = async (yes: boolean, who = ada): Promise<unknown> =>
  who.ask({ type: 'answer-knock', knock: (await asked(who)).id, yes });
const seated = (who: HostClient): Promise<TableFrame> => who.untilTable(({ you }) => you.seats.length > 0);

describe('somebody who has lost the key of their seat', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['in the lobby', () => Promise.resolve()],
    ['in a game', () => ada.ask({ type: 'start' })],
    [
      'after a game',
      async () => {
        await ada.ask({ type: 'start' });
        await ada.ask({ type: 'end-game' });
      },
    ],
    ['where the host admits by hand', () => ada.ask({ type: 'adjust', door: 'ask' })],
  ])(
    'asks for it %s, and has it on a yes with all that belongs to it; the old key counts no more',
    async (_, begin) => {
      await begin();
      await benGoes();
      await pass(240_000, ada, cleo);
      const phone = await visit();
      expect(await phone.ask(claim())).toEqual({ waiting: true });
      expect((await phone.untilTable(({ you }) => you.knock !== undefined)).you).toMatchObject({
        knock: 'waiting',
        claim: 1,
      });
      expect(await asked()).toEqual({
        id: 1,
        name: 'Ben',
        why: 'claim',
        seat: 1,
        device: 'app',
        from: expect.any(Number) as number,
        away: 240_000,
      });
      expect(cleo.table()?.you).not.toHaveProperty('knocks');
      await answer(true);
      const shown = await seated(phone);
      expect(shown.you).toMatchObject({ seats: [1], facing: 1 });
      expect(shown.you).not.toHaveProperty('knock');
      expect(shown.table.seats[1]).toMatchObject({ name: 'Ben', device: 'app' });
      const old = await join(running.host.port, `/ws/${table}`, { tokens: [token(1)] });
      expect((await old.untilTable(() => true)).you).toMatchObject({ seats: [], movedAway: [1] });
    },
  );

  it('plays on: acts, and whatever played for them or was open to others is theirs again', async () => {
    await ada.ask({ type: 'start' });
    await benGoes();
    await ada.ask({ type: 'take-over', seat: BEN, bot: 'random' });
    await ada.ask({ type: 'open-seat', seat: BEN });
    const phone = await visit();
    await phone.ask(claim());
    await answer(true);
    const { table: now, game } = await seated(phone);
    expect(now.seats[1]).not.toHaveProperty('standIn');
    expect(now.seats[1]).not.toHaveProperty('open');
    await phone.ask({ type: 'act', seat: BEN, action: { type: 'pass' }, question: game?.question ?? 0 });
  });

  it('is told of a no, and may ask again', async () => {
    await benGoes();
    const phone = await visit();
    await phone.ask(claim());
    await answer(false);
    expect((await phone.untilTable(({ you }) => you.knock === 'refused')).you).toMatchObject({ claim: 1 });
    expect(await phone.ask(claim())).toEqual({ waiting: true });
  });

  it('finds the seat when the page is back that was away when the host said yes', async () => {
    await benGoes();
    const own = newToken();
    const phone = await visit();
    await phone.ask(claim(own));
    await phone.close();
    await ada.untilTable(({ table: { spectators } }) => spectators === 0);
    await answer(true);
    expect((await seated(await visit(7, { tokens: [own] }))).you.seats).toEqual([1]);
  });

  it('goes on waiting when the page is back before the host has said anything', async () => {
    await benGoes();
    const own = newToken();
    await (await visit()).ask(claim(own));
    const again = await visit(7, { tokens: [own] });
    expect((await again.untilTable(() => true)).you).toMatchObject({ knock: 'waiting', claim: 1 });
    await answer(true);
    await seated(again);
  });

  it('types the PIN first', async () => {
    await ada.ask({ type: 'configure', setup: setup(SETUP), pin: '271828' });
    await benGoes();
    const phone = await outside();
    expect(await phone.refused(hello())).toMatchObject({ code: 'pin-needed' });
    expect(await phone.refused(claim())).toEqual({ code: 'say-hello' });
    await phone.ask(hello({ pin: '271828' }));
    expect(await phone.ask(claim())).toEqual({ waiting: true });
  });

  it('waits for a host where none is there', async () => {
    await benGoes();
    await ada.close();
    const phone = await visit();
    await phone.ask(claim());
    expect((await phone.untilTable(({ you }) => you.knock !== undefined)).table.hostHere).toBe(false);
    const home = await join(running.host.port, '/ws', { owner: running.host.ownerSecret });
    const [line] = (await home.untilHost(({ tables }) => tables[0]?.asks !== undefined)).tables;
    expect(line).toMatchObject({ asks: 1, taken: 3 });
    const owner = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
    await answer(true, owner);
    await seated(phone);
    await home.untilHost(({ tables }) => tables[0]?.asks === undefined);
  });

  it('is nobody who was removed, also where they hold another seat and stay for that', async () => {
    await ada.ask({ type: 'free-seat', seat: BEN });
    await cleo.ask({ type: 'sit', token: newToken(), name: 'Dora', seat: BEN });
    await ada.ask({ type: 'remove', seat: seat(2) });
    expect(await cleo.refused(claim(newToken(), seat(0)))).toEqual({ code: 'removed' });
    const sit: Body = { type: 'sit', token: newToken(), name: 'Cleo', seat: seat(2) };
    expect(await cleo.refused(sit)).toEqual({ code: 'removed' });
  });

  it('asks in vain for a seat that nobody lost', async () => {
    await ada.ask({ type: 'start' });
    const phone = await visit();
    expect(await phone.refused(claim(newToken(), seat(5)))).toMatchObject({ code: 'no-such-seat' });
    await ben.ask({ type: 'leave', seat: BEN });
    expect(await phone.refused(claim())).toMatchObject({ code: 'not-available' });
    await benGoes();
  });
});

describe('a claim on the seat of somebody who is there', () => {
  it('is told to them, and no host can grant it while they keep nobody waiting', async () => {
    await ada.ask({ type: 'start' }); // Ben is asked first
    const phone = await visit();
    await phone.ask(claim());
    const told = await asked(ben);
    expect(told).toEqual({ id: 1, name: 'Ben', why: 'claim', seat: 1, device: 'app' });
    const yes: Body = { type: 'answer-knock', knock: 1, yes: true };
    expect(await ada.refused(yes)).toEqual({ code: 'seat-held', data: { seat: 1, seconds: 20 } });
    expect(await cleo.refused(yes)).toEqual({ code: 'not-owner' });
    expect((await phone.untilTable(() => true)).you.knock).toBe('waiting');
    await pass(PATIENCE, ada, ben, cleo, phone);
    await ada.ask(yes);
    expect((await seated(phone)).you.seats).toEqual([1]);
    const gone = await ben.untilTable(({ you }) => you.seats.length === 0);
    expect(gone.you).toMatchObject({ movedAway: [1], moved: [] });
    expect(JSON.stringify(gone.game)).not.toContain('"own"');
  });

  it('is theirs to grant, for they may have changed devices, and to refuse', async () => {
    await ada.ask({ type: 'start' });
    const [phone, eve] = [await visit(), await visit(8)];
    await eve.ask(claim());
    await answer(false, ben);
    await eve.untilTable(({ you }) => you.knock === 'refused');
    await phone.ask(claim());
    await answer(true, ben);
    await seated(phone);
  });
});

describe('who may grant a claim', () => {
  const second = async (): Promise<void> => {
    await ada.ask({ type: 'second-host', seat: BEN });
    await ben.untilTable(({ you }) => you.host);
  };

  it('is whoever hosts, but nobody grants their own, and the seat of the owner is the owner’s', async () => {
    await second();
    await ada.ask({ type: 'start' });
    await cleo.close();
    await ada.untilTable(({ table: { seats } }) => seats[2]?.type === 'person' && seats[2].device === 'away');
    await ben.ask(claim(newToken(), seat(2)));
    const yes: Body = { type: 'answer-knock', knock: 1, yes: true };
    expect(await ben.refused(yes)).toMatchObject({ code: 'not-available' });
    await ada.ask({ type: 'answer-knock', knock: 1, yes: false });
    await ada.close();
    await ben.untilTable(({ table: { seats } }) => seats[0]?.type === 'person' && seats[0].device === 'away');
    const phone = await visit();
    await phone.ask(claim(newToken(), seat(0)));
    await phone.settled();
    const { you } = await ben.untilTable((frame) => frame.you.knocks !== undefined);
    const knock = you.knocks?.[0]?.id ?? 0;
    expect(await ben.refused({ type: 'answer-knock', knock, yes: true })).toMatchObject({
      code: 'not-available',
    });
  });

  it('is nobody for the owner, who has lost their own: the owner’s link is enough', async () => {
    await ada.ask({ type: 'start' });
    const owner = await join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
    expect(await owner.refused(claim())).toMatchObject({ code: 'seat-held' });
    expect(await owner.ask(claim(newToken(), seat(0)))).toEqual({ seat: 0 });
    expect((await ada.untilTable(({ you }) => you.seats.length === 0)).you.movedAway).toEqual([0]);
  });
});

describe('before a closed door', () => {
  const enter = (name: string, own: string): Body => hello({ claim: { name, token: own }, tokens: [own] });

  it('who has lost the key asks by name, again and again, and comes in on a yes', async () => {
    await ada.ask({ type: 'start' });
    await ada.ask({ type: 'adjust', door: 'closed' });
    await benGoes();
    const own = newToken();
    const phone = await outside();
    expect(await phone.refused(hello())).toEqual({ code: 'door-closed' });
    const waiting = { code: 'claim-waiting', data: { name: ' ben' } };
    expect(await phone.refused(enter(' ben', own))).toEqual(waiting);
    expect(await phone.refused(enter(' ben', own))).toEqual(waiting);
    expect(await asked()).toMatchObject({ id: 1, name: 'Ben', why: 'claim', seat: 1 });
    await answer(true);
    await phone.ask(enter(' ben', own));
    expect((await seated(phone)).you.seats).toEqual([1]);
  });

  it('they are told of a no, and of a name that nobody has; who has gone asks no more', async () => {
    await ada.ask({ type: 'adjust', door: 'closed' });
    await benGoes();
    const phone = await outside();
    const own = newToken();
    expect(await phone.refused(enter('Zoe', own))).toMatchObject({ code: 'no-such-person' });
    await phone.refused(enter('Ben', own));
    await answer(false);
    expect(await phone.refused(enter('Ben', own))).toMatchObject({ code: 'claim-refused' });
    await phone.refused(enter('Ben', newToken()));
    await asked();
    await phone.close();
    await pass(35_000, ada, cleo);
    expect(ada.table()?.you).not.toHaveProperty('knocks');
  });

  it('a wrong PIN comes first, and many names are too many', async () => {
    await ada.ask({ type: 'adjust', door: 'closed' });
    await ada.ask({ type: 'configure', setup: setup({ ...SETUP, door: 'closed' }), pin: '271828' });
    const phone = await outside();
    expect(await phone.refused(enter('Ben', newToken()))).toMatchObject({ code: 'pin-needed' });
    const said = (name: string): Body => hello({ pin: '271828', claim: { name, token: newToken() } });
    for (const name of ['Zoe', 'Yan', 'Xia'])
      expect(await phone.refused(said(name))).toMatchObject({ code: 'no-such-person' });
    expect(await phone.refused(said('Ben'))).toMatchObject({ code: 'too-fast' });
    expect(ada.table()?.you).not.toHaveProperty('knocks');
  });
});

describe('requests for seats', () => {
  it('of one device are two, and the others have room', async () => {
    await ada.ask({ type: 'adjust', door: 'ask' });
    await ada.ask({ type: 'free-seat', seat: BEN });
    const sit = (name: string): Body => ({ type: 'sit', token: newToken(), name });
    const pages = await Promise.all([7, 7, 7].map((device) => visit(device)));
    const [first, next, third] = pages as [HostClient, HostClient, HostClient];
    await first.ask(sit('Dora'));
    await next.ask(sit('Emil'));
    expect(await third.refused(sit('Finn'))).toEqual({ code: 'too-many', data: { most: 2 } });
    for (const device of [8, 8, 9, 9, 10, 10])
      await (await visit(device)).ask(sit(`Guest ${String.fromCodePoint(64 + device)}`));
    // The door is full, and an honest device comes.
    const late = await visit(11);
    expect(await late.ask(sit('Gina'))).toEqual({ waiting: true });
    expect((await first.untilTable(({ you }) => you.knock !== 'waiting')).you.knock).toBe('crowded');
    const { you } = await ada.untilTable((frame) => frame.you.knocks?.at(-1)?.name === 'Gina');
    expect(you.knocks).toHaveLength(8);
  });

  it('of a device can be silenced by who hosts, and heard again', async () => {
    await ada.ask({ type: 'start' });
    await benGoes();
    const eve = await visit();
    await eve.ask(claim());
    const { from = 0 } = await asked();
    const mute: Body = { type: 'mute-device', device: from, muted: true };
    expect(await cleo.refused(mute)).toEqual({ code: 'not-owner' });
    await ada.ask(mute);
    await eve.untilTable(({ you }) => you.knock === 'refused');
    expect(await eve.refused(claim())).toEqual({ code: 'muted' });
    expect((await ada.untilTable(({ you }) => you.knocks === undefined)).you.spectators).toEqual([
      { device: from, kind: 'app', pages: 1, since: 0, isMuted: true },
    ]);
    await ada.ask({ type: 'mute-device', device: from, muted: false });
    await eve.ask(claim());
  });
});

describe('who watches', () => {
  it('is shown to those who host: by browser, without addresses, and since when', async () => {
    const spectator = newToken();
    const first = await visit(7, { spectator });
    await pass(60_000, ada, ben, cleo, first);
    for (const more of [{ spectator }, { spectator, television: true as const }, { spectator: newToken() }])
      await visit(7, more);
    const { you } = await ada.untilTable(({ table: now }) => now.spectators === 3 && now.televisions === 1);
    expect(you.spectators).toMatchObject([
      { kind: 'app', pages: 2, since: 60_000 },
      { kind: 'television', pages: 1, since: 0 },
      { kind: 'app', pages: 1, since: 0 },
    ]);
    expect(new Set(you.spectators?.map(({ device }) => device)).size).toBe(3);
    expect(ben.table()?.you).not.toHaveProperty('spectators');
    expect(ada.texts.join()).not.toContain('127.0.0.7');
  });

  it('from this computer cannot be removed', async () => {
    await join(running.host.port, `/ws/${table}`);
    const { you } = await ada.untilTable((frame) => frame.you.spectators !== undefined);
    const device = you.spectators?.[0]?.device ?? 0;
    expect(you.spectators).toEqual([{ device, kind: 'app', pages: 1, since: 0, isOwnComputer: true }]);
    expect(await ada.refused({ type: 'remove-device', device })).toMatchObject({ code: 'not-available' });
    expect(await ada.refused({ type: 'mute-device', device, muted: true })).toMatchObject({
      code: 'not-available',
    });
  });
});
