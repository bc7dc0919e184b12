import { join } from 'node:path';
import { kinds, sizeNamed } from './sizes.ts';
import { isPhone } from './stage.ts';
import type { Studio } from './studio.ts';

/** A picture of README and docs: its file's name, what it shows, and where. */
type Picture = readonly [file: string, scene: string, size: string, scheme?: 'dark'];

/** The pictures of README and docs, in the order of the docs. */
const PICTURES: readonly Picture[] = [
  ['home', 'shell-home', '1280x800'],
  ['lobby', 'shell-lobby', '1280x800'],
  ['home-phone', 'shell-home-guest', '360x640'],
  ['curtain-phone', 'shell-curtain', '360x640', 'dark'],
  ['money-table', 'money-5-bid-chosen', '1280x800'],
  ['money-act', 'money-5-act', '1280x800', 'dark'],
  ['money-sheet', 'money-5-result', '1280x800'],
  ['money-phone', 'money-5-bid-chosen', '360x640'],
  ['money-landscape', 'money-5-bid-chosen', '844x390'],
  ['money-television', 'money-5-television-result', '1920x1080'],
  ['for-sale-buy', 'for-sale-6-buy', '1280x800'],
  ['for-sale-sell', 'for-sale-6-sell-chosen', '1280x800', 'dark'],
  ['for-sale-result', 'for-sale-6-result', '1280x800'],
  ['for-sale-phone', 'for-sale-6-sell-chosen', '360x640'],
  ['for-sale-landscape', 'for-sale-6-buy', '844x390'],
  ['fuffziger-match', 'falsche-fuffziger-6-match', '1280x800'],
  ['fuffziger-produce', 'falsche-fuffziger-6-produce', '1280x800', 'dark'],
  ['fuffziger-bid', 'falsche-fuffziger-6-bid-chosen', '1280x800'],
  ['fuffziger-buy', 'falsche-fuffziger-6-buy', '1280x800'],
  ['fuffziger-result', 'falsche-fuffziger-6-result', '1280x800'],
  ['fuffziger-phone', 'falsche-fuffziger-6-lead-chosen', '360x640'],
  ['fuffziger-landscape', 'falsche-fuffziger-6-launder-chosen', '844x390'],
];

const FOLDER = join(import.meta.dirname, '../../docs/pictures');

/** Draws the pictures of README and docs. An Error names a scene that does not exist or cannot be shown. */
export async function drawGallery({ record, draw }: Studio): Promise<void> {
  const scenes = new Map((await record({ kinds })).map((scene) => [scene.name, scene]));
  for (const [file, name, size, scheme = 'light'] of PICTURES) {
    const scene = scenes.get(name);
    if (scene === undefined) throw new Error(`no scene ${name}`);
    const isTouch = isPhone(sizeNamed(size));
    const [sight] = await draw([scene], {
      look: { scheme, isTouch, isForced: false, language: 'en', letters: 100, hasLongNames: false },
      sizes: [sizeNamed(size)],
      fileOf: () => join(FOLDER, `${file}.jpeg`),
    });
    const error = sight?.found.find(({ check }) => check === 'error');
    if (error !== undefined) throw new Error(`${name}: ${error.detail}`);
  }
  console.log(`${PICTURES.length} pictures in ${FOLDER}`);
}
