import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, ref, type Component } from 'vue';
import { lazy, useEver } from '../../renderer/components/lazy.ts';
import { isMissing, load, reimport, tryAgain } from '../../renderer/stores/loading.ts';

/** Mounts a part inside another one. */
const mountIn = (part: Component) => mount(defineComponent({ render: () => h('div', [h(part)]) }));
const Part = defineComponent({ render: () => h('p', 'Here') });
const failing = () => vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('no host'));
/** Until all that is tried by itself, before anything is said, has failed. */
const untilSaid = () => vi.advanceTimersByTimeAsync(7_500);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what is loaded later', () => {
  it('is tried again with growing pauses, and nothing is said meanwhile', async () => {
    const from = failing().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValueOnce('here');
    const loaded = load(from);
    await vi.advanceTimersByTimeAsync(499);
    expect(from).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(from).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await loaded).toBe('here');
    expect(isMissing.value).toBe(false);
  });

  it('is said to be missing when that goes on, and tried at once when somebody wants it', async () => {
    const from = failing();
    const loaded = load(from);
    await untilSaid();
    expect(isMissing.value).toBe(true);
    expect(from).toHaveBeenCalledTimes(5);
    from.mockResolvedValue('here');
    tryAgain();
    expect(await loaded).toBe('here');
    expect(isMissing.value).toBe(false);
  });

  it('comes by itself, too, when it can', async () => {
    const from = failing();
    const loaded = load(from);
    await untilSaid();
    from.mockResolvedValue('here');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loaded).toBe('here');
  });

  it('has the page loaded anew where the host answers and the file does not come, only if somebody wants that', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const answer = vi.fn().mockRejectedValueOnce(new TypeError('no host')).mockResolvedValue({ ok: true });
    vi.stubGlobal('fetch', answer);
    const from = failing();
    const loaded = load(from);
    await untilSaid();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(answer).not.toHaveBeenCalled(); // nobody asked
    tryAgain();
    await flushPromises();
    expect(reload).not.toHaveBeenCalled(); // there is nothing to load it from
    tryAgain();
    await flushPromises();
    expect(reload).toHaveBeenCalledTimes(1);
    from.mockResolvedValue('here');
    tryAgain();
    await loaded;
  });

  it('is asked for under another address, which no error tells, and is the part of a program that has several', async () => {
    // As the build writes it; the test's own module stands for the program.
    const built = (text: string) =>
      Object.assign(() => Promise.reject(new TypeError()), { toString: () => text });
    const whole = await reimport(built('()=>e(()=>import("./on-resume.ts"),[],import.meta.url)'));
    expect(whole).toMatchObject({ onResume: expect.any(Function) });
    expect(await reimport(built('()=>e(()=>import("./on-resume.ts").then(a=>a.onResume),[1])'))).toBe(
      Reflect.get(whole, 'onResume'),
    );
  });
});

describe('a part that is loaded when it is first shown', () => {
  it('is not asked for before', async () => {
    const from = vi.fn(() => Promise.resolve({ default: Part }));
    const Lazy = lazy(from);
    expect(from).not.toHaveBeenCalled();
    const wrapper = mountIn(Lazy);
    await flushPromises();
    expect(wrapper.text()).toBe('Here');
  });

  it('is asked for again while its host cannot be reached', async () => {
    const from = vi
      .fn<() => Promise<{ default: typeof Part }>>()
      .mockRejectedValueOnce(new TypeError('no host'))
      .mockResolvedValue({ default: Part });
    const wrapper = mountIn(lazy(from));
    await flushPromises();
    expect(wrapper.text()).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    await flushPromises();
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
