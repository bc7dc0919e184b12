import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import game from '../../renderer/games/falsche-fuffziger/messages/en/game.ts';
import words from '../../renderer/games/falsche-fuffziger/messages/en/table-words.ts';
import { missingChromium, openChromium } from '../helpers/e2e/chromium.ts';
import { gather, launchTwoApps, totalsOfRecord } from '../helpers/e2e/evening.ts';
import { bidButton, fuffzigerPlayer, openFistButton, scoreSheet } from '../helpers/e2e/fuffziger-player.ts';
import { goHome, letBotPlay } from '../helpers/e2e/screens.ts';
import type { DesktopApp } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

describe('two apps, a phone and a bot', () => {
  let apps: readonly DesktopApp[] = [];
  let browser: Browser | undefined;
  beforeEach(async (context) => {
    requireOrSkip(context, missingChromium);
    [browser, apps] = await Promise.all([openChromium(), launchTwoApps()]);
  });
  afterEach(async () => {
    await Promise.all([browser?.close(), ...apps.map((app) => app.close())]);
  });

  it('play Falsche Fuffziger: a host, one who finds the table by itself, one who scans the code; bots play on for those who have to go', async () => {
    const { host, other, phone, errors } = await gather(apps, browser, { game: game.title, seats: 4 });
    const asked = new Set<string>();
    const onAsked = ({ type }: { readonly type: string }): void => void asked.add(type);
    const anna = fuffzigerPlayer(host, {
      habits: { converts: 1, lays: 2, buys: 2, changes: true },
      onAsked,
    });
    const ben = fuffzigerPlayer(other, { habits: { lays: 1, buys: 2, changes: true } });
    const carla = fuffzigerPlayer(phone, {
      habits: { converts: 1, lays: 1, changes: true },
      onAsked,
    });
    await Promise.all([anna, ben, carla].map((player) => player.until('bid')));
    await sealAndReload(phone); // while nobody else but the bot has chosen
    while (!QUESTIONS.every((type) => asked.has(type)))
      await Promise.all([anna, ben, carla].map((player) => player.through('launder')));
    for (const [page, name] of [
      [other, 'Ben'],
      [phone, 'Carla'],
    ] as const) {
      await goHome(page);
      await letBotPlay(host, name);
    }
    await anna.toTheEnd();
    await Promise.all([other, phone].map((page) => page.goBack())); // to see how it ended

    const totals = await Promise.all([host, other, phone].map(totalsOf));
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    expect(totals[0]).toEqual(await totalsOfRecord(apps[0]));
    expect(errors()).toEqual([]);
  });
});

/** All play until the computer or the phone was asked each of these; then two have to go, and bots play on for them. */
const QUESTIONS = ['bid', 'buy', 'launder', 'lead', 'match', 'produce'];

/** A phone that goes to sleep on a closed fist and whose page is loaded anew finds it as it was, and can still open it. */
async function sealAndReload(phone: Page): Promise<void> {
  await bidButton(phone).click();
  await openFistButton(phone).waitFor();
  await phone.reload();
  await openFistButton(phone).click();
  await fuffzigerPlayer(phone).until('bid');
}

/** What the score sheet on a page says, by player in the order of the seats: silver coins. */
async function totalsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const table = scoreSheet(page).getByRole('table');
  await table.waitFor();
  const names = await table.getByRole('columnheader').locator('bdi').allInnerTexts();
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: words.sheet.total, exact: true }) });
  const totals = (await row.locator('strong').allInnerTexts()).map(Number);
  return Object.fromEntries(names.map((name, at) => [name.trim(), totals[at] ?? Number.NaN]));
}
