import { vi } from 'vitest';

// Vitest's own `vi.waitFor` and `vi.waitUntil` give up after a second and Playwright after thirty, which judges by speed.

/** Milliseconds after which nothing will come any more; less than a test may take, so that what hangs is named. */
export const HANGS = 300_000;

/** Waits until `look` no longer throws, and resolves with what it found. */
export const eventually = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: HANGS });

/** Waits until it is so. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  await vi.waitUntil(isSo, { timeout: HANGS });
};
