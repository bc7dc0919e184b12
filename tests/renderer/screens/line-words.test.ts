import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import GuestWords from '../../../renderer/screens/table/menu/GuestWords.vue';
import HostCheck from '../../../renderer/screens/table/menu/HostCheck.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, received, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import {
  freshStores,
  mountPart,
  mountScreen,
  openSession,
  settled,
  type Mounted,
} from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

const WORDS = ['nuzun', 'gidut', 'hidat', 'buvuf'];
const app = { checkHost: vi.fn(), trustHost: vi.fn(() => Promise.resolve()) };
let mounted: Mounted;

/** The part in an app, whose connection is that of the test. */
function mountCheck(): Promise<Mounted> {
  const pinia = freshStores();
  openSession();
  vi.stubGlobal('auctionNight', app);
  return mountPart(HostCheck, {}, pinia);
}

beforeEach(async () => {
  fakeHost.reset();
  vi.clearAllMocks();
  await openPartWords('line');
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.unstubAllGlobals();
});
const shown = (): string => plain(document.body.textContent);

it('compares the words of the line with the host, and then knows who answers', async () => {
  app.checkHost.mockResolvedValue({ words: WORDS, isKnown: false });
  mounted = await mountCheck();
  expect(app.checkHost).toHaveBeenCalledWith(TABLE);
  expect(shown()).toContain('can’t know yet who answers');
  await mounted.click('Compare words with the host');
  expect(shown()).toContain('nuzun gidut hidat buvuf');
  await mounted.click('They’re different');
  expect(shown()).toContain('somebody else may be answering');
  expect(mounted.hasButton('They’re the same')).toBe(false);
  expect(app.trustHost).not.toHaveBeenCalled();
  await mounted.click('Close');
  await mounted.click('Compare words with the host');
  app.checkHost.mockResolvedValue({ words: WORDS, isKnown: true });
  await mounted.click('They’re the same');
  await settled();
  expect(app.trustHost).toHaveBeenCalledExactlyOnceWith(TABLE, WORDS);
  expect(shown()).toContain('has made sure that it’s talking to the one that hosts this table');
  expect(shown()).not.toContain('nuzun');
});

it('says nothing while no line is open', async () => {
  app.checkHost.mockResolvedValue(undefined);
  mounted = await mountCheck();
  expect(shown()).toBe('');
});

it('shows hosts the words of each guest’s app under its people', async () => {
  const seats = [person('Ada', { isHost: true }), person('Ben', { device: 'app' }), person('Cleo')];
  const wish: TableWish = { phase: 'playing', seats, owner: true, own: [0], facing: 0 };
  fakeHost.answer('compare-words', () => ({ value: [{ seats: [1, 2], words: WORDS }] }));
  mounted = await mountPart(GuestWords, { frame: received(wish) }, freshStores());
  await mounted.click('Compare words with guests');
  await settled();
  expect(shown()).toContain('Ben and Cleo');
  expect(shown()).toContain('nuzun gidut hidat buvuf');
});

it.each([
  ['app', true],
  ['browser', false],
] as const)('offers that to hosts where a guest has an %s: %s', async (device, isOffered) => {
  const seats = [person('Ada', { isHost: true, device: 'app' }), person('Ben', { device })];
  fakeHost.show(tableFrame({ phase: 'playing', seats, owner: true, own: [0], facing: 0 }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  await mounted.click(/^Menu/);
  expect(mounted.hasButton('Compare words with guests')).toBe(isOffered);
});
