import type { EveningPath } from '../../../../core/base/evening/ranking.ts';

/** Fewer games make no chart: two places and a line say no more than the table. */
export const LEAST_GAMES = 3;

/** A person's line in a square of 100 × 100. */
export interface BumpLine {
  readonly key: string;
  readonly name: string;
  /** Between games that the person played one after the other; gaps have no line. */
  readonly path: string;
  readonly dots: readonly { readonly x: number; readonly y: number; readonly place: number }[];
  /** Where the person stands in the end, from the top. */
  readonly end: number;
}

/** The lines of an evening, in the order of the final ranking. */
export function bumpLines(paths: readonly EveningPath[]): readonly BumpLine[] {
  const games = paths[0]?.points.length ?? 0;
  const xOf = (game: number): number => (100 * (game + 0.5)) / games;
  const yOf = (line: number): number => (100 * (line + 0.5)) / paths.length;
  return paths.map(({ key, name, points }, at) => ({
    key,
    name,
    path: points
      .map((point, game) => {
        const before = points[game - 1];
        if (point === undefined || before === undefined) return '';
        const [from, to] = [xOf(game - 1), xOf(game)].map(round);
        const [y, last] = [yOf(point.line), yOf(before.line)].map(round);
        const middle = round(xOf(game - 0.5));
        return `M${from} ${last}C${middle} ${last} ${middle} ${y} ${to} ${y}`;
      })
      .join(''),
    dots: points.flatMap((point, game) =>
      point === undefined ? [] : [{ x: xOf(game), y: yOf(point.line), place: point.place }],
    ),
    end: yOf(at),
  }));
}

const round = (value: number): number => Math.round(100 * value) / 100;
