import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { oneGameMore } from '../../../build/one-game-more.ts';
import { page } from '../../../electron.vite.config.ts';
import type { HostOptions } from '../../../electron/host/index.ts';
import { testHost } from '../host-fixture.ts';

const REGISTRY = join(import.meta.dirname, '../../../docs/goofspiel/registry');

/** A host in this process that knows the worked example as well, and serves a page that was built with it. */
export interface ExampleHost {
  /** Makes the browser that opens it the owner's. */
  readonly ownerLink: string;
  /** Where the built page is. */
  readonly folder: string;
  dispose(): Promise<void>;
}

/** Builds the page with the worked example, and starts a host that serves it. */
export async function startExampleHost(options: Partial<HostOptions> = {}): Promise<ExampleHost> {
  const built = mkdtempSync(join(tmpdir(), 'auction-night-example-'));
  const folder = join(built, 'renderer');
  await build({ ...page([oneGameMore(REGISTRY)], folder), configFile: false, logLevel: 'error' });
  const { host, dispose } = await testHost({ rendererDir: folder, ...options });
  return {
    ownerLink: `http://127.0.0.1:${host.port}/#owner=${host.ownerSecret}`,
    folder,
    dispose: async () => {
      await dispose();
      rmSync(built, { recursive: true });
    },
  };
}

/** The files in a folder and below in which a word stands, in small or large letters. */
export const filesWith = (word: string, folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'latin1').toLowerCase().includes(word));
