import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

/** A size in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The content size of an element in px, kept up to date, also when the ref changes. Undefined until the first layout, and set before that
 * frame is painted. Measuring synchronously would force a layout for each element.
 */
export function useBox(
  element: Readonly<Ref<HTMLElement | null | undefined>>,
): Readonly<ShallowRef<Box | undefined>> {
  const box = shallowRef<Box>();
  const observer = new ResizeObserver(([entry]) => {
    if (entry === undefined) return;
    const { width, height } = entry.contentRect;
    box.value = { width, height };
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

/** Px per rem: the reader's font size. */
export const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
