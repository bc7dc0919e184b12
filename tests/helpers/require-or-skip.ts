import type { TestContext } from 'vitest';

/**
 * Ends a test here if this machine lacks what it needs: skipped, and said loudly; where CI is set it fails, because there
 * everything has to be tested. `missing` says what is lacking; undefined lets the test go on.
 */
export function requireOrSkip(context: Pick<TestContext, 'skip'>, missing: string | undefined): void {
  if (missing === undefined) return;
  if ((process.env['CI'] ?? '') !== '')
    throw new Error(`This has to be tested here, but cannot be: ${missing}`);
  console.warn(`\n*** NOT TESTED on this machine: ${missing} ***\n`);
  context.skip(missing);
}
