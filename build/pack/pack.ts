// Packs the app into a folder, without an installer, and reads back the result.
import { extractFile, getRawHeader, listPackage, statFile } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { parsePlistFile, type PlistObject } from 'app-builder-lib/out/util/plist.js';
import { LinuxTargetHelper } from 'app-builder-lib/out/targets/LinuxTargetHelper.js';
import { log } from 'builder-util';
import {
  Arch,
  build,
  Platform,
  type AfterPackContext,
  type Configuration,
  type LinuxPackager,
} from 'electron-builder';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { NtExecutable, NtExecutableResource } from 'resedit';
import { uuidsOf } from './mach-o.ts';
import { writeStandIn, type System } from './stand-in.ts';

/** The packer's output, shown only if it fails. */
const output: string[] = [];
log.info = log.warn = (what: unknown, message?: string): void => {
  output.push(message === undefined ? String(what) : `${message} ${JSON.stringify(what)}`);
};

const PLATFORMS = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC };

/** The paths in a packed folder that differ between systems. */
interface Paths {
  readonly folder: string;
  readonly program: string;
  readonly resources: string;
  /** Chromium's locales, a file or folder per language. */
  readonly locales: string;
}
const PATHS: Readonly<Record<System, Paths>> = {
  linux: {
    folder: 'linux-unpacked',
    program: 'auction-night',
    resources: 'resources',
    locales: 'locales',
  },
  win: {
    folder: 'win-unpacked',
    program: 'Auction Night.exe',
    resources: 'resources',
    locales: 'locales',
  },
  mac: {
    folder: 'mac',
    program: 'Auction Night.app',
    resources: 'Auction Night.app/Contents/Resources',
    locales: 'Auction Night.app/Contents/Frameworks/Electron Framework.framework/Versions/A/Resources',
  },
};

/** What the Linux installers write beside the app. */
export interface LinuxFiles {
  readonly desktopEntry: string;
  /** The file types; empty if there are none. */
  readonly mimeTypes: string;
  /** The sizes of the icons, in pixels. */
  readonly iconSizes: readonly number[];
}

/** How to pack the app. */
export interface PackOptions {
  readonly system: System;
  readonly config: Configuration;
  /** The folder with package.json and out/. */
  readonly projectDir: string;
  /** An empty folder for all output. */
  readonly folder: string;
  /** Electron's program; absent: a stand-in. */
  readonly electronDist?: string | undefined;
  /** The installers to make; absent: none. */
  readonly installers?: readonly string[];
  /** The architectures; absent: x64. */
  readonly processors?: readonly Arch[];
}

/** A packed app. */
export interface Packed {
  readonly system: System;
  readonly archive: string;
  readonly resources: string;
  readonly program: string;
  /** Chromium's locales, by file name. */
  readonly locales: readonly string[];
  readonly linux: LinuxFiles | undefined;
  /** The installers. */
  readonly artifacts: readonly string[];
}

/** Copies a value, since the packer modifies its arguments. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)])) as Value;
}

/**
 * Packs the app.
 * @throws With the packer's output.
 */
export async function packFolder({
  system,
  config,
  projectDir,
  folder,
  electronDist,
  installers = ['dir'],
  processors = [Arch.x64],
}: PackOptions): Promise<Packed> {
  const packedFolder = join(folder, 'packed');
  const standIn = join(folder, 'electron');
  mkdirSync(standIn, { recursive: true });
  if (electronDist === undefined) writeStandIn(standIn, system);
  let linux: LinuxFiles | undefined;
  output.length = 0;
  const own = copyOf(config);
  let artifacts: readonly string[];
  try {
    artifacts = await build({
      projectDir,
      publish: 'never',
      targets: PLATFORMS[system].createTarget([...installers], ...processors),
      config: {
        ...own,
        directories: { ...own.directories, output: packedFolder },
        electronDist: electronDist ?? standIn,
        mac: { ...own.mac, ...(electronDist === undefined ? { identity: null } : {}) }, // a script cannot be signed
        afterPack: async (context) => {
          if (typeof own.afterPack === 'function') await own.afterPack(context);
          if (system === 'linux') linux = await linuxFiles(context);
        },
      },
    });
  } catch (error) {
    throw new Error([...output, String(error)].join('\n'), { cause: error });
  }
  const { folder: name, program, resources, locales } = PATHS[system];
  const appFolder = join(packedFolder, name);
  return {
    system,
    archive: join(appFolder, resources, 'app.asar'),
    resources: join(appFolder, resources),
    program: join(appFolder, program),
    locales: readdirSync(join(appFolder, locales))
      .filter((file) => /\.(?:pak|lproj)$/.test(file))
      .sort(),
    linux,
    artifacts,
  };
}

async function linuxFiles(context: AfterPackContext): Promise<LinuxFiles> {
  const packager = context.packager as LinuxPackager;
  const helper = new LinuxTargetHelper(packager);
  const mimeTypes = await helper.mimeTypeFiles;
  return {
    desktopEntry: await helper.computeDesktopEntry(packager.platformSpecificBuildOptions),
    mimeTypes: mimeTypes === null ? '' : readFileSync(mimeTypes, 'utf8'),
    iconSizes: (await helper.icons).map(({ size }) => size),
  };
}

/** A file in the archive. */
export interface ArchivedFile {
  /** With `/` between its parts and none at the start. */
  readonly path: string;
  readonly text: string;
}

/** Reads an archive. Unpacked files beside it have no text. */
export const readArchive = (archive: string): readonly ArchivedFile[] =>
  listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
    .flatMap((path) => {
      const entry = statFile(archive, path);
      if ('files' in entry) return [];
      return [{ path, text: entry.unpacked ? '' : extractFile(archive, path).toString() }];
    });

/** Returns the SHA-256 that Electron compares with the one in the program. */
export const archiveHash = (archive: string): string =>
  createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');

/** Reads the fuses of a packed program, by name, as the digits '0' and '1'; unknown ones by number. */
export async function readFuses(program: string): Promise<Readonly<Record<string, string>>> {
  const { version: _version, ...wire } = await getCurrentFuseWire(program);
  return Object.fromEntries(
    Object.entries(wire).map(([number, digit]) => [
      FuseV1Options[Number(number)] ?? number,
      String.fromCharCode(Number(digit)),
    ]),
  );
}

/** Reads an app's Info.plist. */
export const readPlist = (app: string): Promise<PlistObject> =>
  parsePlistFile(join(app, 'Contents/Info.plist'));

/** Reads the UUIDs of an app's program for macOS, one per architecture. */
export const readUuids = (app: string): readonly string[] =>
  uuidsOf(readFileSync(join(app, 'Contents/MacOS', basename(app, '.app'))));

/** Reads the Info.plist strings of a language, undefined if there are none. */
export function readStrings(resources: string, language: string): string | undefined {
  const file = join(resources, `${language}.lproj/InfoPlist.strings`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reads the hashes of archives in a program for Windows, as JSON; undefined if there are none. */
export function integrityOfExe(program: string): string | undefined {
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(program)));
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  return found === undefined ? undefined : Buffer.from(found.bin).toString();
}

/** Returns the names of the files beside an archive, without folders. */
export const filesBeside = (resources: string): readonly string[] =>
  existsSync(resources)
    ? readdirSync(resources, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : [];
