import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE_TIME, PATIENCE } from '../../core/base/hosting.ts';
import { createRng } from '../../core/base/rng.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import { CLOSE } from '../../core/protocol/close-codes.ts';
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
import { choose } from '../helpers/host-player.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

/** Three people at For Sale, where one after the other is asked; Ada hosts and begins, on a clock that the test turns. */
let clock: ManualClock;
let running: TestHost;
let table: TableId;
let guests: readonly Guest[];
beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 0 });
  table = await openTestTable(running.host, { game: 'for-sale', options: { starter: 0 }, graceSeconds: 60 });
  guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
});
afterEach(() => running.dispose());

const at = (index: number): HostClient => {
  const guest = guests[index];
  if (guest === undefined) throw new Error(`nobody is number ${index}`);
  return guest.client;
};
const token = (index: number): string => guests[index]?.token ?? '';
const visit = (more: Parameters<typeof join>[2] = {}): Promise<HostClient> =>
  join(running.host.port, `/ws/${table}`, more);
const start = (): Promise<TableFrame> => at(0).shownAfter({ type: 'start' });
/** What holds once the host has done everything that fell due. */
async function after(milliseconds: number): Promise<TableFrame> {
  const step = 5_000; // so that every page answers the heartbeats meanwhile
  for (let passed = 0; passed < milliseconds; passed += step) {
    clock.advance(Math.min(step, milliseconds - passed));
    for (const { client } of guests) await client.settled();
  }
  await at(0).settled();
  return at(0).untilTable(() => true);
}
/** The one seat that is awaited does something. */
async function play(): Promise<void> {
  const awaited = at(0).table()?.game?.awaits[0] ?? 0;
  const frame = await at(awaited).untilTable(({ game }) => game?.awaits[0] === awaited);
  const question = frame.game?.question ?? 0;
  await at(awaited).ask({
    type: 'act',
    seat: seat(awaited),
    action: choose(frame, createRng('play')),
    question,
  });
  await at(0).untilTable(({ game }) => game?.awaits[0] !== awaited);
}
const news = (who: HostClient, type: string): Promise<TableFrame> =>
  who.untilTable((frame) => frame.news.some((item) => item.type === type));

describe('somebody who is there and does nothing', () => {
  it('can be reminded by anybody after a while, not too often, and everybody sees it', async () => {
    await start();
    const nudge: Body = { type: 'nudge', seat: seat(0) };
    expect(await at(1).refused(nudge)).toMatchObject({ code: 'not-awaited', data: { seconds: 20 } });
    expect(await at(1).refused({ type: 'nudge', seat: seat(2) })).toMatchObject({ code: 'not-awaited' });
    await after(PATIENCE);
    await at(1).ask(nudge);
    expect((await news(at(0), 'nudged')).news).toContainEqual({ type: 'nudged', seat: 0, name: 'Ada' });
    await at(2).ask(nudge);
    expect(await at(1).refused(nudge)).toMatchObject({ code: 'too-fast', data: { reminded: 'Ada' } });
    expect(at(0).table()?.game?.awaits).toEqual([0]);
  });

  it('is not reminded more often because many devices do', async () => {
    await start();
    await after(PATIENCE);
    const nudge: Body = { type: 'nudge', seat: seat(0) };
    const path = `/ws/${table}`;
    const devices = await Promise.all(
      [2, 3, 4].map((number) => join(running.host.port, path, {}, { localAddress: `127.0.0.${number}` })),
    );
    const outcomes = [];
    for (const device of devices) outcomes.push(await device.request(nudge));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, false]); // those who only watch, all together
    expect(outcomes[2]).toMatchObject({ error: { code: 'too-fast' } });
    await at(1).ask(nudge);
    expect(await at(2).refused(nudge)).toMatchObject({ code: 'too-fast' });
  });

  it('has one choice made by a bot when the host wishes so, and goes on playing', async () => {
    await start();
    await play(); // now Ben is asked
    const decide: Body = { type: 'decide', seat: seat(1) };
    expect(await at(0).refused(decide)).toMatchObject({ code: 'not-awaited' });
    await after(PATIENCE);
    expect(await at(1).refused(decide)).toEqual({ code: 'not-owner' });
    const late: Body = { type: 'act', seat: seat(1), action: { type: 'pass' }, question: 1 };
    await at(0).ask(decide);
    const told = await news(at(1), 'helped');
    expect(told.news).toContainEqual({ type: 'helped', seat: 1, name: 'Ben', why: 'host' });
    expect(told.table.seats[1]).not.toHaveProperty('standIn');
    expect(await at(1).refused(late)).toMatchObject({ code: 'stale' });
  });

  it('is played for until they say that they are there', async () => {
    await start();
    const takeOver: Body = { type: 'take-over', seat: seat(1), bot: 'random' };
    expect(await at(0).refused(takeOver)).toMatchObject({ code: 'seat-held' });
    await play();
    await after(PATIENCE);
    await at(0).ask(takeOver);
    await after(1);
    await at(1).untilTable(({ table: now }) => 'standIn' in (now.seats[1] ?? {}));
    expect(await at(2).refused({ type: 'give-back', seat: seat(1) })).toMatchObject({
      code: 'not-your-seat',
    });
    await at(1).ask({ type: 'give-back', seat: seat(1) });
    await news(at(0), 'given-back');
  });

  it('loses a choice to the clock of the table, and no more', async () => {
    await at(0).ask({ type: 'adjust', clock: 'strict', standIn: 'random' });
    const begun = await start();
    expect(begun.table.seats.map((who) => 'clockLeft' in who)).toEqual([true, false, false]);
    expect((await after(29_999)).game?.awaits).toEqual([0]);
    expect((await after(1)).game?.awaits).toEqual([1]);
    const told = await news(at(0), 'helped');
    expect(told.news).toContainEqual({ type: 'helped', seat: 0, name: 'Ada', why: 'clock' });
    expect(told.table.seats[1]).toMatchObject({ clockLeft: 30_000 });
    await at(0).ask({ type: 'adjust', clock: 'off' });
    expect((await after(60_000)).game?.awaits).toEqual([1]);
  });
});

