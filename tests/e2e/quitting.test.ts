import { afterEach, beforeEach, expect, it } from 'vitest';
import en from '../../electron/main/messages/en.ts';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { hostTable, printedAddress, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { launchApp, type DesktopApp } from '../helpers/electron/launch.ts';
import { answerWith, askedOf, watchSystem } from '../helpers/electron/system.ts';
import { eventually } from '../helpers/eventually.ts';
import { join } from '../helpers/host-client.ts';
import { newToken } from '../helpers/host-fixture.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

let app: DesktopApp | undefined;
beforeEach((context) => requireOrSkip(context, missingChromium));
afterEach(() => app?.kill());

const KEEP = 0;
const END = 1;

/** Presses the button of the next question, then closes the window. */
async function closeAnswering(running: DesktopApp, button: number): Promise<void> {
  await answerWith(running, { button });
  await running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
}
const isMinimized = (running: DesktopApp): Promise<boolean | undefined> =>
  running.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());

it('a host whose guests play is asked before it quits, goes on without its window, and ends when that is meant', async () => {
  const running = await launchApp();
  app = running;
  await watchSystem(running);
  const page = await running.firstWindow();
  await hostTable(page, 'Anna', { seats: 3 });
  const port = Number((await printedAddress(page)).split(':')[1]);
  // A guest from another address than this computer's usual one.
  const guest = await join(port, `/ws/${await tableOf(page)}`, {}, { localAddress: '127.0.0.2' });
  await guest.ask({ type: 'sit', token: newToken(), name: 'Ben' });
  const [at] = (await guest.untilTable(({ you }) => you.seats.length === 1)).you.seats;
  if (at === undefined) throw new Error('no seat');
  await guest.ask({ type: 'ready', seat: at, ready: true });
  await page.getByRole('button', { name: 'Bots on all free seats' }).click();
  await startGame(page);
  await guest.untilTable(({ table }) => table.phase === 'playing');

  await closeAnswering(running, KEEP);
  await eventually(async () => expect(await isMinimized(running)).toBe(true));
  const { dialogs, icons } = await askedOf(running);
  expect(dialogs.map(({ message }) => message)).toEqual([en.quitting.question]);
  expect(icons).toBe(1);
  expect(guest.table()?.table.hostHere).toBe(true); // for the guest nothing has changed

  // Started a second time, the app comes to the front again.
  await running.evaluate(({ app: one }) => void one.emit('second-instance', {}, ['']));
  await eventually(async () => expect((await askedOf(running)).icons).toBe(0));
  expect(await isMinimized(running)).toBe(false);

  await closeAnswering(running, END);
  expect(await running.ended).toBe(0);
  await guest.closed;
});
