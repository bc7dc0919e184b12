/** How wide a card is by itself; `--card-width` on a parent goes before. `CardFrame` has the widths. */
type CardSize = 's' | 'm' | 'l';

/** What all cards, notes and tiles share. */
export interface CardLook {
  /** Read out: what the card is ("30 yen, serial 4"). */
  readonly label: string;
  readonly size?: CardSize | undefined;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}
