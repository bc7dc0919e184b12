import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Code that the tools add to a bundle, by the prefix of its module id. */
const OWN_CODE: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
];

/** Returns the package folder of a module or file, below the project; undefined for our own. */
export function packageOf(id: string): string | undefined {
  const ownCode = OWN_CODE.find(([prefix]) => id.startsWith(prefix));
  if (ownCode !== undefined) return `node_modules/${ownCode[1]}`;
  const [, folder] =
    /(?:^|[\\/])((?:node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/](?:.*[\\/])?)+)/.exec(id) ?? [];
  const [, last] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(folder ?? '') ?? [];
  return last?.replaceAll('\\', '/');
}

/** Returns the sources of a bundle: its modules, including styles, and copied files. */
const sourcesIn = (bundle: Rolldown.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
  );

/** Lists, beside the build (`out/packages`), the packages that are really bundled. */
export const bundledPackages = (name: string): Plugin => ({
  name: 'bundled-packages',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    const packages = [...new Set(sourcesIn(bundle).flatMap((id) => packageOf(id) ?? []))].sort();
    const folder = resolve(dir ?? '.', '../packages');
    mkdirSync(folder, { recursive: true });
    writeFileSync(resolve(folder, `${name}.json`), `${JSON.stringify(packages, undefined, 2)}\n`);
  },
});
