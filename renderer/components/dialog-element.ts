import { computed, nextTick, onBeforeUnmount, onMounted, ref, shallowRef, watch, type Ref } from 'vue';

/** How a `<dialog>` is shown and put away, and what is asked of its owner when the browser closes it. */
export interface DialogWays {
  readonly show: (element: HTMLDialogElement) => void;
  readonly hide: (element: HTMLDialogElement) => void;
  readonly closed: () => void;
}

/** The dialogs that are open, the newest last. */
const opened = shallowRef<readonly HTMLDialogElement[]>([]);
const note = (dialog: HTMLDialogElement): void => {
  const others = opened.value.filter((other) => other !== dialog);
  opened.value = dialog.open ? [...others, dialog] : others;
};

/** Whether a dialog or a drawer is open. */
export const isDialogOpen = computed(() => opened.value.length > 0);
const modal = computed(() => opened.value.filter((dialog) => dialog.hasAttribute('aria-modal')).at(-1));

/**
 * Keeps an element above dialogs: while the rest of the page is inert it is part of the dialog that makes it so. It has a parent of its
 * own on the page, to which it comes back.
 */
export function keepAboveDialogs(element: Readonly<Ref<HTMLElement | null>>): void {
  let home: HTMLElement | null = null;
  const place = (dialog?: HTMLElement): void => {
    const [one, parent] = [element.value, dialog ?? home];
    if (one === null || parent === null || one.parentElement === parent) return;
    if (!one.contains(parent)) parent.append(one); // a dialog of its own lies in it
  };
  onMounted(() => {
    home = element.value?.parentElement ?? null;
    place(modal.value);
  });
  watch(modal, place, { flush: 'post' });
  onBeforeUnmount(() => place());
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
    note(dialog);
  };
  onMounted(follow);
  watch(isOpen, follow, { flush: 'post' });
  onBeforeUnmount(() => {
    isGone = true;
    if (element.value?.open !== true) return;
    hide(element.value);
    note(element.value);
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
