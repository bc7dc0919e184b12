import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PersistentList } from '../../core/base/lists.ts';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import type { TableSnapshot } from '../../electron/host/table/runner.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { hostedTable } from '../helpers/golden-tables.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const BEAT = 500;
/** So long an act can be taken back at the normal pace. */
const TIME = 3_000;
const ADA = seat(0);

let clock: ManualClock;
let running: TestHost;
let table: TableId;
/** Ada plays against two bots that remember what they see, and begins. */
let ada: HostClient;

beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 900, beat: BEAT });
  [table, ada] = await adaAgainstBots();
});
afterEach(() => running.dispose());

async function adaAgainstBots(pace: 'normal' | 'at-once' = 'normal'): Promise<[TableId, HostClient]> {
  const options = { starter: 0 };
  const setup = { game: 'for-sale', seatCount: 3, options, graceSeconds: 30, pace };
  const id = await openTestTable(running.host, setup);
  const [guest] = await seatGuests(running.host, id, ['Ada']);
  if (guest === undefined) throw new Error('nobody sits');
  for (const at of [1, 2]) await guest.client.ask({ type: 'seat-bot', seat: seat(at), bot: 'regular' });
  await guest.client.shownAfter({ type: 'start' });
  return [id, guest.client];
}

const questionOf = (client: HostClient): number => client.table()?.game?.question ?? 0;
const bid = (client = ada, amount = 1): Promise<TableFrame> =>
  client.shownAfter({
    type: 'act',
    seat: ADA,
    action: { type: 'bid', amount },
    question: questionOf(client),
  });
const takeBack = (): Promise<TableFrame> => ada.shownAfter({ type: 'take-back', seat: ADA });
const refused = async (client = ada): Promise<unknown> =>
  (await client.refused({ type: 'take-back', seat: ADA })).code;
/** Time passes, and the table has done what fell due. */
async function move(milliseconds: number): Promise<TableFrame | undefined> {
  clock.advance(milliseconds);
  await ada.settled();
  await ada.settled();
  return ada.table();
}
const standOf = async (): Promise<TableSnapshot> => (await hostedTable(running, table)).runner.snapshot;

describe('who plays against bots alone', () => {
  it('takes the newest act back for three seconds, and nobody remembers it', async () => {
    const before = await standOf();
    const asked = ada.table();
    const frame = await bid();
    expect(frame.table.takeBack).toEqual({ seat: ADA, left: TIME });
    expect((await standOf()).memories).not.toEqual(before.memories);
    expect((await move(TIME - 1))?.table.takeBack).toBeDefined();

    const back = await takeBack();
    expect(back.news).toEqual([{ type: 'taken-back', seat: ADA, name: 'Ada' }]);
    expect([back.events, back.table.takeBack, back.table.show]).toEqual([[], undefined, undefined]);
    expect(back.game).toEqual({
      ...asked?.game,
      question: (asked?.game?.question ?? 0) + 1,
      undosLeft: HOST_LIMITS.undos - 1,
    });
    const after = await standOf();
    expect(after.memories).toEqual(before.memories);
    expect(after.state.game).toEqual({
      ...before.state.game,
      account: {
        ...before.state.game?.account,
        thinking: PersistentList.empty(),
        takenBack: expect.anything() as unknown,
      },
      undone: [1, 0, 0],
    });
    expect(await refused()).toBe('too-late');
    expect((await bid(ada, 2)).game?.view).toMatchObject({ round: { bids: [2, 0, 0] } });
  });

  it('does so also where the aids were changed meanwhile, which gives no more time', async () => {
    const before = await standOf();
    await bid();
    await move(1_000);
    for (const memoryAid of [true, false]) {
      const frame = await ada.shownAfter({ type: 'adjust', memoryAid });
      expect(frame.table.takeBack).toEqual({ seat: ADA, left: TIME - 1_000 });
    }
    await takeBack();
    expect((await standOf()).memories).toEqual(before.memories);
  });

  it('may do so as often as a host grants before the game goes on, and then not again', async () => {
    for (let count = 0; count < HOST_LIMITS.undos; count++) {
      expect((await bid()).game?.undosLeft).toBe(HOST_LIMITS.undos - count);
      expect((await takeBack()).game?.undosLeft).toBe(HOST_LIMITS.undos - 1 - count);
    }
    expect((await bid()).game?.undosLeft).toBe(0);
    expect(await refused()).toBe('no-undo-left');
    await move(2 * BEAT); // the bid has been shown,
    await move(TIME - 2 * BEAT); // and the bots act
    expect((await ada.untilTable(({ game }) => game?.undosLeft !== 0)).game?.undosLeft).toBe(
      HOST_LIMITS.undos,
    );
  });

  it('is answered by bots when that time is over, and not before', async () => {
    const frame = await bid();
    expect(frame.game?.awaits).toEqual([1]);
    await move(2 * BEAT); // the bid has been shown
    expect((await move(TIME - 2 * BEAT - 1))?.game?.awaits).toEqual([1]);
    const later = await move(1);
    expect(later?.game?.awaits).not.toEqual([1]);
    expect(later?.table.takeBack).toBeUndefined();
    expect(await refused()).toBe('too-late');
  });

  it('is asked anew: what was sent for the old question does nothing', async () => {
    const question = questionOf(ada);
    await bid();
    await takeBack();
    const action = { type: 'bid', amount: 3 };
    expect(await ada.refused({ type: 'act', seat: ADA, action, question })).toMatchObject({
      code: 'stale',
      data: { question: questionOf(ada) },
    });
  });

  it('finds the table so after the host was killed', async () => {
    await bid();
    await takeBack();
    await bid(ada, 2);
    const stand = await standOf();
    await running.stop();
    const second = await testHost({ dataDir: running.folder, clock, botDelay: 900, beat: BEAT });
    expect((await hostedTable(second, table)).runner.snapshot).toEqual(stand);
    expect(stand.earlier).toBeDefined();
    await second.stop();
  });

  it('is told of it alone who has not seen the act', async () => {
    await bid();
    const watcher = await join(running.host.port, `/ws/${table}`);
    expect(await watcher.refused({ type: 'take-back', seat: ADA })).toMatchObject({ code: 'not-your-seat' });
    await takeBack();
    const frame = await watcher.untilTable(({ news }) => news.length > 0);
    expect([frame.events, frame.news.map(({ type }) => type)]).toEqual([[], ['taken-back']]);
  });
});

it('where nothing is waited for, nothing can be taken back', async () => {
  const [, client] = await adaAgainstBots('at-once');
  const frame = await bid(client);
  expect(frame.table.takeBack).toBeUndefined();
  expect(await refused(client)).toBe('too-late');
});