describe('a pause', () => {
  it('stops acts, bots and clocks, by whoever hosts, and lasts over a restart', async () => {
    await at(0).ask({ type: 'adjust', clock: 'strict' });
    await start();
    expect(await at(1).refused({ type: 'pause', reason: 'food' })).toEqual({ code: 'not-owner' });
    await at(0).ask({ type: 'pause', reason: 'food' });
    const paused = await at(1).untilTable(({ table: now }) => now.paused !== undefined);
    expect(paused.table).toMatchObject({ paused: 'food' });
    expect(paused.news).toContainEqual({ type: 'paused', reason: 'food' });
    const pass: Body = { type: 'act', seat: seat(0), action: { type: 'pass' }, question: 1 };
    expect(await at(0).refused(pass)).toEqual({ code: 'paused', data: { reason: 'food' } });
    expect((await after(120_000)).game?.awaits).toEqual([0]);
    await running.stop();
    running = await testHost({ dataDir: running.folder, clock, botDelay: 0 });
    const back = await visit({ owner: running.host.ownerSecret, tokens: [token(0)] });
    expect((await back.untilTable(() => true)).table.paused).toBe('food');
    await back.ask({ type: 'resume' });
    const on = await back.untilTable(({ table: now }) => now.paused === undefined);
    expect(on.table.seats[0]).toMatchObject({ clockLeft: 30_000 });
    await back.ask(pass);
  });
});

describe('somebody who comes late', () => {
  it('takes the seat that was given up, at once', async () => {
    await start();
    await at(1).ask({ type: 'leave', seat: seat(1) });
    const late = await visit();
    expect(await late.ask({ type: 'sit', token: newToken(), name: 'Dora' })).toEqual({ seat: 1 });
    await news(at(0), 'joined');
  });

  it('asks the host for the seat of a bot, and sits there on a yes', async () => {
    await at(2).ask({ type: 'leave', seat: seat(2) });
    await at(0).ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
    await start();
    const late = await visit();
    const sit: Body = { type: 'sit', token: newToken(), name: 'Dora', seat: seat(2) };
    expect(await late.ask(sit)).toEqual({ waiting: true });
    expect((await late.untilTable(({ you }) => you.knock !== undefined)).you).toMatchObject({
      knock: 'waiting',
    });
    const asked = await at(0).untilTable(({ you }) => you.knocks !== undefined);
    expect(asked.you.knocks).toEqual([{ id: 1, name: 'Dora', why: 'bot', seat: 2, device: 'app' }]);
    expect(at(1).table()?.you).not.toHaveProperty('knocks');
    expect(await at(1).refused({ type: 'answer-knock', knock: 1, yes: true })).toEqual({ code: 'not-owner' });
    await at(0).ask({ type: 'answer-knock', knock: 1, yes: true });
    expect((await late.untilTable(({ you }) => you.seats.length === 1)).you).toMatchObject({ seats: [2] });
    expect(await at(0).refused({ type: 'answer-knock', knock: 1, yes: true })).toMatchObject({
      code: 'not-available',
    });
  });

  it('is told of a no, and may ask again', async () => {
    await at(0).ask({ type: 'adjust', door: 'ask' });
    await at(2).ask({ type: 'leave', seat: seat(2) });
    const late = await visit();
    const sit: Body = { type: 'sit', token: newToken(), name: 'Dora' };
    await late.ask(sit);
    await at(0).ask({ type: 'answer-knock', knock: 1, yes: false });
    await late.untilTable(({ you }) => you.knock === 'refused');
    await late.ask(sit);
    await late.close();
    await after(120_000); // a phone whose screen went dark would have come back by then
    expect(at(0).table()?.you).not.toHaveProperty('knocks');
  });

  it('needs the yes of the host if they have sat at this game already', async () => {
    await start();
    await at(1).ask({ type: 'leave', seat: seat(1) });
    await at(1).close();
    const again = await visit({ tokens: [token(1)] });
    expect(await again.ask({ type: 'sit', token: newToken(), name: 'Ben' })).toEqual({ waiting: true });
    expect((await at(0).untilTable(({ you }) => you.knocks !== undefined)).you.knocks).toMatchObject([
      { why: 'again' },
    ]);
  });

  it('stays out where the door is closed; whoever has a seat comes back', async () => {
    await at(0).ask({ type: 'adjust', door: 'closed' });
    await expect(visit()).rejects.toThrow('door-closed');
    await at(1).close();
    expect((await (await visit({ tokens: [token(1)] })).untilTable(() => true)).you.seats).toEqual([1]);
  });
});

