import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import { REACTIONS, type Reaction } from '../../core/base/reactions.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const [FIRST, SECOND, THIRD] = [seat(0), seat(1), seat(2)];
const BEAT = 500;
const BOT = 900;

let clock: ManualClock;
let running: TestHost;
let table: TableId;
let path: string;
let ada: HostClient;
let ben: HostClient;
let bensToken: string;

beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: BOT, beat: BEAT });
  table = await openTestTable(running.host, { game: 'for-sale', seatCount: 3, options: { starter: 0 } });
  path = `/ws/${table}`;
  const [one, other] = await seatGuests(running.host, table, ['Ada', 'Ben']);
  if (one === undefined || other === undefined) throw new Error('nobody sits');
  ada = one.client;
  ({ client: ben, token: bensToken } = other);
  await ada.ask({ type: 'seat-bot', seat: THIRD, bot: 'random' });
});
afterEach(() => running.dispose());

const react = (at: Seat, reaction: Reaction = 'gasp'): Body => ({ type: 'react', seat: at, reaction });
const start = (): Promise<TableFrame> => ada.shownAfter({ type: 'start' });
const bid = (): Promise<TableFrame> =>
  ada.shownAfter({ type: 'act', seat: FIRST, action: { type: 'bid', amount: 1 }, question: 1 });
const gasp = (who: Seat, name: string) => ({ type: 'reacted', seat: who, name, reaction: 'gasp' }) as const;
const isTold = ({ news }: TableFrame): boolean => news.some(({ type }) => type === 'reacted');

describe('a reaction', () => {
  it('is told to everybody who is there, in every phase, and to nobody who comes later', async () => {
    const watcher = await join(running.host.port, path);
    const television = await join(running.host.port, path, { television: true });
    const all = [ada, ben, watcher, television];
    const begins = { lobby: 'ping', playing: 'start', ended: 'end-game' } as const;
    for (const [phase, type] of Object.entries(begins)) {
      await ada.ask({ type });
      await ben.ask(react(SECOND));
      for (const one of all) {
        const { news } = await one.untilTable((frame) => frame.table.phase === phase && isTold(frame));
        expect(news).toEqual([gasp(SECOND, 'Ben')]);
      }
    }
    const late = await join(running.host.port, path);
    expect((await late.untilTable(() => true)).news).toEqual([]);
  });

  it.each(REACTIONS)('can be %s', async (reaction) => {
    expect((await ben.shownAfter(react(SECOND, reaction))).news).toMatchObject([{ reaction }]);
  });

  it('is of the seat that is faced, and of nobody who holds none', async () => {
    const watcher = await join(running.host.port, path);
    const television = await join(running.host.port, path, { television: true });
    expect(await ben.refused(react(FIRST))).toEqual({ code: 'not-your-seat', data: { seat: 0 } });
    expect(await ada.refused(react(THIRD))).toMatchObject({ code: 'not-your-seat' }); // a bot's
    expect(await watcher.refused(react(SECOND))).toMatchObject({ code: 'not-your-seat' });
    expect(await television.refused(react(SECOND))).toEqual({ code: 'only-shows' });
    await ben.ask({ type: 'face', seat: null });
    expect(await ben.refused(react(SECOND))).toMatchObject({ code: 'not-available' });
    expect(await ben.refused({ type: 'react', seat: SECOND, reaction: 'sigh' } as never)).toMatchObject({
      code: 'malformed',
    });
    expect(ada.texts.join()).not.toContain('reacted');
  });

  it('is of the person in front where a device is shared', async () => {
    await ada.ask({ type: 'free-seat', seat: THIRD });
    await ben.ask({ type: 'sit', token: newToken(), name: 'Cleo' });
    expect(await ben.refused(react(SECOND))).toMatchObject({ code: 'not-available' });
    await ben.ask({ type: 'face', seat: THIRD });
    expect(await ben.refused(react(SECOND))).toMatchObject({ code: 'not-available' });
    expect((await ben.shownAfter(react(THIRD))).news).toEqual([gasp(THIRD, 'Cleo')]);
  });

  it('comes three times at once, then every four seconds, from whatever connection', async () => {
    for (let count = 0; count < 3; count++) await ben.ask(react(SECOND));
    expect(await ben.refused(react(SECOND))).toEqual({ code: 'too-fast', data: { seconds: 4 } });
    const phone = await join(running.host.port, path, { tokens: [bensToken] });
    clock.advance(1_000);
    expect(await phone.refused(react(SECOND))).toEqual({ code: 'too-fast', data: { seconds: 3 } });
    await ada.ask(react(FIRST)); // each seat for itself, who hosts like all others
    clock.advance(3_000);
    await phone.ask(react(SECOND));
    expect(await phone.refused(react(SECOND))).toMatchObject({ code: 'too-fast' });
  });

  it('stands in no file', async () => {
    const journal = (): Promise<string> =>
      readFile(joinPath(running.folder, 'tables', `${table}.journal`), 'utf8');
    await start();
    const before = await journal();
    await ben.ask(react(SECOND, 'groan'));
    expect(await journal()).toBe(before);
  });
});

describe('who waits for something', () => {
  /** The seats that are awaited so many milliseconds later. */
  const awaited = async (milliseconds: number): Promise<readonly number[]> => {
    clock.advance(milliseconds);
    await ada.settled();
    await ada.settled();
    return ada.table()?.game?.awaits ?? [];
  };

  it('does not wait longer for a reaction, and shows what is shown', async () => {
    await start();
    const question = ada.table()?.game?.question;
    const before = await bid();
    expect(before.table.show).toBe(1);
    const after = await ben.shownAfter(react(SECOND));
    expect(after).toMatchObject({ events: [], acts: [], table: { ...before.table, show: 1 } });
    await ada.untilTable(isTold);
    expect(ada.table()?.game).toEqual(before.game);
    expect(question).toBe(1);
    expect(await awaited(2 * BEAT - 1)).toEqual([1]);
    expect(ada.table()?.table.show).toBe(1);
    await awaited(1);
    expect(ada.table()?.table.show).toBeUndefined(); // as long as the bid was worth, and no longer
  });

  it('gets no other time to think: a bot acts when it would have', async () => {
    await start();
    await bid();
    await ben.ask({ type: 'act', seat: SECOND, action: { type: 'bid', amount: 2 }, question: 1 });
    await awaited(10 * BEAT); // seen
    const turns: (readonly number[])[] = [];
    for (let count = 0; count < 3; count++) {
      await ben.ask(react(SECOND));
      turns.push(await awaited(BOT * 0.42));
    }
    expect(turns[0]).toEqual([2]);
    expect(turns[2]).not.toEqual([2]);
  });
});
