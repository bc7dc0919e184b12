import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, shallowRef } from 'vue';
import type { AuctionNightApi } from '../../../electron/preload/api.ts';
import { useTitle } from '../../../renderer/screens/shared/use-title.ts';
import { useTurnSignals } from '../../../renderer/screens/table/use-turn-signals.ts';
import type { ReceivedFrame } from '../../../renderer/session/scene-player.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { stubAudio } from '../../helpers/renderer/fake-audio.ts';
import { bot, person, received, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

const heard = vi.hoisted(() => [] as string[]);
vi.mock('../../../renderer/signals/synth.ts', () => ({
  play: (_context: object, sound: string) => void heard.push(sound),
}));

const SEATS = [person('Ada'), person('Ben'), bot('Robo')];
const MINE: TableWish = { awaits: [0] };
const THEIRS: TableWish = { awaits: [1] };

let mounted: Mounted;
const shown = shallowRef<ReceivedFrame>();
const show = async (wish: TableWish) => {
  shown.value = received({
    phase: 'playing',
    seats: SEATS,
    own: [0],
    facing: 0,
    setup: { game: 'money' },
    ...wish,
  });
  await settled();
};
/** A page with somebody before it, or behind something else. */
const look = async (isHere: boolean) => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(isHere);
  window.dispatchEvent(new Event(isHere ? 'focus' : 'blur'));
  await settled();
};
const hold = (isCoarse: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCoarse && query === '(pointer: coarse)' }));
const vibrate = vi.fn((_time: number) => true);
const app = { callAttention: vi.fn(), endAttention: vi.fn() } satisfies Partial<AuctionNightApi>;

const Page = defineComponent({
  setup() {
    useTitle();
    useTurnSignals(() => shown.value);
    return () => h('p', 'table');
  },
});
const open = async () => {
  mounted = await mountScreen(Page, {}, freshStores());
  window.dispatchEvent(new Event('pointerup'));
};
const icon = (): string | null | undefined =>
  document.querySelector('link[rel="icon"]')?.getAttribute('href');

