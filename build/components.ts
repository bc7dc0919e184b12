import vue from '@vitejs/plugin-vue';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// every build runs in the project's root
const FILES = readdirSync(resolve(process.cwd(), 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.vue'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/**
 * Compiles the page's components. A component's style id is its index among all of them instead of a hash, since it is on every one of its
 * elements. The first page and the app have to agree on it.
 */
export const components = (): Plugin =>
  vue({
    features: {
      componentIdGenerator: (file, _source, _isProduction, hash) => {
        const index = FILES.indexOf(file.replaceAll('\\', '/'));
        return index < 0 ? hash(file) : index.toString(36); // a game added by tests is elsewhere
      },
    },
  });
