import { watch, type Ref } from 'vue';
import { useBox } from './use-box.ts';

/**
 * Keeps the height of an element in a variable of all styles (`--name`, in px), for what lies below it. Absent before it is known, and while
 * there is none: whenever it changes, the whole page is styled anew.
 */
export const setHeightVariable = (element: Readonly<Ref<HTMLElement | null>>, name: `--${string}`): void => {
  watch(useBox(element), (box) => {
    const { style } = document.documentElement;
    const height = box?.height ?? 0;
    if (height > 0) style.setProperty(name, `${height}px`);
    else style.removeProperty(name);
  });
};
