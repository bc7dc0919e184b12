// npm run pictures: every question of every game, as real pages show it, into files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/build.mjs';
import { games } from '../../core/games/index.ts';
import { openChromium } from '../helpers/e2e/chromium.ts';
import { LONG_NAMES } from '../helpers/e2e/reach.ts';
import { loopbackOnly } from '../helpers/electron/launch.ts';
import { barrierFindings, findings } from './checks.ts';
import { NAMES, recordGame, recordShell, startRecorder } from './recording.ts';
import { holds, kinds, SIZES, sizeNamed } from './holds.ts';
import { everyFinding, report, sizeName, type Sight } from './report.ts';
import { gameScenes, shellScenes, type Scene } from './scenes.ts';
import { isLarge, isPhone, openStage, type Look, type Size } from './stage.ts';

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
  },
});

const sizes = (values.size ?? (values.all ? SIZES : SOME_SIZES)).map(sizeNamed);
const schemes = (values.scheme ?? (values.all ? ['light', 'dark'] : ['light'])) as Look['scheme'][];
const chosen: readonly string[] = values.game ?? kinds;

const names = values['long-names'] ? LONG_NAMES : NAMES;

const began = performance.now();
if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
Object.assign(process.env, loopbackOnly());
const recorder = await startRecorder(join(import.meta.dirname, '../../out/renderer'), values.seed);
const browser = await openChromium([
  `--blink-settings=defaultFontSize=${(16 * Number(values.letters)) / 100}`,
]);
try {
  const scenes = (await allScenes()).filter(({ name }) => isWanted(name));
  if (scenes.length === 0) throw new Error('no such question');
  console.log(`${scenes.length} scenes recorded (${seconds()} s)`);
  mkdirSync(values.out, { recursive: true });
  const looks = schemes.flatMap((scheme) => [true, false].map((isTouch) => ({ scheme, isTouch })));
  const sights = (await Promise.all(looks.map((look) => draw(scenes, look)))).flat();
  console.log(report(sights));
  writeFileSync(join(values.out, 'findings.txt'), everyFinding(sights));
  const broken = sights.flatMap(({ scene, size, found }) =>
    found.filter(({ check }) =>
      kinds.some((kind) => scene.startsWith(kind) && holds(check, kind, sizeName(size))),
    ),
  );
  if (broken.length > 0) {
    console.log(`${broken.length} findings where none should be any more (tests/harness/holds.ts)`);
    process.exitCode = 1;
  }
  console.log(`${sights.length} pictures in ${values.out} (${seconds()} s)`);
} finally {
  await browser.close();
  await recorder.dispose();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

/** `--question bid` is every bid of every game; `bid-chosen` that one alone. */
function isWanted(scene: string): boolean {
  return values.question?.some((name) => `${scene}-`.includes(`-${name}-`)) ?? true;
}

async function allScenes(): Promise<readonly Scene[]> {
  const scenes: Scene[] = [];
  for (const [name, { seats }] of Object.entries(games)) {
    if (!chosen.includes(name)) continue;
    const asked = values.players?.map(Number) ?? (values.all ? [seats.min, seats.max] : [seats.max]);
    for (const players of asked.filter((count) => count >= seats.min && count <= seats.max))
      scenes.push(
        ...gameScenes(name, players, await recordGame(recorder, name, players, values.seed, names)),
      );
  }
  if (chosen.includes('shell')) scenes.push(...shellScenes(await recordShell(recorder, names)));
  return scenes;
}

/** Draws the scenes in each of the sizes that belong to the device; resolves with the number of pictures. */
async function draw(scenes: readonly Scene[], device: Pick<Look, 'scheme' | 'isTouch'>): Promise<Sight[]> {
  const mine = sizes.filter((size) => isPhone(size) === device.isTouch);
  const sights: Sight[] = [];
  if (mine.length === 0) return sights;
  const { host } = recorder;
  const look = { ...device, isForced: values['forced-colours'], language: values.language };
  const stage = await openStage(browser, `http://127.0.0.1:${host.port}`, host.ownerSecret, look);
  for (const scene of scenes) {
    const fitting = scene.isTelevision === true ? mine.filter(isLarge) : mine;
    for (const [index, size] of fitting.entries()) {
      if (index === 0) await stage.show(scene, size);
      else await stage.resize(size);
      const path = join(values.out, `${fileName(scene, size, look)}.png`);
      await stage.page.screenshot({ path, animations: 'disabled' });
      // What axe looks for hardly depends on the size, and it takes longer than all else.
      const found = [
        ...(await findings(stage, scene, size)),
        ...(index === 0 ? await barrierFindings(stage) : []),
      ];
      sights.push({ scene: scene.name, size, look, found });
    }
  }
  await stage.close();
  return sights;
}

function fileName({ name }: Scene, { width, height }: Size, { scheme, isForced, language }: Look): string {
  const marks = [
    scheme === 'light' ? '' : '-dark',
    isForced ? '-forced' : '',
    values.letters === '100' ? '' : `-${values.letters}`,
    language === 'en' ? '' : `-${language}`,
  ];
  return `${name}-${width}x${height}${marks.join('')}`;
}
