import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, expect, it } from 'vitest';
import LogFrame from '../../renderer/games/shared/LogFrame.vue';

const lookUp = { act: 'Look up', title: 'Earlier', none: 'None.' };
const props = { open: true, title: 'Log', closeLabel: 'Close', lookUp, earlierCount: undefined };

afterEach(() => {
  document.body.replaceChildren();
});

it('leads the focus to the earlier rounds when their button gives way to them', async () => {
  const frame = mount(LogFrame, { props, attachTo: document.body });
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Look up'));
  button?.focus();
  button?.click();
  expect(frame.emitted('lookUp')).toHaveLength(1);
  await frame.setProps({ earlierCount: 2 });
  await nextTick();
  expect(document.activeElement?.textContent).toBe('Earlier');
});

it('takes no focus from a log that is closed', async () => {
  const frame = mount(LogFrame, { props: { ...props, open: false }, attachTo: document.body });
  const before = document.activeElement;
  await frame.setProps({ earlierCount: 2 });
  await nextTick();
  expect(document.activeElement).toBe(before);
});
