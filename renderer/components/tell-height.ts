import { watch, type Ref } from 'vue';
import { useBox } from './use-box.ts';

/** Keeps the height of an element in a variable of all styles (`--name`, in px; absent before it is known), for what lies below it. */
export const tellHeight = (element: Readonly<Ref<HTMLElement | null>>, name: `--${string}`): void => {
  watch(useBox(element), (box) => document.documentElement.style.setProperty(name, `${box?.height}px`));
};
