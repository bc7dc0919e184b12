import { getCurrentInstance, onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

/** A size in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The last size of each part, by its component. */
const lastBoxes = new WeakMap<object, Box>();

/**
 * The content size of an element in px, kept up to date, also when the ref changes. Undefined until the first layout, and set before that
 * frame is painted. Measuring synchronously would force a layout for each element.
 *
 * @param startsAsLast until the first layout, the size is that of the last element of the same component: a part that comes again is
 * rendered once instead of twice
 */
export function useBox(
  element: Readonly<Ref<HTMLElement | null | undefined>>,
  { startsAsLast = false } = {},
): Readonly<ShallowRef<Box | undefined>> {
  const component = startsAsLast ? getCurrentInstance()?.type : undefined;
  const box = shallowRef(component && lastBoxes.get(component));
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    if (width === box.value?.width && height === box.value.height) return;
    box.value = { width, height };
    if (component) lastBoxes.set(component, box.value);
  });
  watch(
    element,
    (now, before) => {
      if (before !== null && before !== undefined) observer.unobserve(before);
      if (now !== null && now !== undefined) observer.observe(now);
    },
    { immediate: true, flush: 'post' },
  );
  onBeforeUnmount(() => observer.disconnect());
  return box;
}

let rem: ShallowRef<number> | undefined;

/** Px per rem: the reader's font size. Reactive; reading it does not force a layout. */
export const remInPx = (): number => (rem ??= observedRem()).value;

function observedRem(): ShallowRef<number> {
  const size = shallowRef(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
  const ruler = document.createElement('div');
  Object.assign(ruler.style, { position: 'absolute', width: '1rem', visibility: 'hidden' });
  document.body.append(ruler);
  new ResizeObserver(([entry]) => {
    size.value = entry?.contentRect.width || size.value;
  }).observe(ruler);
  return size;
}
