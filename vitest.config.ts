import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], extra = {}) => ({
  test: { name, include, environment: 'node' as const, testTimeout: 300_000, hookTimeout: 300_000, ...extra },
});

/** What only computes first, on every core; then the hosts with their sockets and clocks, and the browsers, one file at a time. */
const EVERY_CORE = { maxWorkers: '100%', sequence: { groupOrder: 0 } };
const alone = (groupOrder: number) => ({ maxWorkers: 1, fileParallelism: false, sequence: { groupOrder } });

export default defineConfig({
  test: {
    // Time limits are only there to end a test that hangs; nothing is judged by its speed.
    projects: [
      node('core', ['tests/core/**/*.test.ts', 'tests/property/**/*.test.ts'], EVERY_CORE),
      node('host', ['tests/host/**/*.test.ts'], { ...alone(1), testTimeout: 120_000 }),
      node('project', ['tests/project/**/*.test.ts'], EVERY_CORE),
      node('e2e', ['tests/e2e/**/*.test.ts'], {
        ...alone(2),
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
