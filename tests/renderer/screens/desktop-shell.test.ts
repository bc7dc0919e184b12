import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuctionNightApi, LaunchIntent } from '../../../electron/preload/api.ts';
import DesktopShell from '../../../renderer/screens/desktop/DesktopShell.vue';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';

let mounted: Mounted;
const errands: LaunchIntent[] = [];
let tell = (): void => undefined;
const app = {
  setTheme: () => Promise.resolve(),
  setLanguage: () => Promise.resolve(),
  takeLaunchIntent: () => Promise.resolve(errands.shift()),
  onLaunchIntent: (hear: () => void) => {
    tell = hear;
    return () => undefined;
  },
} as unknown as AuctionNightApi;
const record = (isChosen: boolean): LaunchIntent => ({
  type: 'record',
  name: 'evening.json',
  isChosen,
  opened: {
    ok: true,
    game: 'fake',
    seats: ['Ada', 'Ben'],
    moment: { view: {}, legal: {}, awaits: [], result: { totals: [1, 2], winners: [], sheet: {} } },
  } as never,
});
const text = () => document.querySelector('dialog[open]')?.textContent;

beforeEach(() => {
  errands.length = 0;
});
afterEach(() => mounted.wrapper.unmount());

it('asks before each saved game that was not chosen here, though it is called like the one that is open', async () => {
  errands.push(record(true));
  mounted = await mountScreen(DesktopShell, { app }, freshStores());
  await settled();
  expect(text()).toContain('Result');
  errands.push(record(false));
  tell();
  await settled();
  expect(text()).toContain('evening.json');
  expect(text()).not.toContain('Result');
});
