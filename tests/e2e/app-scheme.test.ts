import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { launchApp } from '../helpers/electron/launch.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const missingQt =
  spawnSync('/usr/bin/python3', ['-c', 'import PyQt6.QtWebEngineWidgets']).status === 0
    ? undefined
    : 'the scheme of the app in a browser: there is no Qt WebEngine (python3-pyqt6.qtwebengine)';

/** What a page says is wrong, from now on. */
function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}

/** Presses what is called so, once it is there; by the page itself, since Playwright's own ways need a newer Chromium. */
async function press(page: Page, name: string): Promise<void> {
  const pressed = await page.waitForFunction((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, label, summary')];
    const found = all.find((one) => one.textContent.trim().startsWith(wanted) && one.ariaDisabled !== 'true');
    found?.click();
    return found !== undefined;
  }, name);
  await pressed.dispose();
}

describe('the app under its own scheme', () => {
  beforeEach((context) => requireOrSkip(context, missingQt));

  it('is a secure page of its own origin that gets programs, styles and fonts, and comes to a table without complaint', async () => {
    const app = await launchApp({ qt: true });
    const page = await app.firstWindow();
    const faults = watchFaults(page);
    expect(await page.evaluate(() => [self.origin, isSecureContext, typeof localStorage])).toEqual([
      'app://auction-night',
      true,
      'object',
    ]);
    await press(page, 'Play on this computer');
    await press(page, 'Start the game');
    await page.waitForFunction(() => document.querySelector('[data-card]') !== null);
    const loaded = await page.evaluate(() => ({
      fonts: [...document.fonts].flatMap(({ status, family }) => (status === 'loaded' ? [family] : [])),
      linkedStyles: [...document.styleSheets].some(
        ({ href }) => href?.startsWith(`${self.origin}/`) === true,
      ),
    }));
    expect(loaded.fonts).toEqual(expect.arrayContaining(['Fraunces', 'Inter']));
    expect(loaded.linkedStyles).toBe(true);
    expect(faults).toEqual([]);
    expect(app.output()).not.toContain('[page]'); // errors from the very start
    await app.close();
  });

  it('allows the styles of the first page by their hash, and no others', async () => {
    const app = await launchApp({ qt: true });
    const page = await app.firstWindow();
    const html = await readFile(join(import.meta.dirname, '../../out/renderer/index.html'), 'utf8');
    const firstStyles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''; // the page drops them once those of the app apply
    const allowed = await page.evaluate(
      (styles) =>
        styles.map((css) => {
          const style = document.createElement('style');
          style.textContent = css;
          document.head.append(style);
          const applied = (style.sheet?.cssRules.length ?? 0) > 0;
          style.remove();
          return applied;
        }),
      [firstStyles, `${firstStyles} `],
    );
    expect(allowed).toEqual([true, false]);
    await app.close();
  });

  it('keeps what its policy forbids from running', async () => {
    const app = await launchApp({ qt: true });
    const page = await app.firstWindow();
    const broken = await page.evaluate(async () => {
      const violations: string[] = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        violations.push(effectiveDirective),
      );
      const script = document.createElement('script');
      let refused = '';
      try {
        script.textContent = 'document.title = "inline"';
      } catch (error) {
        refused = error instanceof Error ? error.name : '';
      }
      document.head.append(script);
      await fetch('https://example.org/').catch(() => undefined);
      const image = new Image();
      image.src = 'https://example.org/picture.png';
      await new Promise((resolve) => image.addEventListener('error', resolve));
      return { violations: violations.sort(), refused, title: document.title };
    });
    expect(broken).toEqual({
      violations: ['connect-src', 'img-src', 'require-trusted-types-for'],
      refused: 'TypeError',
      title: 'Auction Night',
    });
    await app.close();
  });
});
