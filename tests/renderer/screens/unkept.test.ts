import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import hosting from '../../../renderer/i18n/messages/en/hosting.json';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { kept } from '../../../renderer/stores/device.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, session, settled, type Mounted } from '../../helpers/renderer/mount.ts';

let mounted: Mounted;
const SAID = hosting.unkept.title;
const text = () => document.body.textContent;
/** There is no storage, as where a browser forbids it. */
const refuse = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });

beforeEach(async () => {
  fakeHost.reset();
  localStorage.clear();
  fakeHost.show(tableFrame({ seats: [person('Ada'), FREE] }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.restoreAllMocks();
  for (const name of kept.names()) kept.write(name, undefined); // what was not stored lasts as long as the page
});
const sit = async (): Promise<void> => {
  await session().seating.sit('Ben');
  fakeHost.show(tableFrame({ seats: [person('Ada'), person('Ben')], own: [1] }));
  await settled();
};

it('who has a seat whose key cannot be kept is told what helps; once it can be kept that is over', async () => {
  const refusing = refuse();
  await sit();
  await eventually(() => expect(text()).toContain(SAID)); // it is loaded when it is wanted
  await mounted.click('Try again');
  expect(text()).toContain(SAID);
  refusing.mockRestore();
  await mounted.click('Try again');
  expect(text()).not.toContain(SAID);
  expect(localStorage.getItem(`auction-night.seats.${TABLE}`)).toMatch(/^[0-9a-f]{32}@own$/);
});

it('who has read it has the table free again', async () => {
  refuse();
  await sit();
  await eventually(() => expect(text()).toContain(SAID));
  await mounted.click('Close');
  expect(text()).not.toContain(SAID);
});

it('nobody else is told anything of it', async () => {
  await sit();
  expect(text()).not.toContain(SAID);
  refuse();
  await session().seating.sit('Cleo');
  fakeHost.show(tableFrame({ seats: [person('Ada'), FREE] }));
  await settled();
  expect(text()).not.toContain(SAID); // a seat that is lost has no key
});
