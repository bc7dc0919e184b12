import { parsePlistFile } from 'app-builder-lib/out/util/plist.js';
import { Arch } from 'electron-builder';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageOf } from '../../build/bundled-packages.ts';
import config, { configurationFor } from '../../build/electron-builder.config.ts';
import { schemaFindings } from '../../build/pack/check.ts';
import * as expected from '../../build/pack/expected.ts';
import * as findings from '../../build/pack/findings.ts';
import {
  HOME_SCREEN,
  icnsOf,
  ICNS_TYPES,
  icoOf,
  ICO_SIZES,
  SIZES,
  sourceOf,
} from '../../build/pack/icons.ts';
import { importFindings } from '../../build/pack/imports.ts';
import { licenceFindings, licencesText, type Bundled } from '../../build/pack/licences.ts';
import { packFolder } from '../../build/pack/pack.ts';

const PROJECT = join(import.meta.dirname, '../..');
const RESOURCES = join(PROJECT, 'build/resources');

describe('the packaging configuration', () => {
  it('is one that electron-builder understands', async () => {
    expect(await schemaFindings(config)).toEqual([]);
    expect(await schemaFindings({ ...config, nope: 1 })).toEqual([expect.stringContaining('nope')]);
  });
});

describe('where there is', () => {
  const targetsOf = (env: NodeJS.ProcessEnv): readonly unknown[] => {
    const { linux, win, mac } = configurationFor(env);
    return [linux, win, mac].flatMap((system) => system?.target ?? []);
  };

  it('nothing given, the app is packed for two kinds of processor', () => {
    const arch = ['x64', 'arm64'];
    expect(targetsOf({})).toEqual(['AppImage', 'deb', 'nsis', 'dmg'].map((target) => ({ target, arch })));
  });

  it('a folder with Electron, it is packed for the kind that is asked for, and for two is refused', async () => {
    const given = { ELECTRON_DIST: '/electron' };
    expect(targetsOf(given)).toEqual(['AppImage', 'deb', 'nsis', 'dmg'].map((target) => ({ target })));
    const folder = mkdtempSync(join(tmpdir(), 'auction-night-processors-'));
    const packing = packFolder({
      system: 'linux',
      config: configurationFor(given),
      projectDir: PROJECT,
      folder,
      processors: [Arch.x64, Arch.arm64],
    });
    await expect(packing).rejects.toThrow('ELECTRON_DIST holds Electron for one kind of processor');
    rmSync(folder, { recursive: true });
  });

  it.each([{ CSC_LINK: 'a file' }, { CSC_NAME: 'a name' }])(
    'a certificate, the app loads only what was signed with it: %j',
    async (env) => {
      const { entitlements, entitlementsInherit, identity } = configurationFor(env).mac ?? {};
      expect(identity).toBeUndefined();
      expect(entitlementsInherit).toBe(entitlements);
      expect(await parsePlistFile(join(PROJECT, entitlements ?? ''))).toEqual({
        'com.apple.security.cs.allow-jit': true,
      });
    },
  );

  it('no certificate, the app signs itself, and loads what nobody else has signed', async () => {
    const { entitlements, entitlementsInherit, identity } = configurationFor({}).mac ?? {};
    expect(identity).toBe('-');
    expect(entitlementsInherit).toBe(entitlements);
    expect(await parsePlistFile(join(PROJECT, entitlements ?? ''))).toEqual({
      'com.apple.security.cs.allow-jit': true,
      'com.apple.security.cs.disable-library-validation': true,
    });
  });
});