describe('somebody who is removed', () => {
  it('is out with this device until let in, in the lobby and in a game, also after a restart', async () => {
    expect(await at(1).refused({ type: 'remove', seat: seat(2) })).toEqual({ code: 'not-owner' });
    await at(0).ask({ type: 'remove', seat: seat(1) });
    expect(await at(1).closed).toBe(CLOSE.removed);
    await expect(visit({ tokens: [token(1)] })).rejects.toThrow('removed');
    await running.stop();
    running = await testHost({ dataDir: running.folder, clock, botDelay: 0 });
    await expect(visit({ tokens: [token(1)] })).rejects.toThrow('removed');
    const owner = await visit({ owner: running.host.ownerSecret });
    const [out] = (await owner.untilTable(({ you }) => you.removed !== undefined)).you.removed ?? [];
    expect(out).toEqual({ occupant: 2, name: 'Ben' });
    await owner.ask({ type: 'let-in', occupant: 2 });
    const again = await visit({ tokens: [token(1)] });
    expect((await again.untilTable(() => true)).you.seats).toEqual([]);
  });

  it('leaves a seat in a game that a bot plays and somebody else may take', async () => {
    await start();
    await play();
    await at(0).ask({ type: 'remove', seat: seat(1) });
    const left = await at(0).untilTable(({ table: now }) => 'open' in (now.seats[1] ?? {}));
    expect(left.table.seats[1]).toMatchObject({ name: 'Ben', open: true, standIn: 'regular' });
    const late = await visit();
    expect(await late.ask({ type: 'sit', token: newToken(), name: 'Dora' })).toEqual({ seat: 1 });
  });
});

describe('a second host', () => {
  it('may do everything for the table but end the game or appoint, with the owner away, as long as they sit', async () => {
    expect(await at(1).refused({ type: 'second-host', seat: seat(1) })).toEqual({ code: 'not-owner' });
    await at(0).ask({ type: 'second-host', seat: seat(1) });
    const told = await at(1).untilTable(({ you }) => you.host);
    expect(told.table.second).toBe(1);
    await at(0).close();
    await at(1).ask({ type: 'start' });
    await at(1).ask({ type: 'pause', reason: 'waiting' });
    await at(1).ask({ type: 'resume' });
    expect(at(1).table()?.table.hostHere).toBe(true);
    expect(await at(1).refused({ type: 'end-game' })).toEqual({ code: 'not-owner' });
    expect(await at(1).refused({ type: 'second-host', seat: seat(2) })).toEqual({ code: 'not-owner' });
    await at(1).ask({ type: 'leave', seat: seat(1) });
    const left = await at(1).untilTable(({ you }) => !you.host);
    expect(left.table).not.toHaveProperty('second');
    expect(await at(1).refused({ type: 'pause', reason: 'food' })).toEqual({ code: 'not-owner' });
  });
});

describe('a seat', () => {
  it('moves to another device by a code, once and within two minutes; the old device holds nothing any more', async () => {
    await start();
    const code = String(await at(1).ask({ type: 'seat-code', seat: seat(1) }));
    expect(code).toMatch(/^\d{6}$/);
    expect(await at(2).refused({ type: 'seat-code', seat: seat(1) })).toMatchObject({
      code: 'not-your-seat',
    });
    const phone = await visit();
    const mine = newToken();
    await phone.ask({ type: 'move-here', code, token: mine });
    expect((await phone.untilTable(({ you }) => you.seats.length === 1)).you.seats).toEqual([1]);
    expect((await at(1).untilTable(({ you }) => you.seats.length === 0)).you.moved).toEqual([]);
    expect(await visit({ tokens: [token(1)] }).then((old) => old.untilTable(() => true))).toMatchObject({
      you: { seats: [] },
    });
    const other = await visit();
    expect(await other.refused({ type: 'move-here', code, token: newToken() })).toEqual({ code: 'bad-code' });
    const late = String(await phone.ask({ type: 'seat-code', seat: seat(1) }));
    guests = [...guests, { client: phone, token: mine }, { client: other, token: '' }];
    await after(CODE_TIME);
    expect(await other.refused({ type: 'move-here', code: late, token: newToken() })).toEqual({
      code: 'bad-code',
    });
  });

  it('is guessed by nobody: wrong codes are few', async () => {
    const guesser = await visit();
    const codes = ['000000', '111111', '222222', '333333', '444444'];
    for (const code of codes) await guesser.request({ type: 'move-here', code, token: newToken() });
    expect(await guesser.refused({ type: 'move-here', code: '555555', token: newToken() })).toMatchObject({
      code: 'too-fast',
    });
  });
});
