import { expect, it } from 'vitest';
import houseWords from '../../renderer/i18n/messages/en/house.json';
import persons from '../../renderer/i18n/messages/en/persons.json';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { hostTable, sitDown, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { eventually } from '../helpers/eventually.ts';
import { pattern } from '../helpers/e2e/words.ts';

const house = useHouse();

it('asks who comes with a known name from another device, tells two people apart, and forgets who shall be forgotten', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const [anna, ben] = [owner.page, guest.page];
  await Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));
  const go = (place: string): Promise<unknown> => anna.goto(new URL(place, anna.url()).href);
  await go('/');
  await hostTable(anna, 'Anna', { game: /For Sale/, seats: 3 });
  const other = await house.openGuest(`/#/table/${await tableOf(anna)}`, { size: 'phone' });
  await sitDown(other.page, 'Ben');
  const question = other.page.getByText(pattern(persons.who.title, { name: 'Ben' }));
  await question.waitFor();
  await other.page.getByRole('button', { name: persons.who.yes }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await anna.getByText(pattern(persons.who.title, { name: 'Anna' })).count()).toBe(0);

  await go('/#/settings');
  const list = anna.getByRole('region', { name: persons.title }).getByRole('listitem');
  await eventually(async () => expect(await list.count()).toBe(2));
  await anna.getByRole('button', { name: pattern(persons.acts, { name: 'Anna' }) }).click();
  await anna.getByRole('menuitem', { name: persons.split }).click();
  const dialog = anna.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Annika');
  await dialog.getByRole('group', { name: persons.splitPlayed }).getByRole('switch').click();
  await dialog.getByRole('button', { name: persons.splitDo }).click();
  await eventually(async () => expect(await list.count()).toBe(3));
  await go('/#/history/house');
  const row = (name: string) => anna.getByRole('row').filter({ has: anna.getByRole('rowheader', { name }) });
  await row('Annika').first().waitFor();
  expect(await row('Annika').first().getByRole('cell').first().innerText()).toBe('1');
  expect(await row('Anna').first().innerText()).toContain(houseWords.notCounted);
  await go('/#/settings');
  await anna.getByRole('button', { name: pattern(persons.acts, { name: 'Ben' }) }).click();
  await anna.getByRole('menuitem', { name: persons.forget }).click();
  await anna.getByRole('dialog').getByRole('button', { name: persons.forget }).click();
  await eventually(async () =>
    expect(await list.allInnerTexts()).toEqual([
      expect.stringContaining('Anna'),
      expect.stringContaining('Annika'),
    ]),
  );
  await go('/#/history');
  await anna.getByText('Guest').first().waitFor();
  expect(await anna.getByText('Ben').count()).toBe(0);
  expect([...owner.errors, ...guest.errors, ...other.errors]).toEqual([]);
});
