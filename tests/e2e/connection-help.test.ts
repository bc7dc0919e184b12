import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { barriers } from '../helpers/e2e/axe.ts';
import { openGuest, SIZES } from '../helpers/e2e/chromium.ts';
import { hostTable, sitDown, tableOf } from '../helpers/e2e/screens.ts';
import { useHouse } from '../helpers/e2e/house.ts';

const house = useHouse();

it.each(['phone', 'smallLying', 'wide'] as const)(
  'the connection help is reached from where an address is typed, and bars nobody: %s',
  async (size) => {
    for (const light of ['light', 'dark'] as const) {
      const { page, context, errors } = await house.openOwner({ size, light });
      await page.getByRole('link', { name: 'Join by address' }).click();
      await page.getByRole('button', { name: 'Connection help' }).press('Enter');
      await page.getByRole('heading', { name: 'Connection help', exact: true }).waitFor();
      await page.getByText('No address has been tried').waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('radio', { name: 'I’m hosting' }).press('Space');
      await page.getByText('What we know').waitFor();
      await page.getByText('This computer is on a network').waitFor();
      expect(await barriers(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(SIZES[size].width);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('heading', { name: 'Join by address' }).waitFor();
      expect(errors).toEqual([]);
      await context.close();
    }
  },
);

/** Opens the help by keys and comes back; the way to it has the focus again. */
async function thereAndBack(page: Page): Promise<void> {
  const way = page.getByRole('button', { name: 'Connection help' });
  await way.press('Enter');
  await page.getByRole('heading', { name: 'Connection help', exact: true }).waitFor();
  await page.keyboard.press('?'); // nothing opens behind it
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await way.waitFor();
  await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Connection help');
}

it('whoever comes back from the connection help finds all where it was: the seat, the words, the focus', async () => {
  const owner = (await house.openOwner()).page;
  await hostTable(owner, 'Ada', { seats: 3 });
  const link = `http://${house.host.address}/#/table/${await tableOf(owner)}`;
  const guest = await openGuest(house.browser, 'about:blank', { size: 'phone' });
  await guest.page.clock.install();
  const parts = ['ConnectionScreen', 'connection', 'LostHost', 'SetupScreen', 'common-later'].map((part) =>
    guest.page.waitForEvent('requestfinished', (request) =>
      new RegExp(`/${part}[^/]*\\.js$`).test(request.url()),
    ),
  );
  await guest.page.goto(link);
  await sitDown(guest.page, 'Ben');
  const comings: string[] = [];
  owner.on('websocket', (socket) => comings.push(socket.url()));
  await thereAndBack(owner);
  expect(comings).toEqual([]); // the table was never left

  const other = (await house.openGuest('/#/join')).page;
  await other.getByLabel('Address').fill('192.168.1.77');
  await thereAndBack(other);
  expect(await other.getByLabel('Address').inputValue()).toBe('192.168.1.77');
  await other.goto(`http://${house.host.address}/#/table/${'f'.repeat(16)}`);
  await other.getByRole('heading', { name: 'This table no longer exists' }).waitFor();
  await thereAndBack(other);

  // A guest in the lobby has done nothing yet; the help comes all the same before it is needed, on a slow computer long ago.
  await guest.page.clock.fastForward(20_000);
  await Promise.all(parts);
  await house.host.kill();
  await guest.page.getByText('The connection is lost').waitFor();
  await thereAndBack(guest.page);
  await guest.page.getByText('Ben').first().waitFor();
  await house.host.startAgain();
  await guest.page.clock.resume();
  await guest.page.getByText('The connection is lost').waitFor({ state: 'detached' });
  await guest.page.getByRole('button', { name: 'Not ready after all' }).waitFor();
});
