import { isLaidOut } from '../../components/keys.ts';
import { toTitle } from './use-focus.ts';

/** Focuses an element if it can take the focus. */
function giveTo(part: HTMLElement): boolean {
  if (!part.hasAttribute('tabindex')) return false;
  part.focus({ preventScroll: true });
  return part.matches(':focus');
}

/**
 * Keeps the position of keyboard users until the returned function is called: if the focused element disappears or is disabled, its nearest
 * ancestor with `tabindex="-1"` takes the focus, else the screen's title. Never a control, which a key still held down would press.
 */
export function keepFocus(): () => void {
  /** The focused element and its ancestors; empty once the person has left it. */
  let path: readonly HTMLElement[] = [];

  /** `isBlur`: the focus left by itself; pressing on nothing loses nothing that still exists. */
  const check = (isBlur?: boolean): void => {
    const [focused, ...around] = path;
    if (focused === undefined) return;
    const isBarred = focused.closest(':disabled, [inert]') !== null;
    if (!(isBarred || document.activeElement === document.body)) return;
    // Tests that need no layout come first.
    const isLost = isBarred || !focused.isConnected || !isLaidOut(focused);
    if (isLost || isBlur) path = [];
    if (isLost && !around.some(giveTo)) void toTitle();
  };
  const onFocusIn = (event: Event): void => {
    path = event.composedPath().filter((one) => one instanceof HTMLElement);
  };
  const onFocusOut = (): void => queueMicrotask(() => check(true));
  const changes = new MutationObserver(() => check());

  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    changes.disconnect();
  };
}
