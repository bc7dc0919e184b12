import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import SettingsScreen from '../../../renderer/screens/SettingsScreen.vue';
import type * as Device from '../../../renderer/stores/device.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { FakeAudio, stubAudio } from '../../helpers/renderer/fake-audio.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

const device = vi.hoisted(() => ({ isApp: false }));
vi.mock('../../../renderer/stores/device.ts', async (original) => ({
  ...(await original<typeof Device>()),
  get isApp() {
    return device.isApp;
  },
}));

let mounted: Mounted;
/** Opens the settings of a device, as if its page had just been loaded. */
const open = async ({ isApp = false, isPhone = false } = {}) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  device.isApp = isApp;
  if (isPhone) Reflect.set(navigator, 'vibrate', () => true);
  mounted = await mountScreen(SettingsScreen, {}, freshStores());
};
const switches = () => [...document.querySelectorAll<HTMLElement>('[role=switch]')];
const nameOf = (control: Element) =>
  plain(document.querySelector(`#${CSS.escape(control.getAttribute('aria-labelledby') ?? '')}`)?.textContent);
const flip = async (name: string) => {
  switches()
    .find((one) => nameOf(one) === name)
    ?.click();
  await settled();
};
const kept = (key: string) => localStorage.getItem(`auction-night.${key}`);

beforeEach(async () => {
  localStorage.clear();
  await openPartWords('device');
  stubAudio();
});
afterEach(() => {
  mounted.wrapper.unmount();
  Reflect.deleteProperty(navigator, 'vibrate');
  vi.unstubAllGlobals();
});

describe('the settings of sounds and signals', () => {
  const EVERYWHERE = [
    'Sound',
    'Show reactions',
    'Offer predictions',
    'Play a soft sound',
    'Show a dot in the title',
  ];
  const IN_APP = ['Flag the app in the taskbar or Dock', 'Show a notification'];

  it.each([
    ['a browser', {}, EVERYWHERE],
    ['a phone', { isPhone: true }, [...EVERYWHERE, 'Vibrate briefly']],
    ['the app', { isApp: true }, [...EVERYWHERE, ...IN_APP]],
  ])('are those that %s can keep, all on at first', async (_what, kind, expected) => {
    await open(kind);
    expect(switches().map(nameOf)).toEqual(expected);
    expect(switches().every((one) => one.getAttribute('aria-checked') === 'true')).toBe(true);
  });

  it.each([
    ['Sound', 'sound'],
    ['Show reactions', 'reactions'],
    ['Offer predictions', 'predictions'],
    ['Play a soft sound', 'turn-sound'],
    ['Show a dot in the title', 'turn-mark'],
    ['Flag the app in the taskbar or Dock', 'turn-taskbar'],
    ['Show a notification', 'turn-notice'],
  ])('are kept on this device: %s', async (name, key) => {
    await open({ isApp: true });
    await flip(name);
    expect(kept(key)).toBe('off');
    mounted.wrapper.unmount();
    await open({ isApp: true });
    expect(
      switches()
        .filter((one) => one.getAttribute('aria-checked') === 'false')
        .map(nameOf),
    ).toEqual([name]);
  });

  it.each([
    ['darwin', true],
    ['win32', false],
  ])('say where the system asks whether notifications may be shown: %s', async (platform, isSaid) => {
    vi.stubGlobal('auctionNight', { platform });
    await open({ isApp: true });
    expect(document.body.textContent.includes('The system asks for permission once')).toBe(isSaid);
  });

  it('lets the volume be heard once it is found, and says it', async () => {
    await open();
    const slider = mounted.wrapper.get<HTMLInputElement>('input[type=range]');
    expect(slider.attributes('aria-valuetext')).toBe('50%');
    await slider.setValue('20');
    expect(slider.attributes('aria-valuetext')).toBe('20%');
    expect(kept('volume')).toBe('20');
    await settled();
    expect(FakeAudio.made[0]?.played.length).toBeGreaterThan(0);
    await flip('Sound');
    expect(document.querySelector('input[type=range]')).toBeNull();
  });

  it('count what is kept and makes no sense as not set', () => {
    for (const volume of ['101', '-5', 'loud', '', '1e1']) {
      localStorage.setItem('auction-night.volume', volume);
      localStorage.setItem('auction-night.sound', volume);
      freshStores();
      expect([useSettings().volume, useSettings().sound]).toEqual([50, true]);
    }
  });
});
