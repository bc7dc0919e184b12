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

/**
 * The widest cards with which `count` of them fit into the box; with equal ones the fewest columns. `linesOf` so many columns: by
 * default as many as it takes to fill each.
 */
export function fitGrid(
  count: number,
  { width, height }: Box,
  { gap, widest, ratio }: GridCards,
  linesOf = (columns: number): number => Math.ceil(count / columns),
): GridFit {
  const fits = Array.from({ length: Math.max(1, count) }, (_, index): GridFit => {
    const columns = index + 1;
    const rows = linesOf(columns);
    const wide = Math.min(
      (width - gap * (columns - 1)) / columns,
      (height - gap * (rows - 1)) / rows / ratio,
    );
    return { columns, width: Math.floor(Math.min(widest, wide)) };
  });
  return fits.reduce((best, fit) => (fit.width > best.width ? fit : best));
}
