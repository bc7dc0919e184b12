import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { flushPromises, mount } from '@vue/test-utils';
import { describe, expect, it, vi } from 'vitest';
import AppButton from '../../renderer/components/AppButton.vue';
import AppDialog from '../../renderer/components/AppDialog.vue';
import AppEmblem from '../../renderer/components/AppEmblem.vue';
import AppField from '../../renderer/components/AppField.vue';
import AppMenu from '../../renderer/components/AppMenu.vue';
import AppSelect from '../../renderer/components/AppSelect.vue';
import AppSlider from '../../renderer/components/AppSlider.vue';
import ChoiceGroup from '../../renderer/components/ChoiceGroup.vue';
import NumberStepper from '../../renderer/components/NumberStepper.vue';
import PlayerBadge from '../../renderer/components/PlayerBadge.vue';
import QrCode from '../../renderer/components/qr/QrCode.vue';
import { readCode } from '../helpers/qr.ts';
import TextInput from '../../renderer/components/TextInput.vue';
import ToggleSwitch from '../../renderer/components/ToggleSwitch.vue';
import { emblemShapes, monogram } from '../../renderer/components/player/emblems.ts';
import { h } from 'vue';
import { until } from '../helpers/eventually.ts';

describe('AppButton', () => {
  it('says why it cannot be pressed, stays focusable and swallows the press', async () => {
    const button = mount(AppButton, {
      props: { reason: 'Two seats are free.' },
      slots: { default: 'Start' },
    });
    const inner = button.get('button');
    expect(inner.attributes('aria-disabled')).toBe('true');
    expect(inner.attributes('disabled')).toBeUndefined();
    expect(button.get(`[id="${inner.attributes('aria-describedby')}"]`).text()).toBe('Two seats are free.');
    await inner.trigger('click');
    expect(button.emitted('click')).toBeUndefined();
  });

  it('has the focus once it was pressed in vain, which Safari gives no button by itself: the reason shows then', async () => {
    const button = mount(AppButton, {
      props: { reason: 'Two seats are free.' },
      slots: { default: 'Start' },
      attachTo: document.body,
    });
    await button.get('button').trigger('click');
    expect(document.activeElement).toBe(button.get('button').element);
    button.unmount();
  });

  it('leaves the reason to a text beside it, which only has to be read out', () => {
    const button = mount(AppButton, {
      props: { reason: 'Choose a card.', reasonAt: 'beside' },
      slots: { default: 'Bid' },
    });
    const described = button.get('button').attributes('aria-describedby');
    expect(button.get(`[id="${described}"]`).text()).toBe('Choose a card.');
    expect(button.get(`[id="${described}"]`).classes()).toContain('visually-hidden');
  });

  it('is pressed once per press, but not while busy', async () => {
    const button = mount(AppButton, { slots: { default: 'Bid 60' } });
    await button.get('button').trigger('click');
    expect(button.emitted('click')).toHaveLength(1);
    await button.setProps({ busy: true });
    await button.get('button').trigger('click');
    expect(button.emitted('click')).toHaveLength(1);
    expect(button.get('button').attributes('aria-busy')).toBe('true');
  });

  it('has a name when it shows an icon only', () => {
    const button = mount(AppButton, { props: { icon: 'close', label: 'Close' } });
    expect(button.get('button').attributes('aria-label')).toBe('Close');
    expect(button.get('svg').attributes('aria-hidden')).toBe('true');
  });
});

