import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { common } from '../../../renderer/i18n/messages/en/app.json';
import { startHostProcess, type HostProcess } from '../../helpers/e2e/host-process.ts';
import { hostTable, tableOf } from '../../helpers/e2e/screens.ts';
import { missingEngine, openIn, type Engine, type EnginePage } from '../../helpers/engines/index.ts';
import { requireOrSkip } from '../../helpers/require-or-skip.ts';

const ENGINES = ['webkit', 'firefox', 'chromium-109'] as const satisfies readonly Engine[];
const missing = ENGINES.map(missingEngine).find((what) => what !== undefined);

const opened: EnginePage[] = [];
let host: HostProcess | undefined;
beforeEach((context) => requireOrSkip(context, missing));
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()));
  await host?.dispose();
});

/** Waits until a page has everything that it may show later. */
async function untilComplete(page: Page): Promise<void> {
  const files = await page.evaluate(async () => {
    const list = (await (await fetch('./later.json')).json()) as Record<string, readonly string[]>;
    return [...(list['all'] ?? []), ...(list['en'] ?? [])];
  });
  expect(files.length).toBeGreaterThan(100);
  await page.waitForFunction(
    (all) => {
      const loaded = new Set(
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      );
      return all.every((file) => loaded.has(`/${file}`));
    },
    files,
    { timeout: 0 },
  );
}

it('pages at a table show what they have never shown, while the host is away', async () => {
  host = await startHostProcess();
  const { address, ownerLink } = host;
  const open = async (engine: Engine, url: string): Promise<Page> => {
    const page = await openIn(engine, url, { size: 'desktop' });
    opened.push(page);
    await page.page.evaluate(() => performance.setResourceTimingBufferSize(1_000)); // 250 are not enough
    return page.page;
  };
  const anna = await open('chromium-109', ownerLink);
  await hostTable(anna, 'Anna', { game: 'For Sale', seats: 3 });
  const link = `http://${address}/#/table/${await tableOf(anna)}`;
  const pages = [anna, await open('webkit', link), await open('firefox', link)];
  for (const page of pages) await untilComplete(page);
  await host.kill();
  for (const page of pages) {
    await page.getByRole('button', { name: common.rules }).click();
    await page.getByRole('heading', { name: 'A round of selling' }).waitFor();
  }
});
