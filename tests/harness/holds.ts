import { CHECKS, type Check } from './inspect.ts';
import { sizeName, type Sight } from './report.ts';
import type { Size } from './stage.ts';

/** Every size that the pages are made for: phones, the smallest desktop, usual screens, a large one. */
export const SIZES = [
  '360x640',
  '640x360',
  '844x390',
  '960x640',
  '1280x800',
  '1920x1080',
  '3840x2160',
] as const;
type SizeName = (typeof SIZES)[number];

/** A size as it is written. */
export function sizeNamed(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`a size is WIDTHxHEIGHT, not ${text}`);
  return { width, height };
}

/** What is drawn together. */
export const kinds = ['money', 'for-sale', 'falsche-fuffziger', 'shell'] as const;
type Kind = (typeof kinds)[number];

const DESKTOPS: readonly SizeName[] = ['960x640', '1280x800', '1920x1080'];
const LARGE: readonly SizeName[] = [...DESKTOPS, '3840x2160'];
const USUAL: readonly SizeName[] = ['360x640', '844x390', ...DESKTOPS];

/** Where the bar above a table has room to say that somebody only watches. */
const BUT_BAR: readonly SizeName[] = ['844x390', ...LARGE];

/**
 * Where each check holds for everything that a game, or the shell, shows; elsewhere it is only reported. Whoever makes one hold in a
 * further size adds the size here.
 */
const HOLDS: Readonly<Record<Check, { readonly [Name in Kind]: readonly SizeName[] }>> = {
  wide: { money: USUAL, 'for-sale': USUAL, 'falsche-fuffziger': SIZES, shell: SIZES },
  scroll: { money: DESKTOPS, 'for-sale': DESKTOPS, 'falsche-fuffziger': SIZES, shell: SIZES },
  error: { money: USUAL, 'for-sale': USUAL, 'falsche-fuffziger': SIZES, shell: SIZES },
  barrier: { money: USUAL, 'for-sale': DESKTOPS, 'falsche-fuffziger': SIZES, shell: SIZES },
  outside: { money: USUAL, 'for-sale': USUAL, 'falsche-fuffziger': SIZES, shell: SIZES },
  covered: { money: USUAL, 'for-sale': USUAL, 'falsche-fuffziger': SIZES, shell: SIZES },
  target: { money: [], 'for-sale': [], 'falsche-fuffziger': SIZES, shell: SIZES },
  cut: { money: ['1280x800', '1920x1080'], 'for-sale': [], 'falsche-fuffziger': SIZES, shell: SIZES },
  small: { money: [], 'for-sale': [], 'falsche-fuffziger': SIZES, shell: SIZES },
};

/** A line for each thing that was found where none of its kind should be any more. */
export const broken = (sights: readonly Sight[]): readonly string[] =>
  sights.flatMap(({ scene, size, look, found }) => {
    const kind = kinds.find((one) => scene.startsWith(one));
    if (kind === undefined) throw new Error(`nothing is drawn of ${scene}`);
    return found
      .filter(({ check }) => holds(check, kind, sizeName(size)))
      .map(({ check, element, detail }) =>
        [scene, sizeName(size), look.scheme, CHECKS[check], element, detail].join(' · '),
      );
  });

const holds = (check: Check, kind: Kind, size: string): boolean =>
  (HOLDS[check][kind] as readonly string[]).includes(size);
