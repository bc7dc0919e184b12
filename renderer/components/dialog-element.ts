import { computed, nextTick, onBeforeUnmount, onMounted, ref, shallowRef, watch, type Ref } from 'vue';

/** How a `<dialog>` is opened and closed; `closed` is called when the browser closes it. */
export interface DialogCallbacks {
  readonly show: (element: HTMLDialogElement) => void;
  readonly hide: (element: HTMLDialogElement) => void;
  readonly closed: () => void;
}

/** The open dialogs, the newest last. */
const openDialogs = shallowRef<readonly HTMLDialogElement[]>([]);
const update = (dialog: HTMLDialogElement): void => {
  const others = openDialogs.value.filter((other) => other !== dialog);
  openDialogs.value = dialog.open ? [...others, dialog] : others;
};

/** Whether a dialog or a drawer is open. */
export const isDialogOpen = computed(() => openDialogs.value.length > 0);
const modal = computed(() => openDialogs.value.filter((dialog) => dialog.hasAttribute('aria-modal')).at(-1));

/**
 * Keeps an element above modal dialogs: while a modal dialog makes the rest of the page inert, the element is moved into it. Otherwise it
 * is in its own parent.
 */
export function keepAboveDialogs(element: Readonly<Ref<HTMLElement | null>>): void {
  let home: HTMLElement | null = null;
  const attach = (dialog?: HTMLElement): void => {
    const [one, parent] = [element.value, dialog ?? home];
    if (one === null || parent === null || one.parentElement === parent) return;
    if (!one.contains(parent)) parent.append(one); // it may contain the dialog itself
  };
  onMounted(() => {
    home = element.value?.parentElement ?? null;
    attach(modal.value);
  });
  watch(modal, attach, { flush: 'post' });
  onBeforeUnmount(() => attach());
}

/** Keeps a `<dialog>` in sync with its owner's state. `@close` calls `closedByBrowser`: the owner is notified and decides. */
export function useDialogElement(
  isOpen: () => boolean,
  { show, hide, closed }: DialogCallbacks,
): { readonly element: Ref<HTMLDialogElement | undefined>; readonly closedByBrowser: () => void } {
  const element = ref<HTMLDialogElement>();
  let isUnmounted = false;
  const sync = (): void => {
    const dialog = element.value;
    if (dialog === undefined || isUnmounted || dialog.open === isOpen()) return;
    if (isOpen()) show(dialog);
    else hide(dialog);
    update(dialog);
  };
  onMounted(sync);
  watch(isOpen, sync, { flush: 'post' });
  onBeforeUnmount(() => {
    isUnmounted = true;
    if (element.value?.open !== true) return;
    hide(element.value);
    update(element.value);
  });
  return {
    element,
    closedByBrowser: () => {
      if (!isOpen() || isUnmounted) return;
      closed();
      void nextTick(sync);
    },
  };
}
