import type { Box } from '../../components/use-box.ts';

/** How wide (px) cards side by side and in lines are, and in how many columns. */
export interface GridFit {
  readonly width: number;
  readonly columns: number;
}

/** What cards in a grid have in common: the gap between them and the greatest width in px, and their height by their width. */
export interface GridCards {
  readonly gap: number;
  readonly widest: number;
  readonly ratio: number;
}

/** The widest cards that fit into the box in so many columns. */
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

/**
 * The widest cards with which `count` of them fit into the box; with equal ones the fewest columns.
 */
export function fitGrid(count: number, box: Box, cards: GridCards): GridFit {
  const fits = Array.from({ length: Math.max(1, count) }, (_, index) =>
    fitColumns(count, index + 1, box, cards),
  );
  return fits.reduce((best, fit) => (fit.width > best.width ? fit : best));
}
