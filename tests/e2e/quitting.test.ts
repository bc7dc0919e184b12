import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import en from '../../electron/main/messages/en.json';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { hostTable, printedAddress, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { hasIcon, isAway, isSeen, pressInDock, wantToQuit } from '../helpers/electron/desktops.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { answerWith, askedOf, watchSystem } from '../helpers/electron/system.ts';
import { until } from '../helpers/eventually.ts';
import { join as joinTable } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import { missingLoopback } from '../helpers/loopback.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium ?? missingLoopback));
afterEach(() => app?.kill());

const KEEP = 0;
const END = 1;

it('a host whose guests play is asked before it quits, goes on without its window, and ends when that is meant', async () => {
  const running = await launchApp();
  app = running;
  await watchSystem(running);
  const page = await running.firstWindow();
  await hostTable(page, 'Anna', { seats: 3 });
  const port = Number((await printedAddress(page)).split(':')[1]);
  // A guest from another address than this computer's usual one.
  const guest = await joinTable(port, `/ws/${await tableOf(page)}`, {}, { localAddress: '127.0.0.2' });
  await guest.ask({ type: 'sit', token: newToken(), name: 'Ben' });
  const [at] = (await guest.untilTable(({ you }) => you.seats.length === 1)).you.seats;
  if (at === undefined) throw new Error('no seat');
  await guest.ask({ type: 'ready', seat: at, ready: true });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(page);
  await guest.untilTable(({ table }) => table.phase === 'playing');

  await answerWith(running, { button: KEEP });
  await wantToQuit(running);
  await until(() => isAway(running));
  const { dialogs, icons } = await askedOf(running);
  expect(dialogs.map(({ message }) => message)).toEqual([en.quitting.question]);
  expect(icons).toBe(hasIcon(running) ? 1 : 0);
  expect(guest.table()?.table.hostHere).toBe(true); // for the guest nothing has changed

  await pressInDock(running);
  await until(() => isSeen(running));
  expect((await askedOf(running)).icons).toBe(0);

  await answerWith(running, { button: END });
  await wantToQuit(running);
  expect(await running.ended).toBe(0);
  await guest.closed;
});

it('what is chosen just before the app quits is there when it starts again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'auction-night-quit-'));
  const first = await launchApp({ dataDir });
  app = first;
  const page = await first.firstWindow();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await first.close();
  const second = await launchApp({ dataDir });
  app = second;
  await (await second.firstWindow()).getByRole('link', { name: 'Einstellungen' }).waitFor();
  await second.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
