/** The default width of a card, set by `CardFrame`; `--card-width` on a parent overrides it. */
type CardSize = 's' | 'm' | 'l';

/** Props of all cards, notes and tiles. */
export interface CardLook {
  /** Accessible name: "30 yen, serial 4". */
  readonly label: string;
  readonly size?: CardSize | undefined;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}
