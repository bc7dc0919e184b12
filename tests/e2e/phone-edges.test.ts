import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { openMenu, playHere } from '../helpers/e2e/screens.ts';
import { eventually } from '../helpers/eventually.ts';

const house = useHouse();

/** What a phone with a notch and a bar at its lower edge takes of the window, in px. */
const EDGES = {
  phone: { top: 47, right: 0, bottom: 34, left: 0 },
  lying: { top: 0, right: 47, bottom: 21, left: 47 },
} as const;

async function cutEdges(page: Page, size: keyof typeof EDGES): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { top, right, bottom, left } = EDGES[size];
  const insets = { top, right, bottom, left, topMax: top, rightMax: right, bottomMax: bottom, leftMax: left };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** What of all that can be pressed, and is in sight, reaches into the edges. */
const inEdges = (page: Page, size: keyof typeof EDGES): Promise<readonly string[]> =>
  page.evaluate(
    ({ top, right, bottom, left }) =>
      [...document.querySelectorAll('button, a, input, select, [role="switch"]')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isInSight = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const isWithin = box.bottom > 0 && box.top < innerHeight && box.width > 1;
        if (!isInSight || !isWithin) return [];
        const isFree = box.left >= left - 1 && box.right <= innerWidth - right + 1;
        // What scrolls passes below the edges; all else stays where it is.
        const isFixed =
          element.closest('.fills-window, .sticky-bottom, .skip') && !element.closest('dialog .body');
        const isHigh = isFixed && (box.top < top - 1 || box.bottom > innerHeight - bottom + 1);
        return isFree && !isHigh ? [] : [`${element.textContent} ${JSON.stringify(box)}`];
      }),
    EDGES[size],
  );

it.each(['phone', 'lying'] as const)('keeps what can be pressed out of the edges: %s', async (size) => {
  const { page, context } = await house.openOwner({ size });
  await cutEdges(page, size);
  const free = (): Promise<void> => eventually(async () => expect(await inEdges(page, size)).toEqual([]));
  const { top, left } = EDGES[size];
  await eventually(async () =>
    expect(await page.evaluate(() => getComputedStyle(document.body).padding.split(' ')[0])).toBe(`${top}px`),
  );
  expect(SIZES[size].width).toBeGreaterThan(left);
  await free();
  await playHere(page, ['Anna'], { seats: 3 });
  await moneyPlayer(page).until('bid');
  await free();
  await openMenu(page, 'people');
  await page.getByRole('dialog').waitFor();
  await free();
  await context.close();
});

it('can be put on the home screen', async () => {
  const { page, context, errors } = await house.openOwner({ size: 'phone' });
  const session = await context.newCDPSession(page);
  const { data = '', errors: wrong } = await session.send('Page.getAppManifest');
  expect(wrong).toEqual([]);
  const { display, icons } = JSON.parse(data);
  expect(display).toBe('standalone');
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const { src, type } of [...icons, { src: touch, type: 'image/png' }]) {
    const answer = await page.request.get(new URL(src, page.url()).href);
    expect([src, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([src, 200, type]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** Counts in the page how many times the screen is to stay on now, and has been. */
const countLocks = (): void => {
  const locks = { now: 0, ever: 0 };
  const request = (): Promise<object> => {
    locks.now += 1;
    locks.ever += 1;
    return Promise.resolve({ release: () => Promise.resolve((locks.now -= 1)) });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(window, { locks });
};
const locksOf = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'locks'));

it('lets the screen stay on from the second question on, while the game does, where the browser can', async () => {
  const { page, context } = await house.openOwner({ size: 'phone' });
  await page.addInitScript(countLocks);
  await page.reload();
  await playHere(page, ['Anna'], { seats: 3 });
  const player = moneyPlayer(page);
  await player.until('bid');
  expect(await locksOf(page)).toEqual({ now: 0, ever: 0 });
  await player.through('bid');
  await player.until('bid');
  await eventually(async () => expect(await locksOf(page)).toEqual({ now: 1, ever: 1 }));
  await page.evaluate(() => (location.hash = '/'));
  await eventually(async () => expect(await locksOf(page)).toEqual({ now: 0, ever: 1 }));
  await context.close();
});

/** Counts in the page how many times a text comes. */
function countComings(text: string): void {
  const comings = { count: 0 };
  const holds = (node: Node): boolean => node.textContent?.includes(text) === true;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    comings.count += added.filter(holds).length;
  }).observe(document, { childList: true, subtree: true });
  Object.assign(window, { comings });
}

it('says once that the screen may go dark, where the browser cannot let it stay on', async () => {
  const { page, context } = await house.openOwner({ size: 'phone' });
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
  await page.addInitScript(countComings, hosting.sleeps.title);
  await page.reload();
  await playHere(page, ['Anna'], { seats: 3 });
  const player = moneyPlayer(page);
  for (let round = 1; round <= 3; round++) {
    await player.through('bid');
    await player.until('bid');
  }
  expect(await page.getByText(hosting.sleeps.title).count()).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'comings'))).toEqual({ count: 1 });
  await context.close();
});
