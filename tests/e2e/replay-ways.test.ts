import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import replay from '../../renderer/i18n/messages/en/replay.json';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { until } from '../helpers/eventually.ts';

const house = useHouse();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const positionOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: replay.position }).inputValue());
const lines = (page: Page) => page.getByRole('dialog').getByRole('listitem').locator('.line');
const openLog = (page: Page): Promise<void> => page.locator('[aria-keyshortcuts=L]').click();

it('who leads shows the moments of a match and any line of its log; others see them, and can read the log', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const [anna, ben] = [owner.page, guest.page];
  await Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));
  await button(anna, replay.together.do).click();
  await button(anna, replay.together.give).waitFor();
  await ben.getByRole('slider', { name: replay.position }).waitFor();
  const bothAt = (position: number): Promise<void> =>
    until(async () => (await positionOf(anna)) === position && (await positionOf(ben)) === position);

  await anna.keyboard.press('j');
  await anna.locator('.pin').nth(2).waitFor(); // both ends, and more
  await anna.keyboard.press('ArrowRight');
  const first = await positionOf(anna);
  expect(first).toBeGreaterThan(1);
  await bothAt(first);
  await button(anna, replay.play).click();
  await until(async () => (await positionOf(ben)) > first);
  await anna.keyboard.press('Home'); // it may be at the end already, where no log is
  await bothAt(0);

  await openLog(anna);
  await lines(anna).first().focus();
  await anna.keyboard.press('Enter');
  await bothAt(1);
  const third = await lines(anna).nth(2).getAttribute('href');
  expect(third).toMatch(/\/#\/table\/[0-9a-f]{16}\/replay\/3$/);
  await lines(anna).nth(2).click();
  await bothAt(3);
  await anna
    .getByRole('dialog')
    .getByRole('link', { name: replay.round.replace('{round}', '2'), exact: true })
    .click();
  await until(async () => (await positionOf(ben)) > 3);

  await openLog(ben);
  await lines(ben).first().waitFor();
  expect(await ben.getByRole('dialog').getByRole('link').count()).toBe(0);
  await button(ben, replay.together.take).press('Enter'); // the drawer may cover it
  await lines(ben).nth(2).click();
  await bothAt(3);

  const link = await house.openGuest(third?.slice(third.indexOf('/#/')) ?? '');
  await until(async () => (await positionOf(link.page)) === 3);
  expect([...owner.errors, ...guest.errors, ...link.errors]).toEqual([]);
});
