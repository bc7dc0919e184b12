import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { setup } from '../../renderer/i18n/messages/en/app.json';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { startHostProcess, type HostProcess } from '../helpers/e2e/host-process.ts';
import { useBrowser } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import type { Player } from '../helpers/e2e/player.ts';
import { choice, hostTable, sitDown, startGame, type TableWish } from '../helpers/e2e/screens.ts';

/** Bytes of all programs, as they are transferred, until a page shows a table that plays. Fonts are counted apart. */
const BUDGET = 150 * 1000;

const browser = useBrowser();

/** The host of a first evening: there is nothing to go on with. */
async function startHost(): Promise<HostProcess> {
  const host = await startHostProcess();
  onTestFinished(() => host.dispose());
  return host;
}

/** A game on the way to its first decision. */
interface FirstSteps {
  readonly title: RegExp;
  /** Plays on a page until it has asked for a decision of the first kind; `through`: and that is made. */
  readonly untilAsked: (page: Page) => Promise<unknown>;
  readonly through: (page: Page) => Promise<unknown>;
}

const firstSteps = <Question extends string>(
  title: RegExp,
  player: (page: Page) => Player<Question>,
  first: Question,
): FirstSteps => ({
  title,
  untilAsked: (page) => player(page).until(first),
  through: (page) => player(page).through(first),
});

/** Every game of the app. */
const GAMES: Readonly<Record<string, FirstSteps>> = {
  money: firstSteps(/Money!/, moneyPlayer, 'bid'),
  'for-sale': firstSteps(/For Sale/, forSalePlayer, 'buy'),
  'falsche-fuffziger': firstSteps(/Falsche Fuffziger/, fuffzigerPlayer, 'produce'),
};

it('finds beside a program what unpacks to it', () => {
  const folder = join(import.meta.dirname, '../../out/renderer/assets');
  const names = readdirSync(folder).filter((name) => name.endsWith('.gz'));
  expect(names.length).toBeGreaterThan(0);
  const unpacked = names.map((name) => gunzipSync(readFileSync(join(folder, name))));
  const programs = names.map((name) => readFileSync(join(folder, name.replace(/\.gz$/, ''))));
  for (const [index, name] of names.entries())
    expect([name, unpacked[index]?.equals(programs[index] ?? Buffer.of())]).toEqual([name, true]);
});

it('measures every game that can be hosted', async () => {
  const host = await startHost();
  const page = await browser().newPage();
  await page.goto(host.ownerLink);
  await page.getByRole('link', { name: 'Host a table' }).click();
  for (const { title } of Object.values(GAMES)) await choice(page, 'Game', title).waitFor();
  expect(await choice(page, 'Game', /./).count()).toBe(Object.keys(GAMES).length);
  await page.close();
});

it.each(Object.entries(GAMES))(
  '%s: who hosts and who comes load at most 150 kB of programs, from the first page to a table that plays',
  async (name, { title, untilAsked, through }) => {
    const host = await startHost();
    // Each page has a browser's memory of its own: nothing comes from a cache.
    const owner = await browser().newPage();
    const guest = await browser().newPage({ viewport: SIZES.phone });
    for (const page of [owner, guest]) await page.route('**/later.json', (route) => route.abort()); // nothing ahead
    const loaded = { owner: programsOf(owner), guest: programsOf(guest) };
    await owner.goto(host.ownerLink);
    const rules: TableWish['rules'] =
      name === 'money' ? {} : { 'Who starts': setup.seatNumber.replace('{number}', '1') };
    await hostTable(owner, 'Anna', { seats: 3, game: title, rules });
    await owner.getByRole('img', { name: 'Code for' }).waitFor();
    await guest.goto(`http://${host.address}/`);
    await guest.getByRole('button', { name: 'Join Anna’s table' }).click();
    await sitDown(guest, 'Ben');
    await owner.getByRole('button', { name: 'Fill with bots' }).click();
    await startGame(owner);
    await untilAsked(owner);
    const hosting = await loaded.owner();
    await through(owner); // where they decide one after the other
    await untilAsked(guest);
    const coming = await loaded.guest();
    console.log(
      `${name}: ${sumOf(hosting)} bytes of programs for who hosts, ${sumOf(coming)} for who comes.`,
    );
    expect(sumOf(coming)).toBeGreaterThan(20_000); // otherwise nothing was counted
    for (const programs of [coming, hosting])
      expect(sumOf(programs), JSON.stringify(programs)).toBeLessThanOrEqual(BUDGET);
    await Promise.all([owner.close(), guest.close()]);
  },
);

/** The names of programs, and the bytes of each. */
type Programs = readonly (readonly [name: string, bytes: number])[];

const sumOf = (programs: Programs): number => programs.reduce((sum, [, bytes]) => sum + bytes, 0);

/** The programs that a page gets over the network from now on until the result is asked for. */
function programsOf(page: Page): () => Promise<Programs> {
  const sizes: Promise<Programs[number]>[] = [];
  const sizeOf = async (request: Request): Promise<Programs[number]> => {
    const response = await request.response();
    const isProgram = response?.headers()['content-type']?.startsWith('text/javascript') ?? false;
    const name = request.url().split('/').at(-1) ?? '';
    return [name, isProgram ? (await request.sizes()).responseBodySize : 0];
  };
  const note = (request: Request): void => void sizes.push(sizeOf(request));
  page.on('requestfinished', note);
  return async () => {
    page.off('requestfinished', note); // the size of what comes later would be asked of a page that is closed
    return (await Promise.all(sizes)).filter(([, bytes]) => bytes > 0);
  };
}
