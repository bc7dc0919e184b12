import { watch, type Ref } from 'vue';
import { useBox } from './use-box.ts';

/**
 * Publishes the height of an element as a CSS variable of the root (`--name`, in px). The variable is absent while the height is unknown or
 * 0, because each change restyles the whole page.
 */
export const setHeightVariable = (element: Readonly<Ref<HTMLElement | null>>, name: `--${string}`): void => {
  watch(useBox(element), (box) => {
    const { style } = document.documentElement;
    const height = box?.height ?? 0;
    if (height > 0) style.setProperty(name, `${height}px`);
    else style.removeProperty(name);
  });
};
