import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, beforeAll, expect, it } from 'vitest';
import LogDrawer from '../../renderer/games/shared/LogDrawer.vue';
import { showLanguage } from '../../renderer/i18n/load.ts';

const pages = { open: [], earlier: [] };
const props = { open: true, pages, round: { render: () => null }, memoryAid: true, isLookedUp: false };

beforeAll(() => showLanguage('en'));

afterEach(() => {
  document.body.replaceChildren();
});

it('leads the focus to the earlier rounds when their button gives way to them', async () => {
  const frame = mount(LogDrawer, { props, attachTo: document.body });
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Look up'));
  button?.focus();
  button?.click();
  expect(frame.emitted('lookUp')).toHaveLength(1);
  await frame.setProps({ isLookedUp: true });
  await nextTick();
  expect(document.activeElement?.textContent).toBe('Earlier rounds');
});

it('takes no focus from a log that is closed', async () => {
  const frame = mount(LogDrawer, { props: { ...props, open: false }, attachTo: document.body });
  const before = document.activeElement;
  await frame.setProps({ isLookedUp: true });
  await nextTick();
  expect(document.activeElement).toBe(before);
});
