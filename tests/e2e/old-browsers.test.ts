import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../renderer/i18n/languages.ts';
import { common as en } from '../../renderer/i18n/messages/en/app.json';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { hostTable, startGame, sitDown, tableOf } from '../helpers/e2e/screens.ts';
import { eventually, HANGS } from '../helpers/eventually.ts';

// Today's Chromium, from which what older browsers lack is taken away.

const house = useHouse();

async function newPage(size: keyof typeof SIZES = 'wide'): Promise<Page> {
  const context = await house.browser.newContext({
    viewport: SIZES[size],
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(HANGS);
  return await context.newPage();
}
const guestLink = (): string => `http://${house.host.address}/`;

/** What is said of the browser, in its languages. */
const said = (page: Page): Promise<readonly (readonly [language: string, text: string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > p')].map(
      (line) => [line.lang, line.innerText] as const,
    ),
  );
const tooOld = async (page: Page): Promise<void> => {
  const sentences = await said(page);
  expect(sentences.map(([language]) => language)).toEqual(LANGUAGE_CODES);
  for (const [, text] of sentences)
    expect(text).toMatch(/Auction Night.*iOS 16\.0, .*Firefox 115, .*\/tv\/plain/);
  // Nothing else of the page can be seen.
  expect(await page.getByRole('heading').count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
};

describe('a browser that is too old', () => {
  it.each(['AbortSignal.timeout', 'HTMLElement.prototype.inert'])(
    'is said to be so instead of being shown the page, and loads nothing: without %s',
    async (lacks) => {
      const page = await newPage();
      await page.addInitScript(`delete ${lacks}`);
      const programs: string[] = [];
      page.on('request', (request) => programs.push(request.url()));
      for (const place of ['', '#/table/0123456789abcdef']) {
        await page.goto('about:blank');
        await page.goto(guestLink() + place);
        await tooOld(page);
        expect(await page.getByRole('link').first().getAttribute('href')).toBe('/tv/plain');
      }
      expect(programs.filter((url) => /\.(?:js|css)$/.test(url))).toEqual([]);
      await page.context().close();
    },
  );

  it('is led from the television of a table to the plain one', async () => {
    const page = await newPage();
    await page.addInitScript('delete AbortSignal.timeout');
    await page.goto(`${guestLink()}#/tv/0123456789abcdef`);
    expect(await page.getByRole('link').first().getAttribute('href')).toBe('/tv/plain/0123456789abcdef');
    await page.context().close();
  });

  it('is told from a host that is away where its programs cannot be read', async () => {
    const page = await newPage();
    await page.route(/\/assets\/.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'not a program' }),
    );
    await page.goto(guestLink());
    await page.locator('main > p[lang=it]').waitFor();
    await tooOld(page);
    expect(await page.getByText(en.unloaded.title).count()).toBe(0);
    await page.context().close();
  });
});

/** Takes away what the oldest browsers lack: from the styles, which are read as text all the same, and from what the page asks. */
async function age(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.set(CSS, 'supports', () => false));
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    const aged = css
      .replace(/@container/g, '@unknown')
      .replace(/\bcontainer(-type|-name)?:/g, 'unknown:')
      .replace(/([\d.])cq[wh]\b/g, '$1unknown')
      .replace(/([\d.])dvh\b/g, '$1unknown')
      .replaceAll(':has(', ':unknown(');
    const isRead = route.request().resourceType() === 'fetch';
    await route.fulfill({ response, body: isRead ? css : aged });
  });
}

/** Where everything of a kind lies. */
const boxesOf = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (kind) =>
      [...document.querySelectorAll(kind)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    selector,
  );

describe('a browser without container queries, :has() and dvh', () => {
  it('lays out a table as others do', async () => {
    const owner = await newPage();
    await owner.goto(house.host.ownerLink);
    await hostTable(owner, 'Anna', { seats: 3, game: /Money!/ });
    const table = await tableOf(owner);
    const guest = await newPage('phone');
    await guest.goto(`${guestLink()}#/table/${table}`);
    await sitDown(guest, 'Ben');
    await owner.getByRole('button', { name: 'Fill with bots' }).click();
    await startGame(owner);
    for (const [size, place] of [
      ['wide', 'tv'],
      ['phone', 'table'],
      ['lying', 'table'],
    ] as const) {
      const [page, old] = [await newPage(size), await newPage(size)];
      await age(old);
      for (const one of [page, old]) {
        await one.goto(`${guestLink()}#/${place}/${table}`);
        await one.locator('.card:visible').first().waitFor();
      }
      const kinds = '.card, .player, .display';
      await eventually(async () => {
        const boxes = await boxesOf(page, kinds);
        expect(boxes.length).toBeGreaterThan(8);
        expect(await boxesOf(old, kinds)).toEqual(boxes);
      });
      await old.unrouteAll({ behavior: 'ignoreErrors' }); // parts are still loaded
      await Promise.all([page.context().close(), old.context().close()]);
    }
    await Promise.all([owner.context().close(), guest.context().close()]);
  });
});