describe('fields', () => {
  it('wires label, hint and error to the control inside', () => {
    const field = mount(AppField, {
      props: { label: 'PIN', hint: 'Six digits.', error: 'Too short.' },
      slots: { default: () => h(TextInput, { modelValue: '12' }) },
    });
    const input = field.get('input');
    expect(field.get('label').attributes('for')).toBe(input.attributes('id'));
    expect(input.attributes('aria-invalid')).toBe('true');
    const described = (input.attributes('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => field.get(`[id="${id}"]`).text())).toEqual(['Six digits.', 'Too short.']);
  });

  it('steps within the bounds by button, key and typing', async () => {
    const props = { modelValue: 3, min: 1, max: 9, lessLabel: 'less', moreLabel: 'more' };
    const stepper = mount(NumberStepper, { props });
    const last = (): unknown => stepper.emitted('update:modelValue')?.at(-1)?.[0];
    await stepper.get('[aria-label=more]').trigger('click');
    expect(last()).toBe(4);
    await stepper.get('input').trigger('keydown', { key: 'End' });
    expect(last()).toBe(9);
    await stepper.get('input').setValue('-5');
    await stepper.get('input').trigger('blur');
    expect(last()).toBe(1);
  });

  it('takes a number that is typed with groups of digits, and nothing that is no whole number', async () => {
    const props = { modelValue: 3, min: 0, max: 9999, lessLabel: 'less', moreLabel: 'more' };
    const stepper = mount(NumberStepper, { props });
    const type = async (text: string): Promise<void> => {
      await stepper.get('input').setValue(text);
      await stepper.get('input').trigger('blur');
    };
    for (const text of ['12.5', '1e3', 'twelve', '', '1.2.3']) await type(text);
    expect(stepper.emitted('update:modelValue')).toBeUndefined();
    for (const text of ['1284', '5', '1,284', '6', '1.284', '7', '1 284', ' 12 ']) await type(text);
    expect(stepper.emitted('update:modelValue')).toEqual(
      [1284, 5, 1284, 6, 1284, 7, 1284, 12].map((value) => [value]),
    );
  });

  it('show what their owner has, who did not take what was chosen', async () => {
    const options = ['slow', 'quick'].map((value) => ({ value, label: value }));
    const owned = { modelValue: 'slow', 'onUpdate:modelValue': () => undefined };
    const select = mount(AppSelect, { props: { options, ...owned } });
    await select.get('select').setValue('quick');
    expect(select.emitted('update:modelValue')).toEqual([['quick']]);
    await flushPromises();
    expect(select.get('select').element.value).toBe('slow');
    const group = mount(ChoiceGroup, {
      props: { label: 'Pace', choices: options, ...owned },
      attachTo: document.body,
    });
    await group.get('input[value=quick]').setValue();
    expect(group.emitted('update:modelValue')).toEqual([['quick']]);
    await flushPromises();
    expect(group.findAll('input').map(({ element }) => element.checked)).toEqual([true, false]);
    group.unmount();
    const slider = mount(AppSlider, { props: { max: 10, step: 1, format: String, ...owned, modelValue: 3 } });
    await slider.get('input').setValue(7);
    await slider.get('input').trigger('change');
    await flushPromises();
    expect(slider.get('input').element.value).toBe('3');
  });

  it('offers choices with what there is to say of each, and takes one', async () => {
    const choices = [
      { value: 'record', label: 'Record' },
      { value: 'coach', label: 'Coach', detail: 'Gives advice.' },
    ];
    const group = mount(ChoiceGroup, { props: { label: 'Help', choices, modelValue: 'record' } });
    const [record, coach] = group.findAll('input');
    expect(record?.element.checked).toBe(true);
    expect(group.get(`[id="${coach?.attributes('aria-describedby')}"]`).text()).toBe('Gives advice.');
    await coach?.trigger('change');
    expect(group.emitted('update:modelValue')).toEqual([['coach']]);
  });

  it('switches', async () => {
    const toggle = mount(ToggleSwitch, { props: { modelValue: false, label: 'Sound' } });
    await toggle.get('button').trigger('click');
    expect(toggle.emitted('update:modelValue')).toEqual([[true]]);
  });
});

describe('layers', () => {
  it('opens the dialog natively and hands the wish to close to its parent', async () => {
    const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    const dialog = mount(AppDialog, {
      props: { open: false, title: 'End?', closeLabel: 'Close' },
      attachTo: document.body,
    });
    await dialog.setProps({ open: true });
    expect(open).toHaveBeenCalledOnce();
    await dialog.get('dialog').trigger('cancel');
    await dialog.get('[aria-label=Close]').trigger('click');
    expect(dialog.emitted('close')).toHaveLength(2);
    dialog.unmount();
  });

  it('moves through a menu by arrow keys and gives the focus back', async () => {
    const items = [
      { value: 'shuffle', label: 'Shuffle' },
      { value: 'bot', label: 'Bot', reason: 'Taken.' },
    ];
    const menu = mount(AppMenu, { props: { label: 'Seats', items }, attachTo: document.body });
    const trigger = menu.get('button');
    await trigger.trigger('keydown', { key: 'ArrowDown' });
    await until(() => menu.find('[role=menu]').exists());
    expect(trigger.attributes('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Shuffle');
    await menu.get('[role=menu]').trigger('keydown', { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Taken.');
    await menu.get('[aria-disabled=true]').trigger('click');
    expect(menu.emitted('pick')).toBeUndefined();
    await menu.get('[role=menu]').trigger('keydown', { key: 'Escape' });
    expect(menu.find('[role=menu]').exists()).toBe(false);
    expect(document.activeElement).toBe(trigger.element);
    menu.unmount();
  });
});

describe('pictures', () => {
  it('draws QR codes that can be read, whatever their length', async () => {
    for (const text of [
      'http://192.168.1.23:47474/#/table/0123456789abcdef?code=mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g',
      'A',
      'ü'.repeat(200),
    ]) {
      const code = mount(QrCode, { props: { text, label: 'Code' } });
      await until(() => code.get('path').attributes('d') !== '');
      expect(readCode(code.attributes('viewBox') ?? '', code.get('path').attributes('d') ?? '')).toBe(text);
    }
  });

  it('gives every seat a shape of its own and letters from its name', () => {
    expect(new Set(emblemShapes).size).toBe(6);
    expect(['Ada Lovelace', 'Ben', 'émile de zola', '李 小龍', ''].map(monogram)).toEqual([
      'AL',
      'Be',
      'ÉZ',
      '李小',
      '',
    ]);
    const badge = mount(PlayerBadge, {
      props: { name: 'Ada', emblem: 7, state: 'absent', stateLabel: 'absent' },
    });
    expect(badge.get('.fill').attributes('d')).toBe(emblemShapes[1]);
    expect(badge.get('.words').text()).toBe('Adaabsent');
  });

  it('shows the same mark in the app, in the browser tab and as the icon', () => {
    const path = (file: string): string => resolve(import.meta.dirname, '../..', file);
    const drawing = (file: string): string =>
      readFileSync(path(file), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
    const shapes = (svg: string): string[] =>
      [...svg.matchAll(/<(rect|circle|path|g)\b[^>]*>/g)].map(([tag]) =>
        tag.replace(/\s*data-v-\w+=""|\s*\/?>$/g, ''),
      );
    const favicon = shapes(drawing('renderer/public/favicon.svg'));
    expect(favicon.length).toBeGreaterThan(10);
    expect(shapes(drawing('build/resources/icon.svg'))).toEqual(favicon);
    expect(shapes(mount(AppEmblem).element.innerHTML)).toEqual(favicon);
  });
});