describe('a packed app', () => {
  const files = [...expected.CONTENTS].map((name) => ({
    path: name.replaceAll('#', 'aB3_-xyZ').replaceAll('*', 'JoinScreen'),
    text: 'text',
  }));
  const stray = (path: string, text = '') => findings.archiveFindings([...files, { path, text }], 1000);

  it('has in its archive what is on the list, and is small', () => {
    expect(findings.archiveFindings(files, expected.MOST_BYTES - 1)).toEqual([]);
    expect(findings.archiveFindings(files, expected.MOST_BYTES)).toEqual([
      `The archive has ${expected.MOST_BYTES} bytes; less than ${expected.MOST_BYTES} are allowed.`,
    ]);
    expect(findings.archiveFindings(files.slice(1), 1000)).toEqual([
      'package.json is on the list and not in the archive.',
    ]);
  });

  it.each([
    'node_modules/ws/index.js',
    'out/main/headless.js',
    'out/.sources',
    'out/packages/main.json',
    'out/main/index.js.map',
    'out/renderer/assets/JoinScreen-aB3_-xyZ.js.map',
    'out/renderer/assets/JoinScreen.js',
    'out/renderer/assets/card-aB3_-xyZ.png',
    'tests/e2e/home.test.js',
    'LICENSE',
  ])('has no %s in it', (path) => {
    expect(stray(path)).toEqual([`${path} is in the archive and not on the list.`]);
  });

  it('names no source map', () => {
    const path = 'out/renderer/assets/Other-aB3_-xyZ.js';
    expect(stray(path)).toEqual([]);
    expect(stray(path, '1;\n//# sourceMappingURL=Other.js.map')).toEqual([`${path} names a source map.`]);
  });

  it('says in its manifest what it is, and nothing of how it is built', () => {
    const manifest = { ...expected.MANIFEST, version: '1.2.3' };
    const look = (more: object) =>
      findings.manifestFindings(JSON.stringify({ ...manifest, ...more }), '1.2.3');
    expect(look({})).toEqual([]);
    expect(look({ version: '1.2.4' })).toEqual(['package.json: version is "1.2.4" instead of "1.2.3".']);
    expect(look({ main: 'index.js' })).toHaveLength(1);
    expect(look({ devDependencies: { vite: '1.0.0' } })).toEqual([
      'package.json in the archive still has devDependencies.',
    ]);
  });

  it('has each fuse as it was decided; one that nobody can name is left as it came', () => {
    expect(findings.fuseFindings('linux', { ...expected.FUSES, 8: '1' })).toEqual([]);
    for (const [name, digit] of Object.entries(expected.FUSES))
      expect(
        findings.fuseFindings('linux', { ...expected.FUSES, [name]: digit === '1' ? '0' : '1' }),
      ).toEqual([expect.stringContaining(`fuses (linux): ${name} is`)]);
  });

  it('has its licences beside the archive, and no file that looks for updates', () => {
    expect(findings.besideFindings([...expected.BESIDE])).toEqual([]);
    expect(findings.besideFindings([...expected.BESIDE, 'app-update.yml'])).toHaveLength(1);
    expect(findings.besideFindings(['LICENSE', 'app.asar'])).toEqual([
      'LICENCES.txt does not stand beside the archive.',
    ]);
  });

  it('tells macOS why it uses the network, what it opens, and the sum of its archive', () => {
    const hash = 'ab'.repeat(32);
    const sum = { 'Resources/app.asar': { algorithm: 'SHA256', hash } };
    const plist = { ...expected.PLIST, ElectronAsarIntegrity: sum, CFBundleVersion: '1' };
    expect(findings.plistFindings(plist, hash)).toEqual([]);
    expect(findings.plistFindings(plist, 'cd'.repeat(32))).toHaveLength(1);
    for (const name of Object.keys(expected.PLIST))
      expect(findings.plistFindings({ ...plist, [name]: undefined }, hash)).toEqual([
        expect.stringContaining(`Info.plist: ${name} is nothing`),
      ]);
  });

  it('asks in each language whether it may use the network', () => {
    const words = '"NSLocalNetworkUsageDescription" = "…";';
    expect(findings.languageFindings(() => words)).toEqual([]);
    expect(findings.languageFindings((language) => (language === 'nl' ? undefined : words))).toEqual([
      'macOS asks for the network without words in “nl”.',
    ]);
  });

  it('tells Windows the sum of its archive', () => {
    const said = JSON.stringify([{ file: 'resources\\app.asar', alg: 'SHA256', value: 'ab' }]);
    expect(findings.integrityFindings(said, 'ab')).toEqual([]);
    expect(findings.integrityFindings(said, 'cd')).toHaveLength(1);
    expect(findings.integrityFindings(undefined, 'ab')).toHaveLength(1);
  });

  it('brings Chromium’s words in its languages alone', () => {
    for (const system of ['linux', 'win', 'mac'] as const) {
      const locales = expected.LOCALES[system];
      expect(findings.localeFindings(system, locales)).toEqual([]);
      expect(findings.localeFindings(system, [...locales, 'pl.pak'])).toHaveLength(1);
      expect(findings.localeFindings(system, locales.slice(1))).toHaveLength(1);
    }
  });

  it('has a UUID of its own on macOS, for each kind of processor', () => {
    expect(findings.uuidFindings([expected.UUID, expected.UUID])).toEqual([]);
    expect(findings.uuidFindings([expected.UUID, 'ab'.repeat(16)])).toHaveLength(1);
  });

  it('brings in an AppImage everything that starts it', () => {
    expect(findings.appImageFindings(expected.APPIMAGE_TOOLS)).toEqual([]);
    expect(findings.appImageFindings('0.0.0')).toHaveLength(1);
    expect(findings.appImageFindings(undefined)).toHaveLength(1);
  });

  it('has a place in the menus of Linux, a file type and icons', () => {
    const whole = {
      desktopEntry: ['[Desktop Entry]', ...expected.DESKTOP_LINES, ''].join('\n'),
      mimeTypes: '<glob pattern="*.auction-game"/>',
      iconSizes: expected.ICON_SIZES,
    };
    expect(findings.linuxFindings(whole)).toEqual([]);
    for (const line of expected.DESKTOP_LINES)
      expect(
        findings.linuxFindings({ ...whole, desktopEntry: whole.desktopEntry.replace(`${line}\n`, '') }),
      ).toHaveLength(1);
    expect(findings.linuxFindings({ ...whole, mimeTypes: '' })).toHaveLength(1);
    expect(findings.linuxFindings({ ...whole, iconSizes: expected.ICON_SIZES.slice(1) })).toEqual([
      'No icon of 16 pixels is installed.',
    ]);
  });

  it('opens the firewall of Windows for the same network, and takes that back', () => {
    const script = readFileSync(join(RESOURCES, 'installer.nsh'), 'utf8');
    expect(findings.installerFindings(script)).toEqual([]);
    expect(findings.installerFindings(script.replace('profile=private', 'profile=any'))).toHaveLength(1);
    expect(findings.installerFindings(script.replace(' remoteip=localsubnet', ''))).toHaveLength(1);
    const [, uninstaller = ''] = /(!macro customUnInstall[\s\S]*!macroend)/.exec(script) ?? [];
    expect(findings.installerFindings(script.replace(uninstaller, ''))).toHaveLength(2);
  });
});

