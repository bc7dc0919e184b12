import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefox, type Browser } from 'playwright-core';

/** The system's Firefox: the one that FIREFOX names, else Debian's. */
const PROGRAM = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** A pointer as Firefox names it: 1 coarse, 2 fine, 4 hovers. */
const FINE_AND_HOVERS = 6;

/** What this machine lacks; undefined if nothing. */
export const missingFirefox = existsSync(PROGRAM)
  ? undefined
  : `pages in Firefox: there is none at ${PROGRAM}; it is in firefox-esr`;

/** Starts the system's Firefox, as it is, by WebDriver BiDi. All of its pages are light or dark, have a mouse, and move little. */
export async function openFirefox(isDark: boolean): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-firefox-'));
  const program = join(folder, 'firefox');
  const command = [process.execPath, join(import.meta.dirname, 'firefox-relay.mjs'), PROGRAM]
    .map((word) => `'${word}'`)
    .join(' ');
  writeFileSync(program, `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o700 });
  const browser = await firefox.launch({
    executablePath: program,
    channel: 'moz-firefox',
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': isDark ? 1 : 0,
      'ui.prefersReducedMotion': 1,
      // A mouse: without a screen Firefox has no pointer
      'ui.primaryPointerCapabilities': FINE_AND_HOVERS,
      'ui.allPointerCapabilities': FINE_AND_HOVERS,
    },
  });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}
