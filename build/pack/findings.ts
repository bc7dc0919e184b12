// Findings about a packed app, each a sentence; pure, so that tests can show that each can be found.
import { isDeepStrictEqual } from 'node:util';
import * as expected from './expected.ts';
import type { ArchivedFile, LinuxFiles } from './pack.ts';
import type { System } from './stand-in.ts';

type Findings = readonly string[];

const json = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const patternOf = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.]/g, '\\$&').replaceAll('*', '[\\w-]+').replaceAll('#', '[\\w-]{7,8}')}$`);

/** Checks the archive against its list: nothing else, nothing missing, no source maps, and small. */
export function archiveFindings(files: readonly ArchivedFile[], bytes: number): Findings {
  const patterns = expected.CONTENTS.map((name) => [name, patternOf(name)] as const);
  return [
    ...files
      .filter(({ path }) => !patterns.some(([, pattern]) => pattern.test(path)))
      .map(({ path }) => `${path} is in the archive and not on the list.`),
    ...patterns
      .filter(([, pattern]) => !files.some(({ path }) => pattern.test(path)))
      .map(([name]) => `${name} is on the list and not in the archive.`),
    ...files
      .filter(({ text }) => text.includes('sourceMappingURL='))
      .map(({ path }) => `${path} names a source map.`),
    ...(bytes < expected.MOST_BYTES
      ? []
      : [`The archive has ${bytes} bytes; less than ${expected.MOST_BYTES} are allowed.`]),
  ];
}

/** Checks the manifest in the archive. */
export function manifestFindings(text: string, version: string): Findings {
  const manifest: Readonly<Record<string, unknown>> = JSON.parse(text);
  return [
    ...fieldFindings('package.json', manifest, { ...expected.MANIFEST, version }),
    ...expected.NOT_IN_MANIFEST.filter((name) => Object.keys(Object(manifest[name])).length > 0).map(
      (name) => `package.json in the archive still has ${name}.`,
    ),
  ];
}

function fieldFindings(
  where: string,
  fields: Readonly<Record<string, unknown>>,
  required: Readonly<Record<string, unknown>>,
): Findings {
  return Object.entries(required)
    .filter(([name, value]) => !isDeepStrictEqual(fields[name], value))
    .map(([name, value]) => `${where}: ${name} is ${json(fields[name])} instead of ${json(value)}.`);
}

/** Checks Electron's fuses, as read from a program. Unknown ones are left to Electron. */
export const fuseFindings = (where: string, fuses: Readonly<Record<string, string>>): Findings =>
  fieldFindings(`fuses (${where})`, fuses, expected.FUSES);

/** Checks our files beside the archive. */
export const besideFindings = (names: Findings, own: Findings = expected.BESIDE): Findings => [
  ...names
    .filter((name) => !own.includes(name))
    .map((name) => `${name} stands beside the archive and is not on the list.`),
  ...own.filter((name) => !names.includes(name)).map((name) => `${name} does not stand beside the archive.`),
];

/** Checks Chromium's locales. */
export const localeFindings = (system: System, locales: Findings): Findings =>
  isDeepStrictEqual(locales, expected.LOCALES[system])
    ? []
    : [`Chromium's words are there as ${json(locales)} instead of ${json(expected.LOCALES[system])}.`];

/** Checks the UUIDs in the program for macOS, one per architecture. */
export const uuidFindings = (uuids: Findings): Findings =>
  uuids
    .filter((uuid) => uuid !== expected.UUID)
    .map((uuid) => `The program for macOS has the UUID ${uuid} instead of ${expected.UUID}.`);

/** Checks the version of the AppImage tools. */
export const appImageFindings = (version: string | null | undefined): Findings =>
  version === expected.APPIMAGE_TOOLS
    ? []
    : [
        `The tools for an AppImage have the version ${json(version)} instead of ${json(expected.APPIMAGE_TOOLS)}.`,
      ];

/** Checks the Info.plist, including the hash of the archive. */
export const plistFindings = (plist: Readonly<Record<string, unknown>>, archiveHash: string): Findings =>
  fieldFindings('Info.plist', plist, {
    ...expected.PLIST,
    ElectronAsarIntegrity: { 'Resources/app.asar': { algorithm: 'SHA256', hash: archiveHash } },
  });

/**
 * Checks the network permission text in other languages.
 * @param stringsOf Returns a language's file, undefined if there is none.
 */
export const languageFindings = (stringsOf: (language: string) => string | undefined): Findings =>
  expected.PLIST_LANGUAGES.filter(
    (language) => stringsOf(language)?.includes('"NSLocalNetworkUsageDescription" = ') !== true,
  ).map((language) => `macOS asks for the network without words in “${language}”.`);

/** Checks the archive's hash in the program for Windows. */
export function integrityFindings(integrity: string | undefined, archiveHash: string): Findings {
  const required = [{ file: 'resources\\app.asar', alg: 'SHA256', value: archiveHash }];
  const found: unknown = integrity === undefined ? undefined : JSON.parse(integrity);
  return isDeepStrictEqual(found, required)
    ? []
    : [`The program for Windows says of its archive ${json(found)} instead of ${json(required)}.`];
}

/** Checks what the Linux installers write beside the app. */
export const linuxFindings = ({ desktopEntry, mimeTypes, iconSizes }: LinuxFiles): Findings => [
  ...expected.DESKTOP_LINES.filter((line) => !desktopEntry.split('\n').includes(line)).map(
    (line) => `The desktop entry has no line “${line}”.`,
  ),
  ...(mimeTypes.includes('<glob pattern="*.auction-game"/>')
    ? []
    : ['The file type of saved games is not described.']),
  ...expected.ICON_SIZES.filter((size) => !iconSizes.includes(size)).map(
    (size) => `No icon of ${size} pixels is installed.`,
  ),
];

/** Checks what the Windows installer does besides copying. */
export const installerFindings = (script: string): Findings =>
  Object.entries(expected.INSTALLER).flatMap(([name, parts]) => {
    const [, body] = new RegExp(`!macro ${name}\\b[^\\n]*\\n([\\s\\S]*?)!macroend`).exec(script) ?? [];
    return parts
      .filter((part) => body?.includes(part) !== true)
      .map((part) => `The Windows installer lacks in ${name}: ${part}`);
  });
