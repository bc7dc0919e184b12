import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type Seat, type TableId } from '../../core/base/ids.ts';
import type { MoneyView } from '../../core/games/money/view.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type Body, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { HostProcess } from '../helpers/host-process.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const [ADA, BEN, CLEO] = [seat(0), seat(1), seat(2)];
const BEAT = 500;

let clock: ManualClock;
let running: TestHost;
let table: TableId;
let path: string;
let players: readonly HostClient[];
let tokens: readonly string[];

beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, beat: BEAT });
  table = await openTestTable(running.host, { seatCount: 3 });
  path = `/ws/${table}`;
  const guests = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  players = guests.map(({ client }) => client);
  tokens = guests.map(({ token }) => token);
  await client(ADA).shownAfter({ type: 'start' });
});
afterEach(() => running.dispose());

const client = (at: Seat): HostClient => {
  const found = players[at];
  if (found === undefined) throw new Error(`nobody sits on ${at}`);
  return found;
};
const watcher = (spectator = newToken()): Promise<HostClient> => join(running.host.port, path, { spectator });
const predict = (whom: Seat, name?: string, topic = 'bid 1.1'): Body => ({
  type: 'predict',
  topic,
  whom,
  ...(name !== undefined && { name }),
});
/** Bids with all cards or with the bluff card alone. */
async function bid(at: Seat, size: 'all' | 'bluff' = 'bluff'): Promise<TableFrame> {
  const { game } = await client(at).untilTable((frame) => frame.game?.awaits.includes(at) === true);
  const view = game?.view as unknown as MoneyView | undefined;
  const cards = size === 'all' ? (view?.own?.hand.filter((card) => card !== 0) ?? []) : [0];
  const question = game?.question ?? 0;
  return client(at).shownAfter({ type: 'act', seat: at, action: { type: 'bid', cards }, question });
}
const isForeseen = ({ news }: TableFrame): boolean => news.some(({ type }) => type === 'foreseen');
/** The time for what is shown passes, in steps in which connections show that they are there. */
async function lookOn(...others: readonly HostClient[]): Promise<void> {
  for (let step = 0; step < 5; step++) {
    clock.advance(8 * BEAT);
    for (const one of [...players, ...others]) await one.settled();
  }
}

