import type { Page } from 'playwright-core';
import { until } from '../eventually.ts';

/** Where something lies, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether one begins where the other has ended, to a fraction of a pixel. */
export const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

const AREAS = ['others', 'at-facts', 'at-market', 'at-own', 'action-bar'];

/** Where the areas of the table lie, in whole pixels. */
export const areasOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (areas) =>
      areas.map((area) => {
        const box = document.querySelector(`.table.game > .${area}`)?.getBoundingClientRect();
        return `${area} ${[box?.x, box?.y, box?.width, box?.height].map((px) => Math.round(px ?? -1)).join(' ')}`;
      }),
    AREAS,
  );

/** Where the areas lie once the table has taken the room that a window gives it: what observes sizes answers with the next frame. */
export async function areasAtRest(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  await until(async () => {
    const before = found;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    found = await areasOf(page);
    return found.join() === before.join();
  });
  return found;
}
