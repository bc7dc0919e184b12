/** Something that moves from one place on the page to another; places carry `data-anchor` with their name. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Where it starts if `from` is not on the page any more. */
  readonly instead?: string;
}
