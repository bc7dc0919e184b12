import { onBeforeUnmount, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

/** The size of something in px. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element as it is now; undefined where it has none. */
function sizeOf(element: HTMLElement): Box | undefined {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const without = (size: number, ...edges: readonly string[]): number =>
    edges.reduce((left, edge) => left - (Number.parseFloat(edge) || 0), size);
  if (width === 0 || height === 0) return undefined;
  return {
    width: without(
      width,
      style.paddingLeft,
      style.paddingRight,
      style.borderLeftWidth,
      style.borderRightWidth,
    ),
    height: without(
      height,
      style.paddingTop,
      style.paddingBottom,
      style.borderTopWidth,
      style.borderBottomWidth,
    ),
  };
}

/** The inner size of an element in px, kept up to date, also when another element takes its place; undefined until known. */
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
      if (now === null || now === undefined) return;
      box.value = sizeOf(now) ?? box.value; // before the first frame, so that nothing is shown in a size that it does not keep
      observer.observe(now);
    },
    { immediate: true, flush: 'post' },
  );
  onBeforeUnmount(() => observer.disconnect());
  return box;
}

/** Px of a rem: the reader's own letter size. */
export const remInPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
