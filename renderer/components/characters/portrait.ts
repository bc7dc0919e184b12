/** How a part of a portrait is painted: filled and outlined, filled only (`-wash`), or outlined only. */
export type Paint =
  | 'coat'
  | 'light'
  | 'dark'
  | 'white'
  | 'gold'
  | 'green'
  | 'red'
  | 'coat-wash'
  | 'light-wash'
  | 'dark-wash'
  | 'white-wash'
  | 'rose-wash'
  | 'line'
  | 'hair';

/** A part: path data, or discs with their centres and radii. */
interface Part {
  readonly paint: Paint;
  readonly d?: string;
  readonly discs?: readonly (readonly [x: number, y: number, radius: number])[];
  /** It is drawn a second time, mirrored, for the other half of the face. */
  readonly isMirrored?: true;
}

/** The portrait of a character on a grid of 40 × 40. All face the viewer except the magpie, who is in profile. */
export interface Portrait {
  /** Its dark and its light colour. */
  readonly coat: string;
  readonly light: string;
  readonly parts: readonly Part[];
}

/** A path of a portrait. */
export interface PortraitPath {
  readonly paint: Paint;
  readonly d: string;
  readonly transform?: string;
}

const MIRRORED = 'matrix(-1 0 0 1 40 0)';

/** What is drawn for a portrait, in order. */
export const pathsOf = ({ parts }: Portrait): readonly PortraitPath[] =>
  parts.flatMap(({ paint, d, discs = [], isMirrored }) => {
    const path = { paint, d: d ?? discs.map(disc).join('') };
    return isMirrored === undefined ? [path] : [path, { ...path, transform: MIRRORED }];
  });

const disc = ([x, y, radius]: readonly [number, number, number]): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
