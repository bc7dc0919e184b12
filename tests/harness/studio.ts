import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { games } from '../../core/games/index.ts';
import { openChromium, SIZES } from '../helpers/e2e/chromium.ts';
import { loopbackOnly } from '../helpers/electron/launch.ts';
import { openBare, startEngine, type Engine, type EnginePage } from '../helpers/engines/index.ts';
import { barrierFindings, findings } from './checks.ts';
import { gameMoments, type Moments } from './moments.ts';
import { recordGame, recordShell, startRecorder } from './recording.ts';
import type { Sight } from './report.ts';
import { gameScenes, shellScenes, type Scene } from './scenes.ts';
import { seldomScenes } from './seldom.ts';
import { MISNAMED, openScreen, openStage, type Kept, type Look, type Size, type Stage } from './stage.ts';

interface Seats {
  readonly min: number;
  readonly max: number;
}

/** Whose questions are drawn. */
export interface Cast {
  /** Of `kinds`. */
  readonly kinds: readonly string[];
  /** In which numbers of players; by default as many as the game takes. What a game does not take is left out. */
  readonly players?: (seats: Seats) => readonly number[];
  /** By game: what is looked for; by default every question and what else is seen. */
  readonly moments?: Readonly<Record<string, Moments>>;
}

/** What is drawn of a scene besides what it shows. */
export interface Drawing {
  readonly look: Look;
  /** All of them a phone's, or none. */
  readonly sizes: readonly Size[];
  /** Whether axe-core looks too, which takes longer than all else; by default it does. */
  readonly withBarriers?: boolean;
  /** The file in which the picture is kept (.png, .jpeg); by default none is. */
  readonly fileOf?: (scene: Scene, size: Size) => string;
  /** An open page of that look; by default a new one, which is closed again. */
  readonly stage?: Stage;
}

/** A host that plays with itself and serves the built page, and browsers that show it. */
export interface Studio {
  record(cast: Cast): Promise<readonly Scene[]>;
  /** A page on which scenes are shown, on a device that keeps this besides; in the system's Chromium by default. WPE keeps the size. */
  open(look: Look, kept?: Kept, engine?: Engine, size?: Size): Promise<Stage>;
  /** Draws and measures the scenes, one after the other, each in the sizes that fit; where one cannot be shown that is a finding. */
  draw(scenes: readonly Scene[], drawing: Drawing): Promise<readonly Sight[]>;
  close(): Promise<void>;
}

/** Lets the browser find this computer by its name, and by one that is not its own, and nobody elsewhere. */
const NAMES_HERE = `--host-resolver-rules=${[
  ...[hostname(), MISNAMED].map((name) => `MAP ${name} 127.0.0.1`),
  'MAP * ~NOTFOUND',
  'EXCLUDE 127.0.0.1',
].join()}`;

/** A mouse, which Playwright gives a browser by the same switch, of which the last one counts. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** Whether a scene is drawn in this size: a television has at least 720 lines. */
export const fits = ({ isTelevision }: Scene, size: Size): boolean =>
  isTelevision !== true || size.height >= 720;

/** The studio of a built app; the same seed plays the same games. */
export async function openStudio(seed: string): Promise<Studio> {
  const leaveLoopback = stayOnLoopback();
  const recorder = await startRecorder(join(import.meta.dirname, '../../out/renderer'));
  const { port, ownerSecret } = recorder.host;
  const browsers = new Map<number, Promise<Browser>>();
  const browserFor = (letters: number): Promise<Browser> => {
    const browser =
      browsers.get(letters) ??
      openChromium([`--blink-settings=${MOUSE},defaultFontSize=${(16 * letters) / 100}`, NAMES_HERE]);
    browsers.set(letters, browser);
    return browser;
  };
  const open: Studio['open'] = async (look, kept, engine = 'chromium', size = SIZES.desktop) =>
    openStage(await screenIn(engine, look, size), { port, ownerSecret }, look, kept);
  const screenIn = async (engine: Engine, look: Look, size: Size): Promise<EnginePage> => {
    if (engine === 'chromium') return openScreen(await browserFor(look.letters), look);
    if (engine === 'webkit' || engine === 'wpe') return openBare(engine, size, look.scheme === 'dark');
    const browser = await startEngine(engine, look.scheme === 'dark');
    return { ...(await openScreen(browser, look)), close: () => browser.close() };
  };
  return {
    open,
    record: async ({ kinds, players = ({ max }) => [max], moments = gameMoments }) => {
      const scenes: Scene[] = [];
      for (const [game, { seats }] of Object.entries(games)) {
        if (!kinds.includes(game)) continue;
        const wanted = moments[game] ?? {};
        for (const count of players(seats).filter((some) => some >= seats.min && some <= seats.max))
          scenes.push(
            ...gameScenes(game, count, wanted, await recordGame(recorder, game, count, wanted, seed)),
          );
      }
      if (kinds.includes('shell'))
        scenes.push(...shellScenes(await recordShell(recorder)), ...(await seldomScenes(recorder)));
      return scenes;
    },
    draw: async (scenes, drawing) => {
      const stage = drawing.stage ?? (await open(drawing.look));
      const sights: Sight[] = [];
      for (const scene of scenes) sights.push(...(await sightsOf(stage, scene, drawing)));
      if (drawing.stage === undefined) await stage.close();
      return sights;
    },
    close: async () => {
      for (const browser of browsers.values()) await (await browser).close();
      await recorder.dispose();
      leaveLoopback();
    },
  };
}

/** Keeps the hosts of this process, which other files' tests share, on this computer. @returns what lets them out again. */
function stayOnLoopback(): () => void {
  const settings = loopbackOnly();
  const before = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  };
}

/** A scene in each of the sizes that fit; one that cannot be shown is a finding in all of them. */
async function sightsOf(
  stage: Stage,
  scene: Scene,
  { look, sizes, withBarriers = true, fileOf }: Drawing,
): Promise<readonly Sight[]> {
  const fitting = sizes.filter((size) => fits(scene, size));
  const sights: Sight[] = [];
  try {
    for (const [index, size] of fitting.entries()) {
      if (index === 0) await stage.show(scene, size);
      else await stage.resize(size);
      if (fileOf !== undefined) await keep(stage.page, fileOf(scene, size));
      const barriers = withBarriers ? await barrierFindings(stage) : [];
      const found = [...(await findings(stage, scene, size, look)), ...barriers];
      sights.push({ scene: scene.name, size, look, found });
    }
    return sights;
  } catch (error) {
    const found = [
      { check: 'error', element: 'page', detail: `could not be shown: ${String(error)}` },
    ] as const;
    return fitting.map((size) => ({ scene: scene.name, size, look, found }));
  }
}

async function keep(page: Page, path: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, animations: 'disabled', ...(path.endsWith('.jpeg') ? { quality: 88 } : {}) });
}
