import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const BEAT = 500;
/** A bid is looked at so long. */
const SHOWN = 2 * BEAT;
const BOT = 900;
/** A bot has acted by then, however long it took; before, Ada might still take her bid back. */
const BOT_AT_MOST = 6 * BEAT;

let clock: ManualClock;
let running: TestHost;
let table: TableId;
/** Ada plays against two bots, and begins. */
let ada: HostClient;

beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: BOT, beat: BEAT });
  table = await openTestTable(running.host, {
    game: 'for-sale',
    seatCount: 3,
    options: { starter: 0 },
    graceSeconds: 30,
  });
  const [guest] = await seatGuests(running.host, table, ['Ada']);
  if (guest === undefined) throw new Error('nobody sits');
  ada = guest.client;
  for (const at of [1, 2]) await ada.ask({ type: 'seat-bot', seat: seat(at), bot: 'random' });
  await ada.shownAfter({ type: 'start' });
});
afterEach(() => running.dispose());

const bid = async (): Promise<TableFrame> => {
  const question = ada.table()?.game?.question ?? 0;
  return ada.shownAfter({ type: 'act', seat: seat(0), action: { type: 'bid', amount: 1 }, question });
};
/** The seats that have acted since Ada did. */
const awaited = async (): Promise<readonly number[]> => {
  await ada.settled();
  return ada.table()?.game?.awaits ?? [];
};
const move = async (milliseconds: number): Promise<readonly number[]> => {
  clock.advance(milliseconds);
  await ada.settled(); // the table has done what fell due
  return awaited();
};

describe('what happened', () => {
  it('is shown for its beats before a bot begins to think', async () => {
    const frame = await bid();
    expect(frame.table).toMatchObject({ beat: BEAT, show: 1 });
    expect([frame.events.length, frame.acts]).toEqual([1, [1]]);
    expect(await move(SHOWN - 1)).toEqual([1]);
    expect(ada.table()?.table.show).toBe(1);
    expect(await move(1)).toEqual([1]);
    expect(ada.table()?.table.show).toBeUndefined();
    expect(await move(BOT_AT_MOST)).not.toEqual([1]);
  });

  it('is shown for less long where every page is through', async () => {
    const watcher = await join(running.host.port, `/ws/${table}`);
    await bid();
    await ada.ask({ type: 'shown', show: 1 });
    expect((await ada.untilTable(() => true)).table.show).toBe(1); // the other page is not
    await watcher.ask({ type: 'shown', show: 1 });
    await ada.untilTable((frame) => frame.table.show === undefined);
    expect(await move(BOT_AT_MOST)).not.toEqual([1]);
  });

  it('is shown to nobody who has left', async () => {
    const watcher = await join(running.host.port, `/ws/${table}`);
    await bid();
    await ada.ask({ type: 'shown', show: 1 });
    await watcher.close();
    await ada.untilTable((frame) => frame.table.show === undefined);
  });

  it('cannot be made to last longer: not by silence, nor by who says nonsense', async () => {
    const watcher = await join(running.host.port, `/ws/${table}`);
    await bid();
    for (const show of [0, 0, 1]) await watcher.ask({ type: 'shown', show });
    expect(await move(SHOWN)).toEqual([1]);
    expect(ada.table()?.table.show).toBeUndefined();
  });

  it('is awaited by nobody: a question is asked when it is over', async () => {
    await bid();
    await move(SHOWN / 2);
    expect(ada.table()?.table.show).toBe(1);
    await move(SHOWN / 2);
    await ada.untilTable((frame) => frame.table.show === undefined);
    await move(BEAT);
    await join(running.host.port, `/ws/${table}`);
    await ada.untilTable((frame) => frame.table.spectators === 1);
    expect(ada.table()?.table.waited).toEqual({}); // for the first second it is not said
    await move(2 * BEAT);
    await join(running.host.port, `/ws/${table}`);
    await ada.untilTable((frame) => frame.table.waited[1] === 3 * BEAT);
  });
});

describe('who plays alone against bots', () => {
  it('reads a lesson for as long as it takes', async () => {
    await ada.ask({ type: 'hold', hold: true });
    await bid();
    await move(SHOWN);
    expect(await move(10 * BOT)).toEqual([1]);
    await ada.ask({ type: 'hold', hold: false });
    expect(await move(BOT_AT_MOST)).not.toEqual([1]);
  });

  it('is held up by nobody who only watches', async () => {
    const watcher = await join(running.host.port, `/ws/${table}`);
    await watcher.ask({ type: 'hold', hold: true });
    await bid();
    await move(SHOWN);
    expect(await move(BOT_AT_MOST)).not.toEqual([1]);
  });
});

describe('the pace of a table', () => {
  it('changes during the game by who hosts, and everybody is told', async () => {
    const watcher = await join(running.host.port, `/ws/${table}`);
    expect(await watcher.refused({ type: 'adjust', pace: 'calm' })).toMatchObject({ code: 'not-owner' });
    const frame = await ada.shownAfter({ type: 'adjust', pace: 'calm' });
    expect(frame.table).toMatchObject({ setup: { pace: 'calm' }, beat: 1.6 * BEAT });
    expect(frame.news).toEqual([{ type: 'adjusted', pace: 'calm' }]);
    await bid();
    expect(await move(1.6 * SHOWN - 1)).toEqual([1]);
    expect(ada.table()?.table.show).toBe(1);
  });

  it('waits for nothing where all is to go at once', async () => {
    await bid();
    const frame = await ada.shownAfter({ type: 'adjust', pace: 'at-once' });
    expect(frame.table).toMatchObject({ beat: 0 });
    expect(frame.table.show).toBeUndefined();
    expect(await move(0)).not.toEqual([1]);
  });
});
