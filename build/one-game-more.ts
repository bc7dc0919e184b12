import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The registries of the games, by layer. */
const REGISTRY = /[\\/](core|renderer)[\\/]games[\\/]index\.ts$/;

/**
 * Builds the app with an additional game: the registries in `folder`, `core.ts` and `renderer.ts`, replace the app's own, which they
 * extend. Only for tests.
 */
export const oneGameMore = (folder: string): Plugin => ({
  name: 'one-game-more',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, layer] = REGISTRY.exec(importer ?? '') ?? [];
    return layer !== undefined && source === './registry.ts' ? resolve(folder, `${layer}.ts`) : null;
  },
});
