import { afterEach, describe, expect, it } from 'vitest';
import { PATIENCE } from '../../core/base/hosting.ts';
import { seat } from '../../core/base/ids.ts';
import { every } from '../../electron/host/clock.ts';
import { until } from '../helpers/eventually.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

const SYSTEMS = ['linux', 'windows'] as const;

describe.each(SYSTEMS)('a clock on %s', (system) => {
  it('stands still in a sleep: nothing falls due that was not due before', () => {
    const clock = manualClock();
    const done: string[] = [];
    clock.after(30_000, () => done.push('long'));
    clock.after(2_000, () => done.push('short'));
    clock.advance(1_500);
    const before = clock.elapsed();
    clock.sleep(33_000, system);
    expect(done).toEqual([]);
    expect(clock.elapsed()).toBe(before);
    clock.advance(499);
    expect(done).toEqual([]);
    clock.advance(1);
    expect(done).toEqual(['short']);
    clock.advance(27_999);
    expect(done).toEqual(['short']);
    clock.advance(1);
    expect(done).toEqual(['short', 'long']);
  });

  it('tells of it before any timer acts, and once', () => {
    const clock = manualClock();
    const heard: string[] = [];
    const cancel = clock.after(10_000, () => heard.push('timer'));
    const stop = clock.onSleep(() => {
      heard.push('slept');
      cancel();
    });
    clock.advance(9_500);
    clock.sleep(60_000, system);
    clock.advance(60_000);
    expect(heard).toEqual(['slept']);
    stop();
    expect(clock.pending()).toBe(0);
  });

  it('takes a short nap for time that passes', () => {
    const clock = manualClock();
    const heard: string[] = [];
    clock.onSleep(() => heard.push('slept'));
    clock.advance(10_000);
    clock.sleep(3_000, system);
    clock.advance(10_000);
    expect(heard).toEqual([]);
  });
});

it('a clock does not take a time of day that is set back for a sleep', () => {
  const clock = manualClock();
  let hasSlept = false;
  clock.onSleep(() => (hasSlept = true));
  clock.setBack(3_600_000);
  clock.advance(10_000);
  expect(hasSlept).toBe(false);
});

it('what is done again and again goes on after a sleep', () => {
  const clock = manualClock();
  let count = 0;
  const stop = every(clock, 1_000, () => (count += 1));
  clock.advance(3_000);
  clock.sleep(3_600_000, 'windows');
  clock.advance(3_000);
  expect(count).toBe(6);
  stop();
});

describe('a table whose host has slept', () => {
  let clock: ManualClock;
  let running: TestHost;
  afterEach(() => running.dispose());

  /** Three people at For Sale with a strict clock of half a minute; Ada is asked. */
  async function playing(more: Parameters<typeof openTestTable>[1] = {}) {
    clock = manualClock();
    running = await testHost({ clock, limits: { heartbeat: 1_000_000_000 } });
    const setup = { game: 'for-sale', options: { starter: 0 }, clock: 'strict', ...more } as const;
    const table = await openTestTable(running.host, setup);
    const [ada, ben] = (await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo'])).map(
      ({ client }) => client,
    );
    if (ada === undefined || ben === undefined) throw new Error('nobody sits');
    await ada.shownAfter({ type: 'start' });
    return { ada, ben };
  }

  it.each(SYSTEMS.flatMap((system) => [31, 33, 40, 3_600].map((seconds) => ({ system, seconds }))))(
    'chooses for nobody after $seconds s on $system, begins their time again and shows that',
    async ({ system, seconds }) => {
      const { ada } = await playing();
      clock.advance(20_000);
      await ada.settled();
      const frames = ada.texts.length;
      clock.sleep(seconds * 1_000, system);
      clock.advance(1_000); // somebody looks at the time every second
      await until(() => ada.texts.length > frames);
      expect(ada.table()?.table.seats[0]).toMatchObject({ clockLeft: 30_000 });
      expect(ada.table()?.game?.awaits).toEqual([0]);
      clock.advance(29_999);
      await ada.settled();
      expect(ada.table()?.game?.awaits).toEqual([0]);
      clock.advance(1);
      await ada.untilTable(({ game }) => game?.awaits[0] === 1);
    },
  );

  it.each(SYSTEMS)('has waited for nobody meanwhile (%s)', async (system) => {
    const { ada, ben } = await playing({ clock: 'off' });
    clock.advance(5_000);
    await ada.settled();
    clock.sleep(3_600_000, system);
    clock.advance(1_000);
    await ada.settled();
    expect(await ben.refused({ type: 'nudge', seat: seat(0) })).toMatchObject({
      code: 'not-awaited',
      data: { seconds: PATIENCE / 1_000 },
    });
  });

  it('begins the clocks again where the system tells of a sleep that nobody noticed', async () => {
    const { ada } = await playing();
    clock.advance(25_000);
    await ada.settled();
    const frames = ada.texts.length;
    running.host.networkChanged();
    await until(() => ada.texts.length > frames);
    expect(ada.table()?.table.seats[0]).toMatchObject({ clockLeft: 30_000 });
    clock.advance(29_999);
    await ada.settled();
    expect(ada.table()?.game?.awaits).toEqual([0]);
  });
});
