import { readdir } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, seatsOf, type Seat, type TableId, type Viewer } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { botOf } from '../../core/bots/index.ts';
import { recollections } from '../../core/bots/recall.ts';
import { recordOf, replay } from '../../core/record/index.ts';
import { gameOf, gameOptions, type TableSetup, type TableState } from '../../core/table/index.ts';
import { advertised } from '../../electron/host/advertising.ts';
import type { RunningHost } from '../../electron/host/host.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { choose, playOn } from '../helpers/host-player.ts';
import { HostProcess } from '../helpers/host-process.ts';

const [FIRST, SECOND, THIRD] = [seat(0), seat(1), seat(2)];

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

interface Table {
  readonly id: TableId;
  readonly ada: HostClient;
  readonly ben: HostClient;
  /** That of Ada's seat. */
  readonly token: string;
  /** As it is now. */
  readonly state: () => Promise<TableState>;
}

/** Ada, who hosts, and Ben, on other devices, and a bot; the game is on. */
async function begun(more: Partial<TableSetup> = {}): Promise<Table> {
  const host = (running = await testHost());
  const id = await openTestTable(host.host, { game: 'for-sale', ...more });
  const [ada, ben] = await seatGuests(host.host, id, ['Ada', 'Ben']);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  await ada.client.ask({ type: 'seat-bot', seat: THIRD, bot: 'casual', character: 'clara' });
  await ada.client.shownAfter({ type: 'start' });
  const state = async (): Promise<TableState> => (await hostedTable(host, id)).state;
  return { id, ada: ada.client, ben: ben.client, token: ada.token, state };
}

/** The same, and the game is over. */
async function played(more: Partial<TableSetup> = {}): Promise<Table> {
  const table = await begun(more);
  await Promise.all([playOn(table.ada, 'Ada'), playOn(table.ben, 'Ben')]);
  return table;
}

/** The indices of what a seat did, of takings back apart. */
const actsOf = (table: TableState, at: Seat): readonly number[] =>
  (table.game?.actions.slice() ?? []).flatMap(({ seat: who, type }, index) =>
    who === at && gameOf(table).undo?.includes(type) !== true ? [index] : [],
  );

/** Somebody plays on, and comes to the new table. */
async function plays(
  client: HostClient,
  at: Seat,
  act?: number,
  owner?: string,
): Promise<{ readonly id: TableId; readonly token: string; readonly come: () => Promise<HostClient> }> {
  const token = newToken();
  const answer = await client.ask({ type: 'play-on', seat: at, token, ...(act !== undefined && { act }) });
  const { table: id } = answer as { readonly table: TableId };
  const port = running?.host.port ?? 0;
  const come = (): Promise<HostClient> =>
    join(port, `/ws/${id}`, { tokens: [token], ...(owner && { owner }) });
  return { id, token, come };
}

const stateOf = async (id: TableId): Promise<TableState> => {
  if (running === undefined) throw new Error('no host');
  return (await hostedTable(running, id)).state;
};

/** All tables of the host, listed or not. */
function tablesOf(): RunningHost['tables'] {
  if (running === undefined) throw new Error('no host');
  return (running.host as RunningHost).tables;
}

const VIEWERS: readonly Viewer[] = [...seatsOf(3), 'table'];

