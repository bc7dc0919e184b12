import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { createStartProject, isRoot, type StartProject } from '../helpers/start-project.ts';

let project: StartProject;
beforeEach(async () => {
  project = await createStartProject();
});
afterEach(() => project.remove());

const start = (args: readonly string[] = [], env?: NodeJS.ProcessEnv, prefix?: readonly string[]) =>
  project.start(args, env, prefix).ended;
const lastLine = (output: string): string => output.trim().split('\n').at(-1) ?? '';

describe('npm start', () => {
  it('opens the window, with what it was given, and ends as the app does', async () => {
    project.addElectron();
    const { output, code } = await start(['--here'], { ELECTRON_RUN_AS_NODE: '1' });
    expect(output).toBe('WINDOW {"args":["--here"]}\n');
    expect(code).toBe(0);
  });

  it('runs the host instead where that is wished for', async () => {
    project.addElectron();
    const { output } = await start(['--host', '--local']);
    expect(output).toMatch(/^No desktop window: asked for with --host\n/);
    expect(lastLine(output)).toBe('HOST ["--local"]');
  });

  it('runs the host instead if the app ends at once, and says how', async () => {
    project.addElectron();
    const { output } = await start([], { TEST_END: '127' });
    expect(output).toContain('No desktop window: Electron ended at once (exit code 127)\n');
    expect(lastLine(output)).toBe('HOST []');
  });

  it('runs no host if the app ends later', async () => {
    project.addElectron();
    const script = "import { runApp } from './build/programs.mjs'; console.log(await runApp([], 0));";
    const { output } = await project.node(['--input-type=module', '-e', script], { TEST_END: '3' }).ended;
    expect(lastLine(output)).toBe('{ code: 3, earlyEnd: undefined }');
  });
});

describe.runIf(process.platform === 'linux')('npm start on Linux', () => {
  it('opens the window on Wayland, too', async () => {
    project.addElectron();
    expect((await start([], { DISPLAY: '', WAYLAND_DISPLAY: 'wayland-0' })).output).toContain('WINDOW');
  });

  it('runs the host instead where there is no display', async () => {
    project.addElectron();
    const { output } = await start([], { DISPLAY: '' });
    expect(output).toMatch(/^No desktop window: there is no display\n/);
    expect(lastLine(output)).toBe('HOST []');
  });

  it('gives up the sandbox as root only where that is asked for', async () => {
    project.addElectron();
    const asRoot = isRoot ? [] : ['unshare', '-Ur'];
    const { output } = await start([], {}, asRoot);
    expect(output).toMatch(
      /^No desktop window: root cannot have the sandbox .*\n.*npm start -- --no-sandbox\n/,
    );
    expect(lastLine(output)).toBe('HOST []');
    expect((await start(['--no-sandbox'], {}, asRoot)).output).toBe('WINDOW {"args":["--no-sandbox"]}\n');
  });
});

