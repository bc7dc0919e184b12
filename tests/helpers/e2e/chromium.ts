import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { HANGS } from '../eventually.ts';
import type { TestDevice } from '../network-namespace.ts';
import { systemChromium } from '../system-chromium.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export { missingChromium } from '../system-chromium.ts';

/** Sizes in logical pixels: the smallest phone and the smallest desktop that the pages are made for, a usual screen, a usual phone, phones on their side, a television. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  desktop: { width: 960, height: 640 },
  wide: { width: 1280, height: 800 },
  tall: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  smallLying: { width: 640, height: 360 },
  television: { width: 1920, height: 1080 },
} as const;

/** The device that a page is shown on. */
export interface Device {
  /** `desktop` by default. */
  readonly size?: keyof typeof SIZES;
  readonly light?: 'light' | 'dark';
  /** Nobody has played here before: it is offered to have the game explained. */
  readonly isNew?: boolean;
  /** The router that it is behind (`openRouter`). */
  readonly router?: { readonly proxy: string };
  /** Whether cards fly and turn, and can be heard; otherwise the system asks for little motion, and has no sound. */
  readonly withMotion?: boolean;
}

/** A browser of its own, with nothing stored. */
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page's programs, and everything that it was not allowed to do. A connection that fails is none. */
  readonly errors: readonly string[];
}

/** Starts the system's Chromium, without a window unless HEADED=1. */
export const openChromium = (more: readonly string[] = []): Promise<Browser> =>
  launchChromium(systemChromium, more);

/** Starts a program that is a Chromium. */
export const launchChromium = (program: string, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: program,
    headless: process.env['HEADED'] !== '1',
    args: [...FLAGS, ...more],
  });

/** The same on a device of a test network. */
export async function openChromiumOn(device: TestDevice, more: readonly string[] = []): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-browser-'));
  const program = join(folder, 'chromium');
  const command = [...device.prefix, systemChromium].map((word) => `'${word}'`).join(' ');
  writeFileSync(program, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o700 });
  const browser = await chromium.launch({ executablePath: program, args: [...FLAGS, ...more] });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}

/** Opens a page in a browser that nobody has used before. */
export async function openGuest(browser: Browser, url: string, device: Device = {}): Promise<Guest> {
  const size = device.size ?? 'desktop';
  const isPhone = size !== 'desktop' && size !== 'wide' && size !== 'television';
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: 'en-GB',
    colorScheme: device.light ?? 'light',
    reducedMotion: device.withMotion === true ? 'no-preference' : 'reduce',
    hasTouch: isPhone,
    ...(browser.browserType().name() === 'chromium' && { isMobile: isPhone }), // others have no such pages
    ...(device.router && { proxy: { server: device.router.proxy, bypass: '<-loopback>' } }),
  });
  context.setDefaultTimeout(HANGS);
  if (device.isNew !== true) await context.addInitScript(knowGames);
  if (device.withMotion !== true) await context.addInitScript(silence);
  const page = await context.newPage();
  const errors = errorsOf(page);
  await page.goto(url);
  return { page, context, errors };
}

/** In the page, before it is first touched: takes away what sounds are made with: nobody hears them, and they cost. */
export const silence = (): void => void Reflect.deleteProperty(window, 'AudioContext');

/** In the page: lets all pages of the browser find that all games were played here. */
export function knowGames(): void {
  if (location.protocol === 'http:')
    localStorage.setItem('auction-night.known', 'money for-sale falsche-fuffziger');
}

// A host that is away, or that turns a page away, is what some tests are about.
const CONNECTION = /WebSocket connection to|net::ERR_(?:CONNECTION|INTERNET|ADDRESS|NETWORK|EMPTY)/;

/** The errors of a page from now on, in order. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !CONNECTION.test(message.text())) errors.push(message.text());
  });
  return errors;
}
