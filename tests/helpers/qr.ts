import jsQr from 'jsqr';

/** Pixels of a module's side. */
const SCALE = 4;

/** What a square of modules, where some are dark, says to a device that reads it; undefined: nothing. */
function read(side: number, isDark: (x: number, y: number) => boolean): string | undefined {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (let at = 0; at < width * width; at++)
    if (isDark(Math.floor((at % width) / SCALE), Math.floor(at / width / SCALE)))
      pixels.fill(0, 4 * at, 4 * at + 3);
  return jsQr(pixels, width, width)?.data;
}

/** Modules around the code in which an image draws nothing. */
const QUIET_ZONE = 4;

/** What the code that an image shows, by its `viewBox` and the data of its path, says. */
export function readCode(viewBox: string, path: string): string | undefined {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let column = Number(x); column < Number(x) + Number(width); column++) dark.add(`${column} ${y}`);
  return read(Number(viewBox.split(' ')[2]), (x, y) => dark.has(`${x - QUIET_ZONE} ${y - QUIET_ZONE}`));
}

/** What the code says whose lines are shown in a terminal with light letters: each letter is two modules, one above the other. */
export const readLetters = (lines: readonly string[]): string | undefined =>
  read(lines[0]?.length ?? 0, (x, y) => {
    const letter = lines[Math.floor(y / 2)]?.[x] ?? '█';
    return letter === ' ' || letter === (y % 2 === 0 ? '▄' : '▀');
  });
