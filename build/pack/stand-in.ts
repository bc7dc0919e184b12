// A stand-in for Electron, if its program is not available: empty programs with its fuses.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** The systems that the app is packed for. */
export type System = 'linux' | 'win' | 'mac';

/** The marker before the fuses in Electron's program, then their version and number, then Electron's value of each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009101100011';

const ENGLISH = { lang: 1033, codepage: 1200 };

/** Builds an empty program for Windows with version information, as the packer expects. */
function windowsProgram(): Buffer {
  const program = NtExecutable.createEmpty();
  const resources = NtExecutableResource.from(program);
  const version = Resource.VersionInfo.createEmpty();
  version.setStringValues(ENGLISH, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(program);
  const fuses = Buffer.from(FUSES, 'latin1');
  program.setExtraData(fuses.buffer.slice(fuses.byteOffset, fuses.byteOffset + fuses.length));
  return Buffer.from(program.generate());
}

/** Architectures of a program for macOS, by Electron's names. */
const PROCESSORS = { x64: 0x01000007, arm64: 0x0100000c };

/** Builds an empty program for macOS, with a UUID if one is given. */
export function macProgram(processor: keyof typeof PROCESSORS, uuid?: Buffer): Buffer {
  const words = (...values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, 4 * index);
    return bytes;
  };
  const system = words(0x32, 24, 1, 0x000d0000, 0x000d0000, 0); // made for macOS 13
  const commands = uuid === undefined ? [system] : [system, words(0x1b, 24), uuid];
  const bytes = Buffer.concat(commands);
  const head = words(0xfeedfacf, PROCESSORS[processor], 0, 2, uuid === undefined ? 1 : 2, bytes.length, 0, 0);
  return Buffer.concat([head, bytes]);
}

const plist = (fields: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${fields}</dict></plist>\n`;

const script = `#!/bin/sh\n# ${FUSES}\n`;

/** Some of Chromium's locales. */
const LOCALES = ['de', 'en-GB', 'en-US', 'es', 'fr', 'it', 'nl', 'pt-BR'];
const localeFiles = (nameOf: (locale: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(LOCALES.map((locale) => [nameOf(locale), locale]));

/** English is called `en` there. */
const folderOnMac = (locale: string): string =>
  `${locale === 'en-US' ? 'en' : locale.replace('-', '_')}.lproj/locale.pak`;

/** The files of each system's Electron that the packer needs. */
const FILES: Readonly<Record<System, () => Readonly<Record<string, string | Buffer>>>> = {
  linux: () => ({
    electron: script,
    'chrome-sandbox': script,
    'resources/default_app.asar': 'no app of ours',
    ...localeFiles((locale) => `locales/${locale}.pak`),
  }),
  win: () => ({
    'electron.exe': windowsProgram(),
    'resources/default_app.asar': 'no app of ours',
    ...localeFiles((locale) => `locales/${locale}.pak`),
  }),
  mac: () => ({
    'Electron.app/Contents/Info.plist': plist('<key>CFBundleExecutable</key><string>Electron</string>'),
    'Electron.app/Contents/MacOS/Electron': macProgram('x64', Buffer.alloc(16, 'Electron')),
    'Electron.app/Contents/Resources/default_app.asar': 'no app of ours',
    ...localeFiles((locale) => `Electron.app/Contents/Resources/${folderOnMac(locale)}`),
    ...localeFiles(
      (locale) =>
        `Electron.app/Contents/Frameworks/Electron Framework.framework/Versions/A/Resources/${folderOnMac(locale)}`,
    ),
    'Electron.app/Contents/Frameworks/Electron Framework.framework/Electron Framework': script,
    'Electron.app/Contents/Frameworks/Electron Helper.app/Contents/Info.plist': plist(''),
    'Electron.app/Contents/Frameworks/Electron Helper.app/Contents/MacOS/Electron Helper': script,
  }),
};

/** Writes a stand-in for the Electron of a system into a folder. */
export function writeStandIn(folder: string, system: System): void {
  const files = { LICENSE: 'Electron', 'LICENSES.chromium.html': 'Chromium', ...FILES[system]() };
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, 'latin1');
    chmodSync(file, 0o755);
  }
}
