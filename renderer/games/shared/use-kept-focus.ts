import { watch, type Ref } from 'vue';

/**
 * Keeps the place of who plays by keys: if what had the focus inside of `part` goes away when `shown` changes, `part` itself takes
 * the focus, and the next Tab finds what has come instead. `part` has to be focusable (`tabindex="-1"`).
 */
export function useKeptFocus(part: Readonly<Ref<HTMLElement | null>>, shown: () => unknown): void {
  let hadFocus = false;
  watch(shown, () => {
    hadFocus = part.value?.contains(document.activeElement) ?? false;
  });
  watch(
    shown,
    () => {
      if (hadFocus && part.value?.contains(document.activeElement) === false)
        part.value.focus({ preventScroll: true });
    },
    { flush: 'post' },
  );
}
