import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const isUpdate = process.env['UPDATE_SCREENSHOTS'] === '1';
const folder = isUpdate
  ? join(import.meta.dirname, '../../../docs/screenshots')
  : join(tmpdir(), 'auction-night-screenshots');

/** Takes the picture `name` of a page: for the README with UPDATE_SCREENSHOTS=1, else into the system's temporary folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
