import { hostname } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import { HANGS } from '../helpers/eventually.ts';
import type { EnginePage } from '../helpers/engines/index.ts';
import type { Words } from './moments.ts';
import { EMPTY, startReplay, type House, type Replay } from './replay.ts';
import type { Conduct, Scene } from './scenes.ts';

/** How a page looks, for whom and where. */
export interface Look {
  readonly isTouch: boolean;
  readonly scheme: 'light' | 'dark';
  readonly isForced: boolean;
  readonly language: string;
  /** The size of letters that the person has chosen, in percent. */
  readonly letters: number;
  /** Whether everybody has the longest name that there may be, in any writing. */
  readonly hasLongNames: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below this many lines across its shorter side a screen is a phone's. */
export const isPhone = ({ width, height }: Size): boolean => Math.min(width, height) < 500;

/** From so many lines on a window is looked at from further away. */
export const isLarge = ({ height }: Size): boolean => height >= 1080;

/** A page on which one scene after the other is shown. */
export interface Stage {
  readonly page: Page;
  /** Errors of the page's programs since the last scene began. */
  errors(): readonly string[];
  /** Shows a scene from the beginning, in a window of that size. An Error says what it waited for in vain. */
  show(scene: Scene, size: Size): Promise<void>;
  /** Makes the window so large; resolves once everything lies where it belongs. */
  resize(size: Size): Promise<void>;
  close(): Promise<void>;
}

/** How this computer calls itself. */
const OWN = '127.0.0.1';

/** A screen between two scenes. */
const AWAY = '/settings';

/** A name that leads to the host and is not its own. */
export const MISNAMED = 'not-the-host.test';

/** What a device keeps, by name. */
export type Kept = Readonly<Record<string, string>>;

const keptBy = ({ language }: Look): Kept => ({
  'auction-night.language': language,
  'auction-night.known': 'money for-sale falsche-fuffziger',
});

/**
 * Shows scenes on a page, in whatever engine it is; tables are not the host's but show what was recorded. `more`: what its device keeps,
 * besides.
 */
export async function openStage(
  { page, errors, close }: EnginePage,
  house: House,
  look: Look,
  more: Kept = {},
): Promise<Stage> {
  const words = await wordsIn(look.language);
  const replay = await startReplay(house, look.hasLongNames);
  const isSettled = settlingOf(page, replay);
  /** How many errors are of earlier scenes. */
  let earlier = 0;
  const forgetErrors = (): void => void (earlier = errors.length);
  /** At which address and for whom the page's device keeps what it keeps. */
  let kept = '';
  const originOf = (name: string): string => `http://${name}:${replay.port}`;
  return {
    page,
    errors: () => errors.slice(earlier),
    show: async (scene, size) => {
      await page.setViewportSize(size);
      const wasKept = kept;
      kept = ''; // after a scene that fails the next begins with a new page
      if (scene.notice !== undefined) return showNotice(scene.notice);
      const origin = originOf(scene.isElsewhere === true ? hostname() : OWN);
      const keeps = `${origin} ${scene.isOwner} ${scene.house === undefined ? '' : scene.name}`;
      if (keeps !== wasKept) {
        await page.goto(`${origin}${EMPTY}`);
        const owner: Kept = scene.isOwner ? { 'auction-night.owner': house.ownerSecret } : {};
        await page.evaluate(keep, { ...keptBy(look), ...owner, ...more });
      }
      forgetErrors();
      await page.goto(`${origin}/#${AWAY}`); // from what the last scene left
      await page.getByRole('heading', { level: 1, name: words.settings.title }).waitFor();
      await isSettled();
      await page.evaluate(markTitle);
      const isTold = replay.begin(scene);
      await page.goto(`${origin}/#${scene.path}`);
      if (scene.still !== undefined) {
        await named(
          () => isTold,
          () => 'the page never asks for its table',
        );
        await page.getByText(words.table.connecting).waitFor({ state: 'detached' });
      }
      if (scene.path !== AWAY) await page.locator('[data-away]').waitFor({ state: 'detached' });
      await isSettled();
      if (scene.isOwner && !replay.isOwners())
        throw new Error('the host does not take the page for its owner');
      if (scene.conduct !== undefined) await goOn(scene.conduct);
      await scene.press?.(page, words);
      await isSettled();
      if (scene.isBroken === true) forgetErrors();
      kept = keeps;
    },
    resize: async (size) => {
      await page.setViewportSize(size);
      await isSettled();
    },
    close: async () => {
      await close();
      await replay.close();
    },
  };

  /** The host goes on; a page that loses it has got what it needs for that before, as after a while at a table. */
  async function goOn(conduct: Conduct): Promise<void> {
    const isLost = conduct.type === 'is-lost';
    if (isLost) {
      await page.evaluate(hasten);
      await isSettled();
    }
    replay.goOn();
    await isSettled();
    if (!isLost || !conduct.isLong) return;
    await page.evaluate(hasten);
    await isSettled();
  }

  async function showNotice({ path, isMisnamed }: NonNullable<Scene['notice']>): Promise<void> {
    await page.goto(`${originOf(isMisnamed ? MISNAMED : OWN)}${path}`);
    await isSettled();
    forgetErrors(); // that there is no such page is what is shown
  }
}

/** A page for stages in a browser that Playwright drives, as somebody has it whom the look says. */
export async function openScreen(browser: Browser, look: Look): Promise<EnginePage> {
  const isChromium = browser.browserType().name() === 'chromium'; // others have no pages of phones
  const context = await browser.newContext({
    locale: look.language,
    colorScheme: look.scheme,
    forcedColors: look.isForced ? 'active' : 'none',
    reducedMotion: 'reduce',
    hasTouch: look.isTouch,
    ...(isChromium && { isMobile: look.isTouch }),
  });
  context.setDefaultTimeout(HANGS);
  await context.addInitScript('globalThis.__name = (named) => named'); // what tsx wraps functions in
  await context.addInitScript(watchForJerks);
  await context.addInitScript(watchForLoops);
  await context.addInitScript(keepLongWaits);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors, close: () => context.close() };
}

