import { nextTick, onBeforeUnmount, onMounted, ref, watch, type Ref } from 'vue';

/** How a `<dialog>` is shown and put away, and what is asked of its owner when the browser closes it. */
export interface DialogWays {
  readonly show: (element: HTMLDialogElement) => void;
  readonly hide: (element: HTMLDialogElement) => void;
  readonly closed: () => void;
}

/** Keeps a `<dialog>` as open as its owner says. `@close` calls `closedByBrowser`: the owner is asked, and decides. */
export function useDialogElement(
  isOpen: () => boolean,
  { show, hide, closed }: DialogWays,
): { readonly element: Ref<HTMLDialogElement | undefined>; readonly closedByBrowser: () => void } {
  const element = ref<HTMLDialogElement>();
  let isGone = false;
  const follow = (): void => {
    const dialog = element.value;
    if (dialog === undefined || isGone || dialog.open === isOpen()) return;
    if (isOpen()) show(dialog);
    else hide(dialog);
  };
  onMounted(follow);
  watch(isOpen, follow, { flush: 'post' });
  onBeforeUnmount(() => {
    isGone = true;
    if (element.value?.open === true) hide(element.value);
  });
  return {
    element,
    closedByBrowser: () => {
      if (!isOpen() || isGone) return;
      closed();
      void nextTick(follow);
    },
  };
}
