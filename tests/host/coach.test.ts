import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';

const [FIRST, SECOND, THIRD] = [seat(0), seat(1), seat(2)];

let running: TestHost;
let table: TableId;
let path: string;
let ada: HostClient;
let ben: HostClient;
let adasToken: string;
let bensToken: string;

beforeEach(async () => {
  running = await testHost({ botDelay: 1_000_000, beat: 0 });
  table = await openTestTable(running.host, { game: 'for-sale', seatCount: 3, options: { starter: 0 } });
  path = `/ws/${table}`;
  const [one, other] = await seatGuests(running.host, table, ['Ada', 'Ben']);
  if (one === undefined || other === undefined) throw new Error('nobody sits');
  ({ client: ada, token: adasToken } = one);
  ({ client: ben, token: bensToken } = other);
  await ada.ask({ type: 'seat-bot', seat: THIRD, bot: 'random' });
});
afterEach(() => running.dispose());

const advise = (at: Seat = FIRST): Body => ({ type: 'advise', seat: at });
const start = (): Promise<TableFrame> => ada.shownAfter({ type: 'start' });
const allowed = (coach: boolean): Promise<unknown> => ada.ask({ type: 'adjust', coach });
const isAdvised = ({ you }: TableFrame): boolean => you.advice?.advice !== undefined;
const bid = (question: number, amount = 1): Promise<TableFrame> =>
  ada.shownAfter({ type: 'act', seat: FIRST, action: { type: 'bid', amount }, question });