const wordsIn = async (language: string): Promise<Words> => {
  const file = (await import(`../../renderer/i18n/messages/${language}/app.json`)) as { default: Words };
  return file.default;
};

/** In the page: what its device keeps from now on. */
function keep(kept: Kept): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

/** In the page: marks the title that is there now. */
function markTitle(): void {
  document.querySelector('h1')?.setAttribute('data-away', '');
}

/** In the page: nothing is animated in next to no time, since Chromium may leave the beginning of that on the screen. */
function watchForJerks(): void {
  addEventListener('animationstart', ({ target, animationName }) => {
    if (target instanceof Element && Number.parseFloat(getComputedStyle(target).animationDuration) < 0.001)
      console.error(`"${animationName}" is animated in next to no time`);
  });
}

/** In the page: what is measured does not change its size by what follows from that. Playwright does not report this error. */
function watchForLoops(): void {
  addEventListener('error', ({ message }) => {
    if (message.startsWith('ResizeObserver loop')) console.error(message);
  });
}

/** In the page: what waits for longer than a person looks at a picture can be had at once, with `hasten`. */
function keepLongWaits(): void {
  const LONG = 15_000;
  const { setTimeout: wait, clearTimeout: stop } = globalThis;
  const long = new Map<unknown, () => void>();
  const isOver = (timer: unknown): void => {
    long.delete(timer);
    stop(timer as number);
  };
  const start = (call: (...more: unknown[]) => void, time = 0, ...more: unknown[]): unknown => {
    const timer: unknown = wait(() => {
      long.delete(timer);
      call(...more);
    }, time);
    if (time >= LONG) long.set(timer, () => call(...more));
    return timer;
  };
  const all = (): void => {
    for (const [timer, call] of long) {
      isOver(timer);
      call();
    }
  };
  Object.assign(globalThis, { setTimeout: start, clearTimeout: isOver, longWaits: all });
}

/** In the page: ends what is waited for for long. */
function hasten(): void {
  (Reflect.get(globalThis, 'longWaits') as () => void)();
}

/** Waits until nothing more is loaded and nothing on the page changes. */
function settlingOf(page: Page, { pending, traffic }: Replay): () => Promise<void> {
  const settle = async (isOver: () => boolean): Promise<void> => {
    let before: number;
    do {
      before = traffic();
      await page.evaluate(lieStill, 5);
    } while ((pending().length > 0 || traffic() !== before) && !isOver());
  };
  return () => named(settle, () => `the page never lies still; still loading: ${pending().join(' ')}`);
}

/** Says what was waited for where nothing comes any more. */
async function named(wait: (isOver: () => boolean) => Promise<void>, what: () => string): Promise<void> {
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true;
      reject(new Error(what()));
    }, HANGS);
  });
  try {
    await Promise.race([wait(() => isOver), hangs]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * In the page: waits until nothing has moved, or is on its way to, for so many frames. After each the page's own timers have their
 * turn: where one frame takes long the browser puts them off.
 */
export async function lieStill(frames: number): Promise<void> {
  await document.fonts.ready;
  const isMoving = ({ effect, playState }: Animation): boolean =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  for (let before = 0, quiet = 0; quiet < frames;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    let now = 0;
    for (const element of document.querySelectorAll('body *')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      now = (now * 31 + x + y * 3 + width * 7 + height * 13) % 1_000_000_007;
    }
    quiet = now === before && !document.getAnimations().some(isMoving) ? quiet + 1 : 0;
    before = now;
  }
}
