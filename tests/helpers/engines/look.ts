import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inspect, type Check, type Finding } from '../../harness/inspect.ts';
import { lieStill } from '../../harness/stage.ts';
import { eventually } from '../eventually.ts';

/** What must hold of a table in every engine while it is played. */
const PLAYED: readonly Check[] = ['wide', 'scroll', 'outside', 'covered', 'clipped', 'flat'];

/** What is amiss with a page as it is once it lies still, as harness and engine measure it. */
export async function lookAt(page: Page): Promise<readonly Finding[]> {
  await page.evaluate(lieStill, 5);
  const width = await page.evaluate(() => innerWidth);
  return page.evaluate(inspect, { width, finger: 0, leastText: 0, mayScroll: false });
}

/**
 * Expects that all of a table is in its place. What others do meanwhile may pass over it, and is looked at again; a box that kept an
 * old size has the right one from the first look on.
 */
export async function expectInPlace(page: Page, where: string): Promise<void> {
  const stale: Finding[] = [];
  await eventually(async () => {
    const found = await lookAt(page);
    stale.push(...found.filter(({ check }) => check === 'stale'));
    expect(
      found.filter(({ check }) => PLAYED.includes(check)),
      where,
    ).toEqual([]);
  });
  expect(stale, where).toEqual([]);
}
