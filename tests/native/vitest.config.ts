import { defineConfig } from 'vitest/config';

/** Tests of what only Electron's own program and an installed app can show; no part of `npm test`, whose programs may be stand-ins. */
export default defineConfig({
  test: {
    name: 'native',
    include: ['tests/native/**/*.test.ts'],
    globalSetup: ['tests/helpers/fresh-build.ts', 'tests/native/electron-is-here.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
