import { mount } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import FadingParts from '../../renderer/components/FadingParts.ts';
import { eventually } from '../helpers/eventually.ts';

/** Ends each transition that is running. */
let ends: (() => void)[] = [];
beforeEach(() => {
  ends = [];
  Element.prototype.getAnimations = () => {
    const finished = new Promise<void>((resolve) => ends.push(resolve));
    return [{ transitionProperty: 'opacity', finished } as unknown as Animation];
  };
});
afterEach(() => vi.restoreAllMocks());

const Page = {
  components: { FadingParts },
  props: { parts: { type: Array, required: true } },
  template:
    '<div><FadingParts name="fade"><p v-for="one in parts" :key="one" :class="one">{{ one }}</p></FadingParts></div>',
};
const open = (parts: readonly string[]) => mount(Page, { props: { parts }, attachTo: document.body });
const shown = (page: ReturnType<typeof open>) => page.findAll('p').map((part) => part.classes().join(' '));

it('fades in what comes later, but not what is there at first', async () => {
  const page = open(['one']);
  expect(shown(page)).toEqual(['one']);
  await page.setProps({ parts: ['one', 'two'] });
  expect(shown(page)).toEqual(['one', 'two fade-enter-from fade-enter-active']);
  await eventually(() => expect(shown(page)).toEqual(['one', 'two fade-enter-active']));
  ends.forEach((end) => end());
  await eventually(() => expect(shown(page)).toEqual(['one', 'two']));
});

it('keeps what goes where it was until it has faded out', async () => {
  const page = open(['one', 'two', 'three']);
  await page.setProps({ parts: ['one', 'three'] });
  expect(shown(page)).toEqual(['one', 'two fade-leave-active fade-leave-to', 'three']);
  await page.setProps({ parts: ['three'] });
  expect(shown(page)).toHaveLength(3);
  ends.forEach((end) => end());
  await eventually(() => expect(shown(page)).toEqual(['three']));
});

it('takes back what comes again while it fades out', async () => {
  const page = open(['one']);
  await page.setProps({ parts: [] });
  await page.setProps({ parts: ['one'] });
  expect(shown(page)).toEqual(['one fade-enter-active']);
  ends.forEach((end) => end());
  await eventually(() => expect(shown(page)).toEqual(['one']));
  await nextTick();
  expect(shown(page)).toEqual(['one']);
});

it('drops at once what has no transition', async () => {
  Element.prototype.getAnimations = () => [];
  const page = open(['one']);
  await page.setProps({ parts: [] });
  await eventually(() => expect(shown(page)).toEqual([]));
});
