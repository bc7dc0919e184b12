import { flushPromises } from '@vue/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import WhatNext from '../../../renderer/screens/ended/WhatNext.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { person, received } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, type Mounted } from '../../helpers/renderer/mount.ts';

beforeEach(() => fakeHost.reset());

/** Dan has gone home: his seat is free in the next match. */
const SEATS = [person('Ada'), person('Ben'), person('Clara'), { ...person('Dan'), open: true as const }];

async function suggest(...games: readonly string[]): Promise<Mounted> {
  await openPartWords('evening');
  fakeHost.answer('what-next', () => ({ value: games.map((game) => ({ game, seats: 3, minutes: 15 })) }));
  const mounted = await mountPart(
    WhatNext,
    { frame: received({ phase: 'ended', seats: SEATS }) },
    freshStores(),
  );
  await flushPromises();
  return mounted;
}
const asked = () => fakeHost.asked.filter(({ type }) => ['rematch', 'configure', 'start'].includes(type));

it('a press prepares the table for the game and starts nothing', async () => {
  const { wrapper } = await suggest('fake');
  expect(wrapper.text().replaceAll(/\s+/gu, ' ')).toMatch(/What next\?.*3 players.*about 15 minutes/);
  await wrapper.get('button').trigger('click');
  await flushPromises();
  expect(asked()).toMatchObject([
    { type: 'rematch' },
    { type: 'configure', setup: { game: 'fake', seatCount: 3 } },
  ]);
  wrapper.unmount();
});

it('nothing is changed if the host refuses to leave the result', async () => {
  const { wrapper } = await suggest('fake');
  fakeHost.answer('rematch', () => ({ error: { code: 'fault', data: {} } }));
  await wrapper.get('button').trigger('click');
  await flushPromises();
  expect(asked()).toMatchObject([{ type: 'rematch' }]);
  wrapper.unmount();
});

it('is not there without a suggestion', async () => {
  const { wrapper } = await suggest();
  expect(wrapper.text()).toBe('');
  wrapper.unmount();
});
