/** A movement between two parts of a table. */
export interface Flight<Anchor extends string = string> {
  readonly from: Anchor;
  readonly to: Anchor;
  /** The start if `from` is no longer on the page. */
  readonly instead?: Anchor;
  /** The moving element within `from`, by its attribute `data-piece`; it is hidden during the flight. */
  readonly piece?: string;
  /** Index, from 0, and number of the flights to the same target, which end side by side. */
  readonly spread?: { readonly at: number; readonly of: number };
}
