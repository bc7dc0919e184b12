// A vitest reporter that writes uncaught errors, which the JSON report omits.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './tools.mjs';

/** A list of `{ message, stack }`, both strings. */
export const unhandledFile = join(root, '.cache/unhandled-errors.json');

export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    mkdirSync(dirname(unhandledFile), { recursive: true });
    const written = errors.map(
      ({ name = 'Error', message = '', stack = '', VITEST_TEST_PATH: file = 'no file' }) => ({
        message: `${name}: ${message} (while ${file} ran)`,
        stack,
      }),
    );
    writeFileSync(unhandledFile, JSON.stringify(written));
  }
}
