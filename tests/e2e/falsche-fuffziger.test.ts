import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import game from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import words from '../../renderer/games/falsche-fuffziger/messages/en/table-words.json';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { gather, useTwoApps, totalsOfRecord } from '../helpers/e2e/evening.ts';
import { bidButton, fuffzigerPlayer, openFistButton, scoreSheet } from '../helpers/e2e/fuffziger-player.ts';
import { handsAt } from '../helpers/e2e/hands.ts';
import { goHome, letBotPlay, lookAway, problemsOf } from '../helpers/e2e/screens.ts';
import { turn } from '../helpers/e2e/turn.ts';

describe('two apps, a phone and a bot', () => {
  const evening = useTwoApps();

  it('play Falsche Fuffziger: a host, one who finds the table by itself, one who scans the code; by keys and by fingers, while bots play on for those who have to go', async () => {
    const { host, other, phone, errors } = await gather(evening(), { game: game.title, seats: 4 });
    const players = [host, other, phone].map((page) =>
      fuffzigerPlayer(page, { habits: { converts: 1, lays: 1, buys: 2, changes: true } }),
    );
    await Promise.all(players.map((player) => player.until('bid')));
    await sealAndReload(phone); // while nobody else but the bot has chosen
    await Promise.all(players.map((player) => player.through('launder')));
    await goHome(other);
    await letBotPlay(host, 'Ben');
    await phone.setViewportSize(SIZES.lying);
    const hands = handsAt('falsche-fuffziger', PRESSES);
    await Promise.all([hands.byKeys(host), hands.byFingers(phone)]);
    if (PRESSES < Infinity) {
      await goHome(phone);
      await letBotPlay(host, 'Carla');
      await lookAway(host);
      await fuffzigerPlayer(host).toTheEnd();
      await phone.goBack();
    }
    await other.goBack(); // to see how it ended

    const totals = await Promise.all([host, other, phone].map(totalsOf));
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    expect(totals[0]).toEqual(await totalsOfRecord(evening().apps[0]));
    expect(await Promise.all([host, phone].map(problemsOf))).toEqual([[], []]);
    expect(errors()).toEqual([]);
  });
});

/**
 * How often people press until they have been asked everything. It is the longest of the games: with every other build, or with
 * EVENINGS=whole, they play it to its end.
 */
const PRESSES = process.env['EVENINGS'] === 'whole' || turn() % 2 === 0 ? Infinity : 40;

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
  const names = await table
    .getByRole('columnheader')
    .locator('bdi')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('title') ?? ''));
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: words.sheet.total, exact: true }) });
  const totals = (await row.locator('strong').allInnerTexts()).map(Number);
  return Object.fromEntries(names.map((name, at) => [name, totals[at] ?? Number.NaN]));
}
