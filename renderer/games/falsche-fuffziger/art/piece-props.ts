/** How wide a piece is by itself; `--card-width` on a parent goes before. `PieceFrame` has the widths. */
type PieceSize = 's' | 'm' | 'l';

/** What presses, notes and cards share. */
export interface PieceLook {
  /** Read out: what the piece is ("20 press, ×2, converted"). */
  readonly label: string;
  readonly size?: PieceSize | undefined;
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
}
