import type { Page } from 'playwright-core';
import { it } from 'vitest';
import forSaleGame from '../../renderer/games/for-sale/messages/en/game.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import seating from '../../renderer/i18n/messages/en/seating.json';
import { people as words } from '../../renderer/i18n/messages/en/app.json';
import { openGuest, type Device } from '../helpers/e2e/chromium.ts';
import { createLook } from '../helpers/e2e/look.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { hostTable, openMenu, sitDown, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';

const house = useHouse();

async function come(url: string, size: NonNullable<Device['size']>): Promise<Page> {
  return (await openGuest(house.browser, url, { size })).page;
}

const look = createLook();

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
const menuOf = (page: Page): Promise<void> => openMenu(page, 'people');
const tableMenuOf = (page: Page): Promise<void> => openMenu(page, 'table');
async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
const passes = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor({ state: 'attached' });
/** Words with a name in them, which is kept apart from what stands around it. */
const of = (text: string, name: string): RegExp =>
  new RegExp(`^${text.replace('{name}', `\u2068?${name}\u2069?`)}$`);
/** Something in the menu beside a person. */
async function about(page: Page, name: string, act: string | RegExp): Promise<void> {
  await menuOf(page);
  await press(page, of(words.acts, name));
  await page.getByRole('menuitem', { name: act }).click();
}

it('a household plays an evening in which people come late, dawdle, leave and come back', async () => {
  const ada = await come(house.host.ownerLink, 'wide');
  await hostTable(ada, 'Ada', { game: forSaleGame.title, seats: 4 });
  const link = `http://${house.host.address}/#/table/${await tableOf(ada)}`;
  const ben = await come(link, 'desktop');
  const cleo = await come(link, 'phone');
  await sitDown(ben, 'Ben');
  await sitDown(cleo, 'Cleo');
  await press(ada, 'Fill with bots');
  await startGame(ada);
  await ben.locator('.action-bar').waitFor();

  // Somebody comes late, and asks for the seat of the bot.
  const emil = await come(link, 'phone');
  await press(emil, pattern(hosting.late.ask));
  await look(emil, 'Emil comes late');
  const dialog = emil.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Emil');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await emil.getByText(hosting.knock.waiting).waitFor();
  await look(ada, 'Ada is asked');
  await press(ada, hosting.knock.yes);
  await emil.getByRole('region', { name: hosting.late.label }).waitFor({ state: 'detached' });
  await look(emil, 'Emil sits');

  // The clock is set; somebody dawdles, is reminded, and loses one choice.
  await tableMenuOf(ada);
  await ada.getByLabel('Turn clock').selectOption({ label: 'Half a minute' });
  await closeMenu(ada);
  const others = [ada, ben, cleo, emil];
  const waiting = ada.getByText(/has 0:\d\d left|You have 0:\d\d left/).first();
  await waiting.waitFor();
  const isAdas = (await waiting.textContent())?.startsWith('You') === true;
  const patient = isAdas ? ben : ada;
  // What passes by is waited for before it is made to come: it does not stay.
  const reminded = Promise.all(
    others.map((page) => passes(page, /Everybody is waiting for|[Ww]e(?:’re| are) waiting for you/)),
  );
  const over = passes(patient, 'Time’s up');
  await press(patient, hosting.wait.remind);
  await reminded;
  await look(patient, 'somebody is reminded');
  await over;
  await look(patient, 'the time is over');

  // A pause, over the end of the host.
  await menuOf(ada);
  await look(ada, 'what Ada may do to people');
  await closeMenu(ada);
  await tableMenuOf(ada);
  await look(ada, 'what Ada may do to the table');
  await ada.getByLabel(hosting.pause.reason).selectOption({ label: 'food' });
  await ada.getByRole('button', { name: hosting.pause.do }).click();
  await closeMenu(ada);
  await ben.getByRole('heading', { name: hosting.pause.title }).waitFor();
  await look(ben, 'a pause');
  const lost = (page: Page) => page.getByText('The connection is lost');
  await house.host.kill();
  for (const page of [ada, ben, cleo, emil]) await lost(page).waitFor();
  await house.host.startAgain();
  for (const page of [ada, ben, cleo, emil]) await lost(page).waitFor({ state: 'detached' });
  await ben.getByRole('heading', { name: hosting.pause.title }).waitFor();
  await press(ada, hosting.pause.on);
  await ben.getByRole('heading', { name: hosting.pause.title }).waitFor({ state: 'detached' });

  // Somebody is removed by the owner, who may do that to who keeps nobody waiting, and tries to come back. A second host lets them in.
  const appointed = passes(ben, hosting.news.you['second-host']);
  await about(ada, 'Ben', of(hosting.person.second, 'Ben'));
  await closeMenu(ada);
  await appointed;
  await about(ada, 'Emil', of(hosting.person.remove, 'Emil'));
  await ada.getByRole('button', { name: hosting.person.removeDo }).click();
  await emil.getByText('The host has removed this device').waitFor();
  await look(emil, 'Emil is removed');
  await emil.reload();
  await emil.getByText('The host has removed this device').waitFor();
  await ada.close();
  await menuOf(ben);
  await ben.getByRole('button', { name: of(hosting.person.letIn, 'Emil') }).click();
  await look(ben, 'Ben hosts');
  await closeMenu(ben);
  await press(emil, 'Try again');
  await emil.getByRole('button', { name: pattern(hosting.late.take) }).waitFor();

  // A seat moves from the phone to a desktop, past a door that is closed for who is new.
  await tableMenuOf(ben);
  await ben.getByLabel(hosting.door).selectOption({ label: hosting.doors.closed });
  await closeMenu(ben);
  await about(cleo, 'Cleo', hosting.person.move);
  const code = cleo.locator('.code');
  await cleo.getByText(/\d{3} \d{3}/).waitFor();
  await look(cleo, 'Cleo moves');
  const digits = (await code.textContent()) ?? '';
  const desk = await come(link, 'desktop');
  await desk.getByRole('button', { name: words.seatCode }).waitFor();
  await look(desk, 'Cleo before a closed door');
  await press(desk, words.seatCode);
  await desk.getByLabel(hosting.move.enter).fill(digits);
  await look(desk, 'Cleo types the code');
  await desk.getByRole('button', { name: hosting.move.do }).click();
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await cleo
    .getByRole('status')
    .filter({ hasText: 'You’re watching' })
    .or(cleo.getByText('You’re watching'))
    .first()
    .waitFor({ state: 'attached' });
  await look(desk, 'Cleo plays on');

  // What is asked there needs words that this page has not had yet.
  await about(desk, 'Cleo', hosting.person.rename);
  await desk.getByRole('dialog').getByRole('textbox', { name: seating.name }).waitFor();
});
