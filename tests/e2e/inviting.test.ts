import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import connection from '../../renderer/i18n/messages/en/connection.json';
import { lobby } from '../../renderer/i18n/messages/en/app.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { openGuest } from '../helpers/e2e/chromium.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { hostTable, readCodeOf, splitLink, tableOf } from '../helpers/e2e/screens.ts';
import { routeLine } from '../helpers/e2e/route-line.ts';
import { eventually } from '../helpers/eventually.ts';

const { wifi, poster, open: trouble } = connection;
const PASSWORD = String.raw`pa\ss;w:or"d`;
const CODE = String.raw`WIFI:T:WPA;P:pa\\ss\;w\:or\"d;S:Home\, upstairs;;`;

const house = useHouse();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Everything that a page sends to its host from now on. */
async function sentBy(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  const fromPage = (text: string): string => {
    sent.push(text);
    return text;
  };
  await routeLine(page, /\/ws(?:\/|$)/, { fromPage, owner: house.host.ownerLink.split('owner=')[1] ?? '' });
  page.on('request', (request) => void sent.push(request.url() + (request.postData() ?? '')));
  return sent;
}

async function openLobby(light?: 'dark'): Promise<{ page: Page; table: string; sent: readonly string[] }> {
  const { page } = await openGuest(house.browser, 'about:blank', { size: 'wide', ...(light && { light }) });
  const sent = await sentBy(page);
  await page.goto(house.host.ownerLink);
  await hostTable(page, 'Anna', { game: /Money!/, seats: 3 });
  return { page, table: await tableOf(page), sent };
}

async function typeWifi(page: Page): Promise<void> {
  await page.getByLabel(wifi.name).fill(' Home, upstairs ');
  await page.getByLabel(wifi.password).fill(PASSWORD);
  await page.keyboard.press('Enter');
}

it('shows a code for the Wi-Fi on request, hides it again, and tells it to no host', async () => {
  const { page, sent } = await openLobby();
  await press(page, lobby.wifi);
  expect(await barriers(page)).toEqual([]);
  await typeWifi(page);
  const code = page.getByRole('dialog').getByRole('img', { name: 'Home, upstairs' });
  expect(await readCodeOf(code)).toBe(CODE);
  expect(await barriers(page)).toEqual([]);
  await press(page, wifi.hide);
  await code.waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain('upstairs');

  await page.reload(); // it is kept, and still shown to nobody unasked
  await page.getByRole('button', { name: lobby.wifi }).waitFor();
  expect(await page.content()).not.toContain('upstairs');
  await press(page, lobby.wifi);
  expect(await readCodeOf(code)).toBe(CODE);
  await press(page, wifi.forget);
  await press(page, lobby.wifi);
  expect(await page.getByLabel(wifi.name).inputValue()).toBe('');
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((text) => /upstairs|pa\\+ss/.test(text))).toEqual([]);
  await page.context().close();
});

it('prints an invitation on one sheet of A4 or Letter, black on white, with the Wi-Fi only where that is wanted', async () => {
  const { page, table } = await openLobby('dark');
  await page.evaluate(() => Object.assign(window, { print: () => void (document.title += ' printed') }));
  await press(page, lobby.print);
  await press(page, poster.addWifi);
  await typeWifi(page);
  await press(page, wifi.hide);
  await press(page, lobby.print);
  expect(await page.getByLabel(poster.headline).inputValue()).toBe('Tonight at Anna’s');
  expect(await page.content()).not.toContain('upstairs');
  await page.getByRole('switch', { name: poster.wifi }).click();
  expect(await barriers(page)).toEqual([]);
  await press(page, poster.print);
  expect(await page.title()).toContain('printed');

  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('body > .printed');
  expect(await page.locator('#app').isVisible()).toBe(false);
  expect(await sheet.innerText()).toContain(PASSWORD);
  expect(await sheet.innerText()).toContain(house.host.address);
  const codes = sheet.locator('svg.code');
  expect(await readCodeOf(codes.nth(0))).toBe(CODE);
  const [link, ...line] = splitLink(await readCodeOf(codes.nth(1)));
  expect(link).toBe(`http://${house.host.address}/#/table/${table}`);
  expect(line).toEqual([expect.stringMatching(/^[\w-]{22}$/)]);
  const colours = await sheet.evaluate((element) => {
    const inks = [...element.querySelectorAll('p')].map((one) => getComputedStyle(one).color);
    return [...new Set([...inks, getComputedStyle(document.body).backgroundColor])];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  for (const format of ['A4', 'Letter']) {
    const file = await page.pdf({ format, preferCSSPageSize: false, printBackground: false });
    expect(/\/Type \/Pages\s+\/Count (\d+)|\/Count (\d+)/.exec(file.toString('latin1'))?.slice(1)).toContain(
      '1',
    );
  }
  await page.context().close();
});

it('shows a guest neither, and says to everybody why an address may not open', async () => {
  const { page, table } = await openLobby();
  await page.getByText(lobby.noOpen).click();
  for (const text of Object.values(trouble)) await page.getByText(text).waitFor();
  expect(await barriers(page)).toEqual([]);
  const { page: guest } = await house.openGuest(`/#/table/${table}`, {
    size: 'phone',
  });
  await guest.getByRole('button', { name: 'Sit down', exact: true }).waitFor();
  await eventually(async () => expect(await guest.getByText('Anna').count()).toBeGreaterThan(0));
  for (const name of [lobby.wifi, lobby.print])
    expect(await guest.getByRole('button', { name }).count()).toBe(0);
  await Promise.all([page.context().close(), guest.context().close()]);
});
