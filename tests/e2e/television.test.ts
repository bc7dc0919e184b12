import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import moneyWords from '../../renderer/games/money/messages/en/table-words.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { television as device } from '../../renderer/i18n/messages/en/device.json';
import { useHouse } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { openMenu, readCodeOf, splitLink, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { until } from '../helpers/eventually.ts';
import { join } from '../helpers/host-client.ts';

const game = moneyWords.table;

const SIZE = { width: 1920, height: 1080 };

const house = useHouse();

/** What is wrong with a page that is to be read from four metres and touched by nobody. */
const wrongOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.checkVisibility() && width > 2 && height > 2 && element.closest('.visually-hidden') === null
      );
    };
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter(isSeen)
      .map((element) => `can be pressed: ${element.textContent}`);
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.closest('svg, style, script') === null &&
        isSeen(element) &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    );
    const small = texts
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < innerHeight * 0.03)
      .map((element) => `too small: ${element.textContent}`);
    const outside = texts
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((element) => `outside: ${element.textContent}`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const scrolls = scrollWidth > innerWidth || scrollHeight > innerHeight ? ['the page scrolls'] : [];
    return [...controls, ...small, ...outside, ...scrolls];
  });

it('shows a table on a television, which follows it and can do nothing, while a phone beside it has the hand alone', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /Money!/,
    seats: 3,
  });
  const table = await tableOf(owner.page);
  // In the browser of the person who hosts: it must not be the owner's, nor take the seat over
  const television = await owner.context.newPage();
  await television.setViewportSize(SIZE);
  await television.goto(`http://${house.host.address}/tv`);
  await television.waitForURL(`**/#/tv/${table}`);
  await television.getByText('Ben', { exact: true }).first().waitFor();
  const witness = await join(house.host.port, `/ws/${table}`);
  const shown = await witness.untilTable((frame) => frame.table.televisions === 1);
  expect(shown.table.spectators).toBe(1); // the witness alone
  await witness.close();

  const code = television.getByRole('img', { name: pattern(device.code) });
  await code.waitFor();
  const line: unknown = expect.stringMatching(/^[\w-]{22}$/);
  expect(splitLink(await readCodeOf(code))).toEqual([`http://${house.host.address}/#/table/${table}`, line]);
  await television.getByText(pattern(device.since)).waitFor();
  expect(await wrongOn(television)).toEqual([]);

  await openMenu(guest.page, 'device');
  await guest.page.getByText(device.beside).click();
  await guest.page.keyboard.press('Escape');
  const market = guest.page.getByRole('region', { name: game.market.title });
  const asked = new Set<string>();
  const anna = moneyPlayer(owner.page);
  const ben = moneyPlayer(guest.page, {
    onAsked: async ({ type }) => {
      if (type !== 'act' && type !== 'bid') return; // a warning comes over either
      asked.add(type);
      // Only to act something has to be chosen outside of the hand
      await market.waitFor({ state: type === 'act' ? 'visible' : 'detached' });
    },
  });
  await ben.until('bid');
  const since = television.getByText(pattern(device.since));
  const said = await since.textContent();
  await until(async () => (await since.textContent()) !== said);
  for (let round = 0; round < 2; round++) await Promise.all([anna, ben].map((one) => one.through('bid')));
  await Promise.all([anna, ben].map((one) => one.until('bid')));
  expect([...asked].sort()).toEqual(['act', 'bid']);
  await television
    .getByText(/Round 3/)
    .first()
    .waitFor();
  expect(await wrongOn(television)).toEqual([]);

  await openMenu(owner.page, 'table');
  await owner.page.getByRole('button', { name: hosting.pause.do }).click();
  const pause = television.getByRole('heading', { name: hosting.pause.title });
  await pause.waitFor();
  // Whoever is missing reads the code meanwhile: nothing darkens it
  const cloth = await television.locator('.cloth').evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(cloth).toBe('rgba(0, 0, 0, 0)');
  expect(await wrongOn(television)).toEqual([]);
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
