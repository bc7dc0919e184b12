import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import replay from '../../renderer/i18n/messages/en/replay.json';
import { forSalePlayer, passButton } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { until } from '../helpers/eventually.ts';
import { pattern } from '../helpers/e2e/words.ts';

const house = useHouse();
const { whatIf } = replay;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const positionOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: replay.position }).inputValue());

it('who leads asks what another choice would have brought, and the shared replay waits', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
    openHands: true,
  });
  const [anna, ben] = [owner.page, guest.page];
  await Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));
  await button(anna, replay.together.do).click();
  await ben.getByRole('slider', { name: replay.position }).waitFor();
  await anna.getByLabel(replay.viewer.title).selectOption({ label: 'Anna' });
  const ask = anna.getByRole('button', { name: whatIf.title });
  await ask.waitFor();
  while ((await ask.getAttribute('aria-disabled')) === 'true') await button(anna, replay.actOn).click();
  const position = await positionOf(anna);
  await until(async () => (await positionOf(ben)) === position);

  await ask.click();
  await passButton(anna).click();
  const dialog = anna.getByRole('dialog', { name: whatIf.title });
  /** Waits for the complete answer. How many games it has depends on the computer. */
  const answer = async (sentence: string): Promise<void> => {
    await dialog.getByText(pattern(sentence, { name: 'Anna' })).waitFor();
    await until(async () => (await dialog.locator('[aria-busy]').count()) === 0);
    expect(await dialog.locator('.share:not(.none)').count()).toBeGreaterThan(0);
  };
  await answer(whatIf.fromView);
  await dialog.getByText(whatIf.true, { exact: true }).click();
  await answer(whatIf.fromTrue);
  expect(await dialog.locator('tbody tr').count()).toBe(3);

  await button(anna, whatIf.again).click();
  await passButton(anna).waitFor();
  await button(anna, whatIf.back).click();
  await until(async () => (await positionOf(anna)) === position);
  expect(await positionOf(ben)).toBe(position);
  expect(await button(anna, replay.together.give).isVisible()).toBe(true);
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
