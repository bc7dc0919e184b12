import { onBeforeUnmount, watch, type Ref } from 'vue';
import { useBox } from './use-box.ts';

/** Keeps the height of an element in a variable of all styles (`--name`, in px; absent without one), for what lies below it. */
export function tellHeight(element: Readonly<Ref<HTMLElement | null>>, name: `--${string}`): void {
  const { style } = document.documentElement;
  watch(useBox(element), (box) => style.setProperty(name, `${box?.height ?? 0}px`));
  onBeforeUnmount(() => style.removeProperty(name));
}
