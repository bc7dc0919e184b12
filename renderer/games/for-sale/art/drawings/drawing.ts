type Tint = 'wall' | 'roof' | 'paper' | 'leaf' | 'glow';

/**
 * The style of a path: a fill in a tint of the landscape, with an outline (`wall` …) or without (`flat-wall` …); `ink` is solid,
 * `shade` darkens and `gleam` lightens what is below; `line`, `fine`, `beam` (thick), `seam` (dark) and `lights` (dotted) are strokes.
 */
export type Pen =
  | Tint
  | `flat-${Tint}`
  | 'far'
  | 'ground'
  | 'water'
  | 'ink'
  | 'shade'
  | 'gleam'
  | 'line'
  | 'fine'
  | 'beam'
  | 'seam'
  | 'lights';

/**
 * The paths of a picture from back to front, on a sheet of 92 × 132 from 0, 6. Light comes from the left. The ground is at about
 * y = 112. The number covers 46 × 36 at the top left, and 30 × 18 at the bottom right.
 */
export type Drawing = readonly (readonly [Pen, string])[];

/** Path data of equal panes in rows and columns, from the top left corner of the first. */
export const panes = (
  first: readonly [x: number, y: number],
  count: readonly [columns: number, rows: number],
  step: readonly [x: number, y: number],
  size: readonly [width: number, height: number],
): string =>
  Array.from({ length: count[0] * count[1] }, (_, index) => {
    const x = first[0] + (index % count[0]) * step[0];
    const y = first[1] + Math.floor(index / count[0]) * step[1];
    return `M${x} ${y}h${size[0]}v${size[1]}h${-size[0]}z`;
  }).join('');
