import { expect, it } from 'vitest';
import evening from '../../renderer/i18n/messages/en/evening.json';
import saved from '../../renderer/i18n/messages/en/saved.json';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { openMenu, tableOf } from '../helpers/e2e/screens.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { eventually } from '../helpers/eventually.ts';

const WEEK = 7 * 24 * 60 * 60_000;

const house = useHouse();

it('an evening is put away in the middle of a game and goes on a week later', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const [anna, ben] = [owner.page, guest.page];
  const toTheEnd = (): Promise<unknown> =>
    Promise.all([anna, ben].map((page) => forSalePlayer(page).toTheEnd()));
  await toTheEnd();
  await anna.getByRole('button', { name: 'Play again' }).click();
  await eventually(async () =>
    expect(await anna.getByRole('button', { name: 'Play again' }).count()).toBe(0),
  );
  const table = await tableOf(anna);

  await openMenu(anna, 'table');
  await anna.getByRole('button', { name: evening.putAway }).click();
  await anna.getByRole('dialog').getByRole('button', { name: evening.putAwayDo }).click();
  await ben.getByRole('heading', { name: evening.awayTitle }).waitFor();
  const away = anna.getByRole('region', { name: saved.putAway }).getByRole('listitem');
  await away.getByText(saved.unfinished).waitFor();
  expect(await away.innerText()).toMatch(/Anna.*Ben/);

  await house.host.kill();
  await house.host.startAgain(WEEK);
  await anna.goto(new URL('/#/history', anna.url()).href);
  await anna.reload();
  await away.getByRole('button', { name: saved.takeUp }).click();
  await anna.waitForURL(`**/table/${table}`);
  await ben.reload();
  await toTheEnd();
  await eventually(async () => {
    const [ranking, games] = [anna.locator('table.ranking'), anna.locator('table.games tbody tr')];
    expect(await ranking.innerText()).toContain('Ben');
    expect(await games.count()).toBe(2);
  });
  await anna.goto(new URL('/#/history', anna.url()).href);
  await anna.getByText(saved.games.other.replace('{count}', '2')).waitFor();
  expect(await away.count()).toBe(0);
  expect([...owner.errors, ...guest.errors]).toEqual([]);
});
