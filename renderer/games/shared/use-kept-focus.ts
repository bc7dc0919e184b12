import { onBeforeUpdate, onUpdated, watch, type Ref } from 'vue';

type Part = Readonly<Ref<HTMLElement | null>>;

const hasFocus = (part: Part): boolean => part.value?.contains(document.activeElement) ?? false;

/** Gives `part` the focus that one of its controls had, if that is gone or can no longer have it. */
function takeBack(part: Part): void {
  if (!hasFocus(part) || document.activeElement?.matches(':disabled') === true)
    part.value?.focus({ preventScroll: true });
}

/**
 * Keeps the place of who plays by keys: if what had the focus inside of `part` goes away when `shown` changes, `part` itself takes
 * the focus, and the next Tab finds what has come instead. `part` has to be focusable (`tabindex="-1"`).
 */
export function useKeptFocus(part: Part, shown: () => unknown): void {
  let hadFocus = false;
  watch(shown, () => {
    hadFocus = hasFocus(part);
  });
  watch(
    shown,
    () => {
      if (hadFocus) takeBack(part);
    },
    { flush: 'post' },
  );
}

/** As `useKeptFocus`, whatever it is that changes in the component whose `part` it is. */
export function useFocusKeptInside(part: Part): void {
  let hadFocus = false;
  onBeforeUpdate(() => {
    hadFocus = hasFocus(part);
  });
  onUpdated(() => {
    if (hadFocus) takeBack(part);
  });
}
