import { watch, type Ref } from 'vue';
import type { Seat } from '../../../core/base/ids.ts';

/** Names of parts that every table has: its areas, and the things of a seat. A game adds the names of its own parts. */
export type TableAnchor = 'others' | 'facts' | 'market' | 'action-bar' | 'own' | `seat-${number}`;

/** The attributes of a named part. */
export interface AnchorAttributes {
  readonly 'data-anchor': string;
  /** Present while a lesson points at the part. */
  readonly 'data-pointed-at': '' | undefined;
}

/** The name of the things of a seat: a player panel, or the own area of the game. */
export const seatAnchor = (seat: Seat) => `seat-${seat}` as const;

/** Finds a part of a table by its name. */
export const anchorElement = (
  table: ParentNode | null | undefined,
  name: string | undefined,
): HTMLElement | undefined => table?.querySelector<HTMLElement>(`[data-anchor="${name}"]`) ?? undefined;

/**
 * Gives the parts of a table their names, and marks those that a lesson points at. Scrolls the first of them into view.
 *
 * @param layout what the position of parts depends on
 */
export function useAnchors(
  root: Readonly<Ref<HTMLElement | null>>,
  pointedAt: () => readonly string[],
  layout: () => unknown,
): (name: string) => AnchorAttributes {
  /** Repeats in the next frames: the parts get their sizes one after the other. */
  function scroll(frames = 2): void {
    const [first] = pointedAt();
    const bar = anchorElement(root.value, 'action-bar');
    if (root.value === null || bar === undefined || first === undefined) return;
    // On a phone the table continues below its action bar.
    root.value.style.scrollPaddingBottom = first === 'action-bar' ? '' : `${bar.offsetHeight}px`;
    anchorElement(root.value, first)?.scrollIntoView({ block: 'nearest' });
    if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
  }
  watch([() => pointedAt().join(), layout], () => scroll(), { immediate: true, flush: 'post' });
  return (name) => ({
    'data-anchor': name,
    'data-pointed-at': pointedAt().includes(name) ? '' : undefined,
  });
}
