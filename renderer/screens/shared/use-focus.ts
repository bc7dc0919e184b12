import { watch } from 'vue';
import { useRouter } from 'vue-router';
import { nextTask } from '../../stores/loading.ts';

/**
 * Puts the focus on the screen's title, unless one of its parts has taken it, or it is in a dialog. A task later, since the page has to be
 * laid out for it, and a new screen is long enough a task.
 */
export async function toTitle(): Promise<void> {
  await nextTask();
  if (document.activeElement?.closest('#content *, dialog[open]')) return;
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
}

/**
 * After a navigation the focus goes to the new screen's title, so that it is read out and Tab starts there; back from the help to where it
 * was, if that is still there.
 */
export function useFocusOnNavigation(): void {
  let before: Element | null = null;
  useRouter().afterEach((to, from) => {
    if (to.path === from.path || from.matched.length === 0) return;
    const isBack = from.name === 'help';
    if (!isBack) before = document.activeElement;
    const toBefore = async (): Promise<void> => {
      await nextTask();
      if (before instanceof HTMLElement) before.focus();
    };
    void (isBack ? toBefore().then(toTitle) : toTitle());
  });
}

/** So it does when a screen becomes another one by itself. */
export const useFocusOnChange = (shown: () => string): void => void watch(shown, toTitle, { flush: 'post' });
