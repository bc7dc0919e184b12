import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { Engine } from '../helpers/engines/index.ts';
import { findings } from './checks.ts';
import { moved, positions } from './positions.ts';
import { sizeName, type Sight } from './report.ts';
import type { Scene } from './scenes.ts';
import type { Look, Size, Stage } from './stage.ts';
import { fits, type Studio } from './studio.ts';

/** What is drawn in an engine beside the system's Chromium. */
export interface Comparison {
  readonly engine: Engine;
  /** Both have a mouse: what has no touch cannot be given one everywhere. */
  readonly look: Look;
  readonly sizes: readonly Size[];
  /** The file in which the pictures are kept side by side (.png); by default none is. */
  readonly fileOf?: (scene: Scene, size: Size) => string;
}

/** A sight in an engine, and how much of its picture is not as in Chromium, 0 to 1. */
export interface Compared extends Sight {
  readonly file?: string;
  readonly share: number;
}

/** No television stands upright. */
const isShownIn = (scene: Scene, size: Size): boolean =>
  fits(scene, size) && (scene.isTelevision !== true || size.width > size.height);

/**
 * Scenes that every engine can show, each once: what is seldom seen needs programs in the page before it is loaded, and whoever has waited
 * for long sees no other table.
 */
export const isComparable = ({ name, isSeldom }: Scene): boolean =>
  isSeldom !== true && !name.endsWith('-late');

/** Shows scenes in both engines, and finds what is amiss in the one and what lies otherwise than in Chromium. */
export async function compare(
  studio: Studio,
  scenes: readonly Scene[],
  { engine, look, sizes, fileOf }: Comparison,
): Promise<readonly Compared[]> {
  const compared: Compared[] = [];
  for (const size of sizes) {
    const [model, other] = await Promise.all([studio.open(look), studio.open(look, {}, engine, size)]);
    for (const scene of scenes.filter((one) => isShownIn(one, size))) {
      const sight = { scene: scene.name, size, look, engine };
      try {
        await Promise.all([model.show(scene, size), other.show(scene, size)]);
        const [here, there] = await Promise.all([model, other].map(({ page }) => page.evaluate(positions)));
        const found = [...(await findings(other, scene, size, look)), ...moved(here ?? [], there ?? [])];
        const file = fileOf?.(scene, size);
        if (file === undefined) compared.push({ ...sight, found, share: 0 });
        else compared.push({ ...sight, found, file, share: await drawBoth(model, other, file) });
      } catch (error) {
        const detail = `could not be shown: ${String(error)}`;
        compared.push({ ...sight, found: [{ check: 'error', element: 'page', detail }], share: 1 });
      }
    }
    await Promise.all([model.close(), other.close()]);
  }
  return compared;
}

/** Px between two pictures that lie side by side. */
const GAP = 8;

/** Keeps a picture of both, and of the differences; how much differs. */
async function drawBoth(model: Stage, other: Stage, file: string): Promise<number> {
  mkdirSync(dirname(file), { recursive: true });
  const [first, second] = [await pictureOf(model, file), await pictureOf(other, file)];
  const { width, height } = first;
  const differences = new PNG({ width, height });
  const count = pixelmatch(first.data, second.data, differences.data, width, height, { threshold: 0.2 });
  const sheet = new PNG({ width: 3 * width + 2 * GAP, height });
  for (const [place, picture] of [first, second, differences].entries())
    PNG.bitblt(picture, sheet, 0, 0, width, height, place * (width + GAP), 0);
  writeFileSync(file, PNG.sync.write(sheet));
  return count / (width * height);
}

async function pictureOf({ page }: Stage, file: string): Promise<PNG> {
  const path = file.replace(/\.png$/, '-alone.png');
  await page.screenshot({ path, animations: 'disabled' });
  const picture = PNG.sync.read(readFileSync(path));
  rmSync(path);
  return picture;
}

/** A picture that is not as it was. */
interface Difference {
  readonly name: string;
  readonly detail: string;
}

/** Compares the pictures (.png) of a folder with those of the same names in another. Pictures that only one of them has are none. */
export function differences(before: string, after: string): readonly Difference[] {
  return readdirSync(before)
    .filter((name) => name.endsWith('.png') && existsSync(join(after, name)))
    .flatMap((name) => {
      const [first, second] = [before, after].map((folder) =>
        PNG.sync.read(readFileSync(join(folder, name))),
      );
      if (first === undefined || second === undefined) return [];
      const { width, height } = first;
      if (second.width !== width || second.height !== height) return [{ name, detail: 'has another size' }];
      if (first.data.equals(second.data)) return [];
      const count = pixelmatch(first.data, second.data, undefined, width, height, { threshold: 0.1 });
      return count === 0 ? [] : [{ name, detail: `${count} pixels differ` }];
    });
}

/** Writes a page with all pictures, those that differ most first, and what was found in each. */
export function writeSheet(folder: string, compared: readonly Compared[]): string {
  const figures = compared
    .filter(({ file }) => file !== undefined)
    .toSorted((one, other) => other.found.length - one.found.length || other.share - one.share)
    .map(
      ({ scene, size, engine = '', found, file = '', share }) => `<figure>
<figcaption>${scene} ${sizeName(size)}: Chromium, ${engine}, differences (${(share * 100).toFixed(1)} %)
${found.map(({ check, element, detail }) => `<br>${escaped(`${check} · ${element} · ${detail}`)}`).join('\n')}</figcaption>
<img src="${encodeURI(file.slice(folder.length + 1))}" loading="lazy">
</figure>`,
    );
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><style>img { max-width: 100% } body { font: 14px sans-serif }</style>\n${figures.join('\n')}\n`,
  );
  return file;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
