import type { Locator, Page } from 'playwright-core';
import type { Press } from './player.ts';

/** More steps than any page has. */
const MOST_STEPS = 200;

/** Goes somewhere with Tab and Shift+Tab alone. An Error if they do not lead there. */
export async function reachByKeys(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < MOST_STEPS; step++) {
    const way = await target.evaluate((element) => {
      const here = document.activeElement;
      if (element === here) return 'there';
      const isBehind =
        here !== null && here !== document.body && (element.compareDocumentPosition(here) & 4) > 0;
      return isBehind ? 'back' : 'on';
    });
    if (way === 'there') return;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** Presses with Tab and a key; Enter and Space have to do the same, so they take turns. */
export function pressByKeys(page: Page): Press {
  let count = 0;
  return async (target) => {
    await reachByKeys(page, target);
    await page.keyboard.press(count++ % 2 === 0 ? 'Enter' : 'Space');
  };
}
