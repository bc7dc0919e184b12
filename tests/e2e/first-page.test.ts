import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';
import { common as en } from '../../renderer/i18n/messages/en/app.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { errorsOf, SIZES } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { HANGS } from '../helpers/eventually.ts';

const house = useHouse();

const PROGRAMS = /\.js$/;

interface Visit {
  readonly page: Page;
  readonly errors: readonly string[];
  /** Lets all programs come that were asked for. */
  readonly release: () => void;
}

/** A page, not opened yet, in a browser that nobody has used before; its programs come when they are let. */
async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await house.browser.newContext({
    viewport: SIZES.wide,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(HANGS);
  const page = await context.newPage();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(PROGRAMS, async (route) => {
    await released;
    await route.continue();
  });
  return { page, errors: errorsOf(page), release };
}

const ownerLink = (): string => house.host.ownerLink;
const guestLink = (): string => `http://${house.host.address}/`;
/** Once the app is in the place of the first page, and wears only its own styles. */
const mounted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () =>
      Reflect.has(document.querySelector('#app') ?? {}, '__vue_app__') &&
      document.querySelector('style') === null,
  );

/** Puts on the styles of the app, which come with it; its letters are among them. */
const dress = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    for (const link of sheets) link.media = 'all';
    return sheets.length > 0 && sheets.every(({ sheet }) => sheet !== null);
  });
};

/** Name, size, place and colours of all that can be read on the start, in the app's letters. */
async function sightOf(page: Page): Promise<readonly string[]> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Fraunces')));
  return page.evaluate(async () => {
    document.body.getBoundingClientRect(); // asks for them
    await document.fonts.ready;
    const shown = [...document.querySelectorAll('#app :is(h1, h2, a, .tagline, .hint, .medal, svg)')];
    return shown
      .filter((element) => element.checkVisibility() && element.closest('.skip') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const text = element instanceof HTMLElement ? element.innerText.replace(/\s+/g, ' ') : '';
        const { color, backgroundColor } = getComputedStyle(element);
        return [text, ...[x, y, width, height].map(Math.round), color, backgroundColor].join(' ');
      })
      .sort();
  });
}

