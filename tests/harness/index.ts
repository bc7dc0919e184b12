// npm run pictures: every question of every game, as real pages show it, into files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/build.mjs';
import { ENGINES, missingEngine, type Engine } from '../helpers/engines/index.ts';
import { compare, differences, isComparable, writeSheet, type Compared } from './compare.ts';
import { drawGallery } from './gallery.ts';
import { everyFinding, lookName, report, sizeName, toMend, type Sight } from './report.ts';
import type { Scene } from './scenes.ts';
import { isPhone, type Look, type Size } from './stage.ts';
import { kinds, SIZES, sizeNamed } from './sizes.ts';
import { openStudio, type Studio } from './studio.ts';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';

const SOME_SIZES = ['360x640', '844x390', '1280x800'];
/** A usual phone, the same on its side, a usual screen, and a television. */
const COMPARED_SIZES = ['390x844', '844x390', '1280x800', '1920x1080'];

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
    against: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'auction-night-pictures') },
    'long-names': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
    engine: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});

/** Some sizes in which everything is drawn in some looks. */
interface Round extends Partial<Look> {
  readonly sizes: readonly string[];
  readonly schemes?: readonly Look['scheme'][];
}

const BOTH = ['light', 'dark'] as const;
/** With `--all`: every size by day and by lamplight; colours of the system, large letters and the other languages where they differ most. */
const EVERY: readonly Round[] = [
  { sizes: SIZES, schemes: BOTH },
  { sizes: ['360x640', '1280x800'], schemes: BOTH, isForced: true },
  { sizes: ['360x640', '1280x800'], letters: 200 },
  ...LANGUAGE_CODES.filter((code) => code !== 'en').map((language) => ({ sizes: SOME_SIZES, language })),
];
const rounds = values.all ? EVERY : [{ sizes: values.size ?? SOME_SIZES }];

const began = performance.now();
if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
const studio = await openStudio(values.seed);
try {
  if (values.engine !== undefined) await drawComparison(studio, engineNamed(values.engine));
  else if (values.docs) await drawGallery(studio);
  else await drawQuestions(studio);
} finally {
  await studio.close();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

async function chosenScenes({ record }: Studio): Promise<readonly Scene[]> {
  const every = await record({
    kinds: values.game ?? kinds,
    players: ({ min, max }) => values.players?.map(Number) ?? (values.all ? [min, max] : [max]),
  });
  const scenes = every.filter(({ name }) => isWanted(name));
  if (scenes.length === 0) throw new Error('no such question');
  console.log(`${scenes.length} scenes recorded (${seconds()} s)`);
  return scenes;
}

/** Draws what the options choose, prints what is amiss, and fails where none should be any more. */
async function drawQuestions(studio: Studio): Promise<void> {
  const scenes = await chosenScenes(studio);
  const sights: Sight[] = [];
  for (const round of rounds) {
    const sizes = round.sizes.filter((size) => values.size?.includes(size) ?? true).map(sizeNamed);
    const drawn = looksOf(round).map(async (look) => {
      const mine = sizes.filter((size) => isPhone(size) === look.isTouch);
      const fileOf = (scene: Scene, size: Size): string =>
        join(values.out, `${scene.name}-${sizeName(size)}${lookName(look)}.png`);
      return mine.length === 0
        ? []
        : await studio.draw(scenes, {
            look,
            sizes: mine,
            fileOf,
            withBarriers: values.against === undefined,
          });
    });
    sights.push(...(await Promise.all(drawn)).flat());
  }
  if (values.against !== undefined) printDifferences(values.against);
  printFindings(sights);
}

/** Prints which pictures differ from those in a folder, which the same options drew before a change. */
function printDifferences(folder: string): void {
  const differing = differences(folder, values.out);
  for (const { name, detail } of differing) console.log(`${name}: ${detail}`);
  console.log(`${differing.length} pictures differ from those in ${folder}`);
}

/** Draws what the options choose in an engine, beside Chromium's pictures and with the differences marked. */
async function drawComparison(studio: Studio, engine: Engine): Promise<void> {
  const missing = missingEngine(engine);
  if (missing !== undefined) throw new Error(missing);
  const scenes = (await chosenScenes(studio)).filter(isComparable);
  const sizes = (values.size ?? COMPARED_SIZES).map(sizeNamed);
  const compared: Compared[] = [];
  for (const scheme of (values.scheme ?? ['light']) as Look['scheme'][]) {
    const look = { ...lookOf({ scheme }), isTouch: false };
    const fileOf = (scene: Scene, size: Size): string =>
      join(values.out, `${scene.name}-${sizeName(size)}${lookName(look)}-${engine}.png`);
    compared.push(...(await compare(studio, scenes, { engine, look, sizes, fileOf })));
  }
  printFindings(compared);
  console.log(`side by side in ${writeSheet(values.out, compared)}`);
}

function engineNamed(name: string): Engine {
  const engine = ENGINES.find((one) => one === name);
  if (engine === undefined) throw new Error(`an engine is one of ${ENGINES.join(', ')}, not ${name}`);
  return engine;
}

function printFindings(sights: readonly Sight[]): void {
  console.log(report(sights));
  mkdirSync(values.out, { recursive: true });
  writeFileSync(join(values.out, 'findings.txt'), everyFinding(sights).join('\n'));
  if (everyFinding(sights.map(toMend)).length > 0) process.exitCode = 1;
  console.log(`${sights.length} pictures in ${values.out} (${seconds()} s)`);
}

/** `--question bid` is every bid of every game; `bid-chosen` that one alone. */
function isWanted(scene: string): boolean {
  return values.question?.some((name) => `${scene}-`.includes(`-${name}-`)) ?? true;
}

function looksOf({ sizes: _, schemes = ['light'], ...look }: Round): readonly Look[] {
  return ((values.scheme ?? schemes) as Look['scheme'][]).flatMap((scheme) =>
    [true, false].map((isTouch) => lookOf({ ...look, scheme, isTouch })),
  );
}

/** What the options say, with what differs. */
function lookOf(more: Partial<Look>): Look {
  const { language, letters, 'forced-colours': isForced, 'long-names': hasLongNames } = values;
  return {
    isForced,
    language,
    letters: Number(letters),
    hasLongNames,
    isTouch: false,
    scheme: 'light',
    ...more,
  };
}
