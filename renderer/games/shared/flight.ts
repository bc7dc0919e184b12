/** A movement between two elements, named by their attribute `data-anchor`. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** The start if `from` is no longer on the page. */
  readonly instead?: string;
  /** The moving element within `from`, by its attribute `data-piece`; it is hidden during the flight. */
  readonly piece?: string;
  /** Index, from 0, and number of the flights to the same target, which end side by side. */
  readonly spread?: { readonly at: number; readonly of: number };
}
