import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipOf } from './zip.ts';

const PROJECT = join(import.meta.dirname, '../..');

export const isRoot = process.getuid?.() === 0;

/** What runs a command as a person: the window is not for root. */
const AS_PERSON = isRoot ? ['/usr/bin/unshare', '-U', '--map-user=1000', '--map-group=1000'] : [];

/** Where Electron's program is in its folder, by system. */
const PROGRAM =
  { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[process.platform as string] ??
  'electron';

/** The app: says what it was given, and ends as it is told to. */
const APP = `
const { ELECTRON_RUN_AS_NODE, TEST_END } = process.env;
console.log('WINDOW ' + JSON.stringify({ args: process.argv.slice(2), ELECTRON_RUN_AS_NODE }));
if (TEST_END?.startsWith('SIG')) process.kill(process.pid, TEST_END);
else process.exitCode = Number(TEST_END ?? 0);
`;
const HEADLESS = `console.log('HOST ' + JSON.stringify(process.argv.slice(2)));`;

export interface StartEnd {
  readonly output: string;
  readonly code: number | null;
}

/** A run of a script. */
export interface StartRun {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  readonly ended: Promise<StartEnd>;
}

/** A project that looks like ours, built, with the real scripts for starting and Electron's real installer around programs of a line. */
export interface StartProject {
  readonly folder: string;
  /** Electron's download, as the installer here expects it. */
  readonly zip: Buffer;
  /** Where half a download is kept. */
  readonly download: string;
  /** Puts Electron's program there: Node, or (not on Windows) that script of a shell. Its path. */
  addElectron(script?: string): string;
  removeElectron(): void;
  /** Runs a command in the project, on Linux with a display. */
  run(command: readonly string[], env?: NodeJS.ProcessEnv): StartRun;
  node(args: readonly string[], env?: NodeJS.ProcessEnv): StartRun;
  /** `npm start`, without npm. `prefix`: the command that runs it; by default as a person, who is not root. */
  start(args?: readonly string[], env?: NodeJS.ProcessEnv, prefix?: readonly string[]): StartRun;
  remove(): void;
}

export async function createStartProject(): Promise<StartProject> {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-start-'));
  const electron = join(folder, 'node_modules/electron');
  const { name, version, main, engines, scripts } = JSON.parse(
    readFileSync(join(PROJECT, 'package.json'), 'utf8'),
  ) as Record<string, unknown> & { readonly scripts: { readonly start: string } };
  const devDependencies = {
    electron: (
      JSON.parse(readFileSync(join(PROJECT, 'node_modules/electron/package.json'), 'utf8')) as {
        version: string;
      }
    ).version,
  };
  const manifest = { name, version, main, engines, scripts, devDependencies, type: 'module' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  cpSync(join(PROJECT, 'build'), join(folder, 'build'), {
    recursive: true,
    filter: (path) => path.endsWith('build') || /\.[cm]js$/.test(path),
  });
  mkdirSync(electron, { recursive: true });
  for (const scope of ['@electron', '@electron-internal'])
    symlinkSync(join(PROJECT, 'node_modules', scope), join(folder, 'node_modules', scope), 'junction');
  for (const file of ['package.json', 'install.js'])
    cpSync(join(PROJECT, 'node_modules/electron', file), join(electron, file));
  const zip = zipOf(PROGRAM, program());
  writeFileSync(join(electron, 'checksums.json'), JSON.stringify(sumOf(zip, electron)));
  await build(folder);

  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(WAYLAND_DISPLAY|npm_.*|NODE_OPTIONS|ELECTRON_.*|.*_proxy)$/i.test(name),
  );
  const base: NodeJS.ProcessEnv = {
    ...Object.fromEntries(inherited),
    ...(process.platform === 'linux' && { DISPLAY: ':0' }),
    electron_config_cache: join(folder, 'cache'),
  };
  const project: StartProject = {
    folder,
    zip,
    download: join(electron, 'download'),
    addElectron: (script) => addElectron(electron, script),
    removeElectron: () => {
      for (const path of ['dist', 'path.txt']) rmSync(join(electron, path), { recursive: true });
    },
    run: ([file = '', ...args], env) =>
      watch(spawn(file, args, { cwd: folder, env: { ...base, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })),
    node: (args, env) => project.run([process.execPath, ...args], env),
    start: (args = [], env, prefix = process.platform === 'linux' ? AS_PERSON : []) => {
      const [, ...script] = scripts.start.split(' ');
      return project.run([...prefix, process.execPath, ...script, ...args], env);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return project;
}

/** What is in the download: runs Node. */
function program(): Buffer {
  if (process.platform === 'win32') return readFileSync(process.execPath);
  return Buffer.from(`#!/bin/sh\nexec "${process.execPath}" "$@"\n`.padEnd(2_000_000));
}

function sumOf(zip: Buffer, electron: string): Record<string, string> {
  const { version } = JSON.parse(readFileSync(join(electron, 'package.json'), 'utf8')) as { version: string };
  const sum = createHash('sha256').update(zip).digest('hex');
  return { [`electron-v${version}-${process.platform}-${process.arch}.zip`]: sum };
}

/** What a build leaves, with a note that it is of these sources. */
async function build(folder: string): Promise<void> {
  const products = {
    'main/index.js': APP,
    'main/headless.js': HEADLESS,
    'preload/index.cjs': '',
    'renderer/index.html': '',
    'packages/renderer.json': '{}',
  };
  for (const [file, text] of Object.entries(products)) {
    mkdirSync(dirname(join(folder, 'out', file)), { recursive: true });
    writeFileSync(join(folder, 'out', file), text);
  }
  const sources = (await import(pathToFileURL(join(folder, 'build/sources.mjs')).href)) as {
    fingerprint(): string;
    writeStamp(print: string): void;
  };
  sources.writeStamp(sources.fingerprint());
}

function addElectron(electron: string, script: string | undefined): string {
  const dist = join(electron, 'dist');
  const path = join(dist, PROGRAM);
  mkdirSync(dirname(path), { recursive: true });
  const isThere = process.platform !== 'win32'; // where links are for administrators alone
  if (script !== undefined) writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  else if (isThere) symlinkSync(process.execPath, path);
  writeFileSync(join(electron, 'path.txt'), isThere ? PROGRAM : relative(dist, process.execPath));
  return path;
}

function watch(child: ChildProcess): StartRun {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<StartEnd>((resolve) => child.on('close', (code) => resolve({ output, code })));
  return { child, output: () => output, ended };
}

/** What is left in a folder. */
export const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};
