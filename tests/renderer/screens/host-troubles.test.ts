import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { HostProblem } from '../../../core/protocol/frames.ts';
import App from '../../../renderer/App.vue';
import HomeScreen from '../../../renderer/screens/HomeScreen.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { useProblem } from '../../../renderer/stores/problem.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost, type Asked } from '../../helpers/renderer/fake-host.ts';
import { FREE, hostFrame, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

let mounted: Mounted;
const text = () => document.body.textContent ?? '';
const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
const atTable = async (wish: TableWish): Promise<void> => {
  fakeHost.show(tableFrame(wish));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
};

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('a table that stands still', () => {
  const PLAYING: TableWish = { phase: 'playing', seats: [person('Ada'), person('Ben')], own: [0], facing: 0 };

  it.each([
    ['disk-full', 'free some space; the table then continues automatically'],
    ['disk', 'check that the drive is there'],
    ['fault', 'Something went wrong in the app'],
  ] as const)('tells the person who hosts why (%s), and what to do', async (frozen, words) => {
    await atTable({ ...PLAYING, owner: true, frozen });
    expect(text()).toContain(words);
    await mounted.click('Try again');
    expect(asked('try-again')).toHaveLength(1);
    fakeHost.show(tableFrame({ ...PLAYING, owner: true }));
    await flushPromises();
    expect(text()).not.toContain('The table is on hold');
  });

  it('tells guests that it is seen to, and leaves them nothing to press', async () => {
    await atTable({ ...PLAYING, frozen: 'disk-full' });
    expect(text()).toContain('The host has to fix something first.');
    expect(mounted.hasButton('Try again')).toBe(false);
  });
});

it('who has just come finds the way to an own seat marked only as long as somebody is away', async () => {
  const seats = (device: 'app' | 'away'): TableWish => ({
    phase: 'playing',
    seats: [person('Ada'), person('Ben', { device })],
  });
  await atTable(seats('away'));
  const isMarked = (): boolean => mounted.button('I have a seat here').classList.contains('primary');
  await eventually(() => expect(isMarked()).toBe(true));
  fakeHost.show(tableFrame(seats('app')));
  await settled();
  expect(isMarked()).toBe(false);
});

describe('a house that is full', () => {
  const full = (unused: number) =>
    hostFrame({
      owner: {
        reachable: [],
        discovery: 'on',
        nearby: [],
        problems: [{ id: 4, type: 'house-full', connections: 64, unused }],
      },
    });

  it('is told to the owner whose page was loaded anew in the middle of a game', async () => {
    fakeHost.show(full(50));
    await atTable({
      phase: 'playing',
      owner: true,
      seats: [person('Ada'), person('Ben')],
      own: [0],
      facing: 0,
    });
    await eventually(() => expect(text()).toContain('64 connections from other devices are open'));
  });

  it('is told to the owner at home and at the table, who frees with one press what nobody uses', async () => {
    fakeHost.show(full(50));
    mounted = await mountScreen(HomeScreen, {}, freshStores());
    await settled();
    expect(text()).toContain('64 connections from other devices are open');
    await mounted.click('Free unused connections');
    expect(asked('free-places')).toHaveLength(1);
    mounted.wrapper.unmount();
    await atTable({ owner: true, seats: [person('Ada'), FREE] });
    await eventually(() => expect(text()).toContain('and 50 of them are neither playing nor watching'));
    await mounted.click('Free unused connections');
    expect(asked('free-places')).toHaveLength(2);
    fakeHost.show(full(0));
    await flushPromises();
    expect(text()).toContain('all of them are playing or watching');
    expect(mounted.hasButton('Free unused connections')).toBe(false);
    await mounted.click('Dismiss');
    expect(asked('dismiss-problem')).toMatchObject([{ problem: 4 }]);
  });
});

describe('a PIN that strangers guess at', () => {
  const LOBBY: TableWish = { seats: [person('Ada', { isHost: true }), FREE], own: [0], hasPin: true };

  it('is shown to the person who hosts with its cause, and changed with one press', async () => {
    await atTable({ ...LOBBY, owner: true, pinLock: { wrongTries: 20, devices: 3 } });
    expect(text()).toContain('20 wrong PINs from 3 devices.');
    expect(text()).toContain('until you set a new PIN');
    await mounted.click('Set a new PIN');
    const [configured] = asked('configure');
    expect(configured).toMatchObject({ pin: expect.stringMatching(/^\d{6}$/), setup: { title: 'Kitchen' } });
    const renewed: TableWish = { ...LOBBY, owner: true, pin: String(configured?.['pin']) };
    fakeHost.show(tableFrame(renewed));
    await flushPromises();
    expect(text()).toContain(`The new PIN is ${renewed.pin}.`);
    await mounted.click('Close');
    expect(text()).not.toContain('The new PIN is');
  });

  it.each([
    ['taken away', { hasPin: false, pin: undefined }],
    ['another', { pin: '000000x' }],
    ['of a game that has begun', { phase: 'playing', facing: 0 }],
  ] as const)('tells a new one no longer once it is %s', async (_what, then) => {
    await atTable({ ...LOBBY, owner: true, pinLock: { wrongTries: 20, devices: 3 } });
    await mounted.click('Set a new PIN');
    const renewed: TableWish = { ...LOBBY, owner: true, pin: String(asked('configure')[0]?.['pin']) };
    fakeHost.show(tableFrame(renewed));
    await flushPromises();
    expect(text()).toContain('The new PIN is');
    fakeHost.show(tableFrame({ ...renewed, ...then }));
    await flushPromises();
    expect(text()).not.toContain('The new PIN is');
  });

  it('offers to let the device in, or to do without a PIN', async () => {
    await atTable({ ...LOBBY, owner: true, pinLock: { wrongTries: 5, devices: 1, seconds: 900 } });
    await mounted.click('Let that device in');
    expect(asked('admit-wrong-pins')).toHaveLength(1);
    await mounted.click('Remove the PIN');
    expect(asked('configure')).toMatchObject([{ pin: null, setup: { title: 'Kitchen' } }]);
    fakeHost.show(tableFrame({ ...LOBBY, owner: true, hasPin: false }));
    await flushPromises();
    expect(text()).not.toContain('wrong PIN');
  });

  it('goes on offering to let the device in beside a new PIN, and in the menu once it is put away', async () => {
    const lock = { wrongTries: 5, devices: 1, seconds: 900 };
    await atTable({ ...LOBBY, owner: true, pinLock: lock });
    expect(text()).toContain('That device can’t join for 15 minutes');
    await mounted.click('Set a new PIN');
    const pin = String(asked('configure')[0]?.['pin']);
    fakeHost.show(tableFrame({ ...LOBBY, owner: true, pin, pinLock: lock }));
    await flushPromises();
    expect(text()).toContain(`The new PIN is ${pin}.`);
    await mounted.click('Let that device in');
    expect(asked('admit-wrong-pins')).toHaveLength(1);
    await mounted.click('Close');
    await mounted.click('Later');
    expect(mounted.hasButton('Let that device in')).toBe(false);
    await mounted.click(/^Menu/);
    await eventually(() => expect(mounted.hasButton('Let that device in')).toBe(true));
    await mounted.click('Let that device in');
    expect(asked('admit-wrong-pins')).toHaveLength(2);
    expect(mounted.hasButton('Later')).toBe(false);
  });

  it('says how long it lasts, and can be left for later until there are more tries', async () => {
    const locked = (wrongTries: number): TableWish => ({
      ...LOBBY,
      owner: true,
      pinLock: { wrongTries, devices: 1, seconds: 900 },
    });
    await atTable(locked(5));
    expect(text()).toContain('5 wrong PINs from one device.');
    expect(text()).toContain('for 15 minutes');
    await mounted.click('Later');
    expect(text()).not.toContain('wrong PINs');
    fakeHost.show(tableFrame(locked(6)));
    await flushPromises();
    expect(text()).toContain('6 wrong PINs from one device.');
  });
});

describe('a PIN that was changed', () => {
  it('is forgotten, said, and asked anew', async () => {
    let right = '111111';
    const said: unknown[] = [];
    fakeHost.answer('hello', ({ pin }) => {
      said.push(pin);
      if (pin === right) return {};
      return { error: pin === undefined ? { code: 'pin-needed' } : { code: 'wrong-pin', data: { left: 4 } } };
    });
    const enter = async (pin: string): Promise<void> => {
      await mounted.wrapper.get('input').setValue(pin);
      await mounted.wrapper.get('form').trigger('submit');
      await settled();
    };
    await atTable({ hasPin: true });
    await enter('111111');
    expect(text()).toContain('Seats');
    right = '222222';
    fakeHost.drop(CLOSE.pinChanged);
    await eventually(() => expect(text()).toContain('The PIN was changed'));
    await enter('111111');
    expect(text()).toContain('4 tries left');
    await enter('222222');
    expect(text()).toContain('Seats');
    expect(said).toEqual([undefined, '111111', undefined, '111111', '222222']);
  });

  it('that was wrong is not said again by itself', async () => {
    const said: unknown[] = [];
    fakeHost.answer('hello', ({ pin }) => {
      said.push(pin);
      return { error: { code: pin === undefined ? 'pin-needed' : 'wrong-pin' } };
    });
    await atTable({ hasPin: true });
    await mounted.wrapper.get('input').setValue('111111');
    await mounted.wrapper.get('form').trigger('submit');
    await settled();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(said).toEqual([undefined, '111111']);
  });
});

describe("what went wrong at the host's start", () => {
  const PROBLEMS: readonly HostProblem[] = [
    { id: 1, type: 'table-damaged', table: TABLE, title: 'Kitchen', good: 12, line: 14 },
    { id: 2, type: 'table-unreadable', table: TABLE, why: 'newer-version' },
    { id: 3, type: 'record-not-saved', table: TABLE, title: 'Cellar' },
    { id: 4, type: 'disk', why: 'disk-full' },
  ];
  const owner = { reachable: [], discovery: 'on', nearby: [] } as const;

  it('is told to the person who hosts, who can take up what is good and dismiss the rest', async () => {
    fakeHost.show(hostFrame({ owner: { ...owner, problems: PROBLEMS } }));
    mounted = await mountScreen(HomeScreen, {}, freshStores());
    await settled();
    expect([...document.querySelectorAll('.problem h3')].map((title) => title.textContent)).toEqual([
      'The table “\u2068Kitchen\u2069” couldn’t be reopened',
      'A table couldn’t be read',
      'A finished game of “\u2068Cellar\u2069” wasn’t saved',
      'The disk is full',
    ]);
    await mounted.click(/^Recover what is intact/);
    expect(asked('restore-table')).toMatchObject([{ table: TABLE }]);
    await mounted.click(/^Dismiss A table couldn’t be read/);
    expect(asked('dismiss-problem')).toMatchObject([{ problem: 2 }]);
  });

  it('leaves who dismisses it by keys among the rest, and at the title after the last', async () => {
    const show = (problems: readonly HostProblem[]) =>
      fakeHost.show(hostFrame({ owner: { ...owner, problems } }));
    show(PROBLEMS.slice(2));
    mounted = await mountScreen(HomeScreen, {}, freshStores());
    await settled();
    mounted.button(/^Dismiss A finished/).focus();
    show(PROBLEMS.slice(3));
    await settled();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('problems');
    mounted.button(/^Dismiss/).focus();
    show([]);
    await settled();
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
  });
});

describe('a refusal', () => {
  const toastOf = async (error: Parameters<ReturnType<typeof useProblem>['show']>[0]): Promise<Element> => {
    mounted = await mountScreen(App, {}, freshStores());
    useProblem().show(error);
    await settled();
    const toast = document.querySelector('.toast');
    if (toast === null) throw new Error('no toast');
    return toast;
  };

  it('of what came too late is no alarm: nothing is lost', async () => {
    const toast = await toastOf({ code: 'stale', data: { question: 7 } });
    expect(toast.textContent).toContain('Nothing is lost');
    expect(toast.getAttribute('role')).not.toBe('alert');
  });

  it('leaves the focus on the title when it is put away', async () => {
    await toastOf({ code: 'offline' });
    const title = document.createElement('h1'); // the routes lead nowhere here
    title.tabIndex = -1;
    document.body.append(title);
    mounted.button('Close').focus();
    await mounted.click('Close');
    expect(document.activeElement).toBe(title);
    title.remove();
  });

  it.each([
    [{ seconds: 12 }, 'Try again in 12 seconds.'],
    [{}, 'Wait a moment, then try again.'],
    [{ seconds: 58, reminded: 'Ben' }, 'was reminded just now. You can remind again in 58 seconds.'],
  ])('of what was too fast says when it goes on, if that is known (%#)', async (data, words) => {
    const toast = await toastOf({ code: 'too-fast', data });
    expect(toast.textContent).toContain(words);
  });
});

describe('who has the code of a seat', () => {
  it.each(['door-closed', 'pin-needed'] as const)('is let in, and said once (%s)', async (code) => {
    fakeHost.answer('hello', ({ move }) => {
      if (move === undefined) return { error: { code } };
      return (move as { code: string }).code === '482913' ? {} : { error: { code: 'bad-code' } };
    });
    await atTable({ own: [0], seats: [person('Ada'), FREE, FREE] });
    const title = mounted.wrapper.get('h1').text();
    await mounted.click('I have a code for my seat');
    const dialog = await eventually(() => mounted.wrapper.get('dialog'));
    await dialog.get('input').setValue('111 111');
    await dialog.get('form').trigger('submit');
    await eventually(() => expect(dialog.text()).toContain('That code isn’t valid'));
    expect(mounted.wrapper.get('h1').text()).toBe(title);
    expect(asked('hello').at(-1)).toMatchObject({ tokens: [expect.any(String)], move: { code: '111111' } });
    expect(localStorage.getItem(`auction-night.seats.${TABLE}`)).toBeNull();
    await dialog.get('input').setValue('482 913');
    await dialog.get('form').trigger('submit');
    await eventually(() => expect(text()).toContain('Seats'));
    fakeHost.drop(1006);
    await eventually(() => expect(asked('hello')).toHaveLength(4));
    const [, , { move }, back] = asked('hello') as [Asked, Asked, Asked, Asked];
    expect(back).not.toHaveProperty('move');
    expect(back['tokens']).toEqual([(move as { token: string }).token]);
  });
});
