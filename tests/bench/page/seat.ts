import type { Browser, Page } from 'playwright-core';
import { buildIfStale } from '../../../build/build.mjs';
import { openChromium } from '../../helpers/e2e/chromium.ts';
import { startHostProcess } from '../../helpers/e2e/host-process.ts';
import { hostTable, tableOf } from '../../helpers/e2e/screens.ts';
import { serveStatic } from './static.ts';
import { lookAt, slowDown, watch } from './watch.ts';

const ROUNDS = 7;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-GB' };
/** Milliseconds between two letters of who types on a phone. */
const TYPING = 150;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

async function onPhone<Seen>(browser: Browser, look: (page: Page) => Promise<Seen>): Promise<Seen> {
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(0);
  const page = await context.newPage();
  await slowDown(page);
  const seen = await look(page);
  await context.close();
  return seen;
}

/** Milliseconds from the code to a seat that is ready, with two taps and a name. */
async function scanToSeat(page: Page, link: string, name: string): Promise<number> {
  const begin = performance.now();
  await page.goto(link, { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.tap();
  await field.pressSequentially(name, { delay: TYPING });
  await page.getByRole('button', { name: 'Sit down', exact: true }).tap();
  await page.getByRole('button', { name: 'Not ready after all' }).waitFor();
  const ms = performance.now() - begin;
  await page.getByRole('button', { name: /^More for seat/ }).tap();
  await page.getByRole('menuitem', { name: 'Stand up' }).tap();
  await field.waitFor();
  return ms;
}

/** How long a guest takes from the code to a seat, on a phone at a quarter of the speed, beside loading a page that is only read. */
export async function benchSeat(): Promise<void> {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const [browser, host, peer] = await Promise.all([openChromium(), startHostProcess(), serveStatic()]);
  try {
    const owner = await browser.newPage();
    await owner.goto(host.ownerLink);
    await hostTable(owner, 'Anna', { seats: 4 });
    const link = `http://${host.address}/#/table/${await tableOf(owner)}`;
    const [seats, reads]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const read = await onPhone(browser, async (page) => {
        await watch(page);
        await page.goto(peer.same);
        return (await lookAt(page)).painted;
      });
      reads.push(read);
      seats.push(await onPhone(browser, (page) => scanToSeat(page, link, 'Bertha')));
    }
    console.log(
      'scan to seat by two taps and six typed letters, beside a page that is only read; the processor slowed down four times',
    );
    console.log(
      `  median ${median(seats).toFixed(0)} ms (at most 10000), slowest ${Math.max(...seats).toFixed(0)}, beside ${median(reads).toFixed(0)} ms: ${(median(seats) / median(reads)).toFixed(1)}`,
    );
  } finally {
    await Promise.all([browser.close(), host.dispose()]);
    peer.close();
  }
}