describe.runIf(process.platform === 'linux')('without the sandbox of Chromium', () => {
  /** What runs a command as a person where no program may have a user namespace. */
  const WITHOUT_NAMESPACES = [
    ...['unshare', '-U', '--map-user=1000', '--map-group=1000', '--keep-caps'],
    ...['sh', '-c', 'echo 0 > /proc/sys/user/max_user_namespaces; exec "$@"', 'sh'],
  ];

  /** The environment in which `unshare` is this script; without one it is missing. */
  function withUnshare(script?: string): NodeJS.ProcessEnv {
    const folder = join(project.folder, 'bin');
    mkdirSync(folder);
    if (script === undefined) return { PATH: folder };
    writeFileSync(join(folder, 'unshare'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return { PATH: `${folder}:${process.env['PATH']}` };
  }

  function addHelper(program: string): string {
    const path = join(dirname(program), 'chrome-sandbox');
    writeFileSync(path, '');
    return path;
  }

  function expectHost(output: string, helper: string): void {
    expect(output).toMatch(/^No desktop window: this system denies Electron the sandbox /m);
    expect(output).toContain(`\n    sudo chown root:root "${helper}"\n    sudo chmod 4755 "${helper}"\n`);
    expect(lastLine(output)).toBe('HOST []');
  }

  it('the host runs instead, and the commands that help are named', async () => {
    const helper = addHelper(project.addElectron());
    const { output } = await start([], {}, WITHOUT_NAMESPACES);
    expect(output).not.toContain('WINDOW');
    expectHost(output, helper);
  });

  it('the window opens where that is asked for', async () => {
    addHelper(project.addElectron());
    const { output } = await start(['--no-sandbox'], {}, WITHOUT_NAMESPACES);
    expect(output).toBe('WINDOW {"args":["--no-sandbox"]}\n');
  });

  it('the window opens once the commands have given the helper to root', async (context) => {
    requireOrSkip(context, isRoot ? undefined : 'only root can give a file to root');
    const helper = addHelper(project.addElectron());
    const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    const env = withUnshare('exit 1');
    chmodSync(project.folder, 0o755);
    chmodSync(helper, 0o4755);
    chownSync(helper, 65534, 65534);
    expectHost((await start([], env, asNobody)).output, helper);
    chownSync(helper, 0, 0); // which takes the mode away
    expectHost((await start([], env, asNobody)).output, helper);
    chmodSync(helper, 0o4755);
    expect((await start([], env, asNobody)).output).toBe('WINDOW {"args":[]}\n');
  });

  it('the window opens where Electron has what others are denied, by a profile of its own', async () => {
    const script = `[ "$1" = -e ] && echo 'electron (unconfined)' || exec ${process.execPath} "$@"`;
    addHelper(project.addElectron(script));
    expect((await start([], {}, WITHOUT_NAMESPACES)).output).toBe('WINDOW {"args":[]}\n');
  });

  it.each([
    ['what `unshare` starts may have none', '[ "$2" != unshare ]'],
    ['`unshare` may have one and what it starts', 'exit 0'],
    ['there is no `unshare`', undefined],
  ])('the host runs where %s', async (_what, script) => {
    const helper = addHelper(project.addElectron());
    const { output } = await start([], { TEST_END: 'SIGTRAP', ...withUnshare(script) });
    expectHost(output, helper);
  });
});

describe('before anything else', () => {
  /** Starts with a Node.js that says it is of this version. */
  function startWith(version: string) {
    const file = join(project.folder, 'version.cjs');
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    writeFileSync(file, `Object.defineProperty(process, 'versions', ${versions});`);
    return start(['--host'], { NODE_OPTIONS: `--require=${file}` });
  }

  it.each(['12.22.9', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'Node.js %s is said to be too old',
    async (version) => {
      const { output, code } = await startWith(version);
      expect(output).toBe(
        `Auction Night needs Node.js 20.19.0 or 22.12.0, or newer; this is ${version}. Get it from https://nodejs.org, and begin again with: npm ci\n`,
      );
      expect(code).toBe(1);
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '26.10.0'])('Node.js %s is not', async (version) => {
    expect((await startWith(version)).output).toContain('HOST');
  });

  const MISSING =
    'The packages are missing, or not those of this version. Install them: npm ci --include=dev\n';

  it('missing packages are named', async () => {
    rmSync(join(project.folder, 'node_modules'), { recursive: true });
    expect(await start(['--host'])).toEqual({ output: MISSING, code: 1 });
  });

  it('packages of another version are named', async () => {
    writeFileSync(join(project.folder, 'node_modules/electron/package.json'), '{ "version": "1.0.0" }');
    expect(await start(['--host'])).toEqual({ output: MISSING, code: 1 });
  });

  it('a folder of somebody else is named, where something has to be built', async (context) => {
    requireOrSkip(context, process.platform === 'win32' ? 'Windows has no such modes' : undefined);
    rmSync(join(project.folder, 'out'), { recursive: true });
    chmodSync(project.folder, 0o555);
    const { output, code } = await start(['--host']);
    chmodSync(project.folder, 0o755);
    expect(output).toContain(
      `\n${project.folder} may not be written. Start as the one it belongs to, once, to have the app built.\n`,
    );
    expect(code).toBe(1);
  });
});
