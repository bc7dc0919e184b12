import { computed, onBeforeUnmount, onMounted, shallowRef, watch, type ShallowRef } from 'vue';
import { useBox } from '../../components/use-box.ts';
import { pointersAt, type Pointer, type Rect } from './pointers.ts';

/** Milliseconds between two looks at the table: its parts come one by one, scroll, and change with what happens. */
const LOOK_EVERY = 200;
/** How much of what is meant has to be seen so that something points at it. */
const SEEN = 0.6;

/** What a note above a table speaks of. */
export interface Meant {
  readonly note: HTMLElement;
  /** A CSS selector within the table. */
  readonly at: string;
  /** As `at`, of that which the arrow points at; absent: the first of all. */
  readonly first: string | undefined;
}

/** What points at what a note speaks of, kept up to date. Where the table scrolls below the note, it first comes into sight. */
export function usePointers(meant: () => Meant | undefined): Readonly<ShallowRef<readonly Pointer[]>> {
  const pointers = shallowRef<readonly Pointer[]>([]);
  let before = '';

  function look(): void {
    const now = meant();
    const table = now?.note.parentElement?.querySelector<HTMLElement>('.table.game') ?? undefined;
    const rings = now === undefined || table === undefined ? [] : seen(table, now);
    const text = JSON.stringify(rings);
    if (text === before) return;
    before = text;
    pointers.value = table === undefined ? [] : pointersAt(rings, filledIn(table), roomOf(table));
  }
  let isTurned = false;
  /** Again in the next frames: the parts of a table find their sizes one after the other. */
  function turnTo(frames = 2): void {
    const now = meant();
    const table = now?.note.parentElement?.querySelector('.table.game');
    const element = now === undefined ? undefined : table?.querySelector(now.first ?? now.at);
    isTurned = now === undefined || Boolean(element);
    if (table && element) scrollIntoSight(element, table);
    if (frames > 0) requestAnimationFrame(() => turnTo(frames - 1));
    else look();
  }
  const turn = (): void => turnTo();

  watch(() => JSON.stringify([meant()?.at, meant()?.first]), turn, { flush: 'post' });
  // A note of another height leaves the table another room.
  watch(useBox(computed(() => meant()?.note)), turn);
  let timer: ReturnType<typeof setInterval> | undefined;
  onMounted(() => {
    turn();
    timer = setInterval(() => (isTurned ? look() : turn()), LOOK_EVERY);
    window.addEventListener('resize', turn);
    window.addEventListener('scroll', look, { capture: true, passive: true });
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
    window.removeEventListener('resize', turn);
    window.removeEventListener('scroll', look, { capture: true });
  });
  return pointers;
}

/** Scrolls what is meant into sight, on a phone above the rail, below which the table goes on. */
function scrollIntoSight(element: Element, table: Element): void {
  const rail = table.querySelector('.rail');
  if (rail === null) return;
  (element.getClientRects().length > 0 ? element : element.querySelector('li'))?.scrollIntoView({
    block: 'nearest',
  });
  const isAboveRail = !rail.contains(element) && getComputedStyle(rail).position === 'sticky';
  const { top, bottom } = boxOf(element);
  const { top: least } = table.getBoundingClientRect();
  const most = isAboveRail ? rail.getBoundingClientRect().top : window.innerHeight;
  const below = Math.max(0, bottom - most);
  table.scrollTop += top - below < least ? top - least : below;
}

/** Of what has no box of its own (`display: contents`) that of what is in it. */
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

/** What the selectors name, that for the arrow first, as far as it is seen: not scrolled away, nor behind what is docked. */
function seen(table: HTMLElement, { note, at, first }: Meant): readonly Rect[] {
  const all = [...table.querySelectorAll(at)];
  const aimed = first === undefined ? [] : [...table.querySelectorAll(first)];
  const top = note.getBoundingClientRect().bottom;
  const rail = table.querySelector('.rail')?.getBoundingClientRect();
  return [...new Set([...aimed, ...all])].flatMap((element) => {
    const box = boxOf(element);
    const area = element.closest('.table > *')?.getBoundingClientRect() ?? box;
    const isDocked = element.closest('.rail') !== null || rail === undefined || rail.top < box.top;
    const shown = {
      left: Math.max(box.left, area.left, 0),
      top: Math.max(box.top, area.top, top),
      right: Math.min(box.right, area.right, window.innerWidth),
      bottom: Math.min(box.bottom, area.bottom, window.innerHeight, isDocked ? Infinity : rail.top),
    };
    const [width, height] = [shown.right - shown.left, shown.bottom - shown.top];
    const least = SEEN * Math.min(box.width, area.width) * Math.min(box.height, area.height);
    return width > 0 && height > 0 && width * height >= least ? [shown] : [];
  });
}

/** Where something is to be read or pressed: an arrow must not lie over it. */
function filledIn(table: HTMLElement): readonly Rect[] {
  const range = document.createRange();
  return [...table.querySelectorAll('button, svg, p, span, [data-piece]')].map((element) => {
    if (!/^(?:P|SPAN)$/.test(element.tagName)) return element.getBoundingClientRect();
    range.selectNodeContents(element); // lines are often wider than their words
    return range.getBoundingClientRect();
  });
}
