import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixture } from '../helpers/electron/fixture/build.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** What stands before the fuses in Electron's program. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
/** How a fuse is written: as the digit 0 or 1. */
const FUSE = { off: 48, on: 49 };
const CONFIG = join(PROJECT, 'build/electron-builder.config.mjs');
const run = promisify(execFile);
const node = (script: string, args: readonly string[], env = process.env) =>
  run(process.execPath, [join(PROJECT, 'node_modules', script), ...args], { env });

describe('the packaging configuration', () => {
  const load = async (): Promise<Record<string, unknown>> => (await import(CONFIG)).default;
  const require = createRequire(join(PROJECT, 'node_modules/electron-builder/package.json'));
  const { validateConfiguration } = require('app-builder-lib/out/util/config/config');
  const { DebugLogger } = require('builder-util');
  const validate = (config: object): Promise<void> => validateConfiguration(config, new DebugLogger(false));

  it('is one that electron-builder understands', async () => {
    await validate(await load());
    await expect(validate({ ...(await load()), nope: 1 })).rejects.toThrow(/nope/); // so the check does check
  });

  it('gives the app the name by which Windows lets it show notifications', async () => {
    const main = readFileSync(join(PROJECT, 'electron/main/index.ts'), 'utf8');
    const [, name] = /setAppUserModelId\('([^']+)'\)/.exec(main) ?? [];
    expect(await load()).toMatchObject({ appId: name });
  });

  it('tells macOS why the app uses the network, and what it looks for there', async () => {
    expect(await load()).toMatchObject({
      mac: {
        extendInfo: {
          NSLocalNetworkUsageDescription: expect.stringContaining('network'),
          NSBonjourServices: ['_auction-night._tcp'],
        },
      },
    });
  });
});

describe('the packed app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-packed-'));
  const dist = join(folder, 'electron');
  const unpacked = join(folder, 'packed/linux-unpacked');
  let app = '';
  afterAll(() => {
    for (const path of [folder, app]) rmSync(path, { recursive: true, force: true });
  });

  // Electron's own program cannot be had everywhere: a script with the fuse wire of Electron 45, which has nine fuses.
  beforeAll(async () => {
    app = await buildFixture();
    const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'));
    const { name, productName, version, description, author, main, type, dependencies, devDependencies } =
      manifest;
    const packed = {
      name,
      productName,
      version,
      description,
      author,
      main,
      type,
      dependencies,
      devDependencies,
    };
    writeFileSync(join(app, 'package.json'), JSON.stringify(packed));
    writeFileSync(join(app, 'out/.sources'), 'a stamp of the build');
    mkdirSync(dist);
    const wire = `${SENTINEL}\u0001\u0009101100011`;
    writeFileSync(join(dist, 'electron'), `#!/bin/sh\n# ${wire}\n`);
    chmodSync(join(dist, 'electron'), 0o755);
    const here = ['--projectDir', app, `-c.directories.output=${join(folder, 'packed')}`];
    const resources = `-c.directories.buildResources=${join(PROJECT, 'build/resources')}`;
    const args = ['--linux', 'dir', '--config', CONFIG, '--publish', 'never', ...here, resources];
    await node('electron-builder/cli.js', args, { ...process.env, ELECTRON_DIST: dist });
  });

  it('holds what is built and nothing else: no packages, sources or stamps', async () => {
    const { stdout } = await node('@electron/asar/bin/asar.js', [
      'list',
      join(unpacked, 'resources/app.asar'),
    ]);
    const files = stdout
      .trim()
      .split('\n')
      .map((line) => line.replaceAll('\\', '/'));
    expect(files).toEqual(
      expect.arrayContaining([
        '/package.json',
        '/out/main/index.js',
        '/out/preload/index.cjs',
        '/out/renderer/index.html',
      ]),
    );
    const others = files.filter(
      (file) => !/^\/(package\.json|out(\/(main|preload|renderer)(\/.*)?)?)$/.test(file),
    );
    expect(others).toEqual([]);
  });

  it('has the fuses of the security decisions', async () => {
    const { version: _version, ...wire } = await getCurrentFuseWire(join(unpacked, 'auction-night'));
    expect(wire).toEqual({
      [FuseV1Options.RunAsNode]: FUSE.off,
      [FuseV1Options.EnableCookieEncryption]: FUSE.off,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: FUSE.off,
      [FuseV1Options.EnableNodeCliInspectArguments]: FUSE.off,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: FUSE.on,
      [FuseV1Options.OnlyLoadAppFromAsar]: FUSE.on,
      [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: FUSE.off,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: FUSE.off,
      8: FUSE.on, // WasmTrapHandlers, left as it came
    });
  });
});
