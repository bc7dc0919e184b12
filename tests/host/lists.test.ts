import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { choose, playOn } from '../helpers/host-player.ts';
import { manualClock } from '../helpers/manual-clock.ts';

const MINUTE = 60_000;

let running: TestHost;
afterEach(() => running.dispose());

async function started(options: Parameters<typeof testHost>[0] = {}) {
  running = await testHost(options);
  const { host } = running;
  const table = await openTestTable(host);
  const guests = await seatGuests(host, table, ['Ada', 'Ben']);
  const [owner] = guests;
  if (owner === undefined) throw new Error('nobody sits');
  await owner.client.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  const desk = await join(host.port, '/ws', { owner: host.ownerSecret });
  return { owner: owner.client, people: guests.map(({ client }) => client), desk };
}

const lists = ({ texts }: HostClient): number => texts.filter((text) => text.includes('changedAt')).length;

describe('the list of tables of who hosts', () => {
  it('is up to date to the minute, and hears of no act within one', async () => {
    const clock = manualClock(30_000_000 * MINUTE - 1_000);
    const { owner, people, desk } = await started({ clock });
    const rng = createRng('lists');
    /** Whoever is asked first makes a choice. */
    const act = async (): Promise<void> => {
      for (const client of people) {
        const frame = client.table();
        const action = frame && choose(frame, rng);
        if (action === undefined || frame === undefined || frame.you.facing === undefined) continue;
        const { question = 0 } = frame.game ?? {};
        await client.ask({ type: 'act', seat: frame.you.facing, action, question });
        return;
      }
      throw new Error('nobody is asked');
    };
    await owner.shownAfter({ type: 'start' });
    await people[1]?.untilTable((frame) => frame.game?.question !== undefined);
    await desk.untilHost(({ tables }) => tables[0]?.phase === 'playing');
    const before = lists(desk);
    await act();
    await desk.ask({ type: 'ping' });
    expect(lists(desk)).toBe(before);
    clock.advance(1_000);
    await act();
    await desk.untilHost(({ tables }) => tables[0]?.changedAt === clock.now());
  });

  it('tells who won the game that is over, as long as the table shows it', async () => {
    const { owner, people, desk } = await started();
    await owner.ask({ type: 'start' });
    await Promise.all(people.map((client, index) => playOn(client, `lists ${index}`)));
    const over = await desk.untilHost(({ tables }) => tables[0]?.phase === 'ended');
    expect(over.tables[0]).toMatchObject({ games: 1, winners: [expect.any(String)] });
    await owner.ask({ type: 'rematch' });
    await owner.ask({ type: 'start' });
    const { tables } = await desk.untilHost((frame) => frame.tables[0]?.phase === 'playing');
    expect(tables[0]?.winners).toBeUndefined();
    await owner.ask({ type: 'end-game' });
    const ended = await desk.untilHost((frame) => frame.tables[0]?.phase === 'ended');
    expect(ended.tables[0]).toMatchObject({ games: 2, winners: [] });
  });
});
