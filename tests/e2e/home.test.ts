import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { HostFrame, TableSummary } from '../../core/protocol/frames.ts';
import type { TableId } from '../../core/base/ids.ts';
import { barriers } from '../helpers/e2e/axe.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { inReach, isNarrow, LONG_NAMES } from '../helpers/e2e/reach.ts';
import { routeLine } from '../helpers/e2e/route-line.ts';
import { eventually } from '../helpers/eventually.ts';

const house = useHouse();

/** Windows in which the first choices are there without scrolling. */
const WINDOWS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 960, height: 640 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** Two hundred tables, one in four of which can go on, with titles of forty letters and names that are hard to place. */
const TABLES: readonly TableSummary[] = Array.from({ length: 200 }, (_, index) => ({
  id: index.toString(16).padStart(16, '0') as TableId,
  title: index % 2 === 0 ? 'مساء اللعب عند الجدة 🎉'.padEnd(40, '🎲') : 'W'.repeat(40),
  game: (['money', 'for-sale', 'falsche-fuffziger'] as const)[index % 3] ?? 'money',
  edition: 'goldsieber',
  phase: index % 4 === 0 ? 'playing' : 'ended',
  reach: 'local',
  seats: 6,
  taken: 6,
  names: LONG_NAMES,
  ...(index % 4 === 0 ? {} : { winners: LONG_NAMES.slice(0, index % 3) }),
  pin: index % 5 === 0,
  changedAt: Date.now() - index * 3_600_000,
}));
const DAMAGED = {
  id: 1,
  type: 'table-damaged',
  table: TABLES[0]?.id ?? ('' as TableId),
  title: 'W'.repeat(40),
  good: 4,
  line: 5,
} as const;

/** The owner's page, with what the host tells as it would be after two hundred evenings. */
async function openOld(size: (typeof WINDOWS)[number], isTroubled = false): Promise<Page> {
  const context = await house.browser.newContext({
    viewport: size,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(globalThis, 'shifts').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fromHost = (text: string): string => {
    const frame = JSON.parse(text) as HostFrame;
    const { owner } = frame;
    const old = owner && {
      ...frame,
      tables: TABLES,
      owner: isTroubled ? { ...owner, problems: [DAMAGED] } : owner,
    };
    return JSON.stringify(old ?? frame);
  };
  await routeLine(page, /\/ws$/, { fromHost, owner: house.host.ownerLink.split('owner=')[1] ?? '' });
  await page.goto(house.host.ownerLink);
  await page.getByRole('link', { name: /^Continue/ }).waitFor();
  return page;
}

const first = (page: Page) => [
  page.getByRole('link', { name: /^Continue/ }),
  page.getByRole('link', { name: '49 more' }),
  page.getByRole('link', { name: 'Play on this computer' }),
  page.getByRole('link', { name: 'Host a table' }),
];

describe('the start of who hosts, after two hundred evenings', () => {
  it('has everything to begin with in reach in every window, a damaged table or not', async () => {
    for (const isTroubled of [false, true]) {
      const page = await openOld(WINDOWS[0], isTroubled);
      if (isTroubled) await page.getByRole('heading', { name: /couldn’t be reopened/ }).waitFor();
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect(await inReach(page, ...first(page)), JSON.stringify(size)).toEqual([]);
      }
      await page.context().close();
    }
  });

  it('stays where it is when what the host tells comes', async () => {
    for (const size of WINDOWS.filter(({ width }) => width < 800 || width === 1280)) {
      const page = await openOld(size);
      const shifts = await page.evaluate((): readonly number[] => Reflect.get(globalThis, 'shifts'));
      expect(
        shifts.reduce((sum, one) => sum + one, 0),
        JSON.stringify({ size, shifts }),
      ).toBeLessThan(0.02);
      await page.context().close();
    }
  });

  it('leads to a history that bars nobody, however large the letters are', async () => {
    const page = await openOld(WINDOWS[0]);
    for (const light of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: light });
      expect(await barriers(page), light).toEqual([]);
    }
    await page.getByRole('link', { name: '49 more' }).click();
    await page.getByRole('heading', { level: 1, name: 'History' }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(40);
    await page.getByRole('button', { name: 'Show more' }).last().click();
    expect(await page.getByRole('listitem').count()).toBe(60);
    for (const light of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: light });
      expect(await barriers(page), light).toEqual([]);
    }
    for (const path of ['#/', '#/history']) {
      await page.evaluate((to) => location.assign(to), path);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        expect(await isNarrow(page), `${path} at ${size.width}`).toBe(true);
      }
    }
    await page.context().close();
  });
});

describe('who plays by keys', () => {
  const focus = (page: Page): Promise<string> =>
    page.evaluate(
      () => `${document.activeElement?.tagName} ${document.activeElement?.textContent.slice(0, 80)}`,
    );

  it('never loses the place, from the start over a seat and a game to its end, and a second Enter does nothing', async () => {
    const { page } = await house.openOwner();
    await page.getByRole('link', { name: 'Host a table' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name').fill('Anna');
    await page.getByLabel('Your name').press('Enter');
    await page.getByRole('heading', { name: 'Seats', exact: true }).waitFor();
    await eventually(async () => expect(await focus(page)).toMatch(/^H1 .*Waiting for players/));

    await page.getByRole('button', { name: 'Add somebody on this device' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focus(page)).toMatch(/^INPUT/)); // the dialog has come
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    expect(await focus(page)).toMatch(/^INPUT/);
    await page.keyboard.type(' Berta');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fill with bots' }).waitFor();
    await eventually(async () =>
      expect(await page.getByText('In the browser', { exact: true }).count()).toBe(2),
    );
    expect(await focus(page)).not.toMatch(/^BODY/);
    if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Fill with bots' }).focus();
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await focus(page)).toMatch(/^MAIN/)); // the button has gone
    for (const button of await page.getByRole('button', { name: 'I’m ready' }).all())
      await button.press('Enter');
    await page.locator('button:not([aria-disabled])', { hasText: 'Start the game' }).press('Enter');
    await page.getByRole('heading', { name: /^Pass the device to/ }).waitFor();
    expect(await focus(page)).toMatch(/^H2/);
    await moneyPlayer(page).until('bid');
    expect(await focus(page)).not.toMatch(/^BODY/);

    await page.getByRole('button', { name: /^Menu/ }).press('Enter');
    await page.getByRole('tab', { name: 'People' }).press('End');
    await page.getByRole('button', { name: 'End the game early' }).press('Enter');
    await page.getByRole('button', { name: 'End the game for everybody' }).press('Enter');
    await page.getByText('The game was ended early').waitFor();
    await eventually(async () => expect(await focus(page)).toMatch(/^H1 .*Between games|^BUTTON/));
    await page.getByRole('button', { name: 'Home', exact: true }).first().press('Enter');
    await eventually(async () => expect(await focus(page)).toMatch(/^H1 Auction Night/));

    await page.getByRole('link', { name: 'History' }).press('Enter');
    await page.getByText('Ended early').waitFor();
    await page.getByRole('button', { name: /^Discard/ }).press('Enter');
    await page.getByRole('button', { name: 'Discard the table' }).press('Enter');
    await page
      .getByRole('button', { name: /^Discard/ })
      .first()
      .waitFor({ state: 'detached' });
    await page.getByText('Ended early').waitFor(); // the game is kept
    await eventually(async () => expect(await focus(page)).toMatch(/^H1 History/)); // its line has gone
    await page.context().close();
  });
});
