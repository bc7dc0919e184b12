import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fuffziger from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import forSale from '../../renderer/games/for-sale/messages/en/game.json';
import money from '../../renderer/games/money/messages/en/game.json';
import { ended, lobby, people as peopleWords } from '../../renderer/i18n/messages/en/app.json';
import { television } from '../../renderer/i18n/messages/en/device.json';
import evening from '../../renderer/i18n/messages/en/evening.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import houseWords from '../../renderer/i18n/messages/en/house.json';
import persons from '../../renderer/i18n/messages/en/persons.json';
import saved from '../../renderer/i18n/messages/en/saved.json';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { hostTable, letBotPlay, openMenu, sitDown, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { standingsOf, tallyOf, type Standing, type Sum } from '../helpers/e2e/tally.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { eventually } from '../helpers/eventually.ts';

const WEEK = 7 * 24 * 60 * 60_000;

const house = useHouse();

/** A match as the test has seen it, with those for whom it counts. */
interface Match {
  readonly standings: readonly Standing[];
  readonly people: readonly string[];
}

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const go = (page: Page, place: string): Promise<unknown> => page.goto(new URL(place, page.url()).href);
const all = (pages: readonly Page[], play: (page: Page) => Promise<unknown>): Promise<unknown> =>
  Promise.all(pages.map(play));

/** Sits down on another chair, as people do when they have seen where the light is better. */
async function changeSeat(page: Page, name: string, from: number): Promise<void> {
  await press(page, pattern(lobby.acts, { seat: from }));
  await page.getByRole('menuitem', { name: lobby.standUp }).click();
  await page.getByRole('button', { name: lobby.sitHere }).last().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Corrects the own name in the middle of a match. */
async function correctName(page: Page, from: string, to: string): Promise<void> {
  await openMenu(page, 'people');
  await press(page, pattern(peopleWords.acts, { name: from }));
  await page.getByRole('menuitem', { name: hosting.person.rename }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox').fill(to);
  await dialog.getByRole('button', { name: hosting.person.renameDo }).click();
  await dialog.getByRole('textbox').waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Goes home: a bot plays on, and the seat is open. */
async function giveUp(page: Page): Promise<void> {
  await openMenu(page, 'people');
  await press(page, hosting.leave.ask);
  await press(page, hosting.leave.do);
  await page.getByRole('heading', { level: 1, name: 'Auction Night' }).waitFor();
}

/** Comes late: asks for the seat of a bot. */
async function askForSeat(page: Page, name: string): Promise<void> {
  await press(page, pattern(hosting.late.ask));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Sit down' }).click();
}

/** Puts the evening away from the menu. */
async function putAway(page: Page): Promise<void> {
  await openMenu(page, 'table');
  await press(page, evening.putAway);
  await press(page, evening.putAwayDo);
  await page.getByRole('region', { name: saved.putAway }).waitFor();
}

/** Who left how many behind, as the closing page of an evening says. */
const rankingOf = async (page: Page): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(
    await page
      .getByRole('list', { name: ended.ledger, exact: true })
      .locator('li')
      .evaluateAll((lines) =>
        lines.map((line) => [
          line.querySelector('.name')?.textContent.trim() ?? '',
          line.querySelector('.total')?.textContent.trim() ?? '',
        ]),
      ),
  );

const leftBehindIn = (matches: readonly Match[]): Readonly<Record<string, string>> =>
  Object.fromEntries([...tallyOf(matches)].map(([name, { leftBehind }]) => [name, leftBehind]));

/** What a table of people says of each: games if it has them, left behind, and wins. */
const sumsIn = async (table: Locator): Promise<Readonly<Record<string, Partial<Sum>>>> =>
  Object.fromEntries(
    await table.locator('tbody tr').evaluateAll((rows) =>
      rows.map((row): [string, Partial<Sum>] => {
        const texts = [...row.querySelectorAll('td.amount')].map((cell) =>
          (cell.querySelector('.visually-hidden') ?? cell).textContent.trim(),
        );
        const [wins = '', leftBehind = '', games] = texts.reverse();
        return [
          row.querySelector('.name .name')?.textContent.trim() ?? '',
          {
            ...(games !== undefined && { games: Number(games) }),
            wins: wins === '–' ? 0 : Number(wins),
            leftBehind,
          },
        ];
      }),
    ),
  );

/** The evenings in History, the newest first. */
const eveningsIn = async (page: Page): Promise<readonly { names: readonly string[]; games: number }[]> =>
  (await page.locator('section header p').allInnerTexts()).map((text) => ({
    names: [...text.matchAll(/\u2068(.+?)\u2069/gu)].map(([, name = '']) => name).sort(),
    games: Number(/(\d+)\sgames/u.exec(text)?.[1]),
  }));

const withoutGames = (sums: ReadonlyMap<string, Sum>): Readonly<Record<string, Partial<Sum>>> =>
  Object.fromEntries([...sums].map(([name, { wins, leftBehind }]) => [name, { wins, leftBehind }]));

it('three evenings on five devices count in History, in the house and at the table as they were played', async () => {
  const matches: Match[] = [];

  // The first evening: Anna hosts, Ben and Cleo have phones, Cleo changes her seat, and a television stands in the corner
  const owner = await house.openOwner({ size: 'wide' });
  const anna = owner.page;
  await hostTable(anna, 'Anna', { game: forSale.title, seats: 4, pace: 'Instant' });
  const link = `/#/table/${await tableOf(anna)}`;
  const [screen, bensPhone, cleosPhone, dansPhone] = await Promise.all([
    house.openGuest('/#/tv', { size: 'television' }),
    house.openGuest(link, { size: 'tall' }),
    house.openGuest(link, { size: 'lying' }),
    house.openGuest(link, { size: 'tall', light: 'dark' }),
  ]);
  const [ben, cleo, dan] = [bensPhone.page, cleosPhone.page, dansPhone.page];
  await sitDown(ben, 'Bne');
  await sitDown(cleo, 'Cleo');
  await changeSeat(cleo, 'Cleo', 3);
  await press(anna, lobby.fillBots);
  await startGame(anna);

  // Dan comes late, and is let in to the seat of the bot; Ben has mistyped his name
  await askForSeat(dan, 'Dan');
  await press(anna, hosting.knock.yes);
  await correctName(ben, 'Bne', 'Ben');
  await all([anna, ben, cleo, dan], (page) => forSalePlayer(page).toTheEnd());
  matches.push({ standings: await standingsOf(anna, 'Anna'), people: ['Anna', 'Ben', 'Cleo', 'Dan'] });

  // Dan goes home, and the evening goes on without him. What next? Money!, in the middle of which Cleo goes, too
  await giveUp(dan);
  await anna.getByRole('button', { name: new RegExp(`^${money.title}.*3 players`, 'su') }).click();
  await all([ben, cleo], (page) => press(page, lobby.ready));
  await startGame(anna);
  await moneyPlayer(cleo).through('bid');
  await giveUp(cleo);
  await letBotPlay(anna, 'Cleo');
  await all([anna, ben], (page) => moneyPlayer(page).toTheEnd());
  matches.push({ standings: await standingsOf(anna, 'Anna'), people: ['Anna', 'Ben'] });
  await press(anna, evening.close);
  await all([anna, ben, screen.page], async (page) => {
    await page.getByText(evening.closed).waitFor();
    expect(await rankingOf(page)).toEqual(leftBehindIn(matches));
  });

  // The second evening, a week later: Ben's phone is recognised; they get no further than the middle
  await house.host.kill();
  await house.host.startAgain(WEEK);
  await go(anna, '/');
  await hostTable(anna, 'Anna', { game: fuffziger.title, seats: 3, pace: 'Instant' });
  const second = await tableOf(anna);
  await all([ben, screen.page], (page) => go(page, page === ben ? `/#/table/${second}` : '/#/tv'));
  await sitDown(ben, 'Ben');
  await press(anna, lobby.fillBots);
  await startGame(anna);
  expect(await ben.getByText(persons.who.text).count()).toBe(0);
  await all([anna, ben], (page) => fuffzigerPlayer(page).through('produce'));
  await putAway(anna);
  await ben.getByRole('heading', { name: evening.awayTitle }).waitFor();
  await screen.page.getByText(television.none).waitFor();

  // The third evening: Anna resumes it, and the other screens come back by themselves
  await house.host.kill();
  await house.host.startAgain(2 * WEEK);
  await anna.reload();
  await press(anna, pattern(`${saved.takeUp} {title}`));
  await anna.waitForURL(`**/table/${second}`);
  await all([anna, ben], (page) => fuffzigerPlayer(page).toTheEnd());
  await screen.page.waitForURL(`**/tv/${second}`);
  const resumed = { standings: await standingsOf(anna, 'Anna'), people: ['Anna', 'Ben'] };

  // A second table of the same evening; Cleo has a new phone
  await go(anna, '/#/history');
  await anna.getByRole('switch', { name: saved.oneEvening }).click();
  await go(anna, '/');
  await hostTable(anna, 'Anna', { game: forSale.title, seats: 3, pace: 'Instant' });
  const newPhone = await house.openGuest(`/#/table/${await tableOf(anna)}`, { size: 'lying' });
  await sitDown(newPhone.page, 'Cleo');
  await newPhone.page.getByText(pattern(persons.who.title, { name: 'Cleo' })).waitFor();
  await press(newPhone.page, persons.who.yes);
  await press(anna, lobby.fillBots);
  await startGame(anna);
  await all([anna, newPhone.page], (page) => forSalePlayer(page).toTheEnd());
  const last = { standings: await standingsOf(anna, 'Anna'), people: ['Anna', 'Cleo'] };
  matches.push(resumed, last);

  // The table has both matches of its evening, the house all four, and History two evenings: one was only interrupted
  const ledger = anna.getByRole('table').and(anna.locator('.ranking'));
  await eventually(async () => expect(await sumsIn(ledger)).toEqual(withoutGames(tallyOf([resumed, last]))));
  await anna.getByText(ended.ledgerEach).click();
  await anna.getByText(evening.otherTable).waitFor();
  await go(anna, '/#/history');
  await eventually(async () =>
    expect(await eveningsIn(anna)).toEqual([
      { names: ['Anna', 'Ben', 'Cleo'], games: 2 },
      { names: ['Anna', 'Ben', 'Cleo', 'Dan'], games: 2 },
    ]),
  );
  expect(await anna.getByText('Bne').count()).toBe(0);
  await go(anna, '/#/history/house');
  const people = anna.getByRole('region', { name: houseWords.people, exact: true }).getByRole('table');
  await eventually(async () => expect(await sumsIn(people)).toEqual(Object.fromEntries(tallyOf(matches))));
  await anna.getByRole('link', { name: 'Cleo' }).click();
  await anna.getByText(persons.devices.other.replace('{count}', '2')).waitFor();
  const guests = [owner, screen, bensPhone, cleosPhone, dansPhone, newPhone];
  expect(guests.flatMap(({ errors }) => errors)).toEqual([]);
});
