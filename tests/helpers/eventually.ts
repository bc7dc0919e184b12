import { vi } from 'vitest';

/** Milliseconds after which nothing will come any more: far longer than a busy machine takes. */
const HANGS = 60_000;

/**
 * Waits until `look` no longer throws, and resolves with what it found. Vitest's own `vi.waitFor` gives up after a second, which
 * judges by speed.
 */
export const eventually = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: HANGS });
