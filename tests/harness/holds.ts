import type { Check } from './inspect.ts';
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
export type Kind = (typeof kinds)[number];

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
  wide: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': USUAL, shell: USUAL },
  scroll: { money: LARGE, 'for-sale': LARGE, 'falsche-fuffziger': DESKTOPS, shell: DESKTOPS },
  error: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': USUAL, shell: USUAL },
  barrier: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': USUAL, shell: USUAL },
  outside: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': USUAL, shell: DESKTOPS },
  covered: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': ['360x640', ...DESKTOPS], shell: [] },
  target: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': [], shell: [] },
  cut: {
    money: BUT_BAR,
    'for-sale': BUT_BAR,
    'falsche-fuffziger': ['1920x1080'],
    shell: DESKTOPS,
  },
  small: { money: SIZES, 'for-sale': SIZES, 'falsche-fuffziger': [], shell: [] },
};

/** Whether a check has to hold for a scene in a size. */
export const holds = (check: Check, kind: Kind, size: string): boolean =>
  (HOLDS[check][kind] as readonly string[]).includes(size);
