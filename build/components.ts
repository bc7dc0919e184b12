import vue from '@vitejs/plugin-vue';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

// every build runs in the root of the project
const FILES = readdirSync(resolve(process.cwd(), 'renderer'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.vue'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/**
 * Compiles the components of the page. What ties a component to its styles is its number among all of them instead of a hash, since it
 * stands at every one of its elements. The first page and the app have to agree on it.
 */
export const components = (): Plugin =>
  vue({
    features: {
      componentIdGenerator: (file, _source, _isProduction, hash) => {
        const index = FILES.indexOf(file.replaceAll('\\', '/'));
        return index < 0 ? hash(file) : index.toString(36); // a game that tests add lies elsewhere
      },
    },
  });
