import { afterEach, beforeEach, expect, it } from 'vitest';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

let mounted: Mounted;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

/** What lies over a paused game, for Ada, who hosts, or for Ben. */
async function sign(wish: TableWish): Promise<string> {
  const away = { device: 'away' } as const;
  const seats = [
    person('Ada', { isHost: true }),
    person('Ben', away),
    person('Dora', away),
    person('Emil', { ...away, open: true }),
  ];
  fakeHost.show(tableFrame({ phase: 'playing', seats, ...wish }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  return plain(mounted.wrapper.find('section.sign').text());
}

it('a game that waits for people after a restart says who is missing, and the host can go on', async () => {
  const text = await sign({ paused: 'restart', owner: true, own: [0], facing: 0 });
  expect(text).toContain('Still missing: Ben and Dora');
  expect(text).toContain('No bot plays');
  await mounted.click('Go on');
  expect(fakeHost.asked.map(({ type }) => type)).toContain('resume');
});

it('a pause of another kind says as well who is missing, and not that it ends by itself', async () => {
  const text = await sign({ paused: 'food', own: [0], facing: 0 });
  expect(text).toContain('Still missing: Ben and Dora');
  expect(text).not.toContain('No bot plays');
});
