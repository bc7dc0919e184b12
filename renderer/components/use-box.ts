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
    if (rem !== undefined) rem.value = fontSize(); // the layout is done
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
const fontSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Px per rem: the reader's font size, as of the last layout in which a box changed. Reactive; reading it forces no layout. */
export const remInPx = (): number => (rem ??= shallowRef(fontSize())).value;
