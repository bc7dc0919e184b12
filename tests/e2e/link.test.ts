import { afterEach, beforeEach, expect, it } from 'vitest';
import trouble from '../../renderer/i18n/messages/en/trouble.json';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { openByLink } from '../helpers/electron/desktops.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => app?.close());

const TABLE = '0123456789abcdef';

it('a link asks before anything is done, and leads to where its address can be tried', async () => {
  app = await launchApp({ link: `auction-night://192.168.1.20:47474/${TABLE}` });
  const page = await app.firstWindow();
  const dialog = page.getByRole('dialog', { name: trouble.link.title });
  await dialog.getByText('192.168.1.20:47474').waitFor();
  await dialog.getByRole('button', { name: trouble.link.look }).click();
  await page.getByRole('heading', { name: 'Join by address' }).waitFor();
  const field = page.getByRole('textbox', { name: 'Address' });
  expect(await field.inputValue()).toBe(`http://192.168.1.20:47474/#/table/${TABLE}`);
  await dialog.waitFor({ state: 'detached' });

  // While the app runs
  await openByLink(app, 'auction-night://8.8.8.8:47474');
  await openByLink(app, 'auction-night://10.0.0.7:47475');
  await dialog.getByText('10.0.0.7:47475').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toContain('192.168.1.20');
});
