import { mount } from '@vue/test-utils';
import { expect, it } from 'vitest';
import { defineComponent, h, nextTick, useTemplateRef } from 'vue';
import AppDialog from '../../renderer/components/AppDialog.vue';
import { keepAboveDialogs } from '../../renderer/components/dialog-element.ts';

const open = () => {
  const dialog = mount(AppDialog, {
    props: { open: true, title: 'A question', closeLabel: 'Close' },
    slots: { default: '<input value="a long answer">' },
    attachTo: document.body,
  });
  const outside = dialog.get('dialog');
  const field = dialog.get('input');
  return { dialog, outside, field };
};

it('closes at a press beside its sheet', async () => {
  const { dialog, outside } = open();
  await outside.trigger('pointerdown');
  await outside.trigger('click');
  expect(dialog.emitted('close')).toHaveLength(1);
  dialog.unmount();
});

it('stays when text is selected in a field and the pointer is let go beside the sheet', async () => {
  const { dialog, outside, field } = open();
  await field.trigger('pointerdown');
  await outside.trigger('click'); // where browsers send the click of a press that ends elsewhere
  expect(dialog.emitted('close')).toBeUndefined();
  dialog.unmount();
});

it('has what is kept above dialogs in it, and gives it back', async () => {
  const Notices = defineComponent({
    setup() {
      keepAboveDialogs(useTemplateRef('notices'));
      return () => h('div', { class: 'home' }, [h('p', { ref: 'notices', class: 'news' })]);
    },
  });
  const page = mount(Notices, { attachTo: document.body });
  const place = () => document.querySelector('.news')?.parentElement?.className.split(' ')[0];
  expect(place()).toBe('home');
  const { dialog } = open();
  await nextTick();
  expect(place()).toBe('dialog');
  await dialog.setProps({ open: false });
  expect(place()).toBe('home');
  await dialog.setProps({ open: true });
  page.unmount();
  expect(document.querySelector('.news')).toBeNull();
  dialog.unmount();
});
