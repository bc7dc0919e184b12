import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vitest/config';

const node = (name: string, include: string[], extra = {}) => ({
  test: { name, include, environment: 'node' as const, testTimeout: 600_000, hookTimeout: 600_000, ...extra },
});

export default defineConfig({
  test: {
    // Time limits are only there to end a test that hangs; nothing is judged by its speed.
    projects: [
      node('core', ['tests/core/**/*.test.ts', 'tests/property/**/*.test.ts']),
      node('host', ['tests/host/**/*.test.ts']),
      node('project', ['tests/project/**/*.test.ts']),
      node('e2e', ['tests/e2e/**/*.test.ts'], {
        testTimeout: 600_000,
        hookTimeout: 600_000,
        fileParallelism: false,
        retry: 1, // three browsers on a busy machine; what needed it is said at the end (build/results.mjs)
        globalSetup: ['tests/helpers/fresh-build.ts'],
      }),
      {
        plugins: [vue()],
        define: { __APP_VERSION__: JSON.stringify('0.0.0') },
        test: {
          name: 'renderer',
          include: ['tests/renderer/**/*.test.ts'],
          environment: 'happy-dom',
          testTimeout: 300_000,
        },
      },
    ],
  },
});
