import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchApp, type DesktopApp } from '../electron/launch.ts';
import { hostTable, sitDown } from './screens.ts';

const SIT = /^(?:Sit down|Add somebody on this device)$/;

/** Whether the host in a user-data folder has put a seat on disk. */
function hasSeat(dataDir: string): boolean {
  const folder = join(dataDir, 'host', 'tables');
  const journals = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.journal')) : [];
  return journals.some((name) => readFileSync(join(folder, name), 'utf8').includes('"type":"joined"'));
}

/** Where the app keeps the keys of its seats. */
const keyFile = (dataDir: string): string => join(dataDir, 'seat-keys.ndjson');

/** The keys of seats that the app in a user-data folder has put on disk. */
function keysIn(dataDir: string): readonly string[] {
  const text = existsSync(keyFile(dataDir)) ? readFileSync(keyFile(dataDir), 'utf8') : '';
  return [...text.matchAll(/"token":"([0-9a-f]{32})"/g)].map(([, token = '']) => token);
}

/** As often as can be: what is measured is the time after it has come to be so. */
async function atOnce(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(1);
}

/** Anna hosts a table; the app is killed so many milliseconds after the host has her seat on disk, before it can have said so. */
export async function killAfterSitting(app: DesktopApp, milliseconds: number): Promise<void> {
  const page = await app.firstWindow();
  const hosting = hostTable(page, 'Anna', { seats: 3 }).catch(() => undefined); // its page may go before it is there
  await atOnce(() => hasSeat(app.dataDir));
  if (milliseconds > 0) await pause(milliseconds);
  await app.kill();
  await hosting;
}

/** Anna hosts a table; the app is killed when it has the key of a second seat on disk, and the host has not been asked for that. */
export async function killBeforeSitting(app: DesktopApp): Promise<void> {
  const page = await app.firstWindow();
  await hostTable(page, 'Anna', { seats: 3 });
  await app.evaluate(({ ipcMain }) => void ipcMain.removeAllListeners('send-pipe'));
  const sitting = sitDown(page, 'Ben').catch(() => undefined);
  await atOnce(() => keysIn(app.dataDir).length === 2);
  await app.kill();
  await sitting;
}

/** Starts the app again and goes on at the table. */
export async function comeBack(dataDir: string): Promise<{ readonly app: DesktopApp; readonly page: Page }> {
  const app = await launchApp({ dataDir });
  const page = await app.firstWindow();
  await page.getByRole('link', { name: /^Continue: / }).click();
  return { app, page };
}

/** In the lobby: whether this device has a seat. */
export async function hasOwnSeat(page: Page): Promise<boolean> {
  const sit = page.getByRole('button', { name: SIT });
  await sit.waitFor();
  return (await sit.textContent())?.includes('Add') === true;
}
