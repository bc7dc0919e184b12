import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { barriers } from './axe.ts';

/**
 * Looks at pages one after the other: nothing there may keep anybody out, and a picture of what the person sees is kept in the folder that
 * `PICTURES` names, if it does.
 */
export function createLook(): (page: Page, name: string) => Promise<void> {
  let number = 0;
  return async (page, name) => {
    expect(await barriers(page), name).toEqual([]);
    const folder = process.env['PICTURES'];
    number += 1;
    if (folder !== undefined)
      await page.screenshot({ path: join(folder, `${String(number).padStart(2, '0')} ${name}.png`) });
  };
}
