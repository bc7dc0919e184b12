import { onBeforeUnmount, onMounted, shallowRef, watch, type ShallowRef } from 'vue';
import { placeOf, pointersAt, type Areas, type Place, type Pointer, type Rect } from './place.ts';

/** Milliseconds between two looks at the table: its parts come one by one, scroll, and change with what happens. */
const LOOK_EVERY = 200;
/** How much of what is meant has to be seen so that something points at it. */
const SEEN = 0.6;

/** What a note over a table lies beside, and points at. */
export interface Scene {
  readonly note: HTMLElement;
  /** A CSS selector of what the note speaks of, within the table. */
  readonly at: string;
  readonly isAsked: boolean;
}

/** Where the note lies and what it points at, kept up to date; no place where there is no table around it. */
export function usePlace(scene: () => Scene | undefined): {
  readonly place: Readonly<ShallowRef<Place | undefined>>;
  readonly pointers: Readonly<ShallowRef<readonly Pointer[]>>;
} {
  const place = shallowRef<Place>();
  const pointers = shallowRef<readonly Pointer[]>([]);
  let before = '';

  function look(): void {
    const now = scene();
    const table = now?.note.closest('.playing')?.querySelector<HTMLElement>('.table.game') ?? undefined;
    const areas = table && areasOf(table);
    if (now === undefined || table === undefined || areas === undefined) {
      before = '';
      place.value = undefined;
      pointers.value = [];
      return;
    }
    const meant = seen(table, now.at);
    const found = placeOf(areas, heightOf(now.note), meant, now.isAsked);
    const lit = pointersAt(meant, piecesOf(now.note), areas.table, controlsOf(table));
    const text = JSON.stringify([found, lit]);
    if (text === before) return;
    before = text;
    place.value = found;
    pointers.value = lit;
  }

  // Twice: what it points at hangs on where the note has come to lie.
  const lookTwice = (): void => {
    look();
    requestAnimationFrame(look);
  };
  watch(scene, lookTwice, { flush: 'post' });
  let timer: ReturnType<typeof setInterval> | undefined;
  onMounted(() => {
    lookTwice();
    timer = setInterval(look, LOOK_EVERY);
    window.addEventListener('resize', look);
    window.addEventListener('scroll', look, { capture: true, passive: true });
  });
  onBeforeUnmount(() => {
    clearInterval(timer);
    window.removeEventListener('resize', look);
    window.removeEventListener('scroll', look, { capture: true });
  });
  return { place, pointers };
}

/** The areas of a table; undefined until they are laid out. */
function areasOf(table: HTMLElement): Areas | undefined {
  const rect = (selector: string): Rect | undefined => {
    const box = table.querySelector(`:scope > ${selector}`)?.getBoundingClientRect();
    return box === undefined || box.width === 0 || box.height === 0 ? undefined : box;
  };
  const [others, market, own, rail] = [rect('.others'), rect('.at-market'), rect('.at-own'), rect('.rail')];
  const box = table.getBoundingClientRect();
  if (box.height === 0) return undefined;
  return {
    table: box,
    ...(others && { others }),
    ...(market && { market }),
    ...(own && { own }),
    ...(rail && { rail }),
  };
}

/** What the selector names, as far as it is seen: not scrolled away in its area, nor behind what stays at the window's end. */
function seen(table: HTMLElement, at: string): readonly Rect[] {
  return [...table.querySelectorAll(at)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    const area = element.closest('.table > *')?.getBoundingClientRect() ?? box;
    const rail = element.closest('.rail') === null ? table.querySelector('.rail') : null;
    const end = rail?.getBoundingClientRect();
    const shown = {
      left: Math.max(box.left, area.left, 0),
      top: Math.max(box.top, area.top, 0),
      right: Math.min(box.right, area.right, window.innerWidth),
      bottom: Math.min(box.bottom, area.bottom, end && end.top >= box.top ? end.top : window.innerHeight),
    };
    const size = (shown.right - shown.left) * (shown.bottom - shown.top);
    const isSeen = shown.right > shown.left && shown.bottom > shown.top;
    return isSeen && size >= SEEN * box.width * box.height ? [shown] : [];
  });
}

const controlsOf = (table: HTMLElement): readonly Rect[] =>
  [...table.querySelectorAll('.rail button')].map((button) => button.getBoundingClientRect());

const piecesOf = (note: HTMLElement): readonly Rect[] =>
  [...note.children].map((piece) => piece.getBoundingClientRect());

/** The height that the note would like to have, whatever room it has been given. */
function heightOf(note: HTMLElement): number {
  const { paddingTop, paddingBottom, borderBottomWidth, rowGap, flexDirection } = getComputedStyle(note);
  const px = (text: string): number => Number.parseFloat(text) || 0;
  const heights = [...note.children].map(({ scrollHeight }) => scrollHeight);
  const inner =
    flexDirection === 'column'
      ? heights.reduce((sum, height) => sum + height, 0) + px(rowGap)
      : Math.max(...heights);
  return inner + px(paddingTop) + px(paddingBottom) + px(borderBottomWidth);
}
