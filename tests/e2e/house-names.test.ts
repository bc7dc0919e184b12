import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lobby, setup } from '../../renderer/i18n/messages/en/app.json';
import local from '../../renderer/i18n/messages/en/local.json';
import persons from '../../renderer/i18n/messages/en/persons.json';
import seating from '../../renderer/i18n/messages/en/seating.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { hostTable, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { eventually } from '../helpers/eventually.ts';

const house = useHouse();

/** The names that a page offers. */
const offered = (page: Page) => page.getByRole('group', { name: persons.offered }).getByRole('button');
const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

it('offers the owner the names of the house, and a guest their own', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const [anna, ben] = [owner.page, guest.page];
  await Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));
  const go = (page: Page, place: string): Promise<unknown> => page.goto(new URL(place, page.url()).href);

  // Her own name, before a table
  await go(anna, '/#/host');
  await eventually(async () => expect(await offered(anna).allInnerTexts()).toHaveLength(2));
  await anna.getByRole('button', { name: 'Ben', exact: true }).press('Enter');
  expect(await fieldOf(anna, setup.yourName).inputValue()).toBe('Ben');
  const button = anna.getByRole('button', { name: 'Anna', exact: true });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  expect(await fieldOf(anna, setup.yourName).inputValue()).toBe('Anna');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  expect(await barriers(anna)).toEqual([]);

  // Somebody else on her device; the guest is offered what their own browser knows
  await go(anna, '/');
  await hostTable(anna, 'Anna', { game: /For Sale/, seats: 3 });
  await go(ben, `/#/table/${await tableOf(anna)}`);
  await fieldOf(ben, seating.name).waitFor();
  expect(await fieldOf(ben, seating.name).inputValue()).toBe('Ben');
  await anna.getByRole('button', { name: lobby.addHere }).click();
  await eventually(async () => expect(await offered(anna).allInnerTexts()).toHaveLength(1));
  await offered(anna).click();
  const dialog = anna.getByRole('dialog');
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Ben');
  expect(await dialog.getByRole('radio', { name: seating.colours[1] }).isChecked()).toBe(true);
  expect(await barriers(anna)).toEqual([]);
  expect(await offered(ben).count()).toBe(0);

  // Everybody at one screen
  await go(anna, '/#/play');
  await offered(anna).press(' ');
  expect(await fieldOf(anna, local.nameOf.replace('{number}', '2')).inputValue()).toBe('Ben');
  await offered(anna).waitFor({ state: 'hidden' });
  expect(await anna.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await barriers(anna)).toEqual([]);
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
