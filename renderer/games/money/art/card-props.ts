/** How wide a card is by itself: 72, 112 or 200 px at the usual text size. `--card-width` on a parent goes before. */
type CardSize = 's' | 'm' | 'l';

/** What all faces of cards share. */
export interface CardLook {
  /** Read out: what the card is ("30 yen, serial 4"). */
  readonly label: string;
  readonly size?: CardSize | undefined;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}

/** A card with a printed number. */
export interface NumberedCardLook extends CardLook {
  /** The serial number, which is also the card's identity: 1–69. */
  readonly serial: number;
  /** The number decides a tie: it is shown large. */
  readonly isSerialHighlighted?: boolean;
}
