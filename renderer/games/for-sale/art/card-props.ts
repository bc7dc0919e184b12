/** How wide a card is by itself; `--card-width` on a parent goes before. Buildings 52, 84, 144 px; cheques 72, 112, 200 px. */
export type CardSize = 's' | 'm' | 'l';

/** What all faces and backs of cards share. */
export interface CardLook {
  /** Read out: what the card is ("Building 17, villa", "Cheque for $7,000"). */
  readonly label: string;
  readonly size?: CardSize | undefined;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

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
