import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], extra = {}) => ({
  test: { name, include, environment: 'node' as const, testTimeout: 300_000, hookTimeout: 300_000, ...extra },
});

/** What only computes first, on every core; then the hosts with their sockets and clocks, and the browsers, one file at a time. */
const EVERY_CORE = { maxWorkers: '100%', sequence: { groupOrder: 0 } };
const alone = (groupOrder: number) => ({ maxWorkers: 1, fileParallelism: false, sequence: { groupOrder } });

/** Browsers and processes on a busy machine: a failed test is tried again, and what needed it is said at the end (`build/results.mjs`). */
const TWICE = { retry: 1 };

export default defineConfig({
  test: {
    // Time limits are only there to end a test that hangs; nothing is judged by its speed.
    projects: [
      node('core', ['tests/core/**/*.test.ts', 'tests/property/**/*.test.ts'], EVERY_CORE),
      node('host', ['tests/host/**/*.test.ts'], { ...alone(1), ...TWICE, testTimeout: 120_000 }),
      node('project', ['tests/project/**/*.test.ts'], EVERY_CORE),
      node('e2e', ['tests/e2e/**/*.test.ts'], {
        ...alone(2),
        ...TWICE,
        globalSetup: ['tests/helpers/fresh-build.ts'],
      }),
      {
        plugins: [vue()],
        define: { __APP_VERSION__: JSON.stringify('0.0.0') },
        test: {
          name: 'renderer',
          ...EVERY_CORE,
          include: ['tests/renderer/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout: 300_000,
        },
      },
    ],
  },
});
