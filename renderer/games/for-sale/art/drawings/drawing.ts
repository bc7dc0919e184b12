type Tint = 'wall' | 'roof' | 'paper' | 'leaf' | 'glow';

/**
 * What a path is drawn with: a fill of the landscape's few tints, with an outline (`wall` …) or without (`flat-wall` …);
 * `ink` is solid, `shade` darkens and `gleam` lightens what lies below; `line`, `fine`, `beam` (thick), `seam` (dark) and `lights`
 * (dotted) are strokes.
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
 * A picture from back to front, on a sheet of 92 × 132 from 0, 6. Light comes from the left. Feet stand at about 112; the number
 * is printed over the top left, 46 × 36, and over the bottom right, 30 × 18.
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
