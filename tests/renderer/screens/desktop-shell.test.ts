import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AuctionNightApi, LaunchIntent } from '../../../electron/preload/api.ts';
import DesktopShell from '../../../renderer/screens/desktop/DesktopShell.vue';
import { FROM_DEVICE, useRecordFile } from '../../../renderer/screens/replay/record-file.ts';
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
  content: { ok: true, text: 'a game' },
});
const text = () => document.querySelector('dialog[open]')?.textContent;

beforeEach(() => {
  errands.length = 0;
});
afterEach(() => mounted.wrapper.unmount());

it('opens a saved game that was chosen here at once, and asks before another, though it is called like that one', async () => {
  errands.push(record(true));
  const pinia = freshStores();
  mounted = await mountScreen(DesktopShell, { app }, pinia);
  await settled();
  const file = useRecordFile();
  const first = file.opened?.content;
  expect(await (first as Blob).text()).toBe('a game');
  expect(text()).toBeUndefined();
  expect(mounted.router.currentRoute.value.path).toBe(`/history/${FROM_DEVICE}`);
  errands.push(record(false));
  tell();
  await settled();
  expect(text()).toContain('evening.json');
  expect(file.opened?.content).toBe(first);
  await mounted.click('Show it');
  expect(file.opened?.content).not.toBe(first);
  expect(text()).toBeUndefined();
});