describe('what a packed program loads', () => {
  const load = (path: string, text: string): readonly string[] =>
    importFindings([
      { path: 'out/main/index.js', text: '' },
      { path: 'out/main/thinking.js', text: '' },
      { path: 'out/main/chunks/host-aB3_-xyZ.js', text: '' },
      { path: 'out/renderer/assets/start-aB3_-xyZ.js', text: '' },
      { path, text },
    ]);

  it.each([
    'import { app } from "electron";',
    'import { join } from "node:path"; import fs from "fs";',
    'import "./chunks/host-aB3_-xyZ.js"; export * from "./thinking.js";',
    'await import("./thinking.js");',
    'const tls = __require("tls");',
    'new URL("thinking.js", import.meta.url);',
    'new URL("/health", address); await import(name); const words = "import x from \'y\'";',
  ])('is there: %s', (text) => {
    expect(load('out/main/other.js', text)).toEqual([]);
  });

  it.each([
    ['import { WebSocket } from "ws";', 'ws'],
    ['export { one } from "./chunks/host-other___.js";', './chunks/host-other___.js'],
    ['await import("../renderer/index.js");', '../renderer/index.js'],
    ['try { __require("bufferutil"); } catch {}', 'bufferutil'],
    ['new URL("missing.js", import.meta.url);', 'missing.js'],
  ])('is found to be missing: %s', (text, name) => {
    expect(load('out/main/other.js', text)).toEqual([
      `out/main/other.js loads ${name}, which is not in the archive.`,
    ]);
  });

  it.each([
    ['index.html', '<script type="module" src="./assets/start-aB3_-xyZ.js">'],
    ['assets/one-aB3_-xyZ.js', 'm.f=["./start-aB3_-xyZ.js"]'],
    ['assets/one-aB3_-xyZ.css', 'src: url(./start-aB3_-xyZ.js)'],
  ])('is there for the page: %s', (name, text) => {
    expect(load(`out/renderer/${name}`, text)).toEqual([]);
    expect(load(`out/renderer/${name}`, text.replace('start', 'other'))).toEqual([
      `out/renderer/${name} names other-aB3_-xyZ.js, which is not in the archive.`,
    ]);
  });

  it('is electron alone for the preload, as in its sandbox', () => {
    const good = 'let electron = require("electron"); electron.contextBridge;';
    expect(load('out/preload/index.cjs', good)).toEqual([]);
    expect(load('out/preload/index.js', good)).toHaveLength(1);
    expect(load('out/preload/index.cjs', `${good} require("node:fs");`)).toHaveLength(1);
    expect(load('out/preload/index.cjs', 'import "electron";')).toHaveLength(1);
    expect(load('out/preload/index.cjs', '')).toHaveLength(1);
  });
});

