import { isLaidOut } from '../../components/keys.ts';
import { toTitle } from './use-focus.ts';

/** Gives the focus to a part of the page if it can take it. */
function giveTo(part: HTMLElement): boolean {
  if (!part.hasAttribute('tabindex')) return false;
  part.focus({ preventScroll: true });
  return part.matches(':focus');
}

/**
 * Keeps the place of who plays by keys, until what is returned is called: if what has the focus goes away or can no longer have it, the
 * nearest part around it that is left and can (`tabindex="-1"`) takes it, else the screen's title; the next Tab finds what has come
 * instead. It is never a control, which a key that is still held would press.
 */
export function keepFocus(): () => void {
  /** What has the focus, and all that is around it; empty once the person has left it. */
  let path: readonly HTMLElement[] = [];

  /** `isBlur`: the focus goes by itself; a press on nothing is no loss of what is still there. */
  const look = (isBlur?: boolean): void => {
    const [held, ...around] = path;
    if (held === undefined) return;
    const isBarred = held.closest(':disabled, [inert]') !== null;
    if (!(isBarred || document.activeElement === document.body)) return;
    // What is gone needs no look, for which the page would have to be laid out.
    const isLost = isBarred || !held.isConnected || !isLaidOut(held);
    if (isLost || isBlur) path = [];
    if (isLost && !around.some(giveTo)) void toTitle();
  };
  const follow = (event: Event): void => {
    path = event.composedPath().filter((one) => one instanceof HTMLElement);
  };
  const leave = (): void => queueMicrotask(() => look(true));
  const changes = new MutationObserver(() => look());

  document.addEventListener('focusin', follow);
  document.addEventListener('focusout', leave);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', follow);
    document.removeEventListener('focusout', leave);
    changes.disconnect();
  };
}
