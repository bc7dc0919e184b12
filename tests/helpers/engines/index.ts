import type { Browser, Page } from 'playwright-core';
import { knowGames, missingChromium, openChromium, openGuest, SIZES, type Device } from '../e2e/chromium.ts';
import { missingFirefox, openFirefox } from './firefox.ts';
import { missingOldChromium, openOldChromium } from './old-chromium.ts';
import { missingWebKit, openWebKit } from './webkit.ts';
import { missingWpe, openWpe } from './wpe.ts';

/** The engines that pages are tested in: the system's Chromium, WebKit and Firefox; WebKit and Chromium as they were. */
export const ENGINES = ['chromium', 'webkit', 'wpe', 'firefox', 'chromium-109', 'chromium-103'] as const;
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
  if (engine === 'wpe') return missingWpe;
  if (engine === 'firefox') return missingFirefox;
  return engine === 'chromium' ? missingChromium : missingOldChromium(engine);
}

/** Opens a page in an engine, in a browser that nobody has used before. */
export async function openIn(engine: Engine, url: string, device: Device): Promise<EnginePage> {
  const isDark = device.light === 'dark';
  if (engine === 'webkit' || engine === 'wpe') {
    const guest = await openBare(engine, SIZES[device.size ?? 'desktop'], isDark);
    await guest.page.goto(new URL('/empty-page', url).href);
    await guest.page.evaluate(knowGames);
    await guest.page.goto(url);
    return guest;
  }
  const browser = await startEngine(engine, isDark);
  const { page, errors } = await openGuest(browser, url, device);
  return { page, errors, close: () => browser.close() };
}

/** The engines that Playwright cannot drive. */
export type WebKit = 'webkit' | 'wpe';

/** Opens a page on which nothing is in a WebKit, in a browser that nobody has used before. */
export const openBare = (
  engine: WebKit,
  size: { readonly width: number; readonly height: number },
  isDark: boolean,
): Promise<EnginePage> => (engine === 'wpe' ? openWpe(size) : openWebKit(size, isDark));

/** Starts an engine that Playwright drives, in a browser that nobody has used before. */
export function startEngine(engine: Exclude<Engine, WebKit>, isDark: boolean): Promise<Browser> {
  if (engine === 'firefox') return openFirefox(isDark);
  return engine === 'chromium' ? openChromium() : openOldChromium(engine);
}
