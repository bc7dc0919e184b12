import { existsSync } from 'node:fs';

/** Where Debian and its kin have it. The shell without windows draws the same pages for two thirds of the work. */
const USUAL = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** The program of the system's Chromium: the one that CHROMIUM names, else a usual one. With HEADED=1 it has windows. */
export const systemChromium =
  process.env['CHROMIUM'] ??
  (process.env['HEADED'] === '1' ? undefined : USUAL.find((path) => existsSync(path))) ??
  '/usr/bin/chromium';

/** What this machine lacks for tests in a browser; undefined if nothing. */
export const missingChromium = existsSync(systemChromium)
  ? undefined
  : `the pages in a browser: there is no Chromium at ${systemChromium}`;