describe('the start, before its programs are there', () => {
  it.each(LANGUAGE_CODES)('can be read in %s', async (code) => {
    const { page, errors, release } = await visit({ locale: code });
    await page.goto(ownerLink());
    const { home } = await import(`../../renderer/i18n/messages/${code}/app.json`);
    for (const { title } of [home.play, home.host, home.join, home.learn])
      await page.getByRole('link', { name: title }).waitFor();
    await page.getByText(home.tagline).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    expect(await barriers(page)).toEqual([]);
    expect(errors).toEqual([]);
    release();
    await page.context().close();
  });

  it.each([
    ['who is new', SIZES.wide, (): string => ownerLink(), {}],
    ['who is new, on a phone', SIZES.phone, (): string => ownerLink(), {}],
    ['who has played', SIZES.desktop, (): string => ownerLink(), { lessons: '[]' }],
    ['a guest', SIZES.phone, (): string => guestLink(), {}],
    ['who has chosen', SIZES.wide, (): string => ownerLink(), { theme: 'dark', language: 'it' }],
  ] as const)('looks to %s as it does afterwards, and nothing moves', async (_, viewport, link, kept) => {
    const { page, errors, release } = await visit({ viewport });
    await page.addInitScript((settings) => {
      for (const [key, value] of Object.entries(settings))
        localStorage.setItem(`auction-night.${key}`, value);
      const shifts: object[] = [];
      Reflect.set(globalThis, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved: readonly { readonly node?: Node }[] = Reflect.get(entry, 'sources');
          shifts.push({
            value: Reflect.get(entry, 'value'),
            moved: moved.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, kept);
    await page.goto(link());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await dress(page);
    const before = await sightOf(page);
    expect(before.length).toBeGreaterThan(3);
    release();
    await mounted(page);
    // What the host tells comes below, or in the place of something else.
    expect(await sightOf(page)).toEqual(expect.arrayContaining([...before]));
    const shifts: readonly { readonly value: number }[] = await page.evaluate(() =>
      Reflect.get(globalThis, 'shifts'),
    );
    expect(
      shifts.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(shifts),
    ).toBeLessThan(0.02);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('asks for nothing else until it is on the screen', async () => {
    const { page, release } = await visit();
    release();
    await page.goto(ownerLink());
    await mounted(page);
    const { shown, asked } = await page.evaluate(() => ({
      shown: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(shown ?? Infinity);
    await page.context().close();
  });

  it.each([
    [
      'never says that it shows something',
      (): unknown => Reflect.set(PerformanceObserver.prototype, 'observe', () => undefined),
    ],
    [
      'has the page in the background',
      (): unknown => Object.defineProperty(document, 'hidden', { value: true }),
    ],
  ])('goes on in a browser that %s', async (_, make) => {
    const { page, errors, release } = await visit();
    await page.addInitScript(make);
    release();
    await page.goto(ownerLink());
    await mounted(page);
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('has links that lead where they say, and keeps the focus on them', async () => {
    const { page, release } = await visit();
    await page.goto(ownerLink());
    await page.getByRole('link', { name: 'Rules' }).focus();
    release();
    await mounted(page);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#/rules');
    await page.context().close();

    const early = await visit();
    await early.page.goto(ownerLink());
    await early.page.getByRole('link', { name: 'Play on this computer' }).click();
    early.release();
    await early.page.getByRole('button', { name: 'Start the game' }).waitFor();
    await early.page.context().close();
  });

  it('keeps a press that was begun on it, though the app is there before its end', async () => {
    const { page, release } = await visit();
    await page.goto(ownerLink());
    const link = page.getByRole('link', { name: 'Play on this computer' });
    await link.hover();
    await page.mouse.down();
    const words = page.waitForResponse(/words-en/);
    release();
    await words;
    for (let frames = 0; frames < 30; frames++)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.mouse.up();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await page.context().close();
  });

  it('is not shown on the way to another screen', async () => {
    const { page, release } = await visit();
    await page.goto(`${guestLink()}#/table/0123456789abcdef`);
    await page.getByRole('heading', { name: 'Joining the table' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(1);
    release();
    await mounted(page);
    await page.context().close();
  });
});

describe('what does not come', () => {
  it('is told on the first page, which can be tried again', async () => {
    const { page } = await visit();
    await page.unroute(PROGRAMS);
    await page.route(PROGRAMS, (route) => route.abort());
    await page.goto(ownerLink());
    await page.getByRole('alert').getByText(en.unloaded.title).waitFor();
    expect(await page.getByRole('link').count()).toBe(0);
    expect(await barriers(page)).toEqual([]);
    await page.unroute(PROGRAMS);
    await page.getByRole('button', { name: en.unloaded.again }).click();
    await mounted(page);
    await page.getByRole('link', { name: 'Play on this computer' }).waitFor();
    await page.context().close();
  });

  it('is told there in the language of the reader, also when it is only the words', async () => {
    const { page, release } = await visit({ locale: 'de' });
    await page.route(/words-de-/, (route) => route.abort());
    release();
    await page.goto(ownerLink());
    const { common } = await import('../../renderer/i18n/messages/de/app.json');
    await page.getByRole('alert').getByText(common.unloaded.title).waitFor();
    await page.context().close();
  });

  it('is tried again by itself, with its styles', async () => {
    const { page, release } = await visit();
    release();
    // The first of either: where the styles fail first, the program is asked for by its second name alone
    const refused = new Set<string>();
    await page.route(/SetupScreen-.*\.(?:js|css)(?:\?\d+)?$/, async (route) => {
      const kind = /\.(js|css)/.exec(route.request().url())?.[1] ?? '';
      const isFirst = !refused.has(kind);
      refused.add(kind);
      await (isFirst ? route.abort() : route.continue());
    });
    await page.goto(ownerLink());
    await mounted(page);
    await page.getByRole('link', { name: 'Play on this computer' }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    expect([...refused].sort()).toEqual(['css', 'js']);
    const sheets = (): boolean =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      );
    await page.waitForFunction(sheets); // what is loaded ahead may still be on its way
    await page.context().close();
  });

  it('is told where one is, and comes when it is wanted again', async () => {
    const { page, release } = await visit();
    release();
    await page.route(/SetupScreen-.*\.js/, (route) => route.abort());
    await page.goto(ownerLink());
    await mounted(page);
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await page.getByRole('link', { name: 'Play on this computer' }).click();
    await page.getByRole('alert').getByText(en.unloaded.part).waitFor();
    await page.unroute(/SetupScreen-.*\.js/);
    await page.getByRole('button', { name: en.unloaded.again }).click();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await page.getByText(en.unloaded.part).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
    await page.context().close();
  });
});
