import { watch } from 'vue';
import { useRouter } from 'vue-router';
import { nextTask } from '../../stores/loading.ts';

/**
 * Focuses the screen's title, unless one of its parts or a dialog has the focus. Runs in a new task, because focusing forces a layout, and
 * mounting a screen already makes a long task.
 */
export async function toTitle(): Promise<void> {
  await nextTask();
  if (document.activeElement?.closest('#content *, dialog[open]')) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * After a navigation, focuses the new screen's title, so that it is read out and Tab starts there. Returning from the help restores the
 * previous focus if its element still exists.
 */
export function useFocusOnNavigation(): void {
  let before: Element | null = null;
  useRouter().afterEach((to, from) => {
    if (to.path === from.path || from.matched.length === 0) return;
    const isBack = from.name === 'help';
    if (!isBack) before = document.activeElement;
    const restoreFocus = async (): Promise<void> => {
      await nextTask();
      if (before instanceof HTMLElement) before.focus();
    };
    void (isBack ? restoreFocus().then(toTitle) : toTitle());
  });
}

/** Focuses the title when a screen replaces its content by itself. */
export const useFocusOnChange = (content: () => string): void =>
  void watch(content, toTitle, { flush: 'post' });
