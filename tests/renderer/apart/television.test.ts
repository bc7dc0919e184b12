import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { money } from '../../../core/games/money/index.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import WaitClock from '../../../renderer/screens/television/WaitClock.vue';
import TableMenu from '../../../renderer/screens/table/menu/TableMenu.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { useSecondScreen } from '../../../renderer/stores/second-screen.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { table as en } from '../../../renderer/i18n/messages/en/app.json';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import {
  bot,
  FREE,
  hostFrame,
  person,
  received,
  TABLE,
  tableFrame,
  type TableWish,
} from '../../helpers/renderer/frames.ts';
import { lookAt, startOf } from '../../helpers/renderer/for-sale-table.ts';
import { lookAtMoney } from '../../helpers/renderer/money-table.ts';
import { freshStores, mountPart, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted | undefined;
const { ended: awayText } = en.waiting; // its page is of this computer
const text = () => document.body.textContent ?? '';
const open = async (wish: TableWish) => {
  fakeHost.show(tableFrame({ setup: { game: 'money', options: { edition: 'goldsieber' } }, ...wish }));
  mounted = await mountScreen(TelevisionScreen, { id: TABLE }, freshStores());
  await settled();
};

beforeEach(async () => {
  fakeHost.reset();
  localStorage.clear();
  await openPartWords('device'); // with the page, as the router does
});
afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = undefined;
  vi.useRealTimers();
});

