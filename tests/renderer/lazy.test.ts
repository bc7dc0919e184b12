import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, ref, type Component } from 'vue';
import { lazy, useEver } from '../../renderer/components/lazy.ts';

/** Mounts a part inside another one. */
const mountIn = (part: Component) => mount(defineComponent({ render: () => h('div', [h(part)]) }));
const Part = defineComponent({ render: () => h('p', 'Here') });

describe('a part that is loaded when it is first shown', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is not asked for before', async () => {
    const load = vi.fn(() => Promise.resolve({ default: Part }));
    const Lazy = lazy(load);
    expect(load).not.toHaveBeenCalled();
    const wrapper = mountIn(Lazy);
    await flushPromises();
    expect(wrapper.text()).toBe('Here');
  });

  it('is asked for again while its host cannot be reached', async () => {
    const load = vi
      .fn<() => Promise<{ default: typeof Part }>>()
      .mockRejectedValueOnce(new TypeError('no host'))
      .mockRejectedValueOnce(new TypeError('no host'))
      .mockResolvedValue({ default: Part });
    const wrapper = mountIn(lazy(load));
    await flushPromises();
    expect(wrapper.text()).toBe('');
    await vi.advanceTimersByTimeAsync(2_000);
    await flushPromises();
    expect(load).toHaveBeenCalledTimes(3);
    expect(wrapper.text()).toBe('Here');
  });
});

describe('what was ever wanted', () => {
  it('stays wanted', async () => {
    const isWanted = ref(false);
    const ever = useEver(() => isWanted.value);
    expect(ever.value).toBe(false);
    isWanted.value = true;
    await nextTick();
    isWanted.value = false;
    await nextTick();
    expect(ever.value).toBe(true);
  });
});
