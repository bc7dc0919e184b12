import type { Box } from '../../components/use-box.ts';

/** Width of the cards in px, and number of columns. */
export interface GridFit {
  readonly width: number;
  readonly columns: number;
}

export interface GridCards {
  /** Between cards, in px. */
  readonly gap: number;
  /** Greatest width in px. */
  readonly widest: number;
  /** Height divided by width. */
  readonly ratio: number;
}

/** The widest cards that fit into the box in `columns` columns. */
export function fitColumns(
  count: number,
  columns: number,
  { width, height }: Box,
  { gap, widest, ratio }: GridCards,
): GridFit {
  const rows = Math.max(1, Math.ceil(count / columns));
  const wide = Math.min((width - gap * (columns - 1)) / columns, (height - gap * (rows - 1)) / rows / ratio);
  return { columns, width: Math.floor(Math.min(widest, wide)) };
}

/** The widest cards of which `count` fit into the box; for equal widths, the fewest columns. */
export function fitGrid(count: number, box: Box, cards: GridCards): GridFit {
  const fits = Array.from({ length: Math.max(1, count) }, (_, index) =>
    fitColumns(count, index + 1, box, cards),
  );
  return fits.reduce((best, fit) => (fit.width > best.width ? fit : best));
}
