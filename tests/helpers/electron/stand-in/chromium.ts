import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium, type BrowserContext } from 'playwright-core';
import { systemChromium } from '../../system-chromium.ts';
import { asThisComputer } from './desktop.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0', // so that the test can connect to the same pages
];

/** A running Chromium profile: what the stand-in takes for Electron's default session. */
export interface Browser {
  readonly context: BrowserContext;
  /** Where a second Playwright connects to it. */
  readonly endpoint: string;
}

/** Starts the system's Chromium on a profile folder. */
export async function startChromium(profile: string): Promise<Browser> {
  const portFile = join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true }); // of a start before
  const context = await asThisComputer(() =>
    chromium.launchPersistentContext(profile, {
      executablePath: systemChromium,
      headless: process.env['HEADED'] !== '1',
      viewport: null,
      reducedMotion: process.env['STAND_IN_REDUCED_MOTION'] === '1' ? 'reduce' : 'no-preference',
      args: FLAGS,
    }),
  );
  let port: string | undefined;
  while (!port) {
    await setTimeout(20); // Playwright has a pipe, which is there before the port
    port = existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : undefined;
  }
  return { context, endpoint: `http://127.0.0.1:${port}` };
}

const LOCAL = /^http:\/\/([a-z][a-z0-9]*)--([^/]+)\.localhost(?=\/|$)/;

/**
 * Where a URL of a scheme of our own is opened, because Chromium cannot be taught one: `http://<scheme>--<host>.localhost/`. Qt WebEngine can.
 */
export const toLocalUrl = (url: string): string =>
  process.env['STAND_IN_QT'] !== undefined
    ? url
    : url.replace(/^(?!https?:)([a-z][a-z0-9]*):\/\/([^/]+)/, 'http://$1--$2.localhost');

/** The URL of a scheme of our own that `toLocalUrl` made this of; other URLs stay. */
export const fromLocalUrl = (url: string): string => url.replace(LOCAL, '$1://$2');

/** The origin as Electron would say it. */
export function originOf(url: string): string {
  const own = /^(?!https?:|about:|data:|blob:)([a-z][a-z0-9]*:\/\/[^/]+)/.exec(fromLocalUrl(url));
  return own?.[1] ?? new URL(url).origin;
}
