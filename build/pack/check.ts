// npm run pack:check: packs the app without an installer, reads the result back, and reports what is wrong.
import { validateConfiguration } from 'app-builder-lib/out/util/config/config.js';
import { DebugLogger } from 'builder-util';
import type { Configuration } from 'electron-builder';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from '../build.mjs';
import config from '../electron-builder.config.ts';
import { electronProgram } from '../programs.mjs';
import * as findings from './findings.ts';
import { sourceOf } from './icons.ts';
import { importFindings } from './imports.ts';
import { bundledPackages, licenceFindings, LICENCES_FILE } from './licences.ts';
import {
  archiveHash,
  filesBeside,
  integrityOfExe,
  packFolder,
  readArchive,
  readFuses,
  readPlist,
  readStrings,
  readUuids,
  type Packed,
} from './pack.ts';
import type { System } from './stand-in.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The result of one check. */
export interface Outcome {
  readonly name: string;
  /** Sentences; none if the check passed. */
  readonly findings: readonly string[];
}

/** Validates the configuration by the packer's schema. */
export const schemaFindings = (configuration: object): Promise<readonly string[]> =>
  validateConfiguration(configuration as Configuration, new DebugLogger(false)).then(
    () => [],
    (error: unknown) => [String(error)],
  );

/** The system whose Electron this computer may have. */
const OWN: System | undefined = ({ linux: 'linux', win32: 'win', darwin: 'mac' } as const)[
  String(process.platform)
];

/** Returns the folder of Electron's program for a system, if it is here. */
function electronFor(system: System): string | undefined {
  if (system !== OWN) return undefined;
  const program = electronProgram();
  const installed =
    program === undefined ? undefined : join(program, ...(system === 'mac' ? ['../../../..'] : ['..']));
  return process.env['ELECTRON_DIST'] ?? installed;
}

/** Checks the packed app for one system. */
async function packedOutcomes(packed: Packed): Promise<readonly Outcome[]> {
  const { system, archive, program, resources, linux } = packed;
  const outcome = (name: string, found: readonly string[]): Outcome => ({
    name: `${system}: ${name}`,
    findings: found,
  });
  const files = readArchive(archive);
  const bytes = statSync(archive).size;
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '{}';
  const { version }: { version: string } = JSON.parse(text('package.json'));
  const electrons = ['LICENSE.electron.txt', 'LICENSES.chromium.html', 'icon.icns'];
  const ourFiles = filesBeside(resources).filter((name) => system !== 'mac' || !electrons.includes(name));
  const hash = archiveHash(archive);
  return [
    outcome(
      `archive (${files.length} files, ${(bytes / 1e6).toFixed(2)} MB)`,
      findings.archiveFindings(files, bytes),
    ),
    outcome('files that programs and page load', importFindings(files)),
    outcome('manifest in the archive', findings.manifestFindings(manifest, version)),
    outcome('files beside the archive', findings.besideFindings(ourFiles)),
    outcome('fuses in the program', findings.fuseFindings(system, await readFuses(program))),
    outcome("languages of Chromium's words", findings.localeFindings(system, packed.locales)),
    ...(linux === undefined ? [] : [outcome('menu entry, file type, icons', findings.linuxFindings(linux))]),
    ...(system === 'mac'
      ? [
          outcome(
            'Info.plist and sum of the archive',
            findings.plistFindings(await readPlist(program), hash),
          ),
          outcome('UUID of the program', findings.uuidFindings(readUuids(program))),
          outcome(
            'languages',
            findings.languageFindings((language) => readStrings(resources, language)),
          ),
        ]
      : []),
    ...(system === 'win'
      ? [
          outcome(
            'sum of the archive in the program',
            findings.integrityFindings(integrityOfExe(program), hash),
          ),
        ]
      : []),
  ];
}

/** Packs for one system and checks the result. A failing packer is a finding. */
async function systemOutcomes(system: System): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), `auction-night-${system}-`));
  const electronDist = electronFor(system);
  const name = `${system}: packed around ${electronDist === undefined ? 'a stand-in for Electron' : 'Electron itself'}`;
  try {
    const packed = await packFolder({ system, config, projectDir: ROOT, folder, electronDist });
    return [{ name, findings: [] }, ...(await packedOutcomes(packed))];
  } catch (error) {
    return [{ name, findings: [String(error)] }];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** On Windows nothing can be packed for macOS. */
const SYSTEMS: readonly System[] = process.platform === 'win32' ? ['linux', 'win'] : ['linux', 'win', 'mac'];

/** Runs all checks, in the order of the report. */
async function packCheck(systems: readonly System[]): Promise<readonly Outcome[]> {
  const isDrawn =
    sourceOf(readFileSync(join(ROOT, 'build/resources/icon.svg'))) ===
    text('build/resources/icon.sha256').trim();
  const outcomes: Outcome[] = [
    { name: 'configuration, by the schema of electron-builder', findings: await schemaFindings(config) },
    {
      name: 'licences of what is bundled',
      findings: licenceFindings(bundledPackages(), text(LICENCES_FILE)),
    },
    {
      name: 'icons',
      findings: isDrawn ? [] : ['icon.svg has changed since the icons were drawn: run "npm run icons".'],
    },
    { name: 'AppImage', findings: findings.appImageFindings(config.toolsets?.appimage) },
    {
      name: 'installer for Windows',
      findings: findings.installerFindings(text('build/resources/installer.nsh')),
    },
  ];
  for (const system of systems) outcomes.push(...(await systemOutcomes(system)));
  return outcomes;
}

/** Returns the report, with a summary in the last line. */
export function reportOf(outcomes: readonly Outcome[]): string {
  const passedCount = outcomes.filter((outcome) => outcome.findings.length === 0).length;
  return [
    ...outcomes.map(({ name, findings: found }) =>
      [`${found.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...found.map((one) => `         ${one}`)].join(
        '\n',
      ),
    ),
    passedCount === outcomes.length
      ? `The app can be packed: all ${passedCount} checks held.`
      : `The app must not be packed like this: ${outcomes.length - passedCount} of ${outcomes.length} checks failed.`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
  const requested = process.argv.slice(2);
  const systems = SYSTEMS.filter((system) => requested.length === 0 || requested.includes(system));
  if (systems.length < requested.length) throw new Error(`npm run pack:check [-- ${SYSTEMS.join(' ')}]`);
  const outcomes = await packCheck(systems);
  const code = outcomes.every(({ findings: found }) => found.length === 0) ? 0 : 1;
  // A part of the packer exits with 0 whenever the process simply ends.
  process.stdout.write(`${reportOf(outcomes)}\n`, () => process.exit(code));
}
