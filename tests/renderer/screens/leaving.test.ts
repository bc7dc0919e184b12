import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HostFrame } from '../../../core/protocol/frames.ts';
import { seat } from '../../../core/base/ids.ts';
import SitDialog from '../../../renderer/screens/lobby/SitDialog.vue';
import MoveAwayDialog from '../../../renderer/screens/table/seats/MoveAwayDialog.vue';
import TableMenu from '../../../renderer/screens/table/menu/TableMenu.vue';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import { keepNames, kept, namesHere } from '../../../renderer/stores/device.ts';
import { useHostStore } from '../../../renderer/stores/host.ts';
import { keyring } from '../../../renderer/stores/keyring.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, hostFrame, person, received, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import {
  freshStores,
  mountPart,
  mountScreen,
  openSession,
  session,
  settled,
  type Mounted,
} from '../../helpers/renderer/mount.ts';

let mounted: Mounted;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

const SEATS = [person('Ada'), person('Carla', { colour: 3 }), FREE];

it('who gives a seat up is led back to it by no list, also before the next frame', async () => {
  fakeHost.show(tableFrame({ seats: SEATS, own: [0, 1] }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  expect(namesHere(TABLE)).toEqual(['Ada', 'Carla']);
  await session().leave(seat(1));
  expect(namesHere(TABLE)).toEqual(['Ada']);
});

it('the question before says what becomes of the seat either way', async () => {
  await openPartWords('hosting');
  const frame = received({ seats: SEATS, own: [0] });
  mounted = await mountPart(TableMenu, { open: true, frame }, freshStores());
  await mounted.click('Leave the table');
  const text = document.querySelector('dialog:last-of-type')?.textContent ?? document.body.textContent ?? '';
  expect(document.body.textContent).toContain('the host keeps your seat and you can come back');
  expect(text).toContain('If you give your seat up, anybody can take it');
});

it('the colour of a seat that was given up is free to who takes that seat', async () => {
  const frame = tableFrame({
    phase: 'playing',
    seats: [SEATS[0] ?? FREE, person('Carla', { colour: 3, open: true })],
  });
  mounted = await mountPart(SitDialog, { frame, asked: { for: 'sit', seat: seat(1) } }, freshStores());
  const disabled = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(
    (one) => one.disabled,
  );
  expect(disabled).toEqual([true, false, false, false, false, false]);
});

it('the digits for another device go once the seat is there', async () => {
  await openPartWords('hosting');
  fakeHost.answer('seat-code', () => ({ value: '482913' }));
  fakeHost.show(tableFrame({ seats: SEATS, own: [0] }));
  const stores = freshStores();
  openSession();
  await settled();
  mounted = await mountPart(MoveAwayDialog, { seat: seat(0) }, stores);
  expect(mounted.wrapper.emitted('close')).toBeUndefined();
  fakeHost.show(tableFrame({ seats: SEATS }));
  await flushPromises();
  expect(mounted.wrapper.emitted('close')).toHaveLength(1);
});

it('a table that was discarded leaves nothing on the device', async () => {
  const owner: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
  fakeHost.show(hostFrame({ owner }));
  mounted = await mountPart(TableMenu, { open: false, frame: received() }, freshStores());
  await keyring.addToken(TABLE, 'own', 'a'.repeat(32));
  keepNames(TABLE, ['Ada']);
  const letGo = useHostStore().hold();
  await settled();
  fakeHost.answer('discard-table', () => ({ error: { code: 'table-frozen', data: { why: 'disk' } } }));
  await useHostStore().discardTable(TABLE);
  expect(await keyring.tokens(TABLE, 'own')).toHaveLength(1);
  fakeHost.answer('discard-table', () => ({}));
  await useHostStore().discardTable(TABLE);
  expect(kept.names().filter((name) => name.endsWith(TABLE))).toEqual([]);
  letGo();
});

it('where the host was on this computer, its program is to be started again', async () => {
  fakeHost.show(tableFrame({ seats: SEATS, own: [0] }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
  fakeHost.drop(1006);
  await flushPromises();
  expect(document.body.textContent).toContain(
    'Auction Night isn’t answering on this computer at the moment.',
  );
  expect(document.body.textContent).not.toContain('Wi-Fi');
});