describe('a prediction', () => {
  it('is shown to who made it, on all pages of the browser, and to nobody else', async () => {
    const browser = newToken();
    const dora = await watcher(browser);
    const page = await watcher(browser);
    const emil = await watcher();
    const television = await join(running.host.port, path, { television: true });
    const others = [...players, emil, television];
    expect(dora.table()?.you.prediction).toEqual({ topic: 'bid', key: 'bid 1.1', among: [0, 1, 2] });
    expect(television.table()?.you).not.toHaveProperty('prediction');
    await Promise.all(others.map((one) => one.settled()));
    const before = others.map(({ texts }) => texts.length);
    const shown = await dora.shownAfter(predict(BEN, 'Dora'));
    expect(shown.you.prediction).toMatchObject({ whom: 1 });
    expect((await page.untilTable(({ you }) => you.prediction?.whom === BEN)).news).toEqual([]);
    for (const [index, one] of others.entries()) {
      await one.settled();
      const texts = one.texts.slice(before[index]);
      expect(texts.every((text) => text.includes('"type":"answer"'))).toBe(true);
    }
  });

  it('is told of once it is answered and seen: who was right', async () => {
    const dora = await watcher();
    const emil = await watcher();
    await dora.ask(predict(BEN, 'Dora'));
    await emil.ask(predict(CLEO, 'Emil'));
    await bid(ADA);
    await client(ADA).ask(predict(BEN));
    await bid(BEN, 'all');
    const { table: at, you } = await bid(CLEO);
    expect(at.show).toBeDefined();
    expect(you).not.toHaveProperty('prediction');
    for (const one of [...players, dora]) expect(one.texts.join()).not.toContain('foreseen');
    await lookOn(dora, emil);
    for (const one of [...players, dora, emil]) {
      const { news } = await one.untilTable(isForeseen);
      expect(news).toEqual([{ type: 'foreseen', names: ['Dora', 'Ada'] }]);
    }
    await client(ADA).ask({ type: 'end-game' });
    const { ledger } = (await dora.untilTable(({ table: now }) => now.phase === 'ended')).table;
    expect(ledger?.[0]?.predictions).toEqual([
      { name: 'Dora', right: 1, of: 1 },
      { name: 'Emil', right: 0, of: 1 },
      { name: 'Ada', right: 1, of: 1 },
    ]);
  });

  it('says that nobody was right where somebody had predicted, and nothing where nobody had', async () => {
    const dora = await watcher();
    await dora.ask(predict(CLEO, 'Dora'));
    for (const [at, size] of [
      [ADA, 'bluff'],
      [BEN, 'all'],
      [CLEO, 'bluff'],
    ] as const)
      await bid(at, size);
    await lookOn(dora);
    expect((await dora.untilTable(isForeseen)).news).toEqual([{ type: 'foreseen', names: [] }]);
    const { game } = await client(BEN).untilTable((frame) => frame.game?.prompt !== undefined);
    await client(BEN).shownAfter({
      type: 'act',
      seat: BEN,
      action: { type: 'pass' },
      question: game?.question ?? 0,
    });
    await lookOn(dora);
    for (const at of [ADA, BEN, CLEO]) await bid(at, 'all');
    await lookOn(dora);
    await dora.settled();
    expect(dora.texts.filter((text) => text.includes('foreseen'))).toHaveLength(1);
  });

  it('is refused when it is too late, and while one is asked something oneself', async () => {
    const dora = await watcher();
    expect(await client(ADA).refused(predict(BEN))).toMatchObject({ code: 'not-available' });
    expect(client(ADA).table()?.you).not.toHaveProperty('prediction');
    expect((await bid(ADA)).you.prediction).toEqual({ topic: 'bid', key: 'bid 1.1', among: [1, 2] });
    expect(await client(ADA).refused(predict(ADA))).toMatchObject({ code: 'bad-target' });
    await bid(BEN, 'all');
    await bid(CLEO);
    expect(await dora.refused(predict(BEN, 'Dora'))).toEqual({ code: 'stale' });
    expect(await dora.refused(predict(BEN, 'Dora', 'bid 9.9'))).toEqual({ code: 'stale' });
  });

  it('is of nobody who has no name of their own, watches as a television, or has named no browser', async () => {
    const dora = await watcher();
    const television = await join(running.host.port, path, { television: true, spectator: newToken() });
    const nameless = await join(running.host.port, path);
    expect(await dora.refused(predict(BEN))).toMatchObject({ code: 'bad-name', data: { reason: 'empty' } });
    expect(await dora.refused(predict(BEN, 'ben'))).toEqual({ code: 'name-taken', data: { name: 'ben' } });
    expect(await dora.refused(predict(BEN, 'Вen'))).toMatchObject({ code: 'bad-name' }); // in part Cyrillic
    expect(await television.refused(predict(BEN, 'Tom'))).toEqual({ code: 'only-shows' });
    expect(await nameless.refused(predict(BEN, 'Tom'))).toMatchObject({ code: 'not-available' });
  });

  it('is of nobody who knows a hand that is no longer theirs, or shares the device', async () => {
    await bid(CLEO);
    await client(CLEO).ask({ type: 'leave', seat: CLEO });
    const left = await join(running.host.port, path, { tokens: [tokens[CLEO] ?? ''], spectator: newToken() });
    expect(left.table()?.you).not.toHaveProperty('prediction');
    expect(await left.refused(predict(BEN, 'Cleo 2'))).toMatchObject({ code: 'not-available' });
    await bid(ADA);
    const both = await join(running.host.port, path, { tokens: tokens.slice(0, 2) });
    await both.ask({ type: 'face', seat: ADA });
    expect(await both.refused(predict(CLEO))).toMatchObject({ code: 'not-available' });
  });

  it('can be repeated without end, said five times at once, and changed ten times', async () => {
    const dora = await watcher();
    for (const whom of [ADA, ADA, BEN, ADA, BEN]) await dora.ask(predict(whom, 'Dora'));
    expect(await dora.refused(predict(BEN, 'Dora'))).toEqual({ code: 'too-fast', data: { seconds: 3 } });
    for (let turn = 0; turn < 6; turn++) {
      clock.advance(3_000);
      await dora.ask(predict(turn % 2 === 0 ? ADA : BEN, 'Dora'));
    }
    clock.advance(3_000);
    expect(await dora.refused(predict(ADA, 'Dora'))).toEqual({ code: 'no-undo-left', data: { most: 10 } });
    clock.advance(3_000);
    await dora.ask(predict(BEN, 'Dora'));
  });
});

it('a prediction that was acknowledged is there after the host was killed', async () => {
  const host = await HostProcess.start();
  const at = `/ws/${await newTable(host)}`;
  const browser = newToken();
  const own = newToken();
  const ada = await join(host.port, at, { owner: host.owner });
  await ada.ask({ type: 'sit', token: own, name: 'Ada' });
  for (const where of [BEN, CLEO]) await ada.ask({ type: 'seat-bot', seat: where, bot: 'random' });
  await ada.shownAfter({ type: 'start' });
  const dora = await join(host.port, at, { spectator: browser });
  await dora.untilTable(({ you }) => you.prediction?.key === 'bid 1.1');
  await dora.ask(predict(BEN, 'Dora'));
  await host.killAndRestart();
  const again = await join(host.port, at, { spectator: browser });
  expect((await again.untilTable(() => true)).you.prediction).toMatchObject({ key: 'bid 1.1', whom: 1 });
  const back = await join(host.port, at, { owner: host.owner, tokens: [own] });
  await back.ask({ type: 'end-game' });
  const { ledger } = (await back.untilTable(({ table: now }) => now.phase === 'ended')).table;
  expect(ledger?.[0]).not.toHaveProperty('predictions'); // what nothing has answered does not count
  await host.dispose();
});

/** A table of Money! at a host of its own. */
async function newTable(host: HostProcess): Promise<string> {
  const owner = await join(host.port, '/ws', { owner: host.owner });
  const setup = {
    title: 'Kitchen',
    game: 'money',
    options: {},
    seatCount: 3,
    reach: 'local',
    graceSeconds: 0,
  };
  const value = (await owner.ask({ type: 'create-table', setup } as Body)) as { readonly table: string };
  await owner.close();
  return value.table;
}
