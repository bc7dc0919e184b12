import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, defineComponent, h, nextTick, shallowRef, type App } from 'vue';
import { useBox } from '../../renderer/components/use-box.ts';

type Callback = (entries: readonly { contentRect: { width: number; height: number } }[]) => void;
let measure: Callback[] = [];
let apps: App[] = [];

beforeEach(() => {
  measure = [];
  apps = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: Callback) {
        measure.push(callback);
      }
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => {
  for (const app of apps) app.unmount();
  vi.unstubAllGlobals();
});

/** A component that notes the width that each of its renders knows. */
function component(widths: (number | undefined)[], options?: { startsAsLast: boolean }) {
  return defineComponent({
    setup() {
      const root = shallowRef<HTMLElement | null>(null);
      const box = useBox(root, options);
      return () => {
        widths.push(box.value?.width);
        return h('div', { ref: root });
      };
    },
  });
}
async function mount(part: ReturnType<typeof component>, width: number): Promise<void> {
  const app = createApp({ render: () => h(part) });
  apps.push(app);
  app.mount(document.createElement('div'));
  measure.at(-1)?.([{ contentRect: { width, height: 10 } }]);
  await nextTick();
}

test('A part without a size is rendered again once it has one.', async () => {
  const widths: (number | undefined)[] = [];
  const part = component(widths);
  await mount(part, 100);
  await mount(part, 100);
  expect(widths).toEqual([undefined, 100, undefined, 100]);
});

test('A part that comes again starts with its last size, and is rendered again only if that has changed.', async () => {
  const widths: (number | undefined)[] = [];
  const part = component(widths, { startsAsLast: true });
  await mount(part, 100);
  await mount(part, 100);
  await mount(part, 120);
  await mount(part, 120);
  expect(widths).toEqual([undefined, 100, 100, 100, 120, 120]);
});

test('Parts of different components do not share a size.', async () => {
  const widths: (number | undefined)[] = [];
  await mount(component(widths, { startsAsLast: true }), 100);
  await mount(component(widths, { startsAsLast: true }), 50);
  expect(widths).toEqual([undefined, 100, undefined, 50]);
});
