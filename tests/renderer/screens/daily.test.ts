import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAILY } from '../../../core/base/daily.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import DailyScreen from '../../../renderer/screens/DailyScreen.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, hostFrame, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { part, text } from '../../helpers/renderer/page.ts';

let mounted: Mounted;
beforeEach(() => {
  localStorage.clear();
  fakeHost.reset();
  fakeHost.answer('create-table', () => ({ value: { table: TABLE } }));
  fakeHost.show(hostFrame({ isOwner: true }));
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the deal of the day', () => {
  it('begins with one press on an edition, today, against everybody’s opponents', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 26, 20, 0) });
    localStorage.setItem('auction-night.name', 'Ada');
    await openPartWords('daily');
    mounted = await mountScreen(DailyScreen, {}, freshStores());
    await settled();
    expect(text()).toContain('Today: 2026-11-26');
    expect(text()).toContain('anybody can play it again');
    await mounted.click(/Wild edition/);
    await eventually(() => expect(mounted.router.currentRoute.value.path).toBe(`/table/${TABLE}`));
    expect(fakeHost.asked.find(({ type }) => type === 'create-table')).toMatchObject({
      setup: {
        game: 'fake',
        reach: 'local',
        seatCount: DAILY.seatCount,
        coach: false,
        daily: '2026-11-26',
        options: { edition: 'wild', hands: 5, memoryAid: true },
      },
    });
    expect(fakeHost.asked.find(({ type }) => type === 'sit')).toMatchObject({ name: 'Ada', seat: 0 });
    const bots = fakeHost.asked.filter(({ type }) => type === 'seat-bot');
    expect(bots.map(({ seat, bot: name, character }) => [seat, name, character])).toEqual(
      DAILY.characters.map((character, index) => [index + 1, DAILY.bot, character]),
    );
  });
});

describe('the line of a deal of the day', () => {
  const opponents = DAILY.characters.map((character) => ({ ...bot(character), bot: DAILY.bot, character }));
  const ledger = { game: 'fake', names: [], totals: [], winners: [], startedAt: 1, endedAt: 2, early: false };
  const ended: TableWish = {
    phase: 'ended',
    seats: [person('Ada', { isHost: true }), ...opponents],
    own: [0],
    facing: 0,
    setup: { daily: '2026-11-26' },
    result: { totals: [1200, 1500, 900, 300], winners: [1], sheet: [] } as never,
    ledger: [ledger] as never,
  };
  const open = async (wish: TableWish): Promise<void> => {
    fakeHost.show(tableFrame({ ...ended, ...wish }));
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await settled();
  };

  it('says game, day, place and total in symbols, and is copied as it is', async () => {
    const copied: string[] = [];
    const writeText = (line: string): Promise<void> => Promise.resolve(void copied.push(line));
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await open({});
    const line = 'Auction Night · Fake game (Plain edition) · 2026-11-26 · 🥈 1,200 🟩🟩🟩🟩🟩🟩🟩🟩⬜⬜';
    expect(part('.daily .line')).toBe(line);
    await mounted.click('Copy the line');
    expect(copied).toEqual([line]);
    expect(mounted.hasButton('Copied')).toBe(true);
  });

  it.each([
    ['it was ended early', { ledger: [{ ...ledger, early: true }] as never }],
    ['another opponent sat there', { seats: [person('Ada'), bot('Robo'), ...opponents.slice(1)] }],
    ['two people played', { seats: [person('Ada'), person('Ben'), ...opponents.slice(1)] }],
  ])('is not there where %s', async (_why, wish: TableWish) => {
    await open(wish);
    expect(part('.daily .line')).toBe('');
    expect(part('.daily')).toContain('only where one person has played');
  });

  it('is of no other table', async () => {
    await open({ setup: {} });
    expect(part('.daily')).toBe('');
  });
});
