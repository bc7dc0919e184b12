import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

/** The size of something in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * The inner size of an element in px, kept up to date, also when another element takes its place; undefined until the next frame is laid
 * out, and known before that is shown. Asking for it at once would have the page laid out once more for each element.
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

/** Px of a rem: the reader's own letter size. */
export const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
