import { readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import common from '../../renderer/i18n/messages/en/index.ts';
import trouble from '../../renderer/i18n/messages/en/trouble.ts';
import { missingChromium, openChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { eventually } from '../helpers/eventually.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const { history } = common;
const NAMES = ['Ada', 'Ben', 'Cleo'];
let browser: Browser | undefined;
let running: TestHost | undefined;
beforeAll(async () => {
  if (missingChromium !== undefined) return;
  const rendererDir = joinPath(import.meta.dirname, '../../out/renderer');
  [browser, running] = await Promise.all([openChromium(), testHost({ rendererDir })]);
});
afterAll(async () => {
  await browser?.close();
  await running?.dispose();
});
beforeEach((context) => requireOrSkip(context, missingChromium));

it('a finished game is opened in the browser of whoever hosts, while its table plays on and when it is gone, and from a file', async () => {
  if (browser === undefined || running === undefined) throw new Error('nothing runs');
  const { host, folder } = running;
  const table = await openTestTable(host, { game: 'for-sale', options: {} });
  const guests = await seatGuests(host, table, NAMES);
  const [ada] = guests;
  await ada?.client.ask({ type: 'start' });
  await Promise.all(guests.map(({ client }, index) => playOn(client, `history ${index}`)));
  await ada?.client.ask({ type: 'rematch' });
  await ada?.client.ask({ type: 'start' });

  const { page, errors } = await openGuest(browser, host.ownerLink);
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