describe.each([
  ['money', { options: { hands: 1 } }],
  ['for-sale', {}],
  ['falsche-fuffziger', {}],
] as const)('a table that plays on in %s', (game, more) => {
  it('stands where the first game stood, byte by byte and for everybody, bots remember the same, and its record is played again', async () => {
    const { ada, state } = await played({ game, ...more });
    const first = await state();
    const record = recordOf(first);
    const acts = actsOf(first, FIRST);
    for (const act of [acts[0], acts[Math.floor(acts.length / 2)], acts.at(-1)]) {
      if (act === undefined) throw new Error('Ada did nothing');
      const { id } = await plays(ada, FIRST, act);
      const { state: then, memories } = (await hostedTable(running as TestHost, id)).runner.snapshot;
      expect(then.origin).toMatchObject({ table: first.id, game: 1, seat: 0, act });
      if (then.game === undefined) throw new Error('no game');
      for (const viewer of VIEWERS) {
        const before = replay(record, { after: act, view: viewer });
        if (!before.ok) throw new Error(JSON.stringify(before.error));
        expect(JSON.stringify(gameOf(then).view(then.game.state, viewer))).toBe(JSON.stringify(before.view));
        if (viewer !== 'table')
          expect(gameOf(then).legal(then.game.state, viewer)).toEqual(before.legal[viewer]);
      }
      for (const at of [SECOND, THIRD]) {
        const who = then.seats[at];
        if (who?.type !== 'bot' || who.character === undefined) throw new Error('no bot');
        const { temper } = { ...first.game?.account.players[THIRD]?.[0] } as { readonly temper?: 'bluffer' };
        const bot = botOf({ game, bot: who.bot, ...(at === THIRD && temper && { temper }) });
        const options = gameOptions(then);
        const past = { options, seatCount: 3, deal: then.game.deal, actions: then.game.actions.slice() };
        const moments = [...recollections(gameOf(then), past, at, bot)];
        expect(moments).toHaveLength(act + 1);
        expect(memories[at]).toEqual({ bot: who.bot, memory: moments.at(-1)?.memory });
      }
    }
    const { id, come } = await plays(ada, FIRST, acts[0]);
    const last = await playOn(await come(), 'again');
    expect(last.table.origin?.first.totals).toEqual(first.ledger[0]?.totals);
    const again = replay(JSON.parse(JSON.stringify(recordOf(await stateOf(id)))));
    expect(again).toMatchObject({ ok: true, finished: true, totals: last.game?.result?.totals });
  });

  it('answers the same to who does the same there again, whoever chooses first', async () => {
    const { ada, state } = await played({ game, ...more });
    const [act] = actsOf(await state(), FIRST);
    const ends = [];
    for (const isLast of [false, true]) {
      const client = await (await plays(ada, FIRST, act)).come();
      for (;;) {
        const frame = await client.untilTable(({ table: { phase }, game: now }) => {
          const isAsked = now?.awaits.includes(FIRST) === true;
          return phase === 'ended' || (isAsked && (!isLast || now.awaits.length === 1));
        });
        if (frame.table.phase === 'ended') {
          ends.push(frame.game?.result);
          break;
        }
        const question = frame.game?.question ?? 0;
        const action = choose(frame, createRng(`Ada ${question}`));
        if (action === undefined) throw new Error('nothing to do');
        await client.shownAfter({ type: 'act', seat: FIRST, action, question });
      }
      await client.close();
    }
    expect(ends[0]).toBeDefined();
    expect(ends[1]).toEqual(ends[0]);
  });
});

