import type { Seat } from '../../../core/base/ids.ts';

/** Names of parts that every table has: its areas, and the things of a seat. A game adds the names of its own parts. */
export type TableAnchor = 'others' | 'facts' | 'market' | 'action-bar' | 'own' | `seat-${number}`;

/** The attributes that give a part its name. */
export interface AnchorAttributes {
  readonly 'data-anchor': string;
}

/** The name of the things of a seat: a player panel, or the own area of the game. */
export const seatAnchor = (seat: Seat) => `seat-${seat}` as const;

/** Finds a part of a table by its name. */
export const anchorElement = (table: ParentNode | undefined, name: string): HTMLElement | undefined =>
  table?.querySelector<HTMLElement>(`[data-anchor="${name}"]`) ?? undefined;
