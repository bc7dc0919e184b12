import { openChromium, openGuest } from './helpers/e2e/chromium.ts';
import { startHostProcess } from './helpers/e2e/host-process.ts';
import { forSalePlayer } from './helpers/e2e/for-sale-player.ts';
import { playHere } from './helpers/e2e/screens.ts';
const [browser, host] = await Promise.all([openChromium(), startHostProcess()]);
for (const [w, h, scheme] of [
  [1280, 800, 'light'],
  [360, 640, 'dark'],
  [844, 390, 'light'],
] as const) {
  const { page } = await openGuest(browser, host.ownerLink, {} as never);
  await page.setViewportSize({ width: w, height: h });
  await page.emulateMedia({ colorScheme: scheme });
  await playHere(page, ['Anna'], { game: /For Sale/, seats: 4 });
  await page
    .getByRole('button', { name: 'Ask the master' })
    .first()
    .waitFor({ timeout: 60000, state: 'attached' });
  const ask = page
    .locator('button:visible', { has: page.locator('svg') })
    .and(page.getByRole('button', { name: 'Ask the master' }))
    .first();
  await ask.waitFor({ timeout: 60000 });
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/coach-${w}-a.png` });
  await ask.click();
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `/tmp/coach-${w}-b.png` });
  console.log(
    w,
    await page
      .getByRole('dialog')
      .innerText()
      .catch(() => 'none'),
  );
  await page.close();
}
await browser.close();
await host.dispose();
