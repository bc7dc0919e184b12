import type { CardLook } from '../../shared/card-look.ts';

/** A cheque's face: what is printed on it comes written, in the language of the page. */
export interface ChequeLook extends CardLook {
  /** In thousands of dollars: 0, 2–15. */
  readonly amount: number;
  /** The amount as a number with its unit: "$7,000". */
  readonly numeral: string;
  /** The amount in words: "seven thousand dollars". */
  readonly written: string;
  /** The name on the line of the payee. */
  readonly payTo?: string | undefined;
}
