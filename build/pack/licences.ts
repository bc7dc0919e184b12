// npm run licences: the licences of everything that the bundler puts into the app, as one file that goes with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../build.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** The file, below the project's folder. */
export const LICENCES_FILE = 'LICENCES.txt';

/** What may be passed on with the app under the conditions that this file fulfils. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'MPL-2.0'];

/** A package of which something is in the app. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** As its package.json names it. */
  readonly licence: string;
  /** Its licence's whole text; undefined if it has none. */
  readonly text: string | undefined;
}

const HEAD = `Auction Night is under the MIT licence (see LICENSE). In it are the following packages, whole or in part; the licence of each
stands below it. Electron and Chromium, in which the app runs, come with their own: LICENSE.electron.txt and
LICENSES.chromium.html. Written by "npm run licences"; not edited by hand.
`;
const LINE = '-'.repeat(100);

/** The packages that the last build has really bundled (`out/packages`), by name. Throws if it was never built. */
export function bundledPackages(root = ROOT): readonly Bundled[] {
  const folder = join(root, 'out/packages');
  const folders = readdirSync(folder).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return [...new Set(folders)]
    .map((place) => read(join(root, place)))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function read(folder: string): Bundled {
  const { name, version, license, repository } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  const text =
    file === undefined ? textOf(license, repository) : ownPart(readFileSync(join(folder, file), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : 'none', text };
}

/** The Mozilla licence is the same for all, and asks to say where the source is; of packages that come without it. */
const textOf = (licence: unknown, source: unknown): string | undefined =>
  licence === 'MPL-2.0' && typeof source === 'string'
    ? `The source is at ${source}\n\n${readFileSync(join(ROOT, 'build/resources/MPL-2.0.txt'), 'utf8').trim()}`
    : undefined;

/** A tool that bundles others for itself lists them behind its own licence; none of them gets into the app. */
const ownPart = (text: string): string =>
  text
    .replace(/^# Licenses of bundled dependencies[\s\S]*/m, '')
    .replaceAll('\r', '')
    .trim();

/** The whole file. Packages with the same text share it. */
export function licencesText(packages: readonly Bundled[]): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence, text = '' } of packages)
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${licence})`]);
  return [
    HEAD,
    ...Array.from(names, ([text, list]) => `${LINE}\n${list.join('\n')}\n${LINE}\n\n${text}\n`),
  ].join('\n');
}

/** What is wrong with the licences: a package that may not be passed on, or a file that says something else than the build. */
export const licenceFindings = (packages: readonly Bundled[], file: string): readonly string[] => [
  ...packages
    .filter(({ licence, text }) => !ALLOWED.includes(licence) || text === undefined)
    .map(({ name, licence, text }) =>
      text === undefined
        ? `${name} is in the app, and its package has no text of a licence.`
        : `${name} is in the app under ${licence}, which is none of ${ALLOWED.join(', ')}.`,
    ),
  ...(file === licencesText(packages)
    ? []
    : [`${LICENCES_FILE} does not belong to what is bundled: run "npm run licences".`]),
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  writeFileSync(join(ROOT, LICENCES_FILE), licencesText(bundledPackages()));
}
