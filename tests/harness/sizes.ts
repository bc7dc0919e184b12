import type { Size } from './stage.ts';

/** Every size that the pages are made for: phones, the smallest desktop, usual screens, a large one. */
export const SIZES = [
  '360x640',
  '640x360',
  '844x390',
  '960x640',
  '1280x800',
  '1920x1080',
  '1920x1200',
  '3840x2160',
] as const;

/** A size as it is written. */
export function sizeNamed(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`a size is WIDTHxHEIGHT, not ${text}`);
  return { width, height };
}

/** What is drawn together. */
export const kinds = ['money', 'for-sale', 'falsche-fuffziger', 'shell'] as const;
