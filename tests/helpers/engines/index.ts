import type { Page } from 'playwright-core';
import { knowGames, missingChromium, openChromium, openGuest, SIZES, type Device } from '../e2e/chromium.ts';
import { missingFirefox, openFirefox } from './firefox.ts';
import { missingOldChromium, openOldChromium } from './old-chromium.ts';
import { missingWebKit, openWebKit } from './webkit.ts';

/** The engines that pages are tested in: the system's Chromium, WebKit and Firefox, and Chromium as it was. */
export const ENGINES = ['chromium', 'webkit', 'firefox', 'chromium-109', 'chromium-103'] as const;
export type Engine = (typeof ENGINES)[number];

/** A page in a browser of its own. */
export interface EnginePage {
  readonly page: Page;
  /** Errors of the page's programs. In WebKit those from before it is loaded are not known. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** What this machine lacks for an engine; undefined if nothing. */
export function missingEngine(engine: Engine): string | undefined {
  if (engine === 'webkit') return missingWebKit;
  if (engine === 'firefox') return missingFirefox;
  return engine === 'chromium' ? missingChromium : missingOldChromium(engine);
}

/** Opens a page in an engine, in a browser that nobody has used before. */
export async function openIn(engine: Engine, url: string, device: Device): Promise<EnginePage> {
  const isDark = device.light === 'dark';
  if (engine === 'webkit') {
    const guest = await openWebKit(SIZES[device.size ?? 'desktop'], isDark);
    await guest.page.goto(new URL('/empty-page', url).href);
    await guest.page.evaluate(knowGames);
    await guest.page.goto(url);
    return guest;
  }
  const browser =
    engine === 'firefox'
      ? await openFirefox(isDark)
      : engine === 'chromium'
        ? await openChromium()
        : await openOldChromium(engine);
  const { page, errors } = await openGuest(browser, url, device);
  return { page, errors, close: () => browser.close() };
}
