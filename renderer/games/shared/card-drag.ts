import { anchorElement, type TableAnchor } from './anchors.ts';
import { isStill } from './motion.ts';

/** Distance in px from which a pointer drags the card; less is a press. */
const THRESHOLD = 8;
/** Milliseconds in which a card that was dropped outside of the targets moves back. */
const RETURN_TIME = 160;
/** Drop targets; a card can be dropped on those that do not contain it. */
const TARGETS = ['market', 'own', 'action-bar'] as const satisfies readonly TableAnchor[];
const CARD = '[data-card]:not([aria-disabled="true"], [aria-pressed="true"])';

/** A card under a pressed pointer, and where the press began (px). `drag` is set beyond the threshold. */
interface Press {
  readonly card: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  drag?: Drag;
}

interface Drag {
  /** Moves the card by `dx`, `dy` from its start; the pointer is at `x`, `y` (px). */
  readonly move: (dx: number, dy: number, x: number, y: number) => void;
  readonly isOverTarget: () => boolean;
  /** With `isReturning` the card moves back visibly. */
  readonly end: (isReturning: boolean) => void;
}

/**
 * Makes cards (`data-card`) draggable to other parts of the table. A drop acts as a press on the card: it picks the card, and sends
 * nothing. A card that is dropped elsewhere, or cancelled with Escape, stays where it was.
 *
 * @param first a press that may already begin a drag
 * @returns stops all dragging
 */
export function enableCardDrag(table: HTMLElement, first: PointerEvent): () => void {
  let press: Press | undefined;
  const release = (isReturning: boolean): void => {
    press?.drag?.end(isReturning);
    press = undefined;
  };
  const begin = ({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent): void => {
    release(false);
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    if (card === null || !isPrimary || button !== 0) return;
    press = { card, pointer: pointerId, x: clientX, y: clientY };
  };
  const move = ({ pointerId, clientX, clientY, buttons }: PointerEvent): void => {
    if (press?.pointer !== pointerId) return;
    if (buttons === 0) return release(false); // released before the listeners were added
    const [dx, dy] = [clientX - press.x, clientY - press.y];
    if (press.drag === undefined && Math.hypot(dx, dy) < THRESHOLD) return;
    press.drag ??= startDrag(press.card, table);
    press.drag.move(dx, dy, clientX, clientY);
  };
  const drop = ({ pointerId }: PointerEvent): void => {
    if (press?.pointer !== pointerId) return;
    const { card, drag } = press;
    const isOnTarget = drag?.isOverTarget() === true;
    release(!isOnTarget);
    if (drag === undefined) return; // only a press
    if (isOnTarget && card.isConnected) card.click();
    suppressNextClick();
  };
  const cancel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || press?.drag === undefined) return;
    event.stopPropagation();
    release(true);
  };
  const preventScrolling = (event: TouchEvent): void => {
    if (press !== undefined && (press.drag !== undefined || !wouldScroll(press, event)))
      preventIfPossible(event);
  };

  const controller = new AbortController();
  const { signal } = controller;
  table.addEventListener('pointerdown', begin, { signal });
  table.addEventListener('touchmove', preventScrolling, { signal, passive: false });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', () => release(true), { signal });
  window.addEventListener('keydown', cancel, { signal, capture: true });
  begin(first);
  signal.addEventListener('abort', () => release(false));
  return () => controller.abort();
}

function wouldScroll({ card, x, y }: Press, { touches }: TouchEvent): boolean {
  const [touch] = touches;
  return touch !== undefined && scrolls(card, touch.clientX - x, touch.clientY - y);
}

/** Keeps the browser from handling the touch, which would end the pointer events. */
function preventIfPossible(event: TouchEvent): void {
  if (event.cancelable) event.preventDefault();
}

function startDrag(card: HTMLElement, table: HTMLElement): Drag {
  const targets = TARGETS.flatMap((name) => anchorElement(table, name) ?? []).filter(
    (target) => !target.contains(card),
  );
  const ghost = addGhost(card);
  card.dataset['held'] = '';
  return {
    move: (dx, dy, x, y) => {
      ghost.style.transform = `translate(${dx}px, ${dy}px)`;
      const under = document.elementFromPoint(x, y);
      for (const target of targets) target.dataset['drop'] = target.contains(under) ? 'here' : 'open';
    },
    isOverTarget: () => targets.some((target) => target.dataset['drop'] === 'here'),
    end: (isReturning) => {
      for (const target of targets) delete target.dataset['drop'];
      delete card.dataset['held'];
      if (!isReturning || isStill()) ghost.remove();
      else {
        const back = ghost.animate({ transform: 'none' }, { duration: RETURN_TIME, easing: 'ease-out' });
        void back.finished.finally(() => ghost.remove());
      }
    },
  };
}

/** Adds a copy of the card on top of the page, as its sibling so that it inherits the same styles. */
function addGhost(card: HTMLElement): HTMLElement {
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

/** Whether an ancestor of the card would scroll when a finger moves by `dx`, `dy` (px). */
function scrolls(card: HTMLElement, dx: number, dy: number): boolean {
  if (Math.abs(dx) > Math.abs(dy)) return false; // no part of a table scrolls sideways
  for (let around = card.parentElement; around !== null; around = around.parentElement) {
    const { scrollHeight, clientHeight, scrollTop } = around;
    const left = dy < 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
    if (left > 1 && /auto|scroll/.test(getComputedStyle(around).overflowY)) return true;
  }
  return false;
}

/** Swallows the click with which a browser ends a drag. */
function suppressNextClick(): void {
  const controller = new AbortController();
  const suppress = (event: Event): void => event.stopPropagation();
  window.addEventListener('click', suppress, { capture: true, signal: controller.signal });
  setTimeout(() => controller.abort());
}
