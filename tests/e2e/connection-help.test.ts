import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { barriers } from '../helpers/e2e/axe.ts';
import { missingChromium, openChromium, openGuest, SIZES } from '../helpers/e2e/chromium.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let browser: Browser | undefined;
let host: HostProcess | undefined;
beforeAll(async () => {
  if (missingChromium === undefined)
    [browser, host] = await Promise.all([openChromium(), startHostProcess()]);
});
afterAll(async () => {
  await browser?.close();
  await host?.dispose();
});
beforeEach((context) => requireOrSkip(context, missingChromium));

it.each(['phone', 'smallLying', 'wide'] as const)(
  'the connection help is reached from where an address is typed, and bars nobody: %s',
  async (size) => {
    if (browser === undefined || host === undefined) throw new Error('no browser');
    for (const light of ['light', 'dark'] as const) {
      const { page, context, errors } = await openGuest(browser, host.ownerLink, { size, light });
      await page.getByRole('link', { name: 'Join by address' }).click();
      await page.getByRole('button', { name: 'Connection help' }).press('Enter');
      await page.getByRole('heading', { name: 'Connection help', exact: true }).waitFor();
      await page.getByText('No address has been tried').waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('radio', { name: 'I host' }).press('Space');
      await page.getByText('What is known').waitFor();
      await page.getByText('This computer is in a network').waitFor();
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
