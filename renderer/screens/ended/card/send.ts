import { download } from '../../shared/download.ts';
import { FONTS, HEIGHT, WIDTH, type CardFrame, type CardRow, type Pen } from './paper.ts';

/** A card that can be drawn. */
export interface Drawing {
  /** All that it writes with its own fonts. */
  readonly text: string;
  readonly draw: (pen: Pen) => void;
}

/** The drawing of a card. */
export const drawingOf = (
  { title, date, app, rows }: CardFrame & { readonly rows: readonly CardRow[] },
  draw: Drawing['draw'],
): Drawing => ({ text: [title, date, app, ...rows.map(({ name }) => name)].join(''), draw });

/** Draws a card on a canvas of its own. Resolves with undefined if the browser cannot. */
export async function pictureOf({ text, draw }: Drawing): Promise<Blob | undefined> {
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  draw(pen);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

/** Hands a picture to another app where the device can, and downloads it otherwise. Pages without TLS cannot hand it on. */
export async function sendPicture(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if ('canShare' in navigator && navigator.canShare({ files })) {
    const outcome = await navigator.share({ files }).catch((error: unknown) => error);
    const isRefused = outcome instanceof DOMException && outcome.name === 'NotAllowedError';
    if (!isRefused) return;
  }
  download(picture, name);
}
