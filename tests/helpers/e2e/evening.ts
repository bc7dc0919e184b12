import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isTableCode } from '../../../core/line/code.ts';
import { RECORD_EXTENSION } from '../../../core/protocol/records.ts';
import { launchApp, loopbackOnly, type DesktopApp } from '../electron/launch.ts';
import { eventually } from '../eventually.ts';
import { replayAnswers } from '../replay-command.ts';
import { errorsOf, missingChromium, openChromium, openGuest, silence, SIZES } from './chromium.ts';
import { useShared } from './house.ts';
import {
  hostTable,
  printedAddress,
  readCodeOf,
  sitDown,
  splitLink,
  startGame,
  tableOf,
  type TableWish,
} from './screens.ts';

/** Two apps that have nothing but mDNS to find each other by: they only share its port. Bots do not think. */
function launchTwoApps(): Promise<readonly DesktopApp[]> {
  const { AUCTION_NIGHT_MDNS_PORT = '' } = loopbackOnly();
  const env = { AUCTION_NIGHT_MDNS_PORT, AUCTION_NIGHT_BOT_DELAY_MS: '0' };
  const launch = (size: keyof typeof SIZES): Promise<DesktopApp> =>
    launchApp({ env, size: SIZES[size], reducedMotion: true });
  return Promise.all([launch('wide'), launch('desktop')]);
}

/** Two apps, and the browser of a phone. */
export interface TwoApps {
  readonly browser: Browser;
  readonly apps: readonly DesktopApp[];
}

/** Two apps and a browser for all tests of a file. */
export const useTwoApps = (): (() => TwoApps) =>
  useShared<TwoApps>(
    missingChromium,
    async () => {
      const [browser, apps] = await Promise.all([openChromium(), launchTwoApps()]);
      return { browser, apps };
    },
    ({ browser, apps }) => Promise.all([browser.close(), ...apps.map((app) => app.close())]),
  );

/** The pages of an evening: Anna hosts in an app, Ben found the table with another one, Carla scanned the code with a phone. */
export interface Evening {
  readonly host: Page;
  readonly other: Page;
  readonly phone: Page;
  /** What went wrong on any of them so far. */
  errors(): readonly string[];
}

/** Anna hosts, Ben joins the table that his app has found by itself, Carla the one of the code; bots take what is free. */
export async function gather({ browser, apps }: TwoApps, wish: TableWish): Promise<Evening> {
  const [host, other] = await Promise.all(apps.map((app) => app.firstWindow()));
  if (host === undefined || other === undefined) throw new Error('no apps');
  const errors = [errorsOf(host), errorsOf(other)];
  await Promise.all([host, other].map((page) => page.evaluate(silence)));
  await hostTable(host, 'Anna', wish);
  await other.getByRole('button', { name: 'Join Anna’s table' }).click();
  await sitDown(other, 'Ben');
  const guest = await openGuest(browser, await scannedLink(host), { size: 'phone' });
  await sitDown(guest.page, 'Carla');
  await host.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(host);
  return { host, other, phone: guest.page, errors: () => [...errors.flat(), ...guest.errors] };
}

/** The link in the code for guests on the host's screen. */
export async function scannedLink(host: Page): Promise<string> {
  const link = (await readCodeOf(host.getByRole('img', { name: 'Code for' }))) ?? '';
  const [plain, code] = splitLink(link);
  expect(plain).toBe(`http://${await printedAddress(host)}/#/table/${await tableOf(host)}`);
  expect(isTableCode(code)).toBe(true);
  return link;
}

/** What the one game that an app has saved comes to when it is played again, by the names of those who played. */
export async function totalsOfRecord(app: DesktopApp | undefined): Promise<Readonly<Record<string, number>>> {
  const folder = join(app?.dataDir ?? '', 'host/records');
  const file = await eventually(() => recordIn(folder));
  const { seats } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { seats: readonly string[] };
  const { answers } = await replayAnswers(join(folder, file));
  const [{ totals }] = answers as readonly [{ totals: readonly number[] }];
  return Object.fromEntries(seats.map((name, at) => [name, totals[at] ?? Number.NaN]));
}

/** The one record in a folder. Throws as long as there is none. */
function recordIn(folder: string): string {
  const [file, ...others] = readdirSync(folder).filter((name) => name.endsWith(`.${RECORD_EXTENSION}`));
  if (file === undefined || others.length > 0) throw new Error(`not one record in ${folder}`);
  return file;
}