describe('what is bundled', () => {
  it.each([
    ['/home/me/node_modules/vue/dist/vue.js', 'node_modules/vue'],
    ['/home/me/node_modules/@vue/shared/dist/shared.js?a=1', 'node_modules/@vue/shared'],
    ['C:\\me\\node_modules\\pinia\\dist\\pinia.mjs', 'node_modules/pinia'],
    ['../node_modules/a/node_modules/@b/c/index.js', 'node_modules/a/node_modules/@b/c'],
    ['\0vite/preload-helper.js', 'node_modules/vite'],
    ['\0commonjs:/home/me/node_modules/ws/index.js', 'node_modules/ws'],
    ['/home/me/renderer/main.ts', undefined],
  ])('%j is of %s', (id, name) => {
    expect(packageOf(id)).toBe(name);
  });

  const bundled = (name: string, more: Partial<Bundled> = {}): Bundled => ({
    name,
    version: '1.0.0',
    licence: 'MIT',
    text: 'May be used.',
    ...more,
  });

  it('is under licences that allow it, all of which are in one file, each text once', () => {
    const packages = [bundled('one'), bundled('two'), bundled('three', { text: 'May be sung.' })];
    const text = licencesText(packages);
    expect(text.split('May be used.')).toHaveLength(2);
    expect(text).toMatch(/one 1\.0\.0 \(MIT\)\ntwo 1\.0\.0 \(MIT\)\n-+\n\nMay be used\./);
    expect(licenceFindings(packages, text)).toEqual([]);
    expect(licenceFindings([...packages, bundled('four')], text)).toEqual([
      'LICENCES.txt does not belong to what is bundled: run "npm run licences".',
    ]);
  });

  it('is found out if it may not be passed on', () => {
    const closed = [bundled('closed', { licence: 'SSPL-1.0' })];
    expect(licenceFindings(closed, licencesText(closed))).toEqual([
      expect.stringMatching(/^closed is in the app under SSPL-1\.0, which is none of MIT, /),
    ]);
    const silent = [bundled('silent', { text: undefined })];
    expect(licenceFindings(silent, licencesText(silent))).toEqual([
      'silent is in the app, and its package has no text of a licence.',
    ]);
  });
});

describe('the icons', () => {
  const drawings = new Map(SIZES.map((size) => [size as number, Buffer.from(`a drawing of ${size}`)]));
  const sizeOfPng = (png: Buffer): readonly [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

  it('are drawn in every size, from the drawing as it is', () => {
    const names = readdirSync(join(RESOURCES, 'icons')).sort();
    expect(names).toEqual(SIZES.map((size) => `${size}x${size}.png`).sort());
    for (const size of SIZES)
      expect(sizeOfPng(readFileSync(join(RESOURCES, `icons/${size}x${size}.png`)))).toEqual([size, size]);
    expect(sizeOfPng(readFileSync(join(PROJECT, 'renderer/public/home-screen.png')))).toEqual([
      HOME_SCREEN,
      HOME_SCREEN,
    ]);
    expect(readFileSync(join(RESOURCES, 'icon.sha256'), 'utf8').trim()).toBe(
      sourceOf(readFileSync(join(RESOURCES, 'icon.svg'))),
    );
  });

  it('are put together for Windows so that each is found by its size', () => {
    for (const [ico, isDrawing] of [
      [icoOf(drawings), false],
      [readFileSync(join(RESOURCES, 'icon.ico')), true],
    ] as const) {
      expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([
        0,
        1,
        ICO_SIZES.length,
      ]);
      for (const [index, size] of ICO_SIZES.entries()) {
        const entry = ico.subarray(6 + 16 * index);
        const from = entry.readUInt32LE(12);
        const png = ico.subarray(from, from + entry.readUInt32LE(8));
        expect([entry[0], entry[1]]).toEqual([size % 256, size % 256]);
        if (isDrawing) expect(sizeOfPng(png)).toEqual([size, size]);
        else expect(png.toString()).toBe(`a drawing of ${size}`);
      }
    }
  });

  it('are put together for macOS so that each is found by its type', () => {
    const partsOf = (icns: Buffer): readonly (readonly [string, Buffer])[] => {
      expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
      const parts: [string, Buffer][] = [];
      for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4))
        parts.push([
          icns.toString('latin1', at, at + 4),
          icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)),
        ]);
      return parts;
    };
    expect(partsOf(icnsOf(drawings)).map(([type, content]) => [type, content.toString()])).toEqual(
      Object.entries(ICNS_TYPES).map(([type, size]) => [type, `a drawing of ${size}`]),
    );
    const drawn = partsOf(readFileSync(join(RESOURCES, 'icon.icns')));
    expect(drawn.map(([type, png]) => [type, sizeOfPng(png)])).toEqual(
      Object.entries(ICNS_TYPES).map(([type, size]) => [type, [size, size]]),
    );
  });
});
