import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rejection } from '../../../core/base/rejection.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

const LOOK = 10_000;
const PAUSED: Rejection = { code: 'pin-locked', data: { seconds: 900 } };
const NEEDED: Rejection = { code: 'pin-needed' };

let mounted: Mounted;
let answer: Rejection | undefined;
const text = () => document.body.textContent ?? '';
const pins = () => fakeHost.asked.filter(({ type }) => type === 'hello').map(({ pin }) => pin);
const field = () => mounted.wrapper.get('input');
const look = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(LOOK);
  await flushPromises();
};
const enter = async (pin: string): Promise<void> => {
  await field().setValue(pin);
  await mounted.wrapper.get('form').trigger('submit');
  await flushPromises();
};
const outside = async (refused: Rejection): Promise<void> => {
  answer = refused;
  fakeHost.answer('hello', () => ({ error: answer }));
  fakeHost.show(tableFrame({ seats: [person('Ada')] }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
};

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
});

describe('a page that was refused', () => {
  it.each<Rejection>([NEEDED, PAUSED, { code: 'door-closed' }])(
    'comes in by itself once it may ($code)',
    async (refused) => {
      await outside(refused);
      expect(text()).not.toContain('Seats');
      answer = undefined;
      await look();
      expect(text()).toContain('Seats');
      await look();
      expect(pins()).toHaveLength(2);
    },
  );

  it('does not look again where nothing will change by itself, or when it has gone', async () => {
    await outside({ code: 'removed' });
    await look();
    expect(pins()).toHaveLength(1);
    mounted.wrapper.unmount();
    await outside(NEEDED);
    mounted.wrapper.unmount();
    await look();
    expect(pins()).toHaveLength(2);
  });

  it('says the pause, and no PIN but one that is entered; where the host lets it in it comes in before the pause is over', async () => {
    await outside(NEEDED);
    answer = PAUSED;
    await enter('111111');
    expect(text()).toContain('Try again in 15 minutes.');
    await look();
    answer = undefined;
    await enter('222222');
    expect(text()).toContain('Seats');
    expect(pins()).toEqual([undefined, '111111', undefined, '222222']);
  });

  it('says one thing at a time: the pause, and not that a PIN has six digits', async () => {
    await outside(PAUSED);
    await enter('11');
    expect(text()).toContain('Try again in 15 minutes.');
    expect(text()).not.toContain('A PIN has six digits.');
    answer = NEEDED;
    await look();
    await enter('11');
    expect(text().split('A PIN has six digits.')).toHaveLength(2);
    expect(pins()).toEqual([undefined, undefined]);
  });

  it('leaves alone what is being typed, and the word on what was wrong', async () => {
    await outside(NEEDED);
    answer = { code: 'wrong-pin', data: { left: 3 } };
    await enter('111111');
    answer = NEEDED;
    await field().setValue('22');
    await look();
    expect((field().element as HTMLInputElement).value).toBe('22');
    expect(text()).toContain('3 tries left');
    expect(mounted.button('Join').getAttribute('aria-busy')).not.toBe('true');
  });
});

it('a lock that is over is not told any more', async () => {
  const lobby: TableWish = { owner: true, hasPin: true, pinLock: { wrongTries: 5, devices: 1, seconds: 60 } };
  fakeHost.show(tableFrame(lobby));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  expect(text()).toContain('5 wrong PINs from one device.');
  await vi.advanceTimersByTimeAsync(61_000);
  expect(text()).not.toContain('wrong PINs');
});
