import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import game from '../../renderer/games/for-sale/messages/en/game.json';
import forSaleWords from '../../renderer/games/for-sale/messages/en/table-words.json';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { gather, useTwoApps, totalsOfRecord } from '../helpers/e2e/evening.ts';
import {
  bidUpTo,
  byStepper,
  forSalePlayer,
  handCards,
  scoreSheet,
  sell,
  takeBackButton,
} from '../helpers/e2e/for-sale-player.ts';
import { handsAt } from '../helpers/e2e/hands.ts';
import { problemsOf } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';

const sheet = forSaleWords.sheet;
const words = forSaleWords.table;

describe('two apps, a phone and a bot', () => {
  const evening = useTwoApps();

  it('play For Sale: a host, one who finds the table by itself, one who scans the code; by keys, by mouse and by fingers', async () => {
    const { host, other, phone, errors } = await gather(evening(), { game: game.title, seats: 4 });
    const anna = forSalePlayer(host, { bidding: bidUpTo(6) });
    const ben = forSalePlayer(other, {
      bidding: bidUpTo(5, 1),
      dialling: byStepper,
    });
    await Promise.all([anna, ben, forSalePlayer(phone)].map((player) => player.until('sell')));
    await sealAndReload(phone); // while nobody else but the bot has chosen
    await phone.setViewportSize(SIZES.smallLying);
    const hands = handsAt('for-sale');
    await Promise.all([hands.byKeys(host), ben.toTheEnd(), hands.byFingers(phone)]);

    const totals = await Promise.all([host, other, phone].map(totalsOf));
    expect(totals[1]).toEqual(totals[0]);
    expect(totals[2]).toEqual(totals[0]);
    expect(totals[0]).toEqual(await totalsOfRecord(evening().apps[0]));
    expect(await Promise.all([host, phone].map(problemsOf))).toEqual([[], []]);
    expect(errors()).toEqual([]);
  });
});

/** A phone that goes to sleep on a sealed choice and whose page is loaded anew finds it as it was, and can still take it back. */
async function sealAndReload(phone: Page): Promise<void> {
  const before = await namesOf(phone);
  const chosen = before[2] ?? '';
  const number = chosen.split(',')[0] ?? '';
  await sell(phone, () => 2);
  await takeBackButton(phone).waitFor();
  await phone.reload();
  await takeBackButton(phone).waitFor();
  await phone
    .locator('#content')
    .getByText(pattern(words.sealed.ask, { building: number }))
    .waitFor();
  expect(await namesOf(phone)).toEqual(before.filter((name) => name !== chosen));
  await takeBackButton(phone).click();
  await forSalePlayer(phone).until('sell');
  expect(await namesOf(phone)).toEqual(before);
}

const namesOf = (page: Page): Promise<readonly string[]> =>
  handCards(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

/** What the score sheet on a page says, by player in the order of the seats; in thousands. */
async function totalsOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const table = scoreSheet(page).getByRole('table');
  await table.waitFor();
  const names = await table
    .getByRole('columnheader')
    .locator('bdi')
    .evaluateAll((heads) => heads.map((head) => head.getAttribute('title') ?? ''));
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: sheet.total, exact: true }) });
  const totals = (await row.getByRole('cell').allInnerTexts()).map(thousands);
  return Object.fromEntries(names.map((name, at) => [name, totals[at] ?? Number.NaN]));
}

/** A phone shows thousands, a computer dollars. */
const thousands = (text: string): number =>
  Number(text.replaceAll(/\D/g, '')) / (text.trim().startsWith('$') ? 1000 : 1);
