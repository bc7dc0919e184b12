import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import words from '../../renderer/i18n/messages/en/line.json';
import { scannedLink, useTwoApps } from '../helpers/e2e/evening.ts';
import { hostTable, sitDown } from '../helpers/e2e/screens.ts';

const { check } = words;
const evening = useTwoApps();

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: /^Menu/ }).click();
const wordsOn = async (page: Page): Promise<string> =>
  (await page
    .getByRole('dialog')
    .getByText(/^(?:[a-z]{5} ?){4}$/)
    .textContent()) ?? '';

it('knows the host of a table without a PIN once the words were compared, and one of a link at once', async () => {
  const [host, guest] = await Promise.all(evening().apps.map((app) => app.firstWindow()));
  if (host === undefined || guest === undefined) throw new Error('no apps');
  await hostTable(host, 'Anna');
  await guest.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(guest, 'Ben');
  await openMenu(guest);
  await guest.getByText(check.unknown).waitFor();
  await guest.getByRole('button', { name: check.compare }).click();
  await openMenu(host);
  await host.getByRole('button', { name: check.compareGuests }).click();
  expect(await wordsOn(guest)).toBe(await wordsOn(host));
  await guest.getByRole('button', { name: check.same }).click();
  await guest.getByText(check.known).waitFor();
  await guest.reload();
  await openMenu(guest);
  await guest.getByText(check.known).waitFor();

  // At the next table by its link, as a friend has sent it
  for (const page of [host, guest]) await page.evaluate(() => (location.hash = '/'));
  await hostTable(host, 'Anna', { game: 'For Sale' });
  const link = await scannedLink(host);
  await guest.evaluate(() => (location.hash = '/join'));
  await guest.getByRole('textbox').fill(`Come to ${link}!`);
  await guest.getByRole('button', { name: 'Connect', exact: true }).click();
  await sitDown(guest, 'Ben');
  expect(guest.url()).not.toContain('code=');
  await openMenu(guest);
  await guest.getByText(check.known).waitFor();
});
