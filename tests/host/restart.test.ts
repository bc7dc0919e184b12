import { afterEach, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import { seat } from '../../core/base/ids.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { systemDisk } from '../../electron/host/storage/disk.ts';
import { fillingDisk } from '../helpers/filling-disk.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type Guest, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

let clock: ManualClock;
let running: TestHost | undefined;
afterEach(() => running?.dispose());

const GRACE = 5;

/** Ada hosts; Ben and a bot play with her. The host is started again while they are in a game, and nobody is back yet. */
async function startedAgain(
  during: (guests: readonly Guest[]) => Promise<void> = async () => {},
  disk = systemDisk,
) {
  clock = manualClock();
  const first = (running = await testHost({ clock, botDelay: 1000 }));
  const table = await openTestTable(first.host, {
    game: 'for-sale',
    seatCount: 3,
    options: { starter: 1 },
    graceSeconds: GRACE,
  });
  const [ada, ben] = (await seatGuests(first.host, table, ['Ada', 'Ben'])) as [Guest, Guest];
  await ada.client.ask({ type: 'seat-bot', seat: seat(2), bot: 'random' });
  await ada.client.ask({ type: 'start' });
  await during([ada, ben]);
  await first.stop();
  const again = (running = await testHost({ dataDir: first.folder, clock, botDelay: 1000, disk }));
  const come = (token: string, owner?: string): Promise<HostClient> =>
    join(again.host.port, `/ws/${table}`, { tokens: [token], ...(owner !== undefined && { owner }) });
  return {
    table: table as TableId,
    ada: () => come(ada.token, again.host.ownerSecret),
    ben: () => come(ben.token),
    benToken: ben.token,
  };
}

const isOf =
  (paused: TableFrame['table']['paused']) =>
  ({ table }: TableFrame): boolean =>
    table.paused === paused;

it('a game that people of other devices were in is paused after a restart, and no bot plays before they are back', async () => {
  const { ada, ben } = await startedAgain();
  const host = await ada();
  const shown = await host.untilTable(isOf('restart'));
  expect(shown.table.seats[1]).toMatchObject({ type: 'person', name: 'Ben', device: 'away' });
  clock.advance(GRACE * 2000);
  const later = await host.shownAfter({ type: 'face', seat: seat(0) });
  expect(later.table.paused).toBe('restart');
  expect(later.table.seats[1]).not.toHaveProperty('standIn');
  // Ben is the last who was missing: nobody has to say that it goes on
  const guest = await ben();
  const goes = await guest.untilTable(isOf(undefined));
  expect(goes.game?.awaits).toEqual([1]);
  expect(goes.table.seats[1]).not.toHaveProperty('standIn');
});

it('it goes on also if the disk was full when the last one came back', async () => {
  const { disk, fill, free } = fillingDisk();
  const { ada, ben } = await startedAgain(undefined, disk);
  const host = await ada();
  await host.untilTable(isOf('restart'));
  fill();
  await ben();
  await host.untilTable(({ table }) => table.frozen === 'disk-full');
  free();
  await host.ask({ type: 'try-again' });
  const { table } = await host.untilTable(isOf(undefined));
  expect(table.frozen).toBeUndefined();
});

it('who hosts can go on without those who are missing', async () => {
  const { ada } = await startedAgain();
  const host = await ada();
  await host.untilTable(isOf('restart'));
  await host.ask({ type: 'resume' });
  const { table } = await host.untilTable(isOf(undefined));
  expect(table.seats[1]).toMatchObject({ graceLeft: GRACE * 1000 });
});

it('who plays alone against bots goes on at once', async () => {
  const { ada } = await startedAgain(async ([, guest]) => {
    await guest?.client.ask({ type: 'leave', seat: seat(1) });
  });
  const frame = await (await ada()).untilTable(({ game }) => game !== undefined);
  expect(frame.table.paused).toBeUndefined();
});

it('who comes back after a restart, and by another key, is told what a bot did for them', async () => {
  const { ada, table } = await startedAgain(async ([host, guest]) => {
    await guest?.client.close();
    const isAway = ({ table: { seats } }: TableFrame): boolean =>
      seats[1]?.type === 'person' && seats[1].device === 'away';
    await host?.client.untilTable(isAway);
    await host?.client.ask({ type: 'take-over', seat: seat(1), bot: 'random' });
    clock.advance(5000);
    await host?.client.untilTable(({ game }) => game?.awaits[0] !== 1);
  });
  const host = await ada();
  await host.untilTable(isOf('restart'));
  const stranger = await join(running?.host.port ?? 0, `/ws/${table}`, {});
  await stranger.ask({ type: 'claim-seat', seat: seat(1), token: 'f'.repeat(32) });
  const { you } = await host.untilTable(({ you: { knocks } }) => knocks !== undefined);
  await host.ask({ type: 'answer-knock', knock: you.knocks?.[0]?.id ?? 0, yes: true });
  const told = await stranger.untilTable(({ meanwhile = [] }) => meanwhile.length > 0);
  expect(told.meanwhile).toContainEqual(expect.objectContaining({ seat: 1 }));
});
