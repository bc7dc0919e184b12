// npm run licences: writes the licences of all bundled packages, as one file that is shipped with the app.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../build.mjs';

const ROOT = resolve(import.meta.dirname, '../..');

/** The file, below the project's folder. */
export const LICENCES_FILE = 'LICENCES.txt';

/** Licences that allow redistribution under the conditions that this file fulfils. */
const ALLOWED = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'MPL-2.0'];

/** A package with code in the app. */
export interface Bundled {
  readonly name: string;
  readonly version: string;
  /** As in its package.json. */
  readonly licence: string;
  /** The full text of its licence; undefined if it has none. */
  readonly text: string | undefined;
}

const HEAD = `Auction Night is under the MIT licence (see LICENSE). In it are the following packages, whole or in part; the licence of each
stands below it. Electron and Chromium, in which the app runs, come with their own: LICENSE.electron.txt and
LICENSES.chromium.html. Written by "npm run licences"; not edited by hand.
`;
const LINE = '-'.repeat(100);

/**
 * Returns the packages that the last build really bundled (`out/packages`), by name.
 * @throws If it was never built.
 */
export function bundledPackages(root = ROOT): readonly Bundled[] {
  const folder = join(root, 'out/packages');
  const folders = readdirSync(folder).flatMap((file): string[] =>
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  return [...new Set(folders)]
    .map((path) => read(join(root, path)))
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

/** The Mozilla licence is the same text for all, and requires a link to the source; for packages without the text. */
const textOf = (licence: unknown, source: unknown): string | undefined =>
  licence === 'MPL-2.0' && typeof source === 'string'
    ? `The source is at ${source}\n\n${readFileSync(join(ROOT, 'build/resources/MPL-2.0.txt'), 'utf8').trim()}`
    : undefined;

/** Cuts the licences that a tool lists for its own bundled dependencies; none of those is in the app. */
const ownPart = (text: string): string =>
  text
    .replace(/^# Licenses of bundled dependencies[\s\S]*/m, '')
    .replaceAll('\r', '')
    .trim();

/** Returns the whole file. Packages with the same text share it. */
export function licencesText(packages: readonly Bundled[]): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence, text = '' } of packages)
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${licence})`]);
  return [
    HEAD,
    ...Array.from(names, ([text, list]) => `${LINE}\n${list.join('\n')}\n${LINE}\n\n${text}\n`),
  ].join('\n');
}

/** Finds packages that may not be redistributed, and a file that does not match the build. */
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
