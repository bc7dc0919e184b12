import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import words from '../../renderer/i18n/messages/en/predictions.json';
import { ended } from '../../renderer/i18n/messages/en/app.json';
import { areasAtRest } from '../helpers/e2e/boxes.ts';
import { type Guest } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { bid, handCards, moneyPlayer, takeBackButton } from '../helpers/e2e/money-player.ts';
import { openMenu, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { eventually } from '../helpers/eventually.ts';

const house = useHouse();

const predictButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.predict });
const ownPrediction = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: pattern(words.yours, { name }) });

/** Says who bids the most; whoever only watches says who they are. */
async function predict(page: Page, whom: string, name?: string): Promise<void> {
  await predictButton(page).click();
  const dialog = page.getByRole('dialog', { name: words.topic.bid });
  if (name !== undefined) await dialog.getByLabel(words.name).fill(name);
  await dialog.getByRole('button', { name: whom }).click();
  await dialog.waitFor({ state: 'hidden' });
  await ownPrediction(page, whom).waitFor();
}

/** A phone that watches a table. */
async function watcher(table: string): Promise<Guest> {
  return house.openGuest(`/#/table/${table}`, { size: 'phone' });
}

it('who waits and who watches predicts on a phone, unseen until all see who was right', async () => {
  const { owner, guest } = await openSharedTable(house, ['Ada', 'Ben'], { seats: 3 });
  const table = await tableOf(owner.page);
  const [dora, emil] = [await watcher(table), await watcher(table)];
  const others = [owner, guest, dora, emil];
  await moneyPlayer(owner.page).until('bid');
  await moneyPlayer(guest.page).until('bid');
  expect(await predictButton(owner.page).count()).toBe(0); // she owes a bid

  await predict(dora.page, 'Ada', 'Dora');
  await predict(emil.page, 'Ben', 'Emil');
  await bid(guest.page, 0);
  await takeBackButton(guest.page).waitFor();
  await predictButton(guest.page).waitFor();
  const before = await areasAtRest(guest.page);
  await predict(guest.page, 'Ada');
  expect(await areasAtRest(guest.page)).toEqual(before); // nothing of the table moves for it
  for (const { page } of [owner, guest]) expect(await page.getByText('Dora').count()).toBe(0);

  const line = others.map(({ page }) =>
    page.locator('.slip', { hasText: /^\W*Dora\W+and\W+(?:Ben|you)\W+saw it coming\.$/ }).waitFor(),
  );
  await bid(owner.page, await handCards(owner.page).count());
  await Promise.all(line);
  for (const { page } of [dora, emil]) await predictButton(page).waitFor({ state: 'hidden' });

  await openMenu(owner.page, 'table');
  await owner.page.getByRole('button', { name: hosting.end.ask }).click();
  await owner.page.getByRole('button', { name: hosting.end.do }).click();
  for (const { page } of others) {
    const ledger = page.getByRole('group', { name: ended.ledger });
    await eventually(async () => {
      const rows = await ledger.getByRole('row').allInnerTexts();
      expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^Dora – – 1 of 1$/),
          expect.stringMatching(/^Ben .*1 of 1$/),
          expect.stringMatching(/^Emil – – 0 of 1$/),
        ]) as unknown,
      );
    });
  }
  for (const { errors } of others) expect(errors).toEqual([]);
  await Promise.all(others.map(({ context }) => context.close()));
});

it('can be changed by keyboard alone, and is offered no more where somebody does not want it', async () => {
  const { owner, guest } = await openSharedTable(house, ['Ada', 'Ben'], { seats: 3 });
  const dora = await watcher(await tableOf(owner.page));
  await predict(dora.page, 'Ada', 'Dora');
  await ownPrediction(dora.page, 'Ada').focus();
  await dora.page.keyboard.press('Enter');
  const dialog = dora.page.getByRole('dialog', { name: words.topic.bid });
  await dialog.getByRole('button', { name: 'Ada', pressed: true }).waitFor();
  await dora.page.keyboard.press('Tab');
  await dora.page.keyboard.press('Enter');
  await ownPrediction(dora.page, 'Ben').waitFor();

  await ownPrediction(dora.page, 'Ben').click();
  await dialog.getByRole('button', { name: words.off }).click();
  await ownPrediction(dora.page, 'Ben').waitFor({ state: 'hidden' });
  await openMenu(dora.page, 'device');
  await dora.page.getByRole('switch', { name: words.show }).click();
  await dora.page.keyboard.press('Escape');
  await ownPrediction(dora.page, 'Ben').waitFor();
  await Promise.all([owner, guest, dora].map(({ context }) => context.close()));
});
