import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { characters } from '../../renderer/i18n/messages/en/app.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { isNarrow } from '../helpers/e2e/reach.ts';
import { hostTable, playHere, sitDown } from '../helpers/e2e/screens.ts';

const house = useHouse();

async function openOwner(): Promise<Page> {
  const { page } = await house.openOwner();
  await page.locator('html:not([data-first])').waitFor(); // the first page has gone: nothing is pressed while it goes
  return page;
}

const opponents = (page: Page): Locator => page.getByRole('button', { name: characters.change });
const nameOf = async (opponent: Locator): Promise<string> =>
  (await opponent.locator('.name').textContent()) ?? '';

/** What of the buttons in view a finger would miss, at 44 pixels. */
const tooSmall = async (buttons: Locator): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    if (box === null || box.width < 44 || box.height < 44)
      found.push(`${String(button)}: ${JSON.stringify(box)}`);
  }
  return found;
};

/** Somebody else and another strength, each with two presses. */
async function chooseOthers(page: Page, seat: number): Promise<void> {
  const opponent = opponents(page).nth(seat);
  await opponent.click();
  const dialog = page.getByRole('dialog');
  const free = dialog.locator('.character:not([aria-disabled], [aria-pressed=true])').first();
  const name = (await free.locator('.name').textContent()) ?? '';
  await free.click();
  await opponent.getByText(name, { exact: true }).waitFor();
  await opponent.click();
  await dialog.getByRole('button', { name: 'Old hand' }).click();
  await opponent.getByText('Old hand').waitFor();
  expect(await nameOf(opponent)).toBe(name);
}

/** Who else could play, opened and closed again: its words come when it is asked for. */
async function whileChoosing(page: Page, look: (dialog: Locator) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog');
  await opponents(page).first().click();
  await dialog.locator('.character').first().waitFor();
  await look(dialog);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function expectFit(page: Page): Promise<void> {
  for (const size of [SIZES.phone, SIZES.smallLying, SIZES.desktop, SIZES.wide]) {
    await page.setViewportSize(size);
    expect(await isNarrow(page), JSON.stringify(size)).toBe(true);
    expect(await tooSmall(opponents(page))).toEqual([]);
    await whileChoosing(page, async (dialog) => {
      expect(await tooSmall(dialog.getByRole('button'))).toEqual([]);
      expect(await isNarrow(page), JSON.stringify(size)).toBe(true);
    });
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await whileChoosing(page, async () => expect(await barriers(page), colorScheme).toEqual([]));
    expect(await barriers(page), colorScheme).toEqual([]);
  }
}

it('one plays against three others with faces, and chooses who and how strong with two presses each', async () => {
  const page = await openOwner();
  await page.getByRole('link', { name: 'Play on this computer' }).click();
  await opponents(page).first().waitFor();
  expect(new Set(await Promise.all((await opponents(page).all()).map(nameOf))).size).toBe(3);
  await expectFit(page);
  await chooseOthers(page, 1);
  await page.goBack();
  await playHere(page, ['Ada']);
  await page.locator('[data-anchor^=seat-] .portrait').nth(2).waitFor();
  await page.context().close();
});

it('who hosts finds the same in the lobby, and nobody sits there twice', async () => {
  const page = await openOwner();
  await hostTable(page, 'Ada');
  await sitDown(page, 'Ben');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await opponents(page).nth(1).waitFor();
  await expectFit(page);
  await chooseOthers(page, 0);
  await opponents(page).nth(1).click();
  const taken = page.getByRole('dialog').locator('.character[aria-disabled]');
  await taken.first().waitFor();
  expect(await taken.count()).toBe(1);
  await page.context().close();
});
