import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import moneyGame from '../../renderer/games/money/messages/en/game.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { missingChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { useHouse, useShared } from '../helpers/e2e/house.ts';
import { openRouter } from '../helpers/e2e/router.ts';
import { menu } from '../../renderer/i18n/messages/en/app.json';
import errors from '../../renderer/i18n/messages/en/errors.json';
import { hostTable, tableOf } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';

const house = useHouse();
const router = useShared(
  missingChromium,
  () => openRouter('127.0.0.7'),
  (one) => one.close(),
);

async function come(url: string, isBehind = true): Promise<Page> {
  const guest = await openGuest(house.browser, url, { size: 'phone', ...(isBehind && { router: router() }) });
  return guest.page;
}
const sitDown = (page: Page) => page.getByRole('button', { name: 'Sit down', exact: true });
const isTurnedAway = (page: Page) => page.getByText(errors.removed).waitFor();

it('of two who watch behind a second router one is removed, and the other and the television go on', async () => {
  const ada = await come(house.host.ownerLink, false);
  await hostTable(ada, 'Ada', { game: moneyGame.title, seats: 4 });
  const id = await tableOf(ada);
  const link = `http://${house.host.address}/#/table/${id}`;
  const eve = await come(link);
  await sitDown(eve).waitFor();
  const sue = await come(link);
  await sitDown(sue).waitFor();
  const television = await come(`http://${house.host.address}/#/tv/${id}`);
  const seen = television.getByText('Ada', { exact: true }).first();
  await seen.waitFor();

  await ada.getByRole('button', { name: pattern(menu.open) }).click();
  await ada.getByText(/^Device \d+: television/).waitFor();
  const numbers = ada.getByText(/^Device \d+: browser/);
  expect(await numbers.count()).toBe(2);
  await ada
    .getByRole('button', { name: pattern(hosting.watch.acts) })
    .first()
    .click();
  await ada.getByRole('menuitem', { name: hosting.watch.remove }).click();
  await ada.getByText(hosting.watch.removeText).waitFor();
  await ada.getByRole('button', { name: hosting.watch.remove }).last().click();

  // Who was removed is told so, also when they load the page anew or scan the code again; the others see the table as before.
  await isTurnedAway(eve);
  await eve.reload();
  await isTurnedAway(eve);
  const again = await eve.context().newPage();
  await again.goto(link);
  await isTurnedAway(again);
  await numbers.nth(1).waitFor({ state: 'detached' });
  expect(await numbers.count()).toBe(1);
  await sue.reload();
  await television.reload();
  await seen.waitFor();

  // Nobody new sits down from there unasked.
  await sue.getByRole('textbox', { name: 'Your name' }).fill('Sue');
  await sitDown(sue).click();
  await sue.getByText(hosting.knock.waiting).waitFor();
  await ada.keyboard.press('Escape');
  await ada.getByText(hosting.knock.removed).waitFor();
  await ada.getByRole('button', { name: hosting.knock.yes }).click();
  await sue.getByRole('button', { name: 'Not ready after all' }).waitFor();

  await ada.getByRole('button', { name: pattern(menu.open) }).click();
  await ada.getByRole('button', { name: pattern(hosting.watch.letIn) }).click();
  await eve.getByRole('button', { name: 'Try again' }).click();
  await sitDown(eve).waitFor();
});
