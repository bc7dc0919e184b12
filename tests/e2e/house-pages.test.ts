import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import app from '../../renderer/i18n/messages/en/app.json';
import evening from '../../renderer/i18n/messages/en/evening.json';
import house from '../../renderer/i18n/messages/en/house.json';
import persons from '../../renderer/i18n/messages/en/persons.json';
import saved from '../../renderer/i18n/messages/en/saved.json';
import { missingChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { useBrowser, useShared } from '../helpers/e2e/house.ts';
import { createLook } from '../helpers/e2e/look.ts';
import { pattern } from '../helpers/e2e/words.ts';
import { eventually } from '../helpers/eventually.ts';
import { testHost } from '../helpers/host-fixture.ts';
import { plantHouse, plantedMatches } from '../helpers/planted-house.ts';

const rendererDir = joinPath(import.meta.dirname, '../../out/renderer');
const PEOPLE = [
  { id: 'annaanna', name: 'Anna', otherNames: ['Anni'], devices: 2 },
  { id: 'benbenbe', name: 'Ben' },
  { id: 'cleocleo', name: 'Maximiliane-Katharina' },
  { id: 'dandanda', name: 'דניאל' },
];
/** Somebody who came once. */
const NEW = { id: 'evaevaev', name: 'Eva' };

const browser = useBrowser();
const running = useShared(
  missingChromium,
  async () => {
    const dataDir = await mkdtemp(joinPath(tmpdir(), 'auction-night-house-'));
    const ids = PEOPLE.map(({ id }) => id);
    await plantHouse(
      dataDir,
      [...PEOPLE, NEW],
      [
        ...plantedMatches(ids, 30),
        {
          game: 'money',
          edition: 'goldsieber',
          evening: 11,
          seats: ['annaanna', 'evaevaev'],
          totals: [3, 1],
        },
        { game: 'money', edition: 'goldsieber', evening: 11, seats: ['x', 'y'], totals: [3, 1], isOld: true },
      ],
    );
    return testHost({ dataDir, rendererDir });
  },
  (host) => host.dispose(),
);
const empty = useShared(
  missingChromium,
  () => testHost({ rendererDir }),
  (host) => host.dispose(),
);

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const title = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

it('shows the owner what the house remembers, and nobody else', async () => {
  const { host } = running();
  const look = createLook();
  const { page, errors } = await openGuest(browser(), host.ownerLink);
  await page.getByRole('link', { name: app.history.title }).click();
  await page.getByRole('link', { name: saved.house }).click();
  await title(page, house.title);
  const people = panel(page, house.people).getByRole('row');
  await eventually(async () => expect(await people.count()).toBe(PEOPLE.length + 2));
  const anna = people.filter({ hasText: 'Anna' });
  await eventually(async () => expect(await anna.getByRole('cell').first().innerText()).toBe('31'));
  await page.getByText(house.unknown.one.replace('{count}', '1')).waitFor();
  await look(page, 'house');

  const versus = panel(page, house.versus);
  expect(await versus.getByRole('table').getByText(house.ahead).count()).toBe(
    await versus.getByRole('table').getByText(house.behind).count(),
  );
  await versus.getByText(house.asList).click();
  await eventually(async () =>
    expect(await versus.getByRole('listitem').filter({ hasText: house.clear }).count()).toBe(
      await versus.getByRole('table').getByText(house.ahead).count(),
    ),
  );

  await page.getByRole('link', { name: 'Anna' }).click();
  await title(page, 'Anna');
  await panel(page, house.strength.title).getByText(house.strength.explain).waitFor();
  await panel(page, house.byGame).getByText('31 games').waitFor();
  expect(await panel(page, house.against).getByRole('row').count()).toBe(PEOPLE.length + 1);
  await look(page, 'person');

  await page.getByRole('link', { name: house.history }).click();
  await page.getByText(pattern(saved.whose, { name: 'Anna' })).waitFor();
  const eva = '/#/history/house.evaevaev';
  await page.goto(new URL(eva, page.url()).href);
  await title(page, 'Eva');
  const missing = ['5 games', '1 evening'];
  for (const what of missing) await panel(page, house.strength.title).getByText(what).waitFor();
  await page.getByRole('link', { name: house.history }).click();
  await page.getByText(pattern(saved.whose, { name: 'Eva' })).waitFor();
  const found = panel(page, saved.finished).getByRole('listitem');
  await eventually(async () => expect(await found.count()).toBe(1));
  expect(errors).toEqual([]);

  const guest = await openGuest(browser(), `http://127.0.0.1:${host.port}/#/history/house.annaanna`, {
    size: 'phone',
  });
  await guest.page.getByText(house.notHere).waitFor();
  await guest.page.goto(new URL('/#/history', guest.page.url()).href);
  await title(guest.page, app.history.title);
  expect(await guest.page.getByText(saved.house).count()).toBe(0);
  expect(guest.errors).toEqual([]);
});

it('splits, merges and forgets from the page of a person', async () => {
  const { host } = running();
  const look = createLook();
  const { page, errors } = await openGuest(browser(), host.ownerLink, { size: 'phone', light: 'dark' });
  await page.getByRole('link', { name: app.common.settings }).click();
  await panel(page, persons.title).getByRole('link', { name: 'Anna' }).click();
  await title(page, 'Anna');
  await look(page, 'person on a phone');
  const act = async (name: string, item: string): Promise<Locator> => {
    await page.getByRole('button', { name: pattern(persons.acts, { name }) }).click();
    await page.getByRole('menuitem', { name: item }).click();
    return page.getByRole('dialog');
  };
  const split = await act('Anna', persons.split);
  expect(await split.getByRole('textbox').inputValue()).toBe('Anni');
  await split.getByRole('combobox').selectOption('1');
  await look(page, 'split');
  await split.getByRole('button', { name: persons.splitDo }).click();
  await page.getByText(persons.devices.one).waitFor();
  expect(await page.getByText('Anni').count()).toBe(0);

  await page.getByRole('link', { name: house.everybody }).click();
  await title(page, house.title);
  await look(page, 'house on a phone');
  await page.getByRole('link', { name: 'Anni' }).click();
  await title(page, 'Anni');
  await page.getByText(house.notCounted).waitFor();
  const merge = await act('Anni', persons.merge);
  await merge.getByRole('combobox').selectOption({ label: 'Anna' });
  await merge.getByRole('button', { name: persons.mergeDo }).click();
  await title(page, 'Anna');
  await page.getByText(persons.devices.other.replace('{count}', '2')).waitFor();

  const forget = await act('Anna', persons.forget);
  await forget.getByRole('button', { name: persons.forget }).click();
  await title(page, house.title);
  const rows = panel(page, house.people).getByRole('row');
  await eventually(async () => expect(await rows.count()).toBe(PEOPLE.length + 1));
  expect(await page.getByText('Anna').count()).toBe(0);
  expect(errors).toEqual([]);
});

it('says so while nothing has counted', async () => {
  const { page, errors } = await openGuest(browser(), empty().host.ownerLink);
  await page.getByRole('link', { name: app.history.title }).click();
  await title(page, app.history.title);
  await page.goto(new URL('/#/history/house', page.url()).href);
  await page.getByText(house.none).waitFor();
  await createLook()(page, 'empty house');
  expect(await page.getByText(evening.explain).count()).toBe(0);
  expect(errors).toEqual([]);
});
