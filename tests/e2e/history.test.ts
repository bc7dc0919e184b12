import { readdirSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import common from '../../renderer/i18n/messages/en/app.json';
import saved from '../../renderer/i18n/messages/en/saved.json';
import replay from '../../renderer/i18n/messages/en/replay.json';
import { missingChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { useBrowser, useShared } from '../helpers/e2e/house.ts';
import { eventually } from '../helpers/eventually.ts';
import { openTestTable, seatGuests, testHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';

const { history } = common;
const NAMES = ['Ada', 'Ben', 'Cleo'];
const browser = useBrowser();
const running = useShared(
  missingChromium,
  () => testHost({ rendererDir: joinPath(import.meta.dirname, '../../out/renderer') }),
  (host) => host.dispose(),
);

it('a finished game is replayed in the browser of whoever hosts, while its table plays on and when it is gone, and from a file', async () => {
  const { host, folder } = running();
  const table = await openTestTable(host, { game: 'for-sale', options: {} });
  const guests = await seatGuests(host, table, NAMES);
  const [ada] = guests;
  await ada?.client.ask({ type: 'start' });
  await Promise.all(guests.map(({ client }, index) => playOn(client, `history ${index}`)));
  await ada?.client.ask({ type: 'rematch' });
  await ada?.client.ask({ type: 'start' });

  const { page, errors } = await openGuest(browser(), host.ownerLink, { withMotion: true });
  await page
    .getByRole('link', { name: history.title })
    .or(page.getByRole('button', { name: history.title }))
    .first()
    .click();
  const finished = page.getByRole('region', { name: saved.finished, exact: true }).getByRole('listitem');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const slider = page.getByRole('slider', { name: replay.position });
  const expectAt = (position: number): Promise<void> =>
    eventually(async () => expect(Number(await slider.inputValue())).toBe(position));
  const moving = (): Promise<number> =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) =>
              playState === 'running' &&
              effect instanceof KeyframeEffect &&
              effect.target?.closest('.stage') !== null,
          ).length,
    );
  const open = (): Promise<void> => finished.getByRole('button', { name: replay.watch }).click();
  const leave = async (): Promise<void> => {
    await button(common.common.back).click();
    await finished.first().waitFor();
  };
  await eventually(async () => expect(await finished.count()).toBe(1));
  await open();
  await expectAt(0);
  for (const name of NAMES) await page.getByText(name).first().waitFor();
  await button(replay.actOn).click();
  await expectAt(1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expectAt(2);
  await page.keyboard.press(']');
  await eventually(async () => expect(Number(await slider.inputValue())).toBeGreaterThan(2));
  const second = Number(await slider.inputValue());
  await eventually(async () => expect(await moving()).toBe(0));
  await button(replay.fast).click();
  await button(replay.play).click();
  await eventually(async () => expect(await moving()).toBeGreaterThan(0));
  await eventually(async () => expect(Number(await slider.inputValue())).toBeGreaterThan(second + 1));
  await button(replay.pause).click();
  await page.keyboard.press('[');
  await page.keyboard.press('[');
  await page.keyboard.press('Home');
  await expectAt(0);
  await page.keyboard.press('End');
  await expectAt(Number(await slider.getAttribute('max')));
  await page.getByRole('table').first().waitFor(); // the score sheet
  await leave();

  await page.getByRole('button', { name: saved.discard }).click();
  await page.getByRole('button', { name: saved.discardDo }).click();
  await page.getByRole('list', { name: saved.open }).waitFor({ state: 'detached' });
  expect(await finished.count()).toBe(1);
  await open();
  await expectAt(0);
  await leave();

  const [file = ''] = readdirSync(joinPath(folder, 'records'));
  await page
    .getByLabel(saved.openFile)
    .and(page.locator('input'))
    .setInputFiles(joinPath(folder, 'records', file));
  await expectAt(0);
  await leave();
  expect(errors).toEqual([]);
});
