import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import moneyGame from '../../renderer/games/money/messages/en/game.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { menu, people as words } from '../../renderer/i18n/messages/en/app.json';
import { openGuest, type Device } from '../helpers/e2e/chromium.ts';
import { createLook } from '../helpers/e2e/look.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { bid, handCards, takeBackButton } from '../helpers/e2e/money-player.ts';
import { hostTable, sitDown, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { join as joinTable } from '../helpers/host-client.ts';

const house = useHouse();

async function come(url: string, size: NonNullable<Device['size']>): Promise<Page> {
  return (await openGuest(house.browser, url, { size })).page;
}

const look = createLook();

/** Words with a name in them, which is kept apart from what stands around it. */
const of = (text: string, name: string): RegExp =>
  new RegExp(text.replaceAll('?', '\\?').replaceAll('{name}', `\u2068?${name}\u2069?`));
const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();
/** The page is gone, and with it the connection. */
const goAway = (page: Page) => page.goto('about:blank');
const hasHand = (page: Page): Promise<void> => handCards(page).first().waitFor();

it('a phone that has lost its key asks for its seat at a full running table, has its hand back, and the old page learns of it', async () => {
  const ada = await come(house.host.ownerLink, 'wide');
  await hostTable(ada, 'Ada', { game: moneyGame.title, seats: 3 });
  const id = await tableOf(ada);
  const link = `http://${house.host.address}/#/table/${id}`;
  const [old, cleo] = [await come(link, 'phone'), await come(link, 'desktop')];
  await sitDown(old, 'Ben');
  await sitDown(cleo, 'Cleo');
  await startGame(ada);
  await hasHand(old);

  // Ben's page is gone, and his other browser knows nothing of a seat.
  await goAway(old);
  const phone = await come(link, 'phone');
  await press(phone, words.mySeat);
  await phone.getByRole('dialog').getByText(words.away).first().waitFor();
  await look(phone, 'which seat is mine');
  await press(phone, of(hosting.claim.me, 'Ben'));
  await phone.getByText(of(hosting.claim.waiting, 'Ben')).waitFor();
  await look(phone, 'Ben has asked');
  await ada.getByText(of(hosting.claim.asks, 'Ben')).waitFor();
  await look(ada, 'Ada is asked');
  await press(ada, of(hosting.claim.yes, 'Ben'));
  await hasHand(phone);
  await bid(phone, 1);
  await takeBackButton(phone).waitFor();
  await look(phone, 'Ben plays on');

  // The old page is back: it is told, asks for the seat, and who has it says no.
  await old.goto(link);
  await old.getByText(of(hosting.movedAway.title, 'Ben')).waitFor();
  await look(old, 'the seat has moved');
  await press(old, hosting.movedAway.back);
  await phone.getByText(of(hosting.claim.yours, 'Ben')).waitFor();
  await look(phone, 'Ben is told');
  await ada.getByText(of(hosting.claim.asks, 'Ben')).waitFor();
  await ada.getByText(/isn’t keeping anybody waiting/).waitFor();
  expect(await ada.getByRole('button', { name: of(hosting.claim.yes, 'Ben') }).count()).toBe(0);
  await look(ada, 'Ada cannot give it away');
  await press(phone, hosting.claim.yoursNo);
  await old.getByText(of(hosting.claim.refused, 'Ben')).waitFor();
  await look(old, 'the old page is told no');

  // Somebody of another device watches and asks; Ada sees both.
  const stranger = await joinTable(house.host.port, `/ws/${id}`, {}, { localAddress: '127.0.0.9' });
  await stranger.ask({ type: 'claim-seat', seat: seat(1), token: 'a'.repeat(32) });
  await ada.getByRole('button', { name: hosting.knock.mute }).waitFor();
  await look(ada, 'a stranger asks');
  await press(ada, hosting.knock.mute);
  await stranger.untilTable(({ you }) => you.knock === 'refused');
  await press(ada, pattern(menu.open));
  await ada.getByText(hosting.watch.muted).waitFor();
  await ada.getByText(hosting.watch.title).scrollIntoViewIfNeeded();
  await look(ada, 'who watches');
  await press(ada, pattern(hosting.watch.acts));
  await ada.getByRole('menuitem', { name: hosting.watch.remove }).click();
  await ada.getByRole('button', { name: hosting.watch.remove }).last().click();
  expect(await stranger.closed).toBe(4009);

  // The door is closed, and the phone loses its key once more.
  await ada.getByRole('tab', { name: menu.table }).click();
  await ada.getByLabel(hosting.door).selectOption({ label: hosting.doors.closed });
  await ada.keyboard.press('Escape');
  await goAway(phone);
  const tablet = await come(link, 'phone');
  await press(tablet, words.mySeat);
  await tablet.getByLabel(hosting.claim.name).fill('ben');
  await look(tablet, 'Ben before a closed door');
  await press(tablet, hosting.claim.ask);
  await tablet.getByRole('heading', { name: hosting.claim.waitingTitle }).waitFor();
  await look(tablet, 'Ben waits outside');
  await press(ada, of(hosting.claim.yes, 'Ben'));
  await takeBackButton(tablet).waitFor();
  await look(tablet, 'Ben is in');
});

it('somebody who sits down under a name that is here already is asked whether it is they', async () => {
  const ada = await come(house.host.ownerLink, 'desktop');
  await hostTable(ada, 'Ada', { game: moneyGame.title, seats: 4 });
  const link = `http://${house.host.address}/#/table/${await tableOf(ada)}`;
  const old = await come(link, 'phone');
  await sitDown(old, 'Ben');
  await goAway(old);
  const phone = await come(link, 'phone');
  await phone.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await phone.getByText(of(hosting.claim.offerAway, 'Ben')).waitFor();
  await look(phone, 'is that you');
  await press(phone, hosting.claim.offer);
  await look(phone, 'asked in the lobby');
  await press(ada, of(hosting.claim.yes, 'Ben'));
  await phone.getByRole('button', { name: 'Not ready after all' }).waitFor();
});
