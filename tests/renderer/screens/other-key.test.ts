import { afterEach, expect, it, vi } from 'vitest';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import OtherKey from '../../../renderer/screens/table/admission/OtherKey.vue';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, openSession, type Mounted } from '../../helpers/renderer/mount.ts';

const CODE = 'mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g';
let mounted: Mounted | undefined;
afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = undefined;
  vi.unstubAllGlobals();
});
/** The codes in the hellos to the table so far; those to a host name no spectator. */
const codes = (): readonly unknown[] =>
  fakeHost.asked
    .filter(({ type, spectator }) => type === 'hello' && spectator !== undefined)
    .map(({ code }) => code);

it.each([
  ['keeps the code of a link where the app knew another key', true, CODE],
  ['drops the code where the app knew none', false, undefined],
])('%s', async (_what, wasKnown, code) => {
  const pinia = freshStores();
  fakeHost.reset();
  openSession({ id: TABLE, tableCode: CODE });
  await eventually(() => expect(codes()).toEqual([CODE]));
  fakeHost.drop(CLOSE.otherKey);
  await openPartWords('line');
  vi.stubGlobal('auctionNight', { forgetHostKey: () => Promise.resolve(wasKnown) });
  mounted = await mountPart(OtherKey, {}, pinia);
  expect(codes()).toEqual([CODE]);
  await mounted.click('The host says it’s all right');
  await eventually(() => expect(codes()).toEqual([CODE, code]));
});

it('tries the code of another link in the tab that was refused', async () => {
  freshStores();
  fakeHost.reset();
  const session = openSession({ id: TABLE, tableCode: CODE });
  await eventually(() => expect(codes()).toEqual([CODE]));
  fakeHost.drop(CLOSE.otherKey);
  expect(session.status.type).toBe('closed');
  fakeHost.show(tableFrame());
  session.enterCode('B'.repeat(43));
  await eventually(() => expect(session.status.type).toBe('online'));
  expect(codes()).toEqual([CODE, 'B'.repeat(43)]);
});
