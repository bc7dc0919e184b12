import { drawCard, FONTS, HEIGHT, WIDTH, type Card } from './draw.ts';

/** Draws a card on a canvas of its own. Resolves with undefined if the browser cannot. */
export async function pictureOf(card: Card): Promise<Blob | undefined> {
  const text = [card.title, card.date, card.app, ...card.rows.map(({ name }) => name)].join('');
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  drawCard(pen, card);
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

/** How long a browser may take to begin a download. */
const DOWNLOAD_BEGINS = 60_000;

function download(picture: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_BEGINS);
}
