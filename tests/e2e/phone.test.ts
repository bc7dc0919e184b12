import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { missingChromium, openChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
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

/** What lies uppermost in the middle of the sentence that says what to do, and what of the hand is out of sight. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const sentence = document.querySelector('.sentence');
    const hand = document.querySelector('.hand');
    if (sentence === null || hand === null) throw new Error('no table');
    const { left, top, width, height } = sentence.getBoundingClientRect();
    return {
      isSentenceFree: document.elementFromPoint(left + width / 2, top + height / 2) === sentence,
      hidden: hand.scrollHeight - hand.clientHeight,
    };
  });

it.each([3, 5])('shows the whole hand and the sentence when one acts, with %i players', async (seats) => {
  if (browser === undefined || host === undefined) throw new Error('no browser');
  const { page } = await openGuest(browser, host.ownerLink, { size: 'phone' });
  await playHere(page, ['Anna'], { seats });
  const player = moneyPlayer(page);
  await player.until('bid');
  await page.getByRole('button', { name: 'Bid', exact: true }).focus();
  expect(await inSight(page)).toEqual({ isSentenceFree: true, hidden: 0 });
  await player.until('act');
  await page.getByRole('button', { name: 'Swap', exact: true }).focus();
  expect(await inSight(page)).toEqual({ isSentenceFree: true, hidden: 0 });
  await page.context().close();
});
