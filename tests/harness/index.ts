// npm run pictures: every question of every game, as real pages show it, into files.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../build/build.mjs';
import { games } from '../../core/games/index.ts';
import { openChromium } from '../helpers/e2e/chromium.ts';
import { loopbackOnly } from '../helpers/electron/launch.ts';
import { recordGame, recordShell, startRecorder } from './recording.ts';
import { gameScenes, shellScenes, type Scene } from './scenes.ts';
import { isPhone, openStage, type Look, type Size } from './stage.ts';

const ALL_SIZES = ['360x640', '640x360', '844x390', '960x640', '1280x800', '1920x1080', '3840x2160'];
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
    seed: { type: 'string', default: '1' },
    all: { type: 'boolean', default: false },
  },
});

const sizes = (values.size ?? (values.all ? ALL_SIZES : SOME_SIZES)).map(parseSize);
const schemes = (values.scheme ?? (values.all ? ['light', 'dark'] : ['light'])) as Look['scheme'][];
const chosen = values.game ?? [...Object.keys(games), 'shell'];

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
  const counts = await Promise.all(looks.map((look) => draw(scenes, look)));
  console.log(`${counts.reduce((sum, count) => sum + count, 0)} pictures in ${values.out} (${seconds()} s)`);
} finally {
  await browser.close();
  await recorder.dispose();
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}

function parseSize(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`--size takes WIDTHxHEIGHT, not ${text}`);
  return { width, height };
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
      scenes.push(...gameScenes(name, players, await recordGame(recorder, name, players, values.seed)));
  }
  if (chosen.includes('shell')) scenes.push(...shellScenes(await recordShell(recorder)));
  return scenes;
}

/** Draws the scenes in each of the sizes that belong to the device; resolves with the number of pictures. */
async function draw(scenes: readonly Scene[], device: Pick<Look, 'scheme' | 'isTouch'>): Promise<number> {
  const mine = sizes.filter((size) => isPhone(size) === device.isTouch);
  if (mine.length === 0) return 0;
  const { host } = recorder;
  const look = { ...device, isForced: values['forced-colours'], language: values.language };
  const stage = await openStage(browser, `http://127.0.0.1:${host.port}`, host.ownerSecret, look);
  for (const scene of scenes) {
    await stage.show(scene);
    for (const size of mine) {
      await stage.resize(size);
      await stage.page.screenshot({
        path: join(values.out, `${fileName(scene, size, look)}.png`),
        animations: 'disabled',
      });
    }
    for (const error of stage.errors) console.log(`${scene.name}: ${error}`);
  }
  await stage.close();
  return scenes.length * mine.length;
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
