import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import english from '../../renderer/games/for-sale/messages/en/table-words.json';
import words from '../../renderer/i18n/messages/en/coach.json';
import { type Device } from '../helpers/e2e/chromium.ts';
import { history, ended } from '../../renderer/i18n/messages/en/app.json';
import { bidUpTo, forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import {
  choice,
  hostTable,
  openMenu,
  playHere,
  sitDown,
  startGame,
  tableOf,
} from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';

const { again, review } = words;

const house = useHouse();

const open = async (device?: Device): Promise<Page> => (await house.openOwner(device)).page;

/** Pays all for the first building, which costs the game; then as little as possible. */
const squander = (page: Page) => {
  let isFirst = true;
  return forSalePlayer(page, {
    bidding: (range) => {
      const bid = isFirst ? range.most : bidUpTo(1)(range);
      isFirst = false;
      return bid;
    },
  });
};

const looksBack = (page: Page) => page.getByRole('region', { name: review.title });
/** The way to play on from the first mark. */
const playsOn = (page: Page) => looksBack(page).getByRole('button', { name: again.from }).first();
const beside = (page: Page) => page.locator('section', { hasText: again.ended });

/** From the end of the first game, over its look back, to the table that plays on. */
async function playOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: review.ask }).click();
  await playsOn(page).click();
  await page.getByText(again.text).waitFor();
}

/** The lines of the two ends: name, total of the first game, total of this one. */
const endsOf = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const rows = beside(page).locator('tbody tr');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim())),
  );
};

it('lets who has lost decide anew where the master looks back, play to the end, try again, and come back', async () => {
  const page = await open({ size: 'phone' });
  await playHere(page, ['Anna'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
    rules: { 'Who starts': 'Seat 1' },
  });
  const table = await tableOf(page);
  await squander(page).toTheEnd();
  await playOn(page);
  const tried = await tableOf(page);
  expect(tried).not.toBe(table);
  // It stands where the first round began: nothing is bid, and nobody else has decided
  await page
    .getByText(pattern(english.table.market.round, { round: 1 }))
    .first()
    .waitFor();
  const player = forSalePlayer(page, { bidding: bidUpTo(3) });
  await player.through('buy');
  await page.getByText(again.text).waitFor({ state: 'detached' });
  await player.toTheEnd();

  const ends = await endsOf(page);
  expect(ends.map(([name]) => name)).toContain('You');
  for (const [, first, now] of ends) {
    expect(first).toMatch(/\d/);
    expect(now).toMatch(/\d/);
  }
  expect(ends.map(([, first]) => first)).not.toEqual(ends.map(([, , now]) => now));
  expect(await page.getByRole('heading', { name: ended.ledger }).count()).toBe(0);
  expect(await page.getByRole('button', { name: ended.again }).count()).toBe(0);

  await page.getByRole('button', { name: again.once }).click();
  await page.getByText(again.text).waitFor();
  expect([table, tried]).not.toContain(await tableOf(page));
  await page.getByRole('button', { name: again.back }).click();
  await page.waitForURL(new RegExp(table));
  await playsOn(page).waitFor(); // what the master found is still there
  await page.waitForFunction(() => document.activeElement?.closest('[data-act]') !== null); // at the mark
  expect(await playsOn(page).evaluate((button) => button.getBoundingClientRect().top < innerHeight)).toBe(
    true,
  );
  await page.getByRole('heading', { name: ended.ledger }).waitFor();
  expect(await beside(page).count()).toBe(0);

  await page.goto(house.host.ownerLink);
  await page
    .getByRole('link', { name: /Continue/ })
    .getByText(history.playedOn)
    .waitFor();
});

it('lets a guest play on against bots on the own phone, while the table goes on without it', async () => {
  const owner = await open();
  await hostTable(owner, 'Anna', {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
    rules: { 'Who starts': 'Seat 2' },
  });
  const guest = (await house.openGuest('/', { size: 'phone' })).page;
  await guest.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(guest, 'Ben');
  await owner.getByRole('button', { name: 'Fill with bots' }).click();
  await openMenu(owner, 'table');
  await choice(owner, 'Help', /Coach/).click();
  await owner.keyboard.press('Escape');
  await startGame(owner);
  await Promise.all([squander(guest).toTheEnd(), forSalePlayer(owner).toTheEnd()]);
  await playOn(guest);
  expect(await guest.getByText('The game continues').count()).toBe(0); // it was never paused
  await guest.getByText(/plays for \u2068Anna\u2069\./).waitFor();
  await owner.getByRole('button', { name: ended.again }).click();
  await forSalePlayer(guest, { bidding: bidUpTo(3) }).toTheEnd();
  const ends = await endsOf(guest);
  expect(ends.map(([name]) => name)).toContain('You');
  expect(ends.map(([name]) => name).join()).toContain('instead of \u2068Anna\u2069');
  await guest.getByRole('button', { name: again.back }).last().click();
  await guest
    .getByText(pattern(english.table.market.round, { round: 1 }))
    .first()
    .waitFor(); // the next game
});
