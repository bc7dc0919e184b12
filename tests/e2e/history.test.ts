import { readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import common from '../../renderer/i18n/messages/en/app.json';
import trouble from '../../renderer/i18n/messages/en/trouble.json';
import { missingChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { useBrowser, useShared } from '../helpers/e2e/house.ts';
import { eventually } from '../helpers/eventually.ts';
import { openTestTable, seatGuests, testHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';

const { history } = common;
const NAMES = ['Ada', 'Ben', 'Cleo'];
const browser = useBrowser();
const running = useShared(
  missingChromium,
  () => testHost({ rendererDir: joinPath(import.meta.dirname, '../../out/renderer') }),
  (host) => host.dispose(),
);

it('a finished game is opened in the browser of whoever hosts, while its table plays on and when it is gone, and from a file', async () => {
  const { host, folder } = running();
  const table = await openTestTable(host, { game: 'for-sale', options: {} });
  const guests = await seatGuests(host, table, NAMES);
  const [ada] = guests;
  await ada?.client.ask({ type: 'start' });
  await Promise.all(guests.map(({ client }, index) => playOn(client, `history ${index}`)));
  await ada?.client.ask({ type: 'rematch' });
  await ada?.client.ask({ type: 'start' });

  const { page, errors } = await openGuest(browser(), host.ownerLink);
  await page
    .getByRole('link', { name: history.title })
    .or(page.getByRole('button', { name: history.title }))
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: trouble.record.title });
  const finished = page.getByRole('list', { name: history.finished, exact: true }).getByRole('listitem');
  const expectShown = async (): Promise<void> => {
    for (const name of NAMES) await dialog.getByText(name).first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };
  await eventually(async () => expect(await finished.count()).toBe(1));
  await finished.getByRole('button', { name: history.look }).click();
  await expectShown();

  await page.getByRole('button', { name: history.discard }).click();
  await page.getByRole('button', { name: history.discardDo }).click();
  await page.getByRole('list', { name: history.open }).waitFor({ state: 'detached' });
  expect(await finished.count()).toBe(1);
  await finished.getByRole('button', { name: history.look }).click();
  await expectShown();

  const [file = ''] = readdirSync(joinPath(folder, 'records'));
  await page.locator('input[type=file]').setInputFiles(joinPath(folder, 'records', file));
  await expectShown();
  expect(errors).toEqual([]);
});