describe('a television', () => {
  it('says so, and shows no key of the owner or of a seat', async () => {
    localStorage.setItem('auction-night.owner', 'a'.repeat(32));
    localStorage.setItem(`auction-night.seats.${TABLE}`, `${'b'.repeat(32)}@own`);
    await open({});
    const hello = fakeHost.asked.find((one) => one.type === 'hello' && 'television' in one);
    const said = ['app', 'id', 'protocol', 'spectator', 'television', 'type'];
    expect(Object.keys(hello ?? {}).sort()).toEqual(said);
    expect(JSON.stringify(hello)).not.toMatch(/a{32}|b{32}/);
    expect(document.documentElement.hasAttribute('data-television')).toBe(true);
    mounted?.wrapper.unmount();
    mounted = undefined;
    expect(document.documentElement.hasAttribute('data-television')).toBe(false);
    expect(fakeHost.paths().filter((path) => path !== '/ws')).toEqual([]);
  });

  it('shows the lobby with a code for joining, and that there is a PIN', async () => {
    localStorage.setItem('auction-night.owner', 'a'.repeat(32));
    const reachable = [{ address: '192.168.1.5', network: 'wlan0', isVirtual: false }];
    fakeHost.show(hostFrame({ owner: { reachable, discovery: 'on', nearby: [], problems: [] } }));
    await open({ seats: [person('Ada'), person('Ben', { ready: false }), bot('Clara'), FREE], hasPin: true });
    for (const said of ['Kitchen', 'Ada', 'Ben', 'Not ready yet', 'Clara', 'Free seat', 'you need no PIN'])
      expect(text()).toContain(said);
    await eventually(() => expect(text()).toContain('192.168.1.5:47474'));
    expect(document.querySelector('[aria-label="Code for joining at 192.168.1.5:47474"]')).not.toBeNull();
    expect(document.querySelectorAll('a[href], button, input')).toHaveLength(0);
  });

  it('is silent until somebody at it turns the sound on', async () => {
    await open({ seats: [person('Ada'), FREE] });
    expect(useSettings().televisionSound).toBe(false);
    window.dispatchEvent(new Event('pointermove'));
    await settled();
    await mounted?.click('Turn the sound on');
    expect(useSettings().televisionSound).toBe(true);
    expect(localStorage.getItem('auction-night.television-sound')).toBe('on');
    expect(mounted?.hasButton('Turn the sound off')).toBe(true);
  });

  it('comes in with a link that carries the code of the table and is opened where it was refused', async () => {
    const tableCode = 'mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g';
    fakeHost.answer('hello', ({ code }) => (code === tableCode ? {} : { error: { code: 'pin-needed' } }));
    await open({ seats: [person('Ada'), FREE] });
    expect(text()).not.toContain('Ada');
    const replace = mounted && vi.spyOn(mounted.router, 'replace');
    await mounted?.wrapper.setProps({ tableCode });
    await eventually(() => expect(text()).toContain('Ada'));
    expect(replace).toHaveBeenCalledWith(`/tv/${TABLE}`);
  });

  it('comes in with the PIN that somebody types', async () => {
    fakeHost.answer('hello', ({ pin }) => (pin === '482913' ? {} : { error: { code: 'pin-needed' } }));
    await open({ seats: [person('Ada'), FREE] });
    await eventually(() => expect(text()).toContain('This table needs a PIN'));
    await mounted?.wrapper.get('input').setValue('482913');
    await mounted?.wrapper.get('form').trigger('submit');
    await eventually(() => expect(text()).toContain('Ada'));
  });

  it('says calmly that the host is away, and looks for another table when this one was put away', async () => {
    await open({ seats: [person('Ada'), FREE] });
    fakeHost.answer('hello', () => 'silence'); // it does not come back while we look
    fakeHost.drop(1006);
    await eventually(() => expect(text()).toContain(awayText));
    fakeHost.answer('hello', () => ({}));
    fakeHost.drop(1006);
    await eventually(() => expect(text()).not.toContain(awayText));
    fakeHost.drop(CLOSE.noSuchTable);
    await eventually(() => expect(mounted?.router.currentRoute.value.path).toBe('/tv'));
  });

  const line = (id: string, more: object = {}) => ({
    id: id as typeof TABLE,
    title: `Table ${id[0]}`,
    game: 'money',
    edition: 'goldsieber',
    phase: 'lobby' as const,
    reach: 'network' as const,
    seats: 4,
    taken: 1,
    pin: false,
    ...more,
  });
  const [one, two, over, here] = [
    line('1'.repeat(16)),
    line('2'.repeat(16)),
    line('3'.repeat(16), { phase: 'ended' }),
    line('4'.repeat(16), { reach: 'local' }),
  ];

  it('finds the one table that is open to the network by itself, as soon as there is one', async () => {
    fakeHost.show(hostFrame({ tables: [over, here] }));
    mounted = await mountScreen(TelevisionScreen, {}, freshStores());
    await eventually(() => expect(text()).toContain('No table is open yet'));
    fakeHost.show(hostFrame({ tables: [over, here, one] }));
    await eventually(() => expect(mounted?.router.currentRoute.value.path).toBe(`/tv/${one.id}`));
  });

  it('asks which one where there are several', async () => {
    fakeHost.show(hostFrame({ tables: [one, two] }));
    mounted = await mountScreen(TelevisionScreen, {}, freshStores());
    await eventually(() => expect(text()).toContain('Which table?'));
    await mounted.click(/Table 2/);
    await eventually(() => expect(mounted?.router.currentRoute.value.path).toBe(`/tv/${two.id}`));
  });
});

