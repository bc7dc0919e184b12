import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { people } from '../../renderer/i18n/messages/en/app.json';
import { missingChromium, openChromiumOn, openGuest, type Guest } from '../helpers/e2e/chromium.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { bid, moneyPlayer, ownHand, takeBackButton } from '../helpers/e2e/money-player.ts';
import { hostTable, readCodeOf, sitDown, startGame, tableOf } from '../helpers/e2e/screens.ts';
import { until } from '../helpers/eventually.ts';
import {
  createTestNetwork,
  networksMissing,
  type TestDevice,
  type TestNetwork,
} from '../helpers/network-namespace.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const RUN = fileURLToPath(new URL('../../build/run.mjs', import.meta.url));
const IMPOSTOR = fileURLToPath(new URL('../helpers/impostor.ts', import.meta.url));
const OLD = '10.77.0.2';
const NEW = '10.77.0.9';

const missing = missingChromium ?? (await networksMissing());

/** A host on a computer of its own, the browser of who hosts on the same, and a phone in the same network. */
interface House {
  readonly network: TestNetwork;
  readonly computer: TestDevice;
  readonly host: HostProcess;
  readonly owner: Guest;
  readonly phone: Browser;
  readonly table: string;
}
const ends: (() => Promise<unknown>)[] = [];
beforeEach((context) => requireOrSkip(context, missing));
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** `names`: what the phone finds a name of the home network at, as phones do by themselves. */
async function openHouse(names?: string): Promise<House> {
  const network = await createTestNetwork();
  ends.push(() => network.remove());
  const [computer, pocket] = [await network.device(`${OLD}/24`), await network.device('10.77.0.3/24')];
  const host = await startHostProcess([], { device: computer });
  ends.push(() => host.dispose());
  const rules = names === undefined ? [] : [`--host-resolver-rules=MAP *.local ${names}`];
  const [desk, phone] = await Promise.all([openChromiumOn(computer), openChromiumOn(pocket, rules)]);
  ends.push(() => Promise.all([desk.close(), phone.close()]));
  const owner = await openGuest(desk, host.ownerLink);
  await hostTable(owner.page, 'Anna', { seats: 3, edition: /Gryphon/ });
  return { network, computer, host, owner, phone, table: await tableOf(owner.page) };
}

/** Ben sits down with the phone, a bot with them, and bids in the first round: his bid lies sealed. */
async function playTillSealed({ host, owner, phone, table }: House): Promise<Guest> {
  const ben = await openGuest(phone, `http://${OLD}:${host.port}/#/table/${table}`, { size: 'phone' });
  await sitDown(ben.page, 'Ben');
  await owner.page.getByRole('button', { name: 'Fill with bots' }).click();
  await startGame(owner.page);
  await moneyPlayer(ben.page).until('bid');
  await bid(ben.page, 1);
  await takeBackButton(ben.page).waitFor();
  await until(() => ben.page.evaluate(hasLoaded, ['LostHost', 'connection', 'common-later']));
  return ben;
}

/** In the page: whether programs of these names are there. What to do without the host comes with the first act at the latest. */
const hasLoaded = (names: readonly string[]): boolean => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  return names.every((name) => files.some((file) => file.includes(`/${name}-`) && file.endsWith('.js')));
};

/** The router gives the computer another address. */
function move({ computer }: House): void {
  computer.ip('addr', 'del', `${OLD}/24`, 'dev', 'eth0');
  computer.ip('addr', 'add', `${NEW}/24`, 'broadcast', '+', 'dev', 'eth0');
}

const handOf = async (page: Page): Promise<string> => (await ownHand(page).allTextContents()).join();
const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => Object.entries(localStorage).find(([name]) => name.includes('.seats.'))?.[1] ?? '');

