import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { requireOrSkip } from '../require-or-skip.ts';
import { missingChromium, openChromium, openGuest, type Device, type Guest } from './chromium.ts';
import { startHostProcess, type HostProcess } from './host-process.ts';

/** A host and a browser. */
export interface House {
  readonly browser: Browser;
  readonly host: HostProcess;
  /** Opens the owner's page in a browser that nobody has used before. */
  openOwner(device?: Device): Promise<Guest>;
  /** Opens a guest's page, the first one by default, in a browser that nobody has used before. */
  openGuest(path?: string, device?: Device): Promise<Guest>;
}

/**
 * Starts what all tests of a file share before the first of them, and ends it after the last. If this machine lacks what it
 * needs (`missing`), nothing starts, and the tests are skipped or fail as `requireOrSkip` says.
 *
 * @returns Reads what was started. It throws before that.
 */
export function useShared<Shared>(
  missing: string | undefined,
  start: () => Promise<Shared>,
  end?: (shared: Shared) => unknown,
): () => Shared {
  let shared: Shared | undefined;
  beforeAll(async () => {
    if (missing === undefined) shared = await start();
  });
  afterAll(async () => {
    if (shared !== undefined) await end?.(shared);
  });
  beforeEach((context) => requireOrSkip(context, missing));
  return () => {
    if (shared === undefined) throw new Error('read before it was started');
    return shared;
  };
}

/** A browser for all tests of a file. */
export const useBrowser = (): (() => Browser) =>
  useShared(missingChromium, openChromium, (browser) => browser.close());

/** A host for all tests of a file, which need something that this machine may lack (`missing`). */
export const useHost = (missing: string | undefined): (() => HostProcess) =>
  useShared(missing, startHostProcess, (host) => host.dispose());

/** A host and a browser for all tests of a file. */
export function useHouse(): House {
  const browser = useBrowser();
  const host = useHost(missingChromium);
  return {
    get browser() {
      return browser();
    },
    get host() {
      return host();
    },
    openOwner: (device) => openGuest(browser(), host().ownerLink, device),
    openGuest: (path = '/', device = {}) => openGuest(browser(), `http://${host().address}${path}`, device),
  };
}
