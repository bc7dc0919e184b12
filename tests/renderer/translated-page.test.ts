import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defineComponent, h, nextTick } from 'vue';
import { watchTranslation } from '../../renderer/i18n/translated-page.ts';
import { translate } from '../helpers/translator.ts';

/** Texts as Vue writes them: alone in their element, beside others, now and then, in a list. */
const Words = defineComponent({
  props: {
    bid: { type: Number, default: 2 },
    isLead: Boolean,
    note: { type: String, default: 'a' },
    names: { type: Array<string>, default: () => [] },
  },
  setup: (props) => () =>
    h('main', [
      h('button', { class: 'alone' }, `Bid ${props.bid}`),
      h('button', { class: 'beside' }, [h('i'), `Bid ${props.bid}`, h('b', '!')]),
      h('p', { class: 'lead' }, [h('i'), props.isLead ? 'You lead' : undefined, h('b', '.')]),
      h('p', { class: 'note' }, [h('i'), props.note]),
      h('p', { class: 'names' }, [h('i'), ...props.names.map((name) => h(Text, { key: name, name }))]),
    ]),
});
/** One text without an element around it. */
const Text = defineComponent({
  props: { name: { type: String, required: true } },
  setup:
    ({ name }) =>
    () =>
      name,
});

let page: VueWrapper;
let stop: () => void;
const text = (selector: string) => document.querySelector(selector)?.textContent;
const translated = async (isInTwoSteps: boolean) => {
  translate(isInTwoSteps);
  await nextTick();
};
const set = async (props: object) => {
  await page.setProps(props);
  await nextTick(); // what watches the page comes after the change
};

beforeEach(() => {
  stop = watchTranslation(document.documentElement);
  page = mount(Words, { props: { names: ['Ada', 'Ben', 'Cleo'], isLead: true }, attachTo: document.body });
});
afterEach(() => {
  page.unmount();
  stop();
});

describe.each([false, true])('a page that was translated (in two steps: %s)', (isInTwoSteps) => {
  it('keeps its translation as long as nothing changes', async () => {
    await translated(isInTwoSteps);
    await set({ bid: 2 });
    expect([text('.alone'), text('.beside'), text('.lead')]).toEqual([
      '«Bid 2»',
      '«Bid 2»«!»',
      '«You lead»«.»',
    ]);
  });

  it('says what holds now', async () => {
    await translated(isInTwoSteps);
    await set({ bid: 9 });
    expect([text('.alone'), text('.beside')]).toEqual(['Bid 9', 'Bid 9«!»']);
    await translated(isInTwoSteps);
    expect(text('.beside')).toBe('«Bid 9»«!»');
    await set({ bid: 12 });
    expect(text('.beside')).toBe('Bid 12«!»');
  });

  it('keeps nothing that was taken away, and all in its order', async () => {
    await translated(isInTwoSteps);
    await set({ isLead: false, note: '', names: ['Cleo', 'Ada'] });
    expect([text('.lead'), text('.note'), text('.names')]).toEqual(['«.»', '', '«Cleo»«Ada»']);
    await set({ isLead: true, names: ['Eve', 'Ada', 'Ben', 'Cleo'] });
    expect([text('.lead'), text('.names')]).toEqual(['You lead«.»', 'Eve«Ada»Ben«Cleo»']);
  });
});

it('says the words of the app again once the translator has put them back', async () => {
  const texts = [...document.querySelectorAll('.beside')].flatMap((button) =>
    [...button.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
  );
  await translated(false);
  document.querySelector('.beside > font')?.replaceWith(texts[0] ?? '');
  await nextTick();
  expect(text('.beside')).toBe('Bid 2«!»');
  await set({ bid: 3 });
  expect(text('.beside')).toBe('Bid 3«!»');
});
