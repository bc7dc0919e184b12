import type { CardLook } from '../../shared/card-look.ts';

/** A card with a printed number. */
export interface NumberedCardLook extends CardLook {
  /** The serial number, which is also the card's identity: 1–69. */
  readonly serial: number;
  /** The number decides a tie: it is shown large. */
  readonly isSerialHighlighted?: boolean;
}