describe('a host whose address changes in the middle of a game', () => {
  it('says so where it is hosted; a phone that cannot find it says what to do, and its person plays on with the code that it shows', async () => {
    const house = await openHouse();
    const { host, owner, phone } = house;
    const ben = await playTillSealed(house);
    const hand = await handOf(ben.page);
    move(house);

    await owner.page.getByText('This computer has a new address.').waitFor();
    const link = await readCodeOf(owner.page.getByRole('img', { name: `${NEW}:${host.port}` }));
    await ben.page.getByText('The host is no longer answering.').waitFor();
    const code = (await ben.page.locator('.lost dd').textContent()) ?? '';
    expect(code).toMatch(/^\d{3} \d{3}$/);

    const scanned = await openGuest(phone, link ?? '', { size: 'phone' });
    expect(new URL(scanned.page.url()).host).toBe(`${NEW}:${host.port}`);
    await scanned.page.getByRole('button', { name: people.mySeat }).click();
    await scanned.page.getByRole('button', { name: people.seatCode }).click();
    await scanned.page.getByRole('dialog').getByRole('textbox').fill(code);
    await scanned.page.getByRole('button', { name: 'Play here' }).click();
    await takeBackButton(scanned.page).waitFor(); // his bid lies there, sealed
    expect(await handOf(scanned.page)).toBe(hand);
    await takeBackButton(scanned.page).click();
    await moneyPlayer(scanned.page).until('bid');
    await owner.page.getByText('This computer has a new address.').waitFor({ state: 'hidden' });
    await Promise.all([moneyPlayer(owner.page).through('act'), moneyPlayer(scanned.page).through('act')]); // and the game goes on
    expect([...owner.errors, ...scanned.errors]).toEqual([]);
  });

  it('is found again by a phone that resolves its name: one press, and the seat comes along', async () => {
    const house = await openHouse(NEW);
    const ben = await playTillSealed(house);
    const before = await tokenOf(ben.page);
    move(house);
    await ben.page.getByText('The host has a new address.').waitFor();
    await ben.page.getByRole('button', { name: 'Go there' }).click();
    await ben.page.waitForURL(`http://${NEW}:${house.host.port}/**`);
    await takeBackButton(ben.page).waitFor();
    await until(() => !ben.page.url().includes('back'));
    expect(await ben.page.evaluate(() => history.length)).toBeLessThan(5);
    expect(await tokenOf(ben.page)).toMatch(/^[0-9a-f]{32}@own$/);
    expect(await tokenOf(ben.page)).not.toBe(before);
    await Promise.all([moneyPlayer(house.owner.page).through('act'), moneyPlayer(ben.page).through('act')]);
  });

  it('is gone to by its address, which is typed on the old page', async () => {
    const house = await openHouse();
    const ben = await playTillSealed(house);
    move(house);
    await ben.page.getByRole('textbox', { name: 'Or type the address' }).fill(`${NEW}:${house.host.port}`);
    await ben.page.getByRole('button', { name: 'Go there' }).click();
    await takeBackButton(ben.page).waitFor();
    expect(new URL(ben.page.url()).host).toBe(`${NEW}:${house.host.port}`);
  });

  it('is not mistaken for another device that has its old address: that is told nothing', async () => {
    const house = await openHouse();
    const ben = await playTillSealed(house);
    move(house);
    const thief = await house.network.device(`${OLD}/24`);
    const heard = await startImpostor(thief, house.host.port);
    await ben.page.getByText('A different computer now answers at this address.').waitFor();
    expect(await ben.page.locator('.lost dd').count()).toBe(1);
    expect(heard()).toEqual(['ready', '']); // the page sends no more than the first message of a line
  });

  it('nor for another host there, which does not know the table', async () => {
    const house = await openHouse();
    const ben = await playTillSealed(house);
    move(house);
    const neighbour = await house.network.device(`${OLD}/24`);
    const other = await startHostProcess([], { device: neighbour, port: house.host.port });
    ends.push(() => other.dispose());
    await ben.page.getByText('A different computer now answers at this address.').waitFor();
    expect(await ben.page.locator('.lost dd').count()).toBe(1);
  });
});

/** What an impostor has heard so far. */
async function startImpostor(device: TestDevice, port: number): Promise<() => readonly string[]> {
  const [file = '', ...words] = [...device.prefix, process.execPath, RUN, IMPOSTOR, String(port)];
  const child: ChildProcess = spawn(file, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  ends.push(() => Promise.resolve(child.kill()));
  let heard = '';
  child.stdout?.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await until(() => heard.includes('ready'));
  return () => heard.split('\n');
}
