import { toTitle } from './use-focus.ts';

/** Whether it is still there, and nothing keeps the focus from it. */
const canHaveFocus = (element: Element): boolean =>
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert]') === null &&
  element.checkVisibility();

/** Gives the focus to a part of the page if it can take it: for a dialog, its title does. */
function giveTo(part: Element): boolean {
  const isDialog = part.matches('dialog[open]');
  const taker = isDialog ? part.querySelector('h2') : part;
  if (!(taker instanceof HTMLElement) || !canHaveFocus(taker)) return false;
  if (isDialog) taker.tabIndex = -1; // not before: a dialog that opens begins with its first control
  else if (!taker.hasAttribute('tabindex')) return false;
  taker.focus({ preventScroll: true });
  return true;
}

/**
 * Keeps the place of who plays by keys, until what is returned is called: if what has the focus goes away or can no longer have it, the
 * nearest part around it that is left and can (`tabindex="-1"`) takes it, else the screen's title; the next Tab finds what has come
 * instead. It is never a control, which a key that is still held would press.
 */
export function keepFocus(page: Document): () => void {
  /** What has the focus, and all that is around it; empty once the person has left it. */
  let path: readonly Element[] = [];
  const isLeft = (): boolean => page.activeElement === page.body || page.activeElement === null;

  const giveBack = (): void => {
    const around = path.slice(1);
    path = [];
    if (!around.some(giveTo)) void toTitle();
  };
  const follow = ({ target }: Event): void => {
    const now: Element[] = [];
    for (let one = target instanceof Element ? target : null; one !== null; one = one.parentElement)
      now.push(one);
    path = now;
  };
  /** A press on nothing leaves what is still there. */
  const leave = (): void =>
    queueMicrotask(() => {
      const [held] = path;
      if (held === undefined || !isLeft()) return;
      if (canHaveFocus(held)) path = [];
      else giveBack();
    });
  const changes = new MutationObserver(() => {
    const [held] = path;
    if (held === undefined) return;
    if (isLeft() ? !canHaveFocus(held) : held === page.activeElement && held.matches(':disabled')) giveBack();
  });

  const stop = new AbortController();
  page.addEventListener('focusin', follow, { signal: stop.signal });
  page.addEventListener('focusout', leave, { signal: stop.signal });
  changes.observe(page, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    stop.abort();
    changes.disconnect();
  };
}