beforeEach(async () => {
  localStorage.clear();
  heard.length = 0;
  shown.value = undefined;
  document.head.innerHTML = '<link rel="icon" href="./favicon.svg">';
  stubAudio();
  vi.stubGlobal('auctionNight', app);
  Reflect.set(navigator, 'vibrate', vibrate);
  Reflect.set(navigator, 'userActivation', { hasBeenActive: true });
  hold(false);
  await look(true);
});
afterEach(() => {
  mounted.wrapper.unmount();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

describe('who is awaited', () => {
  it('hears it, and nothing else happens to a page that is looked at', async () => {
    await open();
    await show(THEIRS);
    expect(heard).toEqual([]);
    await show(MINE);
    expect(heard).toEqual(['turn']);
    expect([document.title, icon()]).toEqual(['Auction Night', './favicon.svg']);
    expect(vibrate).not.toHaveBeenCalled();
    expect(app.callAttention).not.toHaveBeenCalled();
  });

  it('sees it in title and icon while looking elsewhere, until looking or acting', async () => {
    await open();
    await show(THEIRS);
    await look(false);
    expect(document.title).toBe('Auction Night');
    await show(MINE);
    expect([document.title, icon()]).toEqual(['● Your turn – Auction Night', './favicon-turn.svg']);
    await look(true);
    expect([document.title, icon()]).toEqual(['Auction Night', './favicon.svg']);
    await look(false); // away again, and still awaited
    expect(document.title).toBe('● Your turn – Auction Night');
    await show(THEIRS);
    expect([document.title, icon()]).toEqual(['Auction Night', './favicon.svg']);
  });

  it('feels it on a phone, and elsewhere only while looking elsewhere', async () => {
    await open();
    hold(true);
    await show(THEIRS);
    await show(MINE);
    expect(vibrate).toHaveBeenCalledTimes(1);
    hold(false);
    await show(THEIRS);
    await show(MINE);
    expect(vibrate).toHaveBeenCalledTimes(1);
    await look(false);
    await show(THEIRS);
    await show(MINE);
    expect(vibrate).toHaveBeenCalledTimes(2);
    Reflect.set(navigator, 'userActivation', { hasBeenActive: false }); // browsers would refuse, and complain
    await show(THEIRS);
    await show(MINE);
    expect(vibrate).toHaveBeenCalledTimes(2);
  });

  it('is called by the app while its window is behind, until it is over', async () => {
    await open();
    await look(false);
    await show(THEIRS);
    await show(MINE);
    expect(app.callAttention).toHaveBeenCalledExactlyOnceWith({
      inTaskbar: true,
      notice: { title: 'Your turn – Kitchen', text: 'Money! is waiting for you.' },
    });
    expect(app.endAttention).not.toHaveBeenCalled();
    await show(THEIRS);
    expect(app.endAttention).toHaveBeenCalledOnce();
  });

  it('is told once for a turn, also if others are awaited with them', async () => {
    await open();
    await show(THEIRS);
    await show({ awaits: [0, 1] });
    await show({ awaits: [0, 1], question: 2 });
    await show({ awaits: [0], question: 3 });
    expect(heard).toEqual(['turn']);
  });

  it('is each person on a device that several share', async () => {
    await open();
    await show({ own: [0, 1], facing: 0, awaits: [2] });
    await show({ own: [0, 1], facing: 0, awaits: [0] });
    await show({ own: [0, 1], facing: 0, awaits: [1] });
    expect(heard).toEqual(['turn', 'turn']);
  });

  it('is nobody who has just come, watches, or has a bot playing for them', async () => {
    await look(false);
    await open();
    await show(MINE);
    expect(heard).toEqual([]);
    expect(document.title).toBe('● Your turn – Auction Night'); // it is so all the same
    await show({ own: [], awaits: [1] });
    await show({ own: [], awaits: [0] });
    const [, ...others] = SEATS;
    await show({ seats: [person('Ada', { standIn: 'regular' }), ...others], awaits: [1] });
    await show({ seats: [person('Ada', { standIn: 'regular' }), ...others], awaits: [0] });
    expect(heard).toEqual([]);
    expect(document.title).toBe('Auction Night');
  });

  it('is nobody after the game, or on a page that leaves the table', async () => {
    await look(false);
    await open();
    await show(THEIRS);
    await show({ phase: 'ended', awaits: [0] });
    expect(heard).toEqual([]);
    await show(MINE);
    expect(document.title).toBe('● Your turn – Auction Night');
    mounted.wrapper.unmount();
    expect(app.endAttention).toHaveBeenCalled();
    await open();
    expect(document.title).toBe('● Your turn – Auction Night');
  });
});

it('whose time runs out is called once more when the host says it does, however often the table is shown', async () => {
  await open();
  await show(THEIRS);
  vi.useFakeTimers();
  const seats = [person('Ada', { clockLeft: 30_000 }), person('Ben'), bot('Robo')];
  const frame = received({
    ...{ phase: 'playing', seats, own: [0], facing: 0, awaits: [0] },
    setup: { game: 'money', clock: 'strict' },
  });
  shown.value = frame;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard).toEqual(['turn']);
  shown.value = { ...frame, table: { ...frame.table } }; // shown again, as after a scene
  await vi.advanceTimersByTimeAsync(5_000);
  expect(heard).toEqual(['turn', 'reminder']);
  shown.value = { ...frame, table: { ...frame.table } };
  await vi.advanceTimersByTimeAsync(30_000);
  expect(heard).toEqual(['turn', 'reminder']);
  vi.useRealTimers();
});

describe('each way of being told', () => {
  const called = async () => {
    await look(false);
    await show(THEIRS);
    await show(MINE);
    return {
      sound: heard.length > 0,
      mark: document.title.startsWith('●'),
      vibration: vibrate.mock.calls.length > 0,
      taskbar: app.callAttention.mock.calls.some(([call]) => call.inTaskbar),
      notice: app.callAttention.mock.calls.some(([call]) => call.notice !== undefined),
    };
  };
  const ALL = { sound: true, mark: true, vibration: true, taskbar: true, notice: true };

  it.each([
    ['turnSound', 'sound'],
    ['turnMark', 'mark'],
    ['turnVibration', 'vibration'],
    ['turnTaskbar', 'taskbar'],
    ['turnNotice', 'notice'],
    ['sound', 'sound'],
  ] as const)('can be switched off: %s', async (setting, way) => {
    await open();
    useSettings()[setting] = false;
    expect(await called()).toEqual({ ...ALL, [way]: false });
  });

  it('is on at first', async () => {
    await open();
    expect(await called()).toEqual(ALL);
  });
});