describe('who plays on', () => {
  it('sits where they sat, hosts, and meets bots: those of before, and the stand-in for other people', async () => {
    const { ada, ben, state } = await played({ standIn: 'expert', reach: 'local' });
    const first = await state();
    const [act] = actsOf(first, SECOND);
    const { id, come } = await plays(ben, SECOND, act);
    const client = await come();
    const { table, you, game } = await client.untilTable(() => true);
    expect(you).toMatchObject({ owner: false, host: true, seats: [1], facing: 1 });
    expect(game?.awaits).toContain(1);
    const [one, own, bot] = table.seats;
    expect(one).toMatchObject({
      type: 'bot',
      bot: 'expert',
      colour: first.seats[0]?.type === 'person' ? first.seats[0].colour : -1,
    });
    expect(one).not.toMatchObject({ name: 'Ada' });
    expect(own).toMatchObject({ type: 'person', name: 'Ben', isHost: false });
    expect(bot).toEqual({ type: 'bot', name: 'Clara', colour: 2, bot: 'casual', character: 'clara' });
    expect(table.origin?.first.names).toEqual(['Ada', 'Ben', 'Clara']);
    expect(table.setup.door).toBe('closed');
    // Nobody else comes there, is called there, or reads of it
    const stranger = join(running?.host.port ?? 0, `/ws/${id}`);
    await expect(stranger).rejects.toThrow('door-closed');
    const owner = await join(running?.host.port ?? 0, '/ws', { owner: running?.host.ownerSecret ?? '' });
    expect((await owner.untilHost(() => true)).tables.map((line) => line.id)).not.toContain(id);
    const lines = tablesOf().listings();
    const asIfOpen = lines.map((line) => ({ ...line, own: { ...line.own, reach: 'network' as const } }));
    expect(asIfOpen.map((line) => line.id)).toContain(id);
    expect(advertised(asIfOpen).map((line) => line.id)).not.toContain(id);
    expect((await ada.shownAfter({ type: 'face', seat: FIRST })).table.phase).toBe('ended'); // nothing of it there
  });

  it('finds the own game in the own list while it is on, and it is nowhere once it is over', async () => {
    const { id: table, ada, state } = await played();
    const [act] = actsOf(await state(), FIRST);
    const { host, folder } = running as TestHost;
    const { id, come } = await plays(ada, FIRST, act, host.ownerSecret);
    const owner = await join(host.port, '/ws', { owner: host.ownerSecret });
    const { tables } = await owner.untilHost((frame) => frame.tables.some((line) => line.id === id));
    expect(tables.find((line) => line.id === id)).toMatchObject({ phase: 'playing', isPlayedOn: true });
    expect(tables.find((line) => line.id === table)).not.toHaveProperty('isPlayedOn');
    const client = await come();
    await playOn(client, 'again');
    expect(await client.refused({ type: 'rematch' })).toMatchObject({ code: 'not-available' });
    expect((await state()).ledger).toHaveLength(1);
    await client.close();
    await owner.ask({ type: 'discard-table', table: id });
    await running?.stop();
    const records = await readdir(joinPath(folder, 'records'));
    expect(records.filter((name) => name.includes(id))).toEqual([]);
    expect(records.filter((name) => name.includes(table))).toHaveLength(1);
    expect((await readdir(joinPath(folder, 'tables'))).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('tries again from the same decision, or from a later one, beside the first game; what nobody is at any more goes', async () => {
    const { ada, state } = await played();
    const first = await state();
    const [earlier = 0, act = 0] = actsOf(first, FIRST);
    const one = await plays(ada, FIRST, act);
    const client = await one.come();
    expect(await client.refused({ type: 'play-on', seat: FIRST, token: newToken() })).toMatchObject({
      code: 'not-ended',
    });
    await playOn(client, 'one');
    const other = await plays(client, FIRST);
    const [before, again] = [await stateOf(one.id), await stateOf(other.id)];
    expect(again.origin).toEqual(before.origin);
    expect(again.seats.map((who) => 'name' in who && who.name)).toEqual(
      before.seats.map((who) => 'name' in who && who.name),
    );
    expect(again.game?.actions.slice()).toEqual(first.game?.actions.slice(0, act));
    const later = actsOf(before, FIRST).at(-1);
    expect(
      await client.refused({ type: 'play-on', seat: FIRST, token: newToken(), act: earlier }),
    ).toMatchObject({
      code: 'not-available',
    });
    const third = await plays(client, FIRST, later);
    expect((await stateOf(third.id)).origin).toEqual({ ...before.origin, act: later });
    const ids = (): readonly TableId[] =>
      tablesOf()
        .listings()
        .map((line) => line.id);
    expect(ids()).not.toContain(other.id); // nobody was there when the third began
    expect(ids()).toContain(one.id);
    await client.close();
    const fourth = await plays(ada, FIRST, act);
    expect(ids().filter((id) => [one.id, third.id].includes(id))).toEqual([]);
    expect(ids()).toContain(fourth.id);
  });

  it('does so only once the game is over, from what they did themselves', async () => {
    const { ada, ben, id, state } = await begun({ options: { starter: 0 } });
    const wish = (at: Seat, act?: number) =>
      ({ type: 'play-on', seat: at, token: newToken(), ...(act !== undefined && { act }) }) as const;
    await ada.shownAfter({ type: 'act', seat: FIRST, action: { type: 'bid', amount: 1 }, question: 1 });
    expect(await ada.refused(wish(FIRST, 0))).toMatchObject({ code: 'not-ended' });
    await Promise.all([playOn(ada, 'Ada'), playOn(ben, 'Ben')]);
    const over = await state();
    expect(await ben.refused(wish(FIRST, 0))).toMatchObject({ code: 'not-your-seat' });
    expect(await ben.refused(wish(SECOND, 0))).toMatchObject({ code: 'not-available' }); // Ada did that
    expect(await ada.refused(wish(FIRST, over.game?.actions.length))).toMatchObject({
      code: 'not-available',
    });
    expect(await ada.refused(wish(FIRST))).toMatchObject({ code: 'not-available' }); // this table began by itself
    const port = running?.host.port ?? 0;
    const watcher = await join(port, `/ws/${id}`);
    expect(await watcher.refused(wish(FIRST, 0))).toMatchObject({ code: 'not-your-seat' });
    const television = await join(port, `/ws/${id}`, { television: true });
    expect(await television.refused(wish(FIRST, 0))).toMatchObject({ code: 'only-shows' });
    await ada.shownAfter({ type: 'rematch' });
    expect(await ada.refused(wish(FIRST, 0))).toMatchObject({ code: 'not-ended' });
  });

  it('does not where a game was ended early: some of it was never to be seen', async () => {
    const { ada } = await begun({ options: { starter: 0 } });
    await ada.shownAfter({ type: 'act', seat: FIRST, action: { type: 'bid', amount: 1 }, question: 1 });
    await ada.ask({ type: 'end-game' });
    expect(await ada.refused({ type: 'play-on', seat: FIRST, token: newToken(), act: 0 })).toMatchObject({
      code: 'not-ended',
    });
  });

  it('finds what the master found in the first game when they are back, without asking again', async () => {
    const { id, ada, token } = await played({ coach: true });
    await ada.ask({ type: 'review', seat: FIRST });
    const { you } = await ada.untilTable((frame) => frame.you.review?.marks !== undefined);
    await ada.close();
    const { host } = running as TestHost;
    const back = await join(host.port, `/ws/${id}`, { tokens: [token], owner: host.ownerSecret });
    expect((await back.untilTable((frame) => frame.you.facing === FIRST)).you.review).toEqual(you.review);
    expect((await back.shownAfter({ type: 'face', seat: null })).you.review).toBeUndefined();
    await back.ask({ type: 'face', seat: FIRST });
    await back.ask({ type: 'rematch' });
    await back.settled();
    expect(back.table()?.you.review).toBeUndefined();
  });
});

it('a game that is played on survives a host that is killed', async () => {
  const host = await HostProcess.start();
  const owner = await join(host.port, '/ws', { owner: host.owner });
  const created = await owner.ask({
    type: 'create-table',
    setup: setup({ game: 'for-sale', options: { starter: 0 } }),
  });
  const { table: id } = created as { readonly table: TableId };
  const [token, again] = [newToken(), newToken()];
  const come = (table: TableId, key: string): Promise<HostClient> =>
    join(host.port, `/ws/${table}`, { tokens: [key], owner: host.owner });
  const ada = await come(id, token);
  await ada.ask({ type: 'sit', token, name: 'Ada', seat: FIRST });
  for (const at of [SECOND, THIRD]) await ada.ask({ type: 'seat-bot', seat: at, bot: 'casual' });
  await ada.ask({ type: 'start' });
  await playOn(ada, 'Ada');
  const opened = await ada.ask({ type: 'play-on', seat: FIRST, token: again, act: 0 });
  const { table } = opened as { readonly table: TableId };
  await host.killAndRestart();
  const client = await come(table, again);
  const { game } = await client.untilTable((frame) => frame.game?.awaits.includes(FIRST) === true);
  await client.ask({
    type: 'act',
    seat: FIRST,
    action: { type: 'bid', amount: 1 },
    question: game?.question ?? 0,
  });
  await host.killAndRestart();
  const back = await come(table, again);
  const shown = await back.untilTable((frame) => frame.game !== undefined);
  expect(shown.table.origin).toMatchObject({ table: id, game: 1, seat: 0, act: 0 });
  expect(shown.game?.view).toMatchObject({ own: { money: 17 } }); // 18 but for the bid
  const end = await playOn(back, 'Ada again');
  expect(end.game?.result?.totals).toHaveLength(3);
  await host.dispose();
});
