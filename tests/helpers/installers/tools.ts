import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { NtExecutable } from 'resedit';

/** Where a program is that Debian's packages bring; administrators' own are not in everybody's path. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** What this machine lacks of these programs; undefined if nothing. */
export function missingPrograms(...names: readonly string[]): string | undefined {
  const missing = names.filter((name) => !FOLDERS.some((folder) => existsSync(join(folder, name))));
  return missing.length === 0 ? undefined : `there is no ${missing.join(', ')}`;
}

/** Runs a program that checks a file. Returns everything that it says, with its exit code if that is not 0. */
export function saidBy(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: FOLDERS.join(delimiter) },
  });
  if (error !== undefined) throw error;
  return `${stdout}${stderr}${status === 0 ? '' : `\nexit code ${status}`}`.trim();
}

/** Where the table of what a library offers is kept in it. */
const EXPORTS = 0;

/** The functions of the plugins for NSIS that the packer would download. The compiler reads no more of a plugin than these names. */
const PLUGINS: Readonly<Record<string, readonly string[]>> = {
  UAC: ['_'],
  StdUtils: ['ExecShellAsUser', 'GetParameter', 'TestParameter', 'GetAllParameters', 'GetParentPath'],
  nsProcess: ['_FindProcess', '_KillProcess', '_CloseProcess', '_Unload'],
  WinShell: ['SetLnkAUMI', 'UninstAppUserModelId', 'UninstShortcut'],
  Nsis7z: ['Extract'],
};

/** A library for Windows that offers functions of these names, and does nothing. */
function emptyLibrary(names: readonly string[]): Buffer {
  const library = NtExecutable.createEmpty(true, true);
  const HEAD = 40;
  const sorted = [...names].sort();
  const strings = Buffer.from(sorted.map((name) => `${name}\0`).join(''), 'latin1');
  const data = Buffer.alloc(HEAD + 10 * sorted.length + strings.length);
  const info = {
    name: '.edata',
    virtualSize: data.length,
    virtualAddress: 0,
    sizeOfRawData: data.length,
    pointerToRawData: 0,
    pointerToRelocations: 0,
    pointerToLineNumbers: 0,
    numberOfRelocations: 0,
    numberOfLineNumbers: 0,
    characteristics: 0x40000040,
  };
  const put = (): void => {
    const { buffer, byteOffset, length } = data;
    library.setSectionByEntry(EXPORTS, { info, data: buffer.slice(byteOffset, byteOffset + length) });
  };
  put();
  const start = library.getSectionByEntry(EXPORTS)?.info.virtualAddress ?? 0;
  const [functions, nameTable, numbers] = [0, 4, 8].map((bytes) => HEAD + bytes * sorted.length);
  data.writeUInt32LE(1, 16);
  data.writeUInt32LE(sorted.length, 20);
  data.writeUInt32LE(sorted.length, 24);
  for (const [place, table] of [functions, nameTable, numbers].entries())
    data.writeUInt32LE(start + (table ?? 0), 28 + 4 * place);
  let at = HEAD + 10 * sorted.length;
  strings.copy(data, at);
  for (const [index, name] of sorted.entries()) {
    data.writeUInt32LE(start + at, (nameTable ?? 0) + 4 * index);
    data.writeUInt16LE(index, (numbers ?? 0) + 2 * index);
    at += name.length + 1;
  }
  put();
  return Buffer.from(library.generate());
}

const script = (text: string): string => `#!/bin/sh\nset -e\n${text}\n`;

/** What each tool is called by, the files it consists of, and what of it the environment names. */
const FILES = (): Readonly<Record<string, string | Buffer>> => ({
  fpm: script(`exec '${process.execPath}' '${join(import.meta.dirname, 'fpm.mjs')}' "$@"`),
  // Keeps the folder that it is to compress beside the file that it was to make.
  'appimage/mksquashfs': script('cp -a "$1" "$2.content"\n: > "$2"'),
  'appimage/desktop-file-validate': script(''),
  'appimage/runtimes/runtime-x64': 'starts an AppImage',
  'appimage/lib/x64/README': 'libraries',
  // Keeps each program that it makes, since the installer takes the place of the one that makes the uninstaller.
  'nsis/makensis': script(
    `makensis "$@"
for word; do case "$word" in
  '-XOutFile '*) made=\${word#*\\"}; cp "\${made%\\"}" "$0.$(date +%s%N)";;
esac; done`,
  ),
  'nsis/elevate.exe': 'asks for more rights',
  ...Object.fromEntries(
    Object.entries(PLUGINS).map(([name, functions]) => [
      `nsis-plugins/plugins/x86-unicode/${name}.dll`,
      emptyLibrary(functions),
    ]),
  ),
  '7za': script('for word; do case "$word" in *.7z) : >> "$word";; esac; done'),
  // What it is to run would write the uninstaller there.
  'wine/bin/wine': script(': > "${1%exe}__uninstaller.exe"'),
  'wine/lib/README': 'libraries',
  'wine/wine-home/README': 'home',
});

/**
 * Writes stand-ins for the tools that the packer would download, and points the packer to them. The compiler of NSIS is the system's own.
 * Returns what undoes that.
 */
export function useStandInTools(folder: string): () => void {
  for (const [name, content] of Object.entries(FILES())) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    chmodSync(join(folder, name), 0o755);
  }
  const names = {
    CUSTOM_FPM_PATH: 'fpm',
    APPIMAGE_TOOLS_PATH: 'appimage',
    ELECTRON_BUILDER_NSIS_DIR: 'nsis',
    ELECTRON_BUILDER_NSIS_RESOURCES_DIR: 'nsis-plugins',
    ELECTRON_BUILDER_7ZIP_PATH: '7za',
    ELECTRON_BUILDER_WINE_TOOLSET_DIR: 'wine',
  };
  for (const [variable, name] of Object.entries(names)) process.env[variable] = join(folder, name);
  return () => {
    for (const variable of Object.keys(names)) Reflect.deleteProperty(process.env, variable);
  };
}
