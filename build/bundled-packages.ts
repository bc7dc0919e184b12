import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Code that the tools themselves put into a bundle, by the beginning of what they call it. */
const OWN_CODE: readonly (readonly [prefix: string, name: string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown/', 'rolldown'],
  ['\0plugin-vue:', '@vitejs/plugin-vue'],
];

/** The package a module or a file came from, as its folder below the project; undefined for our own. */
export function packageOf(id: string): string | undefined {
  const own = OWN_CODE.find(([prefix]) => id.startsWith(prefix));
  if (own !== undefined) return `node_modules/${own[1]}`;
  const [, folder] =
    /(?:^|[\\/])((?:node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/](?:.*[\\/])?)+)/.exec(id) ?? [];
  const [, last] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(folder ?? '') ?? [];
  return last?.replaceAll('\\', '/');
}

/** What of a bundle came from where: its modules, the styles among them, and the files that it only copied. */
const sourcesIn = (bundle: Rolldown.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? Object.keys(file.modules) : file.originalFileNames,
  );

/** Writes down, beside what is built (`out/packages`), which packages the bundler has really put into it. */
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
