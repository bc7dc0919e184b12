import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { ended } from '../../renderer/i18n/messages/en/app.json';
import replay from '../../renderer/i18n/messages/en/replay.json';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { until } from '../helpers/eventually.ts';

const { together } = replay;
const house = useHouse();

const leads = (name: string): RegExp => pattern(together.leads, { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: replay.position });
const isAt = (page: Page, position: number): Promise<void> =>
  until(async () => (await slider(page).inputValue()) === String(position));

it('a phone and a television follow who leads a replay; people step out, come back and take the lead', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const table = await tableOf(owner.page);
  const television = await owner.context.newPage();
  await television.setViewportSize({ width: 1280, height: 720 });
  await television.goto(`http://${house.host.address}/#/tv/${table}`);
  await television.getByText('Ben', { exact: true }).first().waitFor();
  const [anna, ben] = [owner.page, guest.page];
  await Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));

  await button(anna, together.do).click();
  await button(anna, together.give).waitFor();
  await ben.locator('.line').getByText(leads('Anna')).waitFor();
  await ben.getByText(together.follows).first().waitFor();
  await television.getByText(leads('Anna')).waitFor();
  expect(await button(ben, replay.actOn).count()).toBe(0); // only who leads goes on

  await anna.keyboard.press('ArrowRight');
  await anna.keyboard.press('ArrowRight');
  await isAt(ben, 2);
  await anna.keyboard.press(']');
  const round = Number(await slider(anna).inputValue());
  expect(round).toBeGreaterThan(2);
  await isAt(ben, round);
  await button(anna, replay.play).click();
  await until(async () => Number(await slider(ben).inputValue()) > round);
  await button(anna, replay.pause).click();
  await isAt(ben, Number(await slider(anna).inputValue()));

  await button(ben, replay.result).click();
  await button(ben, together.join).waitFor();
  await anna.keyboard.press('Home');
  await anna.keyboard.press('ArrowRight');
  expect(await slider(ben).count()).toBe(0);
  await button(ben, together.join).click();
  await isAt(ben, 1);

  await button(ben, together.take).click();
  await anna.locator('.line').getByText(leads('Ben')).waitFor();
  await television.getByText(leads('Ben')).waitFor();
  await ben.getByRole('button', { name: replay.actOn }).click();
  await isAt(anna, 2);
  await ben.reload(); // its connection ends, and with it the lead
  await anna.locator('.line').getByText(together.nobody).waitFor();
  await isAt(ben, 2);

  await button(anna, together.take).click();
  await button(anna, together.end).click();
  for (const page of [anna, ben]) await button(page, together.do).waitFor();
  await television.getByText(leads('Anna')).waitFor({ state: 'detached' });

  await button(anna, together.do).click();
  await ben.locator('.line').getByText(leads('Anna')).waitFor();
  await button(anna, replay.result).click();
  await button(anna, ended.again).click(); // the next match ends it for everybody
  await slider(ben).waitFor({ state: 'detached' });
  await ben.locator('.action-bar').waitFor();
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
