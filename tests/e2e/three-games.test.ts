import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fuffzigerGame from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import forSaleGame from '../../renderer/games/for-sale/messages/en/game.json';
import moneyGame from '../../renderer/games/money/messages/en/game.json';
import hosting from '../../renderer/i18n/messages/en/hosting.json';
import { openGuest, type SIZES } from '../helpers/e2e/chromium.ts';
import { lobby, ended, people } from '../../renderer/i18n/messages/en/app.json';
import { bidUpTo, forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { createLook } from '../helpers/e2e/look.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import type { Player } from '../helpers/e2e/player.ts';
import { choice, hostTable, openMenu, problemsOf, sitDown, tableOf } from '../helpers/e2e/screens.ts';
import { turn } from '../helpers/e2e/turn.ts';
import { pattern } from '../helpers/e2e/words.ts';

const house = useHouse();

const look = createLook();

interface Device {
  readonly name: string;
  readonly page: Page;
}

/** What can lie over the table of a person who is awaited, and how it is opened; Escape closes it, in as many steps. */
const DIALOGS: Readonly<
  Record<string, { readonly open: (page: Page) => Promise<void>; readonly steps?: number }>
> = {
  rules: { open: (page) => page.keyboard.press('r') },
  log: { open: (page) => page.keyboard.press('l') },
  keys: { open: (page) => page.keyboard.press('?') },
  people: { open: (page) => openMenu(page, 'people') },
  device: { open: (page) => openMenu(page, 'device') },
  table: { open: (page) => openMenu(page, 'table') },
  leaving: {
    open: async (page) => {
      await openMenu(page, 'people');
      await page.getByRole('button', { name: hosting.leave.ask }).click();
    },
    steps: 2,
  },
};

/** Reminds somebody, as one does in the menu, until it is not too early. */
async function remind(by: Page, name: string, isDone: () => Promise<boolean>): Promise<void> {
  await openMenu(by, 'people');
  const person = by.getByRole('group', { name: pattern(people.acts, { name }) });
  for (let tries = 0; !(await isDone()); tries++) {
    if (tries > 30) throw new Error(`${name} is not reminded: ${await person.innerText()}`);
    await person.getByRole('button', { name: hosting.wait.remind }).click();
    await by.waitForTimeout(2000);
  }
  await by.keyboard.press('Escape');
  await by.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** What is seen of a reminder while a dialog is open. */
interface SeenCall {
  readonly text: string;
  readonly isInSight: boolean;
  readonly isClear: boolean;
}

/** In the page: the reminder, which the uppermost dialog may not cover. */
function seenCall(): SeenCall | undefined {
  const call = document.querySelector('.call.loud');
  const sheet = [...document.querySelectorAll('dialog[open] :is(.sheet, .inside)')].at(-1);
  if (!call || !sheet) return undefined;
  const { left, top, right, bottom, width, height } = call.getBoundingClientRect();
  const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const below = sheet.getBoundingClientRect();
  return {
    text: call.textContent.trim(),
    isInSight: isInWindow && (there === null || call.contains(there) || !sheet.contains(there)),
    isClear: bottom <= below.top || right <= below.left || left >= below.right,
  };
}

/** Somebody who is awaited has a dialog open, and is reminded by another device. */
async function remindUnder(which: string, { name, page }: Device, by: Device): Promise<void> {
  const dialog = DIALOGS[which];
  await dialog?.open(page);
  await page.getByRole('dialog').first().waitFor();
  await remind(by.page, name, async () => (await page.evaluate(seenCall)) !== undefined);
  expect({ which, ...(await page.evaluate(seenCall)) }).toEqual({
    which,
    text: expect.stringContaining(hosting.call.you),
    isInSight: true,
    isClear: true,
  });
  await look(page, `${name} is reminded over ${which}`);
  for (let step = 0; step < (dialog?.steps ?? 1); step++) await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Somebody who plays a page of a game. */
interface EveningPlayer {
  /** Waits until something is asked. */
  asked(): Promise<unknown>;
  answer(): Promise<void>;
  toTheEnd(): Promise<void>;
}

const askedAll = <Question extends string>(
  player: Player<Question>,
  ...questions: readonly Question[]
): EveningPlayer => ({
  asked: () => player.until(...questions),
  answer: () => player.through(...questions),
  toTheEnd: () => player.toTheEnd(),
});

/** The games of the evening, and who plays a page of each. */
const GAMES = [
  {
    title: forSaleGame.title,
    play: (page: Page, seat: number) =>
      askedAll(forSalePlayer(page, { bidding: bidUpTo(1 + seat) }), 'buy', 'sell'),
  },
  { title: moneyGame.title, play: (page: Page) => askedAll(moneyPlayer(page), 'bid', 'act', 'sheet') },
  {
    title: fuffzigerGame.title,
    play: (page: Page) =>
      askedAll(
        fuffzigerPlayer(page, { habits: { buys: 2 } }),
        ...(['produce', 'lead', 'match', 'bid', 'buy', 'launder', 'last'] as const),
      ),
  },
] as const;

/** EVENINGS=whole plays all games to their ends, and opens all dialogs in the first. */
const isLong = process.env['EVENINGS'] === 'whole';
/** Otherwise one of the two shorter games is played to its end with each build, the others are ended early. */
const isWhole = (game: number): boolean => isLong || turn() % 2 === game;
/** And each game has one dialog, another one with the next build. */
function dialogsIn(game: number): readonly string[] {
  const all = Object.keys(DIALOGS);
  return isLong && game === 0 ? all : [all[(turn() * GAMES.length + game) % all.length] ?? ''];
}

it('five devices play three games, and whoever is awaited is reminded over whatever lies on the table', async () => {
  const errors: (readonly string[])[] = [];
  const come = async (name: string, url: string, size: keyof typeof SIZES): Promise<Device> => {
    const guest = await openGuest(house.browser, url, { size });
    errors.push(guest.errors);
    return { name, page: guest.page };
  };
  const owner = await come('Ada', house.host.ownerLink, 'wide');
  await hostTable(owner.page, owner.name, { game: GAMES[0].title, seats: 5 });
  const link = `http://${house.host.address}/#/table/${await tableOf(owner.page)}`;
  const guests = await Promise.all([
    come('Ben', link, 'desktop'),
    come('Cleo', link, 'tall'),
    come('David', link, 'lying'),
    come('Emil', link, 'phone'),
  ]);
  for (const { page, name } of guests) await sitDown(page, name);
  const devices = [owner, ...guests];

  for (const [at, game] of GAMES.entries()) {
    if (at > 0) await changeTo(owner.page, game.title);
    const start = owner.page.getByRole('button', { name: lobby.start });
    const anyway = owner.page.getByRole('button', { name: lobby.startAllTheSame });
    await start.and(owner.page.locator(':not([aria-disabled])')).or(anyway).first().click();

    const players = devices.map(({ page }, seat) => game.play(page, seat));
    for (const dialog of dialogsIn(at)) {
      const asked = await Promise.race(
        players.map(async (player, seat) => {
          await player.asked();
          return seat;
        }),
      );
      const [awaited, by] = [devices[asked], devices[(asked + 1) % devices.length]];
      if (awaited === undefined || by === undefined) throw new Error('nobody is asked');
      await remindUnder(dialog, awaited, by);
      await players[asked]?.answer();
    }
    if (isWhole(at)) await Promise.all(players.map((player) => player.toTheEnd()));
    else {
      await endEarly(owner.page);
      for (const { page } of devices) await page.getByText(ended.early).waitFor();
    }
    await Promise.all(devices.map(({ page, name }) => look(page, `${name} after ${game.title}`)));
  }
  expect(await Promise.all(devices.map(({ page }) => problemsOf(page)))).toEqual(devices.map(() => []));
  expect(errors.flat()).toEqual([]);
});

async function endEarly(page: Page): Promise<void> {
  await openMenu(page, 'table');
  await page.getByRole('button', { name: hosting.end.ask }).click();
  await page.getByRole('button', { name: hosting.end.do }).click();
}

/** After a game: the one who hosts changes what is played. */
async function changeTo(page: Page, game: string): Promise<void> {
  await page.getByRole('button', { name: ended.lobby }).click();
  await page.getByRole('button', { name: lobby.change }).click();
  const dialog = page.getByRole('dialog');
  await choice(dialog, 'Game', game).click();
  await dialog.getByRole('button', { name: hosting.change.apply }).click();
  await dialog.waitFor({ state: 'hidden' });
}
