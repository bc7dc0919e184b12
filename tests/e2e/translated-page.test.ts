import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isQuestion } from '../harness/scenes.ts';
import { kinds, sizeNamed } from '../harness/sizes.ts';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { useShared } from '../helpers/e2e/house.ts';
import { PLAIN_LOOK, useStudio } from '../helpers/e2e/studio.ts';
import { translate, wordsOfButtons } from '../helpers/translator.ts';

const studio = useStudio(missingChromium);
const stage = useShared(missingChromium, () => studio().open(PLAIN_LOOK));

const SIZE = sizeNamed('1280x800');
const CARD = '[data-card]:not([aria-disabled="true"])';
const STEP = '[aria-keyshortcuts="Plus"]:not([aria-disabled="true"]):not(:disabled)';

/** What a person presses who looks for a choice: each way to raise, and the first cards. */
async function choose(page: Page): Promise<readonly (readonly string[])[]> {
  if ((await page.locator('dialog[open][aria-modal]').count()) > 0) await page.keyboard.press('Escape');
  const seen = [await page.evaluate(wordsOfButtons)];
  for (const choice of [STEP, CARD]) {
    const count = Math.min(3, await page.locator(choice).count());
    for (let at = 0; at < count; at++) {
      const control = page.locator(choice).nth(at);
      if ((await control.count()) === 0) break;
      await control.click();
      seen.push(await page.evaluate(wordsOfButtons));
    }
  }
  return seen;
}

it('declares that it is not to be translated', async () => {
  await stage().show({ name: 'shell-home', path: '/', isOwner: true }, SIZE);
  const declared = await stage().page.evaluate(() => [
    document.documentElement.translate,
    document.querySelector<HTMLMetaElement>('meta[name="google"]')?.content,
  ]);
  expect(declared).toEqual([false, 'notranslate']);
});

it.each(kinds.filter((kind) => kind !== 'shell'))(
  'has no stale words at any question of %s when it is translated',
  async (game) => {
    const scenes = await studio().record({ kinds: [game] });
    const questions = scenes.filter(isQuestion);
    expect(questions.length).toBeGreaterThan(1);
    const words: { name: string; seen: readonly (readonly string[])[] }[] = [];
    for (const scene of questions) {
      await stage().show(scene, SIZE);
      const seen = await choose(stage().page);
      await stage().show(scene, SIZE);
      await stage().page.evaluate(translate, false);
      expect({ scene: scene.name, seen: await choose(stage().page) }).toEqual({ scene: scene.name, seen });
      words.push({ name: scene.name, seen });
    }
    // The choice has changed what is said, at some questions at least
    expect(words.some(({ seen }) => JSON.stringify(seen.at(0)) !== JSON.stringify(seen.at(-1)))).toBe(true);
  },
);
