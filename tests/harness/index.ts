// npm run pictures: every question of every game, as real pages show it, into files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/build.mjs';
import { drawGallery } from './gallery.ts';
import { everyFinding, report, sizeName, type Sight } from './report.ts';
import type { Scene } from './scenes.ts';
import { isPhone, type Look, type Size } from './stage.ts';
import { kinds, SIZES, sizeNamed } from './sizes.ts';
import { openStudio, type Studio } from './studio.ts';

const SOME_SIZES = ['360x640', '844x390', '1280x800'];

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    question: { type: 'string', multiple: true },
    size: { type: 'string', multiple: true },
    scheme: { type: 'string', multiple: true },
    'forced-colours': { type: 'boolean', default: false },
    letters: { type: 'string', default: '100' },
    language: { type: 'string', default: 'en' },
    players: { type: 'string', multiple: true },
    out: { type: 'string', default: join(tmpdir(), 'auction-night-pictures') },
    'long-names': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});

const sizes = (values.size ?? (values.all ? SIZES : SOME_SIZES)).map(sizeNamed);
const schemes = (values.scheme ?? (values.all ? ['light', 'dark'] : ['light'])) as Look['scheme'][];

const began = performance.now();
if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
const studio = await openStudio(values.seed);
try {
  if (values.docs) await drawGallery(studio);
  else await drawQuestions(studio);
} finally {
  await studio.close();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

/** Draws what the options choose, prints what is amiss, and fails where none should be any more. */
async function drawQuestions({ record, draw }: Studio): Promise<void> {
  const every = await record({
    kinds: values.game ?? kinds,
    players: ({ min, max }) => values.players?.map(Number) ?? (values.all ? [min, max] : [max]),
  });
  const scenes = every.filter(({ name }) => isWanted(name));
  if (scenes.length === 0) throw new Error('no such question');
  console.log(`${scenes.length} scenes recorded (${seconds()} s)`);
  const looks = schemes.flatMap((scheme) => [true, false].map((isTouch) => lookOf(scheme, isTouch)));
  const drawn = looks.map(async (look) => {
    const mine = sizes.filter((size) => isPhone(size) === look.isTouch);
    const fileOf = (scene: Scene, size: Size): string =>
      join(values.out, `${fileName(scene, size, look)}.png`);
    return mine.length === 0 ? [] : await draw(scenes, { look, sizes: mine, fileOf });
  });
  printFindings((await Promise.all(drawn)).flat());
}

function printFindings(sights: readonly Sight[]): void {
  console.log(report(sights));
  mkdirSync(values.out, { recursive: true });
  const found = everyFinding(sights);
  writeFileSync(join(values.out, 'findings.txt'), found.join('\n'));
  if (found.length > 0) process.exitCode = 1;
  console.log(`${sights.length} pictures in ${values.out} (${seconds()} s)`);
}

/** `--question bid` is every bid of every game; `bid-chosen` that one alone. */
function isWanted(scene: string): boolean {
  return values.question?.some((name) => `${scene}-`.includes(`-${name}-`)) ?? true;
}

function lookOf(scheme: Look['scheme'], isTouch: boolean): Look {
  const { language, letters, 'forced-colours': isForced, 'long-names': hasLongNames } = values;
  return { scheme, isTouch, isForced, language, letters: Number(letters), hasLongNames };
}

function fileName(
  { name }: Scene,
  size: Size,
  { scheme, isForced, language, letters, hasLongNames }: Look,
): string {
  const marks = [
    scheme === 'light' ? '' : '-dark',
    isForced ? '-forced' : '',
    letters === 100 ? '' : `-${letters}`,
    language === 'en' ? '' : `-${language}`,
    hasLongNames ? '-long' : '',
  ];
  return `${name}-${sizeName(size)}${marks.join('')}`;
}
