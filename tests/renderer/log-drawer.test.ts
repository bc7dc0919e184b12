import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeAll, expect, it } from 'vitest';
import LogDrawer from '../../renderer/games/shared/LogDrawer.vue';
import { showLanguage } from '../../renderer/i18n/load.ts';

const open = async (isOpen: boolean) => {
  const drawer = mount(LogDrawer, {
    props: {
      open: isOpen,
      table: { frame: { value: { view: { options: { memoryAid: true } } } } } as never,
      from: () => Promise.resolve({ pages: () => ({ open: [], earlier: [] }) }),
    },
    attachTo: document.body,
  });
  await flushPromises();
  return drawer;
};
const button = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Look up'));

beforeAll(() => showLanguage('en'));

afterEach(() => {
  document.body.replaceChildren();
});

it('leads the focus to the earlier rounds when their button gives way to them', async () => {
  const drawer = await open(true);
  button()?.focus();
  button()?.click();
  expect(drawer.emitted('lookUp')).toHaveLength(1);
  await drawer.setProps({ history: [] });
  await flushPromises();
  expect(document.activeElement?.textContent).toBe('Earlier rounds');
});

it('takes no focus from a log that is closed', async () => {
  const drawer = await open(false);
  const before = document.activeElement;
  await drawer.setProps({ history: [] });
  await flushPromises();
  expect(document.activeElement).toBe(before);
});

it('says below the button why earlier rounds could not be looked up, each time anew', async () => {
  const drawer = await open(true);
  const alert = () => document.querySelector('dialog [role=alert]');
  await drawer.setProps({ trouble: { text: 'Too fast', at: 1 } });
  const first = alert();
  expect(first?.textContent).toBe('Too fast');
  expect(button()).toBeDefined();
  await drawer.setProps({ trouble: { text: 'Too fast', at: 2 } });
  expect(alert()).not.toBe(first);
  await drawer.setProps({ history: [] });
  expect(alert()).toBeNull();
});
