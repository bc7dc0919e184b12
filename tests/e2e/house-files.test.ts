import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import archive from '../../renderer/i18n/messages/en/archive.json';
import persons from '../../renderer/i18n/messages/en/persons.json';
import { openGuest } from '../helpers/e2e/chromium.ts';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { useHost, useHouse } from '../helpers/e2e/house.ts';
import { openSharedTable } from '../helpers/e2e/shared-table.ts';
import { eventually } from '../helpers/eventually.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

const house = useHouse();
const newComputer = useHost(missingChromium);

it('an evening goes on on another computer', async () => {
  const { owner, guest } = await openSharedTable(house, ['Anna', 'Ben'], {
    game: /For Sale/,
    seats: 3,
    pace: 'Instant',
  });
  const [page, other] = [owner.page, guest.page];
  await Promise.all([page, other].map((one) => forSalePlayer(one).toTheEnd()));
  const showHistory = async (one: typeof page): Promise<void> =>
    void (await one.goto(new URL('/#/history', one.url()).href));
  await showHistory(page);
  const files = page.getByRole('region', { name: archive.title });
  const save = async (name: string): Promise<{ readonly path: string; readonly name: string }> => {
    const coming = page.waitForEvent('download');
    await files.getByRole('button', { name, exact: true }).click();
    const file = await coming;
    return { path: await file.path(), name: file.suggestedFilename() };
  };
  const table = await save(archive.table);
  expect(table.name).toMatch(/^auction-night-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(table.path, 'utf8').split('\r\n')).toHaveLength(5);
  const stats = await save(archive.bgStats.replaceAll('\u00a0', ' '));
  expect(stats.name).toMatch(/\.bgsplay$/);
  expect(JSON.parse(readFileSync(stats.path, 'utf8'))).toMatchObject({ games: [{ name: 'For Sale' }] });
  const all = await save(archive.all);
  expect(all.name).toMatch(/\.zip$/);

  const fresh = await openGuest(house.browser, newComputer().ownerLink);
  await fresh.page.waitForURL((url) => !url.hash.includes('owner'));
  await showHistory(fresh.page);
  const region = fresh.page.getByRole('region', { name: archive.title });
  expect(await region.getByRole('button', { name: archive.all }).count()).toBe(0); // nothing to save yet
  const take = async (path: string, says: string): Promise<void> => {
    await region.getByLabel(archive.take).and(region.locator('input')).setInputFiles(path);
    await region.getByRole('status').filter({ hasText: says }).waitFor();
  };
  await take(table.path, archive.refused['no-archive']);
  await showHistory(fresh.page);
  await take(all.path, archive.taken.one.replace('{count}', '1'));
  await fresh.page.getByText('Anna').first().waitFor();
  await take(all.path, archive.nothingNew);
  await fresh.page.goto(new URL('/#/settings', fresh.page.url()).href);
  const people = fresh.page.getByRole('region', { name: persons.title }).getByRole('listitem');
  await eventually(async () => expect(await people.count()).toBe(2));
  expect([...owner.errors, ...guest.errors, ...fresh.errors]).toEqual([]);
});
