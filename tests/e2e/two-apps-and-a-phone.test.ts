import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import dealt from '../../renderer/i18n/messages/en/dealt.json';
import { errorsOf, openGuest, silence, SIZES } from '../helpers/e2e/chromium.ts';
import { scannedLink, useTwoApps } from '../helpers/e2e/evening.ts';
import { handsAt } from '../helpers/e2e/hands.ts';
import {
  bid,
  handCards,
  inTurn,
  moneyPlayer,
  ownHand,
  pressCard,
  takeBackButton,
} from '../helpers/e2e/money-player.ts';
import { hostTable, problemsOf, sitDown, startGame } from '../helpers/e2e/screens.ts';

describe('two apps and a phone', () => {
  const evening = useTwoApps();

  it('play a whole game: two people on a sofa, one who finds the table by itself, one who scans the code; by mouse, by keys and by fingers', async () => {
    const { browser, apps } = evening();
    const [sofa, other] = await Promise.all(apps.map((app) => app.firstWindow()));
    if (sofa === undefined || other === undefined) throw new Error('no apps');
    const errors = [errorsOf(sofa), errorsOf(other)];
    await Promise.all([sofa, other].map((page) => page.evaluate(silence)));

    await hostTable(sofa, 'Anna', { edition: /Gryphon/, pin: true, openHands: true });
    await sitDown(sofa, 'Ben');
    const pin = await pinOf(sofa);

    await other.getByRole('button', { name: 'Join Anna’s table' }).click();
    await comeIn(other, pin);
    await sitDown(other, 'Carla');

    const link = await scannedLink(sofa);
    const guest = await openGuest(browser, link, { size: 'phone' });
    const phone = guest.page;
    await sitDown(phone, 'David');
    expect(phone.url()).not.toContain('code=');

    await sofa.getByText('Not ready yet').first().waitFor({ state: 'hidden' });
    await startGame(sofa);

    await sealAndReload(phone);
    await phone.setViewportSize(SIZES.lying);
    const hands = handsAt('money');
    await Promise.all([
      moneyPlayer(sofa, { bidSize: inTurn(1, 1, 0) }).toTheEnd(),
      hands.byKeys(other),
      hands.byFingers(phone),
    ]);

    const results = await Promise.all([sofa, other, phone].map(scoreSheetOf));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(results[0]).toMatch(/Anna.*Ben.*Carla.*David/s);
    await other.getByText(dealt.again.same).waitFor(); // on this app's own host
    await phone.getByText(dealt.done.all).waitFor();
    for (const page of [sofa, phone]) expect(await page.getByText(dealt.again.same).count()).toBe(0);
    expect(await Promise.all([other, phone].map(problemsOf))).toEqual([[], []]);
    expect([...errors.flat(), ...guest.errors]).toEqual([]);
  });
});

const pinOf = async (page: Page): Promise<string> =>
  /\d{6}/.exec((await page.getByText(/^\d{6}$/).textContent()) ?? '')?.[0] ?? '';

async function comeIn(page: Page, pin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
}

/** A phone that goes to sleep in the middle of a bid and whose page is loaded anew finds everything as it was. */
async function sealAndReload(phone: Page): Promise<void> {
  await moneyPlayer(phone).until('bid');
  const before = await namesOf(phone);
  await pressCard(phone, 1);
  await pressCard(phone, 1);
  await bid(phone, 2);
  await takeBackButton(phone).waitFor();
  await phone.reload();
  await takeBackButton(phone).waitFor();
  const told = `${(await ownHand(phone).locator('.visually-hidden').allTextContents()).join(' ')} `;
  expect(before.filter((name) => told.includes(`${name} `))).toEqual(before.slice(2));
  await takeBackButton(phone).click();
  await moneyPlayer(phone).until('bid');
  expect(await namesOf(phone)).toEqual(before);
}

const namesOf = (page: Page): Promise<readonly string[]> =>
  handCards(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));

/** The score sheet as text, the same on every device: with the name where it says "You". */
const scoreSheetOf = (page: Page): Promise<string> =>
  page.getByRole('group', { name: /^Score sheet for hand/ }).evaluate((sheet) => {
    const copy = sheet.cloneNode(true) as Element;
    for (const name of copy.querySelectorAll<HTMLElement>('bdi[title]')) name.textContent = name.title;
    return copy.textContent;
  });
