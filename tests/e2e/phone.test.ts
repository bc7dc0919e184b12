import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useHouse } from '../helpers/e2e/house.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import { playHere } from '../helpers/e2e/screens.ts';

const house = useHouse();

/** What lies uppermost in the middle of the sentence that says what to do, and what of the hand is out of sight. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const sentence = document.querySelector('.sentence');
    const hand = document.querySelector('.hand');
    if (sentence === null || hand === null) throw new Error('no table');
    const { left, top, width, height } = sentence.getBoundingClientRect();
    return {
      isSentenceFree: document.elementFromPoint(left + width / 2, top + height / 2) === sentence,
      hidden: hand.scrollHeight - hand.clientHeight,
    };
  });

it.each([3, 5])('shows the whole hand and the sentence when one acts, with %i players', async (seats) => {
  const { page } = await house.openOwner({ size: 'phone' });
  await playHere(page, ['Anna'], { seats });
  const player = moneyPlayer(page);
  await player.until('bid');
  await page.getByRole('button', { name: 'Bid', exact: true }).focus();
  expect(await inSight(page)).toEqual({ isSentenceFree: true, hidden: 0 });
  await player.until('act');
  await page.getByRole('button', { name: 'Swap', exact: true }).focus();
  expect(await inSight(page)).toEqual({ isSentenceFree: true, hidden: 0 });
  await page.context().close();
});

it('keeps every currency of the hand on one line, and its numerals whole', async () => {
  for (const size of ['phone', 'tall', 'lying'] as const) {
    const { page } = await house.openOwner({ size });
    await playHere(page, ['Anna'], { seats: 3 });
    const player = moneyPlayer(page);
    for (let round = 0; round < 3; round += 1) {
      await player.through('act', 'over');
      await player.until('bid', 'over');
      const lines = await page.evaluate(() =>
        [...document.querySelectorAll('.groups.lines > li')].map((group) => {
          const cards = [...group.querySelectorAll('.pick')].map((card) => card.getBoundingClientRect());
          const head = group.querySelector('.head')?.getBoundingClientRect();
          return {
            tops: new Set(cards.map(({ top }) => Math.round(top))).size,
            isSumApart: (head?.right ?? Infinity) <= Math.min(...cards.map(({ left }) => left)),
            isWithin: Math.max(...cards.map(({ right }) => right)) <= innerWidth,
          };
        }),
      );
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) expect(line).toEqual({ tops: 1, isSumApart: true, isWithin: true });
    }
    await page.context().close();
  }
});

it('shows no card in a display that was taken from it, in any frame', async () => {
  const { page } = await house.openOwner({ size: 'tall', withMotion: true });
  await playHere(page, ['Anna'], { seats: 3 });
  const player = moneyPlayer(page);
  await player.until('bid');
  await page.evaluate(() => {
    const seen = { frames: 0, swaps: 0, wrong: [] as string[] };
    Object.assign(window, { seen });
    let before = '';
    const look = (): void => {
      seen.frames += 1;
      for (const display of document.querySelectorAll('.display')) {
        const labels = [...display.querySelectorAll('[role=img]')].map((one) =>
          one.getAttribute('aria-label'),
        );
        const sum = labels.reduce((all, label) => all + Number(/\d+/.exec(label ?? '')?.[0]), 0);
        const said = Number.parseInt(display.querySelector('.worth')?.textContent ?? '', 10);
        if (sum !== said) seen.wrong.push(`${said}: ${labels.join(', ')}`);
      }
      const now = [...document.querySelectorAll('.display .worth')].map((one) => one.textContent).join();
      if (now !== before) seen.swaps += 1;
      before = now;
      requestAnimationFrame(look);
    };
    look();
  });
  for (let round = 0; round < 4; round += 1) await player.through('act', 'over');
  await player.until('bid', 'over');
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { frames: number; swaps: number; wrong: string[] } }).seen,
  );
  expect(seen.swaps).toBeGreaterThan(2);
  expect(seen.frames).toBeGreaterThan(50);
  expect(seen.wrong).toEqual([]);
  await page.context().close();
});
