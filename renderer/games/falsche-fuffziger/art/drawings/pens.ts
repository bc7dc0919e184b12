/**
 * The style of a path. With an outline: `body` (the type's colour), `deep` (its dark tone, even-odd fill), `glass`, `steel`, `brass`,
 * `wood`, `paper`. Without: `shade` darkens and `gleam` lightens what is below. Strokes: `line`, `beam` (thick), and `fine` and `seam`
 * (light), both hidden in small pictures; `rim` and `web` together are a running web of paper.
 */
export type Pen =
  | 'body'
  | 'deep'
  | 'glass'
  | 'steel'
  | 'brass'
  | 'wood'
  | 'paper'
  | 'shade'
  | 'gleam'
  | 'line'
  | 'fine'
  | 'seam'
  | 'beam'
  | 'rim'
  | 'web';

/** The paths of a picture from back to front, on the upper 100 × 82 of a press. The floor is at 78. Light comes from the left. */
export type Drawing = readonly (readonly [Pen, string])[];

/** A web of paper along a line. */
export const running = (d: string): Drawing => [
  ['rim', d],
  ['web', d],
];

export type Point = readonly [x: number, y: number];

/** Path data of a circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data of spokes around a middle, from one radius to another, rotated by `rotation` (radians). */
export const spokes = ([x, y]: Point, [from, to]: Point, count: number, rotation = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = rotation + (index * 2 * Math.PI) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + from * cos)} ${round(y + from * sin)}L${round(x + to * cos)} ${round(y + to * sin)}`;
  }).join('');