describe('the coach', () => {
  it('says to who asks what a master would do, for the question that is asked', async () => {
    await allowed(true);
    const { game } = await start();
    await ada.ask(advise());
    const { you } = await ada.untilTable(isAdvised);
    expect(you.advice?.question).toBe(game?.question);
    const { choices, reason } = you.advice?.advice ?? {};
    expect(reason).toMatchObject({ type: 'buying' });
    expect(choices?.map(({ action }) => action.type).sort()).toEqual(['bid', 'bid', 'bid', 'pass']);
    for (const { wins, total } of choices ?? []) {
      expect(wins).toBeGreaterThanOrEqual(0);
      expect(wins).toBeLessThanOrEqual(1);
      expect(total).toBeGreaterThan(0);
    }
  });

  it('says it to nobody else, not even that somebody has asked', async () => {
    const watcher = await join(running.host.port, path);
    await allowed(true);
    await start();
    await ada.ask(advise());
    await ada.untilTable(isAdvised);
    for (const other of [ben, watcher]) {
      await other.settled();
      expect(other.texts.join()).not.toContain('advice');
    }
  });

  it('is shown with the hand alone, and goes with the question', async () => {
    await allowed(true);
    const { game } = await start();
    await ada.ask(advise());
    await ada.untilTable(isAdvised);
    expect((await ada.shownAfter({ type: 'face', seat: null })).you.advice).toBeUndefined();
    expect(isAdvised(await ada.shownAfter({ type: 'face', seat: FIRST }))).toBe(true);
    const { you } = await bid(game?.question ?? 0);
    expect(you.advice).toBeUndefined();
  });

  it('thinks of each seat of a device that is shared, also where both are asked for the first time', async () => {
    await ada.ask({ type: 'free-seat', seat: THIRD });
    await ada.ask({ type: 'sit', token: newToken(), name: 'Cleo', seat: THIRD });
    await ada.ask({ type: 'ready', seat: THIRD, ready: true });
    await allowed(true);
    await start();
    await ada.ask({ type: 'end-game' });
    for (const at of [FIRST, THIRD]) {
      await ada.ask({ type: 'face', seat: at });
      await ada.ask({ type: 'review', seat: at });
      await ada.untilTable(({ you }) => you.facing === at && you.review?.marks !== undefined);
    }
  });

  it('thinks once for a question, however often it is asked', async () => {
    await allowed(true);
    await start();
    await ada.ask(advise());
    const first = (await ada.untilTable(isAdvised)).you.advice;
    await ada.ask(advise());
    expect((await ada.shownAfter({ type: 'face', seat: FIRST })).you.advice).toEqual(first);
  });

  it('says the same of the same position: on a page that was loaded again, and after a choice was taken back', async () => {
    await allowed(true);
    await ada.ask({ type: 'configure', setup: setup({ coach: true }) });
    await ben.ask({ type: 'ready', seat: SECOND, ready: true });
    await start();
    await ada.ask(advise());
    const { you, game } = await ada.untilTable(isAdvised);
    const act = (action: object, question = 0): Promise<TableFrame> =>
      ada.shownAfter({ type: 'act', seat: FIRST, action, question });
    await act({ type: 'bid', cards: [0] }, game?.question);
    const back = await act(
      { type: 'unbid' },
      (await ada.shownAfter({ type: 'face', seat: FIRST })).game?.question,
    );
    expect(back.game?.question).not.toBe(game?.question);
    await ada.ask(advise());
    expect((await ada.untilTable(isAdvised)).you.advice?.advice).toEqual(you.advice?.advice);
    const again = await join(running.host.port, path, { tokens: [adasToken] });
    await again.ask(advise());
    expect((await again.untilTable(isAdvised)).you.advice?.advice).toEqual(you.advice?.advice);
  });

  it('is there where the table has one, and nowhere else; everybody is told', async () => {
    await start();
    expect(await ada.refused(advise())).toMatchObject({ code: 'not-available' });
    const told = ben.untilTable(({ news }) => news.some(({ type }) => type === 'adjusted'));
    await allowed(true);
    expect((await told).news).toContainEqual({ type: 'adjusted', coach: true });
    await ada.ask(advise());
    await allowed(false);
    await ada.ask({ type: 'end-game' });
    await ada.ask({ type: 'rematch' });
    await ada.ask({ type: 'free-seat', seat: SECOND });
    await ada.ask({ type: 'seat-bot', seat: SECOND, bot: 'random' });
    await start();
    expect(await ada.refused(advise())).toMatchObject({ code: 'not-available' }); // though all others are bots
  });

  it('answers who holds the seat, while it is asked something', async () => {
    await allowed(true);
    expect(await ada.refused(advise())).toMatchObject({ code: 'not-your-turn' });
    await start();
    expect(await ben.refused(advise())).toMatchObject({ code: 'not-your-seat' });
    expect(await ben.refused(advise(SECOND))).toEqual({ code: 'not-your-turn', data: { awaits: [0] } });
    const television = await join(running.host.port, path, { television: true });
    expect(await television.refused(advise())).toEqual({ code: 'only-shows' });
  });

  it('forgets who has gone', async () => {
    await allowed(true);
    const { game } = await start();
    await bid(game?.question ?? 0);
    await ben.ask(advise(SECOND));
    await ben.close();
    const again = await join(running.host.port, path, { tokens: [bensToken] });
    expect((await again.untilTable(({ you }) => you.facing === SECOND)).you.advice).toBeUndefined();
  });

  it('marks, after a game, the decisions that surely cost or won something', async () => {
    await allowed(true);
    const { game } = await start();
    expect(await ada.refused({ type: 'review', seat: FIRST })).toMatchObject({ code: 'not-ended' });
    await bid(game?.question ?? 0, 15); // all but all of the money
    await ada.ask({ type: 'end-game' });
    expect(await ben.refused({ type: 'review', seat: FIRST })).toMatchObject({ code: 'not-your-seat' });
    await ada.ask({ type: 'review', seat: FIRST });
    const { you } = await ada.untilTable((frame) => frame.you.review?.marks !== undefined);
    const [mark, ...others] = you.review?.marks ?? [];
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ at: 0, view: { own: { seat: 0 } }, legal: { bid: { min: 1 } } });
    expect(mark?.advice.asked).toMatchObject({ action: { type: 'bid', amount: 15 } });
    expect(mark?.lost).toBeGreaterThan(0.05);
    expect(mark?.advice.comparison?.other).not.toEqual(mark?.advice.asked?.action);
    await ben.settled();
    expect(ben.texts.join()).not.toContain('review');
    const again = await ada.shownAfter({ type: 'rematch' });
    expect(again.you.review).toBeUndefined();
  });
});
