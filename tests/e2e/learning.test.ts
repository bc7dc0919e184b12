import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fuffzigerGame from '../../renderer/games/falsche-fuffziger/messages/en/game.json';
import fuffzigerNotes from '../../renderer/games/falsche-fuffziger/messages/en/lesson-words.json';
import forSaleGame from '../../renderer/games/for-sale/messages/en/game.json';
import forSaleNotes from '../../renderer/games/for-sale/messages/en/lesson-words.json';
import moneyNotes from '../../renderer/games/money/messages/en/lesson-words.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { areasAtRest } from '../helpers/e2e/boxes.ts';
import { SIZES } from '../helpers/e2e/chromium.ts';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { useHouse } from '../helpers/e2e/house.ts';
import { reachByKeys } from '../helpers/e2e/keyboard.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { inReach } from '../helpers/e2e/reach.ts';

const forSaleLesson = forSaleNotes.lesson;
const lesson = moneyNotes.lesson;
const { aim } = fuffzigerNotes.lesson;

const house = useHouse();

type Size = keyof typeof SIZES;

/** A first game, begun from the start of the app. */
async function learn(title: string, size: Size): Promise<Page> {
  const { page } = await house.openOwner({ size });
  await page.getByRole('link', { name: 'New here?' }).click();
  await page.getByRole('button', { name: title }).click();
  return page;
}
const learnMoney = (size: Size): Promise<Page> => learn('Money!', size);
const note = (page: Page, key: keyof typeof lesson): Locator => noteCalled(page, lesson[key].title);
const noteCalled = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const gotIt = (page: Page): Promise<void> => page.getByRole('button', { name: 'Got it' }).click();

it('what a note suggests is done by a press on it', async () => {
  const page = await learnMoney('phone');
  await note(page, 'aim').waitFor();
  await gotIt(page);
  await note(page, 'bid').getByRole('button', { name: 'Do that' }).click();
  await moneyPlayer(page).until('act');
  await note(page, 'act').waitFor();
  await page.context().close();
});

