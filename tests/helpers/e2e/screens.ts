import type { Locator, Page } from 'playwright-core';
import { setup, menu } from '../../../renderer/i18n/messages/en/app.json';
import hosting from '../../../renderer/i18n/messages/en/hosting.json';
import { readCode } from '../qr.ts';
import { pattern } from './words.ts';

/** A radio button's whole card: people press that, the button itself is drawn by it. */
export const choice = (page: Page | Locator, group: string, name: RegExp | string): Locator =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: name });

/** What is chosen for a table; absent: what the form offers. */
export interface TableWish {
  /** The game's title. */
  readonly game?: RegExp | string;
  readonly seats?: number;
  readonly edition?: RegExp;
  /** House rules with a list: by their title, the label that is chosen. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly pin?: boolean;
  readonly pace?: string;
  /** Hands may be looked at afterwards. */
  readonly openHands?: boolean;
}

async function fillGame(page: Page, wish: TableWish): Promise<void> {
  if (wish.game !== undefined) await choice(page, 'Game', wish.game).click();
  if (wish.seats !== undefined) {
    const seats = page.getByRole('spinbutton', { name: 'Seats' });
    await seats.fill(String(wish.seats));
    await seats.press('Tab');
  }
  if (wish.edition !== undefined) await choice(page, 'Edition', wish.edition).click();
  if (wish.pace !== undefined)
    await page.getByLabel('Pace', { exact: true }).selectOption({ label: wish.pace });
  if (wish.openHands === true) {
    await page.getByText(setup.afterwards).click();
    await page.getByRole('switch', { name: hosting.openHands }).click();
  }
  if (wish.rules === undefined) return;
  await page.getByText(setup.houseRules).click();
  for (const [title, label] of Object.entries(wish.rules))
    await page.getByLabel(title).selectOption({ label });
}

/** From the start: hosts a table on the network, with a seat for oneself. Ends in the lobby. */
export async function hostTable(page: Page, name: string, wish: TableWish = {}): Promise<void> {
  await page.getByRole('link', { name: 'Host a table' }).click();
  await page.getByLabel('Your name').fill(name);
  await fillGame(page, wish);
  if (wish.pin === true) await page.getByRole('button', { name: 'Suggest one' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('heading', { name: 'Seats', exact: true }).waitFor();
}

/** From the start: begins a game on this computer; the seats that nobody of `people` takes are bots'. */
export async function playHere(page: Page, people: readonly string[], wish: TableWish = {}): Promise<void> {
  await page.getByRole('link', { name: 'Play on this computer' }).click();
  await fillGame(page, wish);
  for (const [index, name] of people.entries()) {
    if (index > 0) await page.getByLabel(`Who’s in seat ${index + 1}?`).selectOption('person');
    await page.getByLabel(`Name for seat ${index + 1}`).fill(name);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** In the lobby: takes a free seat, ready to begin; further people on the same device are added by a dialog. */
export async function sitDown(page: Page, name: string): Promise<void> {
  const further = page.getByRole('button', { name: 'Add somebody on this device' });
  const first = page.getByRole('region', { name: 'Take a seat' });
  await further.or(first).waitFor();
  const isFirst = await first.isVisible();
  if (!isFirst) await further.click();
  const form = isFirst ? first : page.getByRole('dialog');
  await form.getByRole('textbox').fill(name);
  await form.getByRole('button', { name: 'Sit down', exact: true }).click();
  await form.waitFor({ state: 'hidden' });
}

/** In the lobby of the person who hosts: waits until everybody is ready, then begins. */
export async function startGame(page: Page): Promise<void> {
  await page.locator('button:not([aria-disabled])', { hasText: 'Start the game' }).click();
}

/** The address that the lobby prints for guests, `address:port`. */
export const printedAddress = async (page: Page): Promise<string> =>
  ((await page.locator('.address').first().textContent()) ?? '').trim();

/** The table that a page is at: its id, as it stands in the fragment. */
export async function tableOf(page: Page): Promise<string> {
  await page.waitForURL(/#\/table\/[0-9a-f]{16}/);
  return /#\/table\/([0-9a-f]{16})/.exec(page.url())?.[1] ?? '';
}

/** What the page complains about. */
export const problemsOf = (page: Page): Promise<readonly string[]> =>
  page.getByRole('region', { name: 'Messages' }).getByRole('alert').allTextContents();

/** Opens the menu of a table at one of its parts. */
export async function openMenu(page: Page, part: 'people' | 'device' | 'table'): Promise<void> {
  await page.getByRole('button', { name: pattern(menu.open) }).click();
  await page.getByRole('tab', { name: menu[part] }).click();
}

/** Leaves the page of a table, and keeps the seat. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Just close it, keep my seat' }).click();
  await page.getByRole('heading', { level: 1, name: 'Auction Night' }).waitFor();
}

/** Leaves the page of a table and comes back: nothing is half chosen any more. */
export async function lookAway(page: Page): Promise<void> {
  await goHome(page);
  await page.goBack();
  await page.locator('.action-bar').waitFor();
}

/** Lets a bot play for somebody who has gone, as the person who hosts. */
export async function letBotPlay(owner: Page, name: string): Promise<void> {
  await owner.getByRole('button', { name: /^Menu/ }).click();
  const person = owner.getByRole('group', { name: new RegExp(name) });
  await person.getByRole('button', { name: 'Let a bot play' }).click();
  await person.getByRole('button', { name: 'Let a bot play' }).waitFor({ state: 'hidden' });
  await owner.keyboard.press('Escape');
}

/** Of a link: where it leads, and the code of the table behind that. */
export const splitLink = (link: string | undefined): readonly string[] => link?.split('?code=') ?? [];

/** What a QR code on a page says to a device that reads it. */
export async function readCodeOf(code: Locator): Promise<string | undefined> {
  await code.locator('path[d^=M]').waitFor({ state: 'attached' });
  const drawn = await Promise.all([code.getAttribute('viewBox'), code.locator('path').getAttribute('d')]);
  return readCode(drawn[0] ?? '', drawn[1] ?? '');
}
