import type { Finding } from './inspect.ts';

/** Where one thing lies on a page, in px of the window. */
export interface Position {
  /** Its classes from the outer to the inner, and which of those that are called so it is. */
  readonly element: string;
  /** The place in the list of the thing that it lies in; undefined if it lies in none. */
  readonly within?: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Measures the page that it runs in, which has only this function: where its areas, cards, pictures and controls lie. */
export function positions(): Position[] {
  const THINGS =
    '.others, .area, .action-bar, .middle > *, [data-card], svg, button, a[href], input, select, textarea, summary, dialog[open], .curtain';
  const found: Position[] = [];
  const places = new Map<Element, number>();
  const counts = new Map<string, number>();
  for (const element of document.querySelectorAll(THINGS)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isPart = element.parentElement?.closest('svg') !== null;
    const isFolded = element.closest('details:not([open]) > :not(summary)') !== null; // engines lay it out all the same
    if (isPart || isFolded || width <= 1 || height <= 1) continue;
    if (getComputedStyle(element).visibility !== 'visible') continue;
    const names: string[] = [];
    for (let one: Element | null = element; one !== null && names.length < 3; one = one.parentElement) {
      const [first] = one.classList;
      if (first !== undefined) names.unshift(`.${first}`);
      else if (one === element) names.unshift(one.localName);
    }
    const name = names.join(' ');
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    let within: number | undefined;
    for (
      let one: Element | null = element.parentElement;
      one !== null && within === undefined;
      one = one.parentElement
    )
      within = places.get(one);
    places.set(element, found.length);
    found.push({
      element: `${name} ${count}`,
      left,
      top,
      width,
      height,
      ...(within === undefined ? {} : { within }),
    });
  }
  return found;
}

/** How far something may lie from its place in the model, or differ from its size there, in px (docs/decisions/132-engines-in-tests.md). */
const TOLERANCE = 10;

interface Shift {
  readonly left: number;
  readonly top: number;
}
const NO_SHIFT: Shift = { left: 0, top: 0 };

/**
 * What lies or is sized otherwise than in the model. What moves carries what lies in it, and what comes after it there: only that is found
 * which lies otherwise than what was last found in the same thing.
 */
export function moved(model: readonly Position[], other: readonly Position[]): readonly Finding[] {
  const others = new Map(other.map((position) => [position.element, position]));
  const models = new Set(model.map(({ element }) => element));
  const found: Finding[] = [];
  /** By the thing in which it is valid, in the model's order. */
  const shifts = new Map<number | undefined, Shift>();
  for (const [place, position] of model.entries()) {
    const { element, within } = position;
    const now = others.get(element);
    if (now === undefined) {
      found.push({ check: 'moved', element, detail: 'is there in Chromium alone' });
      continue;
    }
    const known = shifts.get(within) ?? NO_SHIFT;
    const shift = { left: now.left - position.left, top: now.top - position.top };
    const isCarried = !isFar(shift.left, known.left) && !isFar(shift.top, known.top);
    shifts.set(place, isCarried ? known : shift);
    if (!isCarried) shifts.set(within, shift);
    if (!isCarried || isFar(now.width, position.width) || isFar(now.height, position.height))
      found.push({ check: 'moved', element, detail: `${edgesOf(now)}, in Chromium ${edgesOf(position)}` });
  }
  for (const { element } of other)
    if (!models.has(element)) found.push({ check: 'moved', element, detail: 'is not there in Chromium' });
  return found;
}

const isFar = (one: number, other: number): boolean => Math.abs(one - other) > TOLERANCE;

const edgesOf = ({ left, top, width, height }: Position): string =>
  `${Math.round(width)}×${Math.round(height)} at ${Math.round(left)},${Math.round(top)}`;
