import { join } from 'node:path';
import { expect, it } from 'vitest';
import words from '../../docs/goofspiel/renderer/messages/en/table-words.json';
import rules from '../../docs/goofspiel/renderer/rules/en.md';
import { learn, ended } from '../../renderer/i18n/messages/en/app.json';
import { barriers } from '../helpers/e2e/axe.ts';
import { missingChromium, openGuest } from '../helpers/e2e/chromium.ts';
import { filesWith, startExampleHost } from '../helpers/e2e/example.ts';
import { useBrowser, useShared } from '../helpers/e2e/house.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { pattern } from '../helpers/e2e/words.ts';

const { table } = words;
const SHIPPED = join(import.meta.dirname, '../../out');

const browser = useBrowser();
const example = useShared(missingChromium, startExampleHost, (host) => host.dispose());

it('the fourth game is played to its end at its own table, and is in no build but that of the tests', async () => {
  const host = example();
  const { page, errors } = await openGuest(browser(), host.ownerLink);
  await playHere(page, ['Ada'], { game: 'Goofspiel', edition: /Short/, seats: 3 });
  for (let round = 1; round <= 7; round++) {
    await page.getByText(new RegExp(`^Round ${round}( ·|$)`)).waitFor();
    await page
      .getByRole('button', { name: pattern(table.card), disabled: false })
      .last()
      .click();
    if (round === 2) expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: pattern(table.bid) }).click();
  }
  await page
    .getByRole('heading', { name: pattern([ended.wins, ended.youWin, ended.share, ended.youShare]) })
    .waitFor();
  const totals = await page.getByRole('list', { name: ended.ranking }).locator('.total').allInnerTexts();
  const sum = totals.map(Number).reduce((one, other) => one + other, 0);
  expect(totals).toHaveLength(3);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThanOrEqual(28);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('dialog').getByText(rules.summary).waitFor();
  await page.goto(host.ownerLink.replace(/#.*/, '#/rules/goofspiel'));
  await page.getByRole('heading', { level: 1, name: rules.title }).waitFor();
  expect(await page.getByRole('button', { name: learn.title }).count()).toBe(0); // it has no lessons
  expect(errors).toEqual([]);

  expect(filesWith('goofspiel', host.folder)).not.toEqual([]);
  expect(filesWith('goofspiel', SHIPPED)).toEqual([]);
});