it('the clock counts on from what the host said, and from there again with each frame', async () => {
  vi.useFakeTimers();
  const seats = [person('Ada'), person('Ben')];
  const asked = (wish: TableWish) => ({
    frame: received({ phase: 'playing', seats, awaits: [1], ...wish }),
  });
  const shown = await mountScreen(WaitClock, asked({ waited: { 1: 62_400 } }), freshStores());
  mounted = shown;
  expect(text()).toContain('waiting 1:02');
  vi.setSystemTime(Date.now() + 3_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(text()).toContain('waiting 1:06');
  await shown.wrapper.setProps(asked({})); // the next question
  expect(text()).toContain('waiting 0:00');
  await shown.wrapper.setProps(asked({ show: 1 }));
  expect(text()).not.toContain('waiting');
  await shown.wrapper.setProps(asked({ awaits: [] }));
  expect(text()).not.toContain('waiting');
});

describe('a phone beside a television', () => {
  const playing: TableWish = { phase: 'playing', seats: [person('Ada'), person('Ben')], own: [0], facing: 0 };
  const openTable = async (wish: TableWish) => {
    fakeHost.show(
      tableFrame({ ...playing, setup: { game: 'money', options: { edition: 'goldsieber' } }, ...wish }),
    );
    mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
    await settled();
  };
  const LABEL = 'The table is on the television';

  it('is offered to those who hold a seat while a television is there, and kept for that table', async () => {
    await openTable({ phase: 'lobby' });
    await mounted?.click(/^Menu/);
    await mounted?.click('This device');
    expect(text()).not.toContain(LABEL);
    fakeHost.show(tableFrame({ ...playing, phase: 'lobby', televisions: 1 }));
    await settled();
    expect(text()).toContain(LABEL);
    const switches = [...document.querySelectorAll<HTMLElement>('[role=switch]')];
    switches.at(-1)?.click();
    await settled();
    expect(useSecondScreen().isSecondScreen(TABLE)).toBe(true);
    freshStores(); // the page is loaded anew
    expect(useSecondScreen().isSecondScreen(TABLE)).toBe(true);
  });

  it('learns from the menu where the television finds the table, also during the game', async () => {
    localStorage.setItem('auction-night.owner', 'a'.repeat(32));
    const reachable = [{ address: '192.168.1.5', network: 'wlan0', isVirtual: false }];
    fakeHost.show(hostFrame({ owner: { reachable, discovery: 'on', nearby: [], problems: [] } }));
    const frame = received({ ...playing, owner: true });
    mounted = await mountPart(TableMenu, { open: true, frame }, freshStores());
    await mounted.click('This device');
    await eventually(() => expect(text()).toContain('192.168.1.5:47474/tv'));
    expect(text()).not.toContain('/tv/plain');
    const offer = [...document.querySelectorAll('details')].find((one) => one.textContent.includes('/tv'));
    offer?.dispatchEvent(new Event('toggle'));
    await eventually(() => expect(text()).toContain('192.168.1.5:47474/tv/plain'));
    const codes = [...document.querySelectorAll('[role=img]')].map((code) => code.getAttribute('aria-label'));
    expect(codes).toContain('Code for 192.168.1.5:47474/tv/plain, for an older television');
  });

  it('shows the hand and what there is to do, and the table where something has to be chosen there', async () => {
    const look = await lookAtMoney(3, seat(0));
    mounted = look.mounted;
    const shows = () => [
      document.querySelectorAll('.others').length,
      document.querySelectorAll('section.market').length,
      document.querySelectorAll('section.hand').length,
    ];
    expect(shows()).toEqual([1, 1, 1]);
    await look.give({ displayMode: 'hand' });
    expect(shows()).toEqual([0, 0, 1]);
    await look.bidLowest([0, 1, 2]);
    for (;;) {
      const [awaited] = money.awaits(look.state());
      expect(shows()).toEqual(awaited === seat(0) ? [1, 1, 1] : [0, 0, 1]);
      if (awaited === undefined || awaited === seat(0)) break;
      await look.play(awaited, { type: 'pass' });
    }
    expect(look.mounted.hasButton(/^Left display/)).toBe(true);
    await look.give({ displayMode: 'television' });
    expect(shows().slice(0, 2)).toEqual([1, 1]);
  });

  it('never needs the rest of the table of For Sale', async () => {
    const look = await lookAt(startOf(3));
    mounted = look.mounted;
    await look.give({ displayMode: 'hand' });
    expect(document.querySelector('section.market')).toBeNull();
    expect(document.querySelector('section.own')).not.toBeNull();
  });
});
