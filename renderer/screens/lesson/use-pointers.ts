import { computed, onBeforeUnmount, onMounted, shallowRef, watch, type ShallowRef } from 'vue';
import { useBox } from '../../components/use-box.ts';
import { anchorElement } from '../../games/shared/anchors.ts';
import { pointersAt, type Pointer, type Rect } from './pointers.ts';

/** Milliseconds between two updates: the table's parts mount one by one, scroll and change. */
const INTERVAL = 200;
/** The share of a target that must be visible to be pointed at. */
const VISIBLE_SHARE = 0.6;

/** The target of a note. */
export interface Target {
  readonly note: HTMLElement;
  /** Names of parts of the table. */
  readonly at: readonly string[];
  /** The arrow's target; absent: the first of `at`. */
  readonly first: string | undefined;
}

/** Pointers at a note's target, kept up to date. Scrolls the table below the note to it first. */
export function usePointers(target: () => Target | undefined): Readonly<ShallowRef<readonly Pointer[]>> {
  const pointers = shallowRef<readonly Pointer[]>([]);
  let before = '';

  function update(): void {
    const now = target();
    const table = now?.note.parentElement?.querySelector<HTMLElement>('.table.game') ?? undefined;
    const rings = now === undefined || table === undefined ? [] : visibleRects(table, now);
    const text = JSON.stringify(rings);
    if (text === before) return;
    before = text;
    pointers.value = table === undefined ? [] : pointersAt(rings, filledIn(table), roomOf(table));
  }
  let hasScrolled = false;
  /** Repeats in the next frames: the table's parts get their sizes one after the other. */
  function scrollToTarget(frames = 2): void {
    const now = target();
    const table = now?.note.parentElement?.querySelector('.table.game');
    const name = now?.first ?? now?.at[0];
    const element = name === undefined ? undefined : anchorElement(table ?? undefined, name);
    hasScrolled = name === undefined || Boolean(element);
    if (table && element) scrollIntoView(element, table);
    if (frames > 0) requestAnimationFrame(() => scrollToTarget(frames - 1));
    else update();
  }
  const scrollAndUpdate = (): void => scrollToTarget();

  watch(() => JSON.stringify([target()?.at, target()?.first]), scrollAndUpdate, { flush: 'post' });
  // The note's height changes the table's room.
  watch(useBox(computed(() => target()?.note)), scrollAndUpdate);
  let timer: ReturnType<typeof setInterval> | undefined;
  onMounted(() => {
    scrollAndUpdate();
    timer = setInterval(() => (hasScrolled ? update() : scrollAndUpdate()), INTERVAL);
    window.addEventListener('resize', scrollAndUpdate);
    window.addEventListener('scroll', update, { capture: true, passive: true });
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
    window.removeEventListener('resize', scrollAndUpdate);
    window.removeEventListener('scroll', update, { capture: true });
  });
  return pointers;
}

/** Scrolls an element into view; on a phone above the action bar, which the table continues below. */
function scrollIntoView(element: Element, table: Element): void {
  const actionBar = table.querySelector('.action-bar');
  if (actionBar === null) return;
  (element.getClientRects().length > 0 ? element : element.querySelector('li'))?.scrollIntoView({
    block: 'nearest',
  });
  const isAboveActionBar = !actionBar.contains(element) && getComputedStyle(actionBar).position === 'sticky';
  const { top, bottom } = boxOf(element);
  const { top: least } = table.getBoundingClientRect();
  const most = isAboveActionBar ? actionBar.getBoundingClientRect().top : window.innerHeight;
  const below = Math.max(0, bottom - most);
  table.scrollTop += top - below < least ? top - least : below;
}

/** The box of an element, or of its content if it has none (`display: contents`). */
function boxOf(element: Element): DOMRect {
  if (element.getClientRects().length > 0) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const roomOf = (table: HTMLElement): Rect => {
  const { left, top, right, bottom } = table.getBoundingClientRect();
  return { left, top, right, bottom: Math.min(bottom, window.innerHeight) };
};

/** The visible parts of the targets, the arrow's first: not scrolled away, and not behind the docked action bar. */
function visibleRects(table: HTMLElement, { note, at, first }: Target): readonly Rect[] {
  const names = [...(first === undefined ? [] : [first]), ...at];
  const top = note.getBoundingClientRect().bottom;
  const actionBar = table.querySelector('.action-bar')?.getBoundingClientRect();
  return [...new Set(names.flatMap((name) => anchorElement(table, name) ?? []))].flatMap((element) => {
    const box = boxOf(element);
    const area = element.closest('.table > *')?.getBoundingClientRect() ?? box;
    const isDocked =
      element.closest('.action-bar') !== null || actionBar === undefined || actionBar.top < box.top;
    const rect = {
      left: Math.max(box.left, area.left, 0),
      top: Math.max(box.top, area.top, top),
      right: Math.min(box.right, area.right, window.innerWidth),
      bottom: Math.min(box.bottom, area.bottom, window.innerHeight, isDocked ? Infinity : actionBar.top),
    };
    const [width, height] = [rect.right - rect.left, rect.bottom - rect.top];
    const least = VISIBLE_SHARE * Math.min(box.width, area.width) * Math.min(box.height, area.height);
    return width > 0 && height > 0 && width * height >= least ? [rect] : [];
  });
}

/** Areas to be read or pressed, which an arrow must not cover. */
function filledIn(table: HTMLElement): readonly Rect[] {
  const range = document.createRange();
  return [...table.querySelectorAll('button, svg, p, span, [data-piece]')].map((element) => {
    if (!/^(?:P|SPAN)$/.test(element.tagName)) return element.getBoundingClientRect();
    range.selectNodeContents(element); // lines are often wider than their text
    return range.getBoundingClientRect();
  });
}
