import jsQr from 'jsqr';

/** Modules around the code in which nothing is drawn. */
const QUIET_ZONE = 4;

/** Pixels of a module's side. */
const SCALE = 4;

/** What the code that an image shows, by its `viewBox` and the data of its path, says to a device that reads it; undefined: nothing. */
export function readCode(viewBox: string, path: string): string | undefined {
  const modules = Number(viewBox.split(' ')[2]);
  const side = modules * SCALE;
  const pixels = new Uint8ClampedArray(4 * side * side).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = (Number(y) + QUIET_ZONE) * SCALE; row < (Number(y) + QUIET_ZONE + 1) * SCALE; row++) {
      const from = row * side + (Number(x) + QUIET_ZONE) * SCALE;
      for (let at = from; at < from + Number(width) * SCALE; at++) pixels.fill(0, 4 * at, 4 * at + 3);
    }
  return jsQr(pixels, side, side)?.data;
}
