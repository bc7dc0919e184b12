import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { openMenu, playHere } from '../helpers/e2e/screens.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { askedOf, watchSystem } from '../helpers/electron/system.ts';
import { eventually } from '../helpers/eventually.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, setup } from '../helpers/host-fixture.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
let host: HostProcess | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(async () => {
  await app?.close();
  await host?.dispose();
});

const awake = async (running: DesktopApp): Promise<object> => {
  const { awake: kinds, begun } = await askedOf(running);
  return { kinds, begun };
};
const ON = 'prevent-display-sleep';
const goTo = (page: Page, screen: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, screen);

async function launch(): Promise<readonly [DesktopApp, Page]> {
  const running = await launchApp();
  app = running;
  await watchSystem(running);
  return [running, await running.firstWindow()];
}

it('keeps the screen on while a game is on here: not during a pause, and not when the table is left', async () => {
  const [running, page] = await launch();
  expect(await awake(running)).toEqual({ kinds: [], begun: 0 });
  await playHere(page, ['Anna'], { seats: 3 });
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [ON], begun: 1 }));
  await openMenu(page, 'table');
  await page.getByRole('button', { name: hosting.pause.do }).click();
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [], begun: 1 }));
  await page.getByRole('button', { name: hosting.pause.on }).first().click();
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [ON], begun: 2 }));
  await goTo(page, '/');
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [], begun: 2 }));
});

it('keeps the screen on for a game of another host that is looked at', async () => {
  host = await startHostProcess();
  const { port, ownerLink } = host;
  const secret = new URL(ownerLink).hash.replace('#owner=', '');
  const desk = await join(port, '/ws', { owner: secret });
  await desk.ask({ type: 'create-table', setup: setup({ reach: 'network' }) });
  const [made] = (await desk.untilHost(({ tables }) => tables.length === 1)).tables;
  const id = made?.id ?? '';
  const owner = await join(port, `/ws/${id}`, { owner: secret });
  for (const name of ['Anna', 'Ben', 'Cleo']) await owner.ask({ type: 'sit', token: newToken(), name });
  for (const at of [0, 1, 2]) await owner.ask({ type: 'ready', seat: seat(at), ready: true });
  await owner.ask({ type: 'start' });
  const [running, page] = await launch();
  await goTo(page, `/join?to=127.0.0.1:${port}`);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: /^Have a look/ }).click();
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [ON], begun: 1 }));
  await goTo(page, '/');
  await eventually(async () => expect(await awake(running)).toEqual({ kinds: [], begun: 1 }));
  await owner.close();
  await desk.close();
});
