// Packs the app into a folder, without an installer around it, and reads back what came of it.
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

/** What the packer has said since it began: shown only if it fails. */
const said: string[] = [];
log.info = log.warn = (what: unknown, message?: string): void => {
  said.push(message === undefined ? String(what) : `${message} ${JSON.stringify(what)}`);
};

const PLATFORMS = { linux: Platform.LINUX, win: Platform.WINDOWS, mac: Platform.MAC };

/** The part of a packed folder that differs between the systems. */
interface Places {
  readonly folder: string;
  readonly program: string;
  readonly resources: string;
  /** Chromium's own words, a file or folder for each language. */
  readonly locales: string;
}
const PLACES: Readonly<Record<System, Places>> = {
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

/** What the installers for Linux write beside the app. */
export interface LinuxFiles {
  readonly desktopEntry: string;
  /** Describes the file types; empty if there are none. */
  readonly mimeTypes: string;
  /** The sizes of the icons, in pixels. */
  readonly iconSizes: readonly number[];
}

/** How the app is packed. */
export interface PackOptions {
  readonly system: System;
  readonly config: Configuration;
  /** The folder with package.json and out/. */
  readonly projectDir: string;
  /** An empty folder of its own for all that is written. */
  readonly folder: string;
  /** Electron's own program; absent: a stand-in. */
  readonly electronDist?: string | undefined;
  /** The installers to make; absent: none. */
  readonly installers?: readonly string[];
  /** The kinds of processor; absent: x64. */
  readonly processors?: readonly Arch[];
}

/** A packed app. */
export interface Packed {
  readonly system: System;
  readonly archive: string;
  readonly resources: string;
  readonly program: string;
  /** The languages of Chromium's own words, by the names of their files. */
  readonly locales: readonly string[];
  readonly linux: LinuxFiles | undefined;
  /** The installers. */
  readonly artifacts: readonly string[];
}

/** The packer writes into what it is given. */
function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, copyOf(one)])) as Value;
}

/** Rejects with what the packer says. */
export async function packFolder({
  system,
  config,
  projectDir,
  folder,
  electronDist,
  installers = ['dir'],
  processors = [Arch.x64],
}: PackOptions): Promise<Packed> {
  const output = join(folder, 'packed');
  const standIn = join(folder, 'electron');
  mkdirSync(standIn, { recursive: true });
  if (electronDist === undefined) writeStandIn(standIn, system);
  let linux: LinuxFiles | undefined;
  said.length = 0;
  const own = copyOf(config);
  let artifacts: readonly string[];
  try {
    artifacts = await build({
      projectDir,
      publish: 'never',
      targets: PLATFORMS[system].createTarget([...installers], ...processors),
      config: {
        ...own,
        directories: { ...own.directories, output },
        electronDist: electronDist ?? standIn,
        mac: { ...own.mac, ...(electronDist === undefined ? { identity: null } : {}) }, // a script cannot be signed
        afterPack: async (context) => {
          if (typeof own.afterPack === 'function') await own.afterPack(context);
          if (system === 'linux') linux = await linuxFiles(context);
        },
      },
    });
  } catch (error) {
    throw new Error([...said, String(error)].join('\n'), { cause: error });
  }
  const { folder: name, program, resources, locales } = PLACES[system];
  const place = join(output, name);
  return {
    system,
    archive: join(place, resources, 'app.asar'),
    resources: join(place, resources),
    program: join(place, program),
    locales: readdirSync(join(place, locales))
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
  /** With `/` between its parts and none before them. */
  readonly path: string;
  readonly text: string;
}

/** What is in an archive. A file that is kept beside it has no text. */
export const readArchive = (archive: string): readonly ArchivedFile[] =>
  listPackage(archive, { isPack: false })
    .map((path) => path.replaceAll('\\', '/').replace(/^\//, ''))
    .flatMap((path) => {
      const entry = statFile(archive, path);
      if ('files' in entry) return [];
      return [{ path, text: entry.unpacked ? '' : extractFile(archive, path).toString() }];
    });

/** The SHA-256 that Electron compares with what the program says of its archive. */
export const archiveHash = (archive: string): string =>
  createHash('sha256').update(getRawHeader(archive).headerString).digest('hex');

/** The fuses of a packed program, by name, as the digits '0' and '1'; those that nobody can name by their number. */
export async function readFuses(program: string): Promise<Readonly<Record<string, string>>> {
  const { version: _version, ...wire } = await getCurrentFuseWire(program);
  return Object.fromEntries(
    Object.entries(wire).map(([number, digit]) => [
      FuseV1Options[Number(number)] ?? number,
      String.fromCharCode(Number(digit)),
    ]),
  );
}

/** What macOS is told of the app. */
export const readPlist = (app: string): Promise<PlistObject> =>
  parsePlistFile(join(app, 'Contents/Info.plist'));

/** The UUIDs of an app's program for macOS, one for each kind of processor. */
export const readUuids = (app: string): readonly string[] =>
  uuidsOf(readFileSync(join(app, 'Contents/MacOS', basename(app, '.app'))));

/** What macOS is told in another language; undefined if nothing. */
export function readStrings(resources: string, language: string): string | undefined {
  const file = join(resources, `${language}.lproj/InfoPlist.strings`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** What a program for Windows says of its archives, as JSON; undefined if nothing. */
export function integrityOfExe(program: string): string | undefined {
  const { entries } = NtExecutableResource.from(NtExecutable.from(readFileSync(program)));
  const found = entries.find(({ type, id }) => type === 'INTEGRITY' && id === 'ELECTRONASAR');
  return found === undefined ? undefined : Buffer.from(found.bin).toString();
}

/** The names of the files beside an archive; folders are not among them. */
export const filesBeside = (resources: string): readonly string[] =>
  existsSync(resources)
    ? readdirSync(resources, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    : [];
