import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import words from '../../renderer/i18n/messages/en/coach.json';
import { type Device } from '../helpers/e2e/chromium.ts';
import { bidUpTo, forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { choice, hostTable, openMenu, playHere, sitDown, startGame } from '../helpers/e2e/screens.ts';

const house = useHouse();

const open = async (device?: Device): Promise<Page> => (await house.openOwner(device)).page;

const asks = (page: Page) => page.getByRole('button', { name: words.ask });
const said = (page: Page) => page.getByRole('dialog', { name: words.title });

it('tells who plays against bots what the master would do, on a phone as well, and after the game what mattered', async () => {
  const page = await open({ size: 'phone' });
  await playHere(page, ['Anna'], { game: /For Sale/, seats: 3, pace: 'Instant' });
  const player = forSalePlayer(page, { bidding: bidUpTo(4, 1) });
  await player.until('buy');
  await asks(page).focus();
  await page.keyboard.press('Enter');
  const rows = said(page).getByRole('row');
  await rows.nth(2).waitFor();
  const best = await rows.nth(1).getByRole('rowheader').textContent();
  expect(best).toMatch(/^(?:Bid \d+|Pass)$/);
  expect(await said(page).locator('.best').textContent()).toBe(best);
  expect(await said(page).locator('.why').textContent()).toMatch(
    /If you bid \d+, you get .*|If you pass, you get/,
  );
  await page.keyboard.press('Escape');
  await said(page).waitFor({ state: 'hidden' });
  expect(await asks(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await asks(page).click();
  await rows.nth(2).waitFor();
  await said(page).getByRole('button', { name: 'Do that' }).click();
  await said(page).waitFor({ state: 'hidden' }); // it was done, and something else is asked
  await player.toTheEnd();
  await page.getByRole('button', { name: words.review.ask }).click();
  const review = page.getByRole('region', { name: words.review.title });
  const marks = review.getByRole('listitem');
  // who plays by a simple rule may have missed nothing that is certain
  await marks.first().or(review.getByText(words.review.nothing)).waitFor();
  for (const mark of await marks.allTextContents())
    expect(mark).toMatch(/(?:Buying|Selling), round \d.*[+−]\d+% chance of winning.*(?:Better|Next best): /s);
});

it('is there for everybody as soon as who hosts says so, and warns before a choice that ruins', async () => {
  const owner = await open();
  await hostTable(owner, 'Anna', {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
    rules: { 'Who starts': 'Seat 1' },
  });
  const guest = (await house.openGuest()).page;
  await guest.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(guest, 'Ben');
  await owner.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(owner);
  const player = forSalePlayer(owner, {});
  await player.until('buy');
  expect(await asks(owner).count()).toBe(0);
  await openMenu(owner, 'table');
  await choice(owner, 'Help', /Coach/).click();
  await owner.keyboard.press('Escape');
  await Promise.all([asks(owner).waitFor(), asks(guest).waitFor()]);

  expect(await asks(guest).getAttribute('aria-disabled')).toBe('true'); // it is not Ben's turn
  await asks(owner).click();
  await said(owner).getByRole('row').nth(2).waitFor();
  await owner.keyboard.press('Escape');
  expect(await guest.getByText(/If you bid \d+, you get/).count()).toBe(0);

  const amount = owner.getByRole('spinbutton');
  await amount.fill('18');
  await amount.press('Tab');
  await owner.getByRole('button', { name: 'Bid 18' }).click();
  const doubt = owner.getByRole('dialog', { name: words.sure });
  await doubt.getByText('7 rounds').waitFor();
  await owner.keyboard.press('Escape');
  await doubt.waitFor({ state: 'hidden' });
  await owner.getByRole('button', { name: 'Bid 18' }).click(); // it was said once
  await asks(guest).and(guest.locator(':not([aria-disabled])')).waitFor(); // now Ben is asked
});
