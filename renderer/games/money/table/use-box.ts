import { onBeforeUnmount, onMounted, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { Box } from './fit.ts';

/** The inner size of an element in px, kept up to date; undefined until it is known. */
export function useBox(
  element: Readonly<Ref<HTMLElement | null | undefined>>,
): Readonly<ShallowRef<Box | undefined>> {
  const box = shallowRef<Box>();
  let observer: ResizeObserver | undefined;
  onMounted(() => {
    if (element.value === null || element.value === undefined) return;
    observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      box.value = { width, height };
    });
    observer.observe(element.value);
  });
  onBeforeUnmount(() => observer?.disconnect());
  return box;
}

/** Px of a rem: the reader's own letter size. */
export const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
