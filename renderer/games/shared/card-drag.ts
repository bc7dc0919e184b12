import { isStill } from './motion.ts';

/** How far (px) a pointer goes before it takes the card along: less is a press. */
const THRESHOLD = 8;
/** Milliseconds in which a card that was dropped elsewhere is back. */
const BACK = 160;
/** Parts of a table, each a place for the cards of the others. */
const PLACES = '.at-market, .at-own, .rail';
const CARD = '[data-card]:not([aria-disabled="true"], [aria-pressed="true"])';

/** A card that a pointer went down on, and where (px). `drag`: since it has gone far enough. */
interface Held {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  drag?: Drag;
}

/** A card on its way. */
interface Drag {
  /** `across`, `down`: how far it has gone; the pointer is at `x`, `y` (px). */
  readonly carry: (across: number, down: number, x: number, y: number) => void;
  readonly isOverPlace: () => boolean;
  /** `isBack`: the card is seen to go back. */
  readonly end: (isBack: boolean) => void;
}

/**
 * Lets cards (`data-card`) be dragged to another part of the table. A drop does what a press on the card does: it chooses, and
 * sends nothing. Dropped elsewhere, or with Escape, the card stays where it was. `first` is a press that may be one
 * already. Returns how to stop that.
 */
export function letCardsBeDragged(table: HTMLElement, first: PointerEvent): () => void {
  let held: Held | undefined;
  const letGo = (isBack: boolean): void => {
    held?.drag?.end(isBack);
    held = undefined;
  };
  const take = ({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void => {
    letGo(false);
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    if (card === null || !isPrimary || button !== 0) return;
    held = { card, pointer: pointerId, x: clientX, y: clientY };
  };
  const carry = ({ pointerId, clientX, clientY, buttons }: PointerEvent): void => {
    if (held?.pointer !== pointerId) return;
    if (buttons === 0) return letGo(false); // it was let go before anybody listened
    const [across, down] = [clientX - held.x, clientY - held.y];
    if (held.drag === undefined && Math.hypot(across, down) < THRESHOLD) return;
    held.drag ??= dragOf(held.card, table);
    held.drag.carry(across, down, clientX, clientY);
  };
  const drop = ({ pointerId }: PointerEvent): void => {
    if (held?.pointer !== pointerId) return;
    const { card, drag } = held;
    const isThere = drag?.isOverPlace() === true;
    letGo(!isThere);
    if (drag === undefined) return; // it was a press
    if (isThere && card.isConnected) card.click();
    leaveOutClick();
  };
  const takeBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || held?.drag === undefined) return;
    event.stopPropagation();
    letGo(true);
  };
  const keepFromScrolling = (event: TouchEvent): void => {
    if (held !== undefined && (held.drag !== undefined || !wouldScroll(held, event)))
      preventIfPossible(event);
  };

  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener('pointerdown', take, { signal });
  table.addEventListener('touchmove', keepFromScrolling, { signal, passive: false });
  window.addEventListener('pointermove', carry, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', () => letGo(true), { signal });
  window.addEventListener('keydown', takeBack, { signal, capture: true });
  take(first);
  signal.addEventListener('abort', () => letGo(false));
  return () => listening.abort();
}

/** Whether what is around the card scrolls with this finger. */
function wouldScroll({ card, x, y }: Held, { touches }: TouchEvent): boolean {
  const [touch] = touches;
  return touch !== undefined && scrolls(card, touch.clientX - x, touch.clientY - y);
}

/** A finger that goes where nothing scrolls takes its card along; the browser would end the row of events. */
function preventIfPossible(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

function dragOf(card: HTMLElement, table: HTMLElement): Drag {
  const places = [...table.querySelectorAll<HTMLElement>(PLACES)].filter((place) => !place.contains(card));
  const ghost = ghostOf(card);
  card.dataset['held'] = '';
  return {
    carry: (across, down, x, y) => {
      ghost.style.transform = `translate(${across}px, ${down}px)`;
      const under = document.elementFromPoint(x, y);
      for (const place of places) place.dataset['drop'] = place.contains(under) ? 'here' : 'open';
    },
    isOverPlace: () => places.some((place) => place.dataset['drop'] === 'here'),
    end: (isBack) => {
      for (const place of places) delete place.dataset['drop'];
      delete card.dataset['held'];
      if (!isBack || isStill()) ghost.remove();
      else {
        const back = ghost.animate({ transform: 'none' }, { duration: BACK, easing: 'ease-out' });
        void back.finished.finally(() => ghost.remove());
      }
    },
  };
}

/** The picture of a card above everything, where the card is, in all that its surroundings give it. */
function ghostOf(card: HTMLElement): HTMLElement {
  const ghost = card.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = card.getBoundingClientRect();
  delete ghost.dataset['card'];
  ghost.inert = true;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.popover = 'manual';
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    overflow: 'visible',
    pointerEvents: 'none',
  });
  card.after(ghost);
  if ('showPopover' in ghost) ghost.showPopover();
  return ghost;
}

/** Whether something around a card would scroll when a finger goes that way (px). */
function scrolls(card: HTMLElement, across: number, down: number): boolean {
  if (Math.abs(across) > Math.abs(down)) return false; // no part of a table scrolls sideways
  for (let around = card.parentElement; around !== null; around = around.parentElement) {
    const { scrollHeight, clientHeight, scrollTop } = around;
    const left = down < 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (left > 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
  }
  return false;
}

/** The click with which a browser ends a drag is no press. */
function leaveOutClick(): void {
  const over = new AbortController();
  const leaveOut = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', leaveOut, { capture: true, signal: over.signal });
  setTimeout(() => over.abort());
}
