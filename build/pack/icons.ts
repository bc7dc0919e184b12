// npm run icons: draws build/resources/icon.svg in all sizes, and writes the containers for macOS and Windows.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

const RESOURCES = resolve(import.meta.dirname, '../resources');
const PAGE = resolve(import.meta.dirname, '../../renderer/public');

/** All sizes of icons, in pixels. */
export const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

/** The size of the icon for home screens, in pixels. */
export const HOME_SCREEN = 512;

/**
 * The names of sizes on macOS; those with two names are also shown at half the size on high-resolution displays. Smaller types are left
 * out: some versions of macOS show a PNG in them as noise, and without them scale down the others.
 */
export const ICNS_TYPES: Readonly<Record<string, number>> = {
  ic11: 32,
  ic12: 64,
  ic07: 128,
  ic08: 256,
  ic13: 256,
  ic09: 512,
  ic14: 512,
  ic10: 1024,
};

/** The sizes of an `.ico`, which has one byte for them: 0 means 256. */
export const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256] as const;

/** PNG files by size in pixels. */
export type Drawings = ReadonlyMap<number, Buffer>;

const drawing = (drawings: Drawings, size: number): Buffer => {
  const png = drawings.get(size);
  if (png === undefined) throw new Error(`no drawing of ${size} pixels`);
  return png;
};

/** Builds a `.icns`: its length, then each drawing after its type and length (big-endian). */
export function icnsOf(drawings: Drawings): Buffer {
  const part = (type: string, content: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'latin1');
    head.writeUInt32BE(8 + content.length, 4);
    return Buffer.concat([head, content]);
  };
  const parts = Object.entries(ICNS_TYPES).map(([type, size]) => part(type, drawing(drawings, size)));
  return part('icns', Buffer.concat(parts));
}

/** Builds a `.ico`: a table of the drawings, then the drawings (little-endian). */
export function icoOf(drawings: Drawings): Buffer {
  const pngs = ICO_SIZES.map((size) => [size, drawing(drawings, size)] as const);
  const head = Buffer.alloc(6 + 16 * pngs.length);
  head.writeUInt16LE(1, 2); // an icon, no cursor
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  for (const [index, [size, png]] of pngs.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits of a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pngs.map(([, png]) => png)]);
}

/** Returns the hash of the icons' source, which is stored beside them. */
export const sourceOf = (svg: Buffer): string => createHash('sha256').update(svg).digest('hex');

/** Below this many pixels thin lines would only blur the drawing. */
const FINE = 48;
const THIN_LINES = 'rect[fill=none], circle[r="6"], path';

/**
 * Draws the picture in all sizes.
 * @param viewBox The visible part, in the picture's units.
 */
async function draw(browser: Browser, svg: string, viewBox: string): Promise<Drawings> {
  const page = await browser.newPage({ viewport: { width: 1024, height: 1024 } });
  const drawings = new Map<number, Buffer>();
  for (const size of SIZES) {
    const fine = size < FINE ? `${THIN_LINES} { display: none }` : '';
    const picture = svg.replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="${viewBox}" width="${size}" height="${size}"`,
    );
    await page.setContent(`<style>body { margin: 0 } svg { display: block } ${fine}</style>${picture}`);
    drawings.set(size, await page.locator('svg').screenshot({ omitBackground: true }));
  }
  await page.close();
  return drawings;
}

/** The whole drawing, and with the margin that macOS requires: a tenth of the icon on each side. */
const VIEWS = { whole: '0 0 128 128', withMargin: '-15.5 -15.5 159 159' };

/** Draws the icon for home screens: systems crop its corners differently, so its background goes to the edges. */
async function drawHomeScreen(browser: Browser, svg: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: HOME_SCREEN, height: HOME_SCREEN } });
  const [, ground = ''] = /<rect [^>]*fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  const picture = svg.replace(/viewBox="[^"]*" width="\d+" height="\d+"/, 'viewBox="-8 -8 144 144"');
  await page.setContent(
    `<style>body { margin: 0; background: ${ground} } svg { display: block }</style>${picture}`,
  );
  const png = await page.screenshot();
  await page.close();
  return png;
}

/** Draws all icons into `build/resources`, and the page's. */
async function writeIcons(): Promise<void> {
  const svg = readFileSync(join(RESOURCES, 'icon.svg'));
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const whole = await draw(browser, svg.toString(), VIEWS.whole);
    const folder = join(RESOURCES, 'icons');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [size, png] of whole) writeFileSync(join(folder, `${size}x${size}.png`), png);
    writeFileSync(join(RESOURCES, 'icon.ico'), icoOf(whole));
    writeFileSync(
      join(RESOURCES, 'icon.icns'),
      icnsOf(await draw(browser, svg.toString(), VIEWS.withMargin)),
    );
    writeFileSync(join(PAGE, 'home-screen.png'), await drawHomeScreen(browser, svg.toString()));
    writeFileSync(join(RESOURCES, 'icon.sha256'), `${sourceOf(svg)}\n`);
  } finally {
    await browser.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeIcons();
