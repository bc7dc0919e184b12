// What the packer takes for Electron where Electron's own program cannot be had: empty programs with its switches in them.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NtExecutable, NtExecutableResource, Resource } from 'resedit';

/** The systems that the app is packed for. */
export type System = 'linux' | 'win' | 'mac';

/** What stands before the switches in Electron's program, then their version and number, then Electron's own choice for each. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u0009101100011';

const ENGLISH = { lang: 1033, codepage: 1200 };

/** A program for Windows that does nothing and says its version, as the packer expects. */
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

const plist = (fields: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict>${fields}</dict></plist>\n`;

const script = `#!/bin/sh\n# ${FUSES}\n`;

/** The files of each system's Electron that the packer looks for. */
const FILES: Readonly<Record<System, () => Readonly<Record<string, string | Buffer>>>> = {
  linux: () => ({ electron: script, 'resources/default_app.asar': 'no app of ours' }),
  win: () => ({ 'electron.exe': windowsProgram(), 'resources/default_app.asar': 'no app of ours' }),
  mac: () => ({
    'Electron.app/Contents/Info.plist': plist('<key>CFBundleExecutable</key><string>Electron</string>'),
    'Electron.app/Contents/MacOS/Electron': script,
    'Electron.app/Contents/Resources/default_app.asar': 'no app of ours',
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
