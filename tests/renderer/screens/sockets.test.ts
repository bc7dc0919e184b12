import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Router } from 'vue-router';
import App from '../../../renderer/App.vue';
import { showLanguage } from '../../../renderer/i18n/load.ts';
import { createScreens } from '../../../renderer/router.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, hostFrame, person, TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, settled } from '../../helpers/renderer/mount.ts';

const OWNER = { reachable: [], discovery: 'on', nearby: [], problems: [] } as const;

let wrapper: VueWrapper;
let router: Router;
const go = async (path: string): Promise<readonly string[]> => {
  await router.push(path);
  await settled();
  return fakeHost.paths();
};

beforeEach(async () => {
  fakeHost.reset();
  localStorage.clear();
  await showLanguage('en');
  router = createScreens();
  wrapper = mount(App, { attachTo: document.body, global: { plugins: [freshStores(), router] } });
});
afterEach(() => wrapper.unmount());

describe('the connections of a page', () => {
  it('of a guest: one, to the host at home and to the table at the table', async () => {
    fakeHost.show(hostFrame());
    fakeHost.show(tableFrame({ seats: [person('Ada'), FREE], own: [0] }));
    expect(await go('/')).toEqual(['/ws']);
    expect(await go(`/table/${TABLE}`)).toEqual([`/ws/${TABLE}`]);
    expect(await go('/')).toEqual(['/ws']);
    expect(document.body.textContent).toContain('No table is open yet');
  });

  it('of a guest who comes straight to a table: one', async () => {
    fakeHost.show(tableFrame({ seats: [FREE, FREE] }));
    expect(await go(`/table/${TABLE}`)).toEqual([`/ws/${TABLE}`]);
    expect(document.body.textContent).toContain('Seats');
  });

  it('of the person who hosts: two, for the addresses of the host are shown at the table', async () => {
    fakeHost.show(
      hostFrame({
        owner: { ...OWNER, reachable: [{ address: '192.168.1.5', network: 'wlan0', isVirtual: false }] },
      }),
    );
    fakeHost.show(tableFrame({ owner: true }));
    expect(await go(`/table/${TABLE}`)).toEqual([`/ws/${TABLE}`, '/ws']);
    expect(document.body.textContent).toContain('192.168.1.5:47474');
    expect(await go('/')).toEqual(['/ws']);
  });
});
