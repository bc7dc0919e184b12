/** Something that moves from one place on the page to another; places carry `data-anchor` with their name. */
export interface Flight {
  readonly from: string;
  readonly to: string;
  /** Where it starts if `from` is not on the page any more. */
  readonly instead?: string;
  /** What lies at `from` and moves: it carries `data-piece` with this name, and is gone from there meanwhile. */
  readonly piece?: string;
  /** Which of how many that go to the same place together, from 0: they come to lie beside each other. */
  readonly spread?: { readonly at: number; readonly of: number };
}
