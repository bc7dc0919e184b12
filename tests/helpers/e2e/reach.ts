import type { Locator, Page } from 'playwright-core';

/** Of 24 code points: the widest letters, pictures, from right to left, both ways, without a gap, and accents of their own. */
export const LONG_NAMES = [
  '🦊'.repeat(24),
  'عبد الرحمن بن عبد العزيز',
  'W'.repeat(24),
  'אליעזר בן־יהודה Ben 1234',
  'Donaudampfschifffahrtsgesellschaft'.slice(0, 24),
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 Óy',
] as const;

/** Whether nothing of the page lies beside the window. */
export const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollX === 0);

/** What keeps a finger from these buttons on the page as it is now: a page that is too wide, an edge, something over them. */
export async function inReach(page: Page, ...buttons: readonly Locator[]): Promise<readonly string[]> {
  const found = (await isNarrow(page)) ? [] : ['the page is too wide'];
  for (const button of buttons) {
    const problem = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return 'outside of the window';
      const inset = 6; // corners are round
      const [x, y] = [
        [left + inset, (left + right) / 2, right - inset],
        [top + inset, (top + bottom) / 2, bottom - inset],
      ] as const;
      const isFree = x.every((across) =>
        y.every((down) => element.contains(document.elementFromPoint(across, down))),
      );
      return isFree ? undefined : 'something lies over it';
    });
    if (problem !== undefined) found.push(`${String(button)}: ${problem}`);
  }
  return found;
}