/** The game's title in the bar, if not all of it is seen: the table's own name may end in dots. */
const cutTitles = (page: Page): Promise<readonly string[]> =>
  page.locator('.bar .game').evaluateAll((games) =>
    games.flatMap((game) => {
      const [{ left, right, bottom }, title] = [game, game.parentElement].map((one) =>
        (one ?? document.body).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const isCut = left < title.left - 1 || right > title.right + 1 || bottom > title.bottom + 1;
      return isCut || getComputedStyle(game).clipPath !== 'none' ? [game.textContent] : [];
    }),
  );

it('explaining is offered to who sits down for the first time, and moves nothing', async () => {
  const { page } = await house.openOwner({ size: 'phone', isNew: true });
  await playHere(page, ['Ada'], { game: 'For Sale', seats: 3 });
  const offer = page.getByRole('region', { name: 'Explain as we play' });
  await offer.waitFor();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    expect(await barriers(page), JSON.stringify(size)).toEqual([]);
    const controls = await page.locator('.bar').getByRole('button').all();
    expect(await inReach(page, ...controls), JSON.stringify(size)).toEqual([]);
    expect(await cutTitles(page), JSON.stringify(size)).toEqual([]);
  }
  const before = await areasAtRest(page);
  await offer.getByRole('button', { name: 'I know this game' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await areasAtRest(page)).toEqual(before);
  await page.reload();
  await page.locator('.action-bar').waitFor();
  expect(await offer.count()).toBe(0);
  await page.context().close();
});

it('each note comes once, also after a reload, and none once that is wished for', async () => {
  const page = await learnMoney('desktop');
  await note(page, 'aim').waitFor();
  await gotIt(page);
  await note(page, 'bid').waitFor();
  await page.reload();
  await note(page, 'bid').waitFor();
  expect(await note(page, 'aim').count()).toBe(0);
  await page.getByRole('button', { name: 'Stop explaining' }).click();
  await note(page, 'bid').waitFor({ state: 'detached' });
  await page.reload();
  const player = moneyPlayer(page);
  await player.through('bid');
  await player.until('act');
  expect(await page.getByRole('button', { name: 'Got it' }).count()).toBe(0);
  await page.context().close();
});

it('notes bar nobody, and keys alone put them away', async () => {
  const page = await learnMoney('desktop');
  await note(page, 'aim').waitFor();
  for (const [colorScheme, size] of [
    ['light', 'phone'],
    ['dark', 'desktop'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(SIZES[size]);
    expect(await barriers(page), `${colorScheme}, ${size}`).toEqual([]);
  }
  await page.setViewportSize(SIZES.desktop);
  await reachByKeys(page, page.getByRole('button', { name: 'Got it' }));
  await page.keyboard.press('Enter');
  await note(page, 'bid').waitFor();
  await page.keyboard.press('Escape');
  await note(page, 'bid').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  await page.context().close();
});

it('a first game can be played to its score sheet without putting any note away', async () => {
  const page = await learnMoney('wide');
  await moneyPlayer(page).toTheEnd();
  await note(page, 'sheet').waitFor();
  await page.context().close();
});

/** The notes of a game by their keys. */
type Notes = Readonly<Record<string, { readonly title: string }>>;

/** Puts notes away, while one is asked for a decision, until `wanted` lies there; resolves with those put away. */
async function reachNote<Some extends Notes>(
  page: Page,
  notes: Some,
  wanted: keyof Some & string,
): Promise<readonly string[]> {
  const all = Object.entries(notes).map(([key, { title }]) => ({ key, lies: noteCalled(page, title) }));
  const any = all.map(({ lies }) => lies).reduce((some, more) => some.or(more));
  const putAway: string[] = [];
  for (;;) {
    await any.waitFor();
    for (const { key, lies } of all) {
      if (!(await lies.isVisible())) continue;
      if (key === wanted) return putAway;
      await gotIt(page);
      putAway.push(key);
      break;
    }
  }
}

const forSaleNote = (page: Page, key: keyof typeof forSaleLesson): Locator =>
  noteCalled(page, forSaleLesson[key].title);

it('For Sale: each note comes once in its moment', async () => {
  const page = await learn(forSaleGame.title, 'desktop');
  const player = forSalePlayer(page);
  await player.until('buy');
  const seen = [...(await reachNote(page, forSaleLesson, 'bid'))];

  // The notes on buying are left lying; the last one goes when its decision is made.
  await player.until('sell');
  await forSaleNote(page, 'selling').waitFor();
  await player.through('sell');
  await player.until('sell');
  seen.push('bid', 'selling', ...(await reachNote(page, forSaleLesson, 'reveal')));
  await gotIt(page);
  for (let round = 2; round < ROUNDS; round++) await player.through('sell');
  await player.until('sell');
  seen.push('reveal', ...(await reachNote(page, forSaleLesson, 'count')));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).not.toContain('count');
  await player.toTheEnd();
  await page.context().close();
});

/** Rounds of each part with the four players of a first game. */
const ROUNDS = 7;

it('Falsche Fuffziger: its notes come phase by phase', async () => {
  const page = await learn(fuffzigerGame.title, 'desktop');
  const player = fuffzigerPlayer(page);
  const seen: string[] = [];
  await noteCalled(page, aim.title).waitFor();
  for (const [asked, key] of PHASES) {
    await player.until(asked);
    seen.push(...(await reachNote(page, fuffzigerNotes.lesson, key)), key);
    await gotIt(page);
  }
  expect(new Set(seen).size).toBe(seen.length);
  await page.context().close();
});

/** The first questions of a game, and the note that comes with each. */
const PHASES = [
  ['produce', 'produce'],
  ['bid', 'bid'],
  ['launder', 'general'],
] as const;
