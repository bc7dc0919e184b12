import vue from '@vitejs/plugin-vue';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { oneGameMore } from './build/one-game-more.ts';
import { rulesText } from './build/rules-text.ts';

/**
 * All projects share the workers. The files in which most is waited for begin first, so that what only computes fills the gaps
 * and no long file is left to run alone at the end.
 */
const ORDER = ['e2e', 'host', 'shell', 'project', 'core', 'renderer', 'screens', 'apart'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification): number => ORDER.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

/** The tests of all games are also those of the worked example. */
const plugins = [oneGameMore(resolve(import.meta.dirname, 'docs/goofspiel/registry')), rulesText()];

/** Styles are not applied in tests; colours that programs read from them are there. */
const css = { include: /\?raw/ };

const node = (name: string, extra = {}) => ({
  plugins,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node' as const,
    // Time limits are only there to end a test that hangs; nothing is judged by its speed.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    css,
    chaiConfig: { truncateThreshold: 2_000 }, // a test that failed far from here says what it found
    isolate: false, // nothing replaces a module, and none keeps anything that another file could meet
    ...extra,
  },
});

const TIDY = 'tests/helpers/renderer/tidy-page.ts';

/** Files share modules and page, which is most of what one takes. */
const renderer = (name: string, include: string, setupFiles: readonly string[], isolate = false) => ({
  define: { __APP_VERSION__: JSON.stringify('0.0.0') },
  ...node(name, {
    include: [include],
    environment: 'happy-dom',
    pool: 'threads', // not vmThreads, in which a file once never ended
    setupFiles,
    isolate,
  }),
  plugins: [...plugins, vue()],
});

const globalSetup = ['tests/helpers/fresh-build.ts'];

export default defineConfig({
  test: {
    // A host, a browser and a test wait for each other now and then, so one worker more than there are cores.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      node('core', { include: ['tests/core/**/*.test.ts', 'tests/property/**/*.test.ts'] }),
      node('host'),
      node('shell', { isolate: true }), // each replaces Electron
      node('project', { globalSetup }),
      node('e2e', { globalSetup }),
      // Whole tables and parts, as they are
      renderer('renderer', 'tests/renderer/*.test.ts', [TIDY]),
      // Screens, with a host that lives in the test and one small game
      renderer('screens', 'tests/renderer/screens/*.test.ts', [TIDY, 'tests/helpers/renderer/no-host.ts']),
      // What needs modules, or an environment, of its own
      renderer('apart', 'tests/renderer/apart/*.test.ts', [], true),
    ],
  },
});
