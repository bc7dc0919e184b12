import { extractAll } from '@electron/asar';
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import config from '../../build/electron-builder.config.ts';
import { packFolder } from '../../build/pack/pack.ts';
import { hostTable } from '../helpers/e2e/screens.ts';
import { launchApp } from '../helpers/electron/launch.ts';
import { makeDebian, missingDebian, type Debian } from '../helpers/installers/debian.ts';
import { missingPrograms, saidBy, useStandInTools } from '../helpers/installers/tools.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';
import { missingChromium } from '../helpers/system-chromium.ts';

const PROJECT = join(import.meta.dirname, '../..');

// What the packer makes is real; the tools that it downloads are replaced, all but the compiler of NSIS, which Debian has.
const folder = mkdtempSync(join(tmpdir(), 'auction-night-installers-'));
const tools = join(folder, 'tools');
let leaveTools = (): void => undefined;
beforeAll(() => {
  leaveTools = useStandInTools(tools);
});
afterAll(() => {
  leaveTools();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** A folder of its own. */
function folderFor(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  return path;
}

const notLinux = process.platform === 'linux' ? undefined : 'installers for Linux are checked there';

describe('the installers for Linux', () => {
  let appImage: string;
  let deb: string;
  /** The files of the Debian package, and its scripts. */
  const files = join(folder, 'deb');
  const scripts = join(folder, 'deb-scripts');
  const missing = notLinux ?? missingPrograms('dpkg-deb');

  beforeAll(async () => {
    if (missing !== undefined) return;
    const packed = await packFolder({
      system: 'linux',
      config,
      projectDir: PROJECT,
      folder: folderFor('linux'),
      installers: ['AppImage', 'deb'],
    });
    const [first = '', second = ''] = packed.artifacts;
    appImage = `${first}.content`;
    deb = second;
    execFileSync('dpkg-deb', ['--extract', deb, files]);
    execFileSync('dpkg-deb', ['--control', deb, scripts]);
  });
  const need = (...programs: readonly string[]) =>
    beforeEach((context) => requireOrSkip(context, missing ?? missingPrograms(...programs)));

  describe('have an entry for the menus', () => {
    need('desktop-file-validate');

    it.each([
      ['the Debian package', () => join(files, 'usr/share/applications/auction-night.desktop')],
      ['the AppImage', () => join(appImage, 'auction-night.desktop')],
    ])('that is right: %s', (_installer, entry) => {
      expect(saidBy('desktop-file-validate', '--warn-kde', entry())).toBe('');
    });

    it('that starts an AppImage in the sandbox where the system has one', () => {
      const entry = readFileSync(join(appImage, 'auction-night.desktop'), 'utf8');
      expect(entry).toContain('\nExec=AppRun %U\n');
    });
  });

  describe('describe saved games', () => {
    need('update-mime-database');

    it.each([
      ['the Debian package', () => files],
      ['the AppImage', () => appImage],
    ])('so that the system knows them: %s', (installer, tree) => {
      const data = folderFor(`data of ${installer}`);
      const types = join(data, 'mime');
      cpSync(join(tree(), 'usr/share/mime/packages'), join(types, 'packages'), { recursive: true });
      expect(saidBy('env', `XDG_DATA_HOME=${data}`, 'update-mime-database', types)).toBe('');
      expect(readFileSync(join(types, 'globs2'), 'utf8')).toContain(
        ':application/vnd.auction-night.game+json:*.auction-game\n',
      );
    });
  });

  describe('have scripts', () => {
    need('bash', 'shellcheck');

    it.each([
      ['after an installation', () => join(scripts, 'postinst')],
      ['after a removal', () => join(scripts, 'postrm')],
      ['for the start of an AppImage', () => join(appImage, 'AppRun')],
    ])('without an error: %s', (_when, script) => {
      expect(saidBy('bash', '-n', script())).toBe('');
      expect(saidBy('shellcheck', '--severity=error', script())).toBe(''); // the style is the packer's
    });
  });

  describe('have a profile of rights', () => {
    need('apparmor_parser');

    it('that AppArmor understands', () => {
      const profile = readFileSync(join(files, 'opt/Auction Night/resources/apparmor-profile'), 'utf8');
      expect(profile).toContain('"/opt/Auction Night/auction-night"');
      // Older systems neither know nor need these two: there everybody may make user namespaces.
      const isNew = existsSync('/etc/apparmor.d/abi/4.0');
      const known = isNew ? profile : profile.replace('abi/4.0', 'abi/3.0').replace('\n  userns,', '');
      const file = join(folder, 'profile');
      writeFileSync(file, known);
      const parse = (): string => saidBy('apparmor_parser', '--skip-kernel-load', '--skip-cache', file);
      expect(parse()).not.toMatch(/error|exit code/i);
      writeFileSync(file, known.replace('include <tunables/global>', 'include <tunables/no-such>'));
      expect(parse()).toContain('exit code');
    });
  });

  describe('installed on Debian', () => {
    const noDebian = missing ?? missingDebian();
    let debian: Debian;
    /** What bears the app's name; a host may be installed here by other means. */
    const named = (): string =>
      debian.run('find', '/opt', '/usr', '/etc', '/var/lib', '-iname', '*auction?night*');
    let before: string;
    beforeAll(() => {
      if (noDebian !== undefined) return;
      debian = makeDebian();
      before = named();
      install();
    });
    afterAll(() => {
      if (noDebian === undefined) debian.remove();
    });
    beforeEach((context) => requireOrSkip(context, noDebian));
    // The libraries that it needs are those of Electron's own program, which is not in it here.
    const install = (): string =>
      debian.run('dpkg', '--force-depends', '--force-unsafe-io', '--install', deb);
    const written = (path: string): string => readFileSync(join(debian.changes, path), 'utf8');

    it('has a command, and is what opens links and saved games', () => {
      const command = debian.run('readlink', '--canonicalize-existing', '/usr/bin/auction-night');
      expect(command).toBe('/opt/Auction Night/auction-night\n');
      const opens = written('usr/share/applications/mimeinfo.cache');
      expect(opens).toContain('\nx-scheme-handler/auction-night=auction-night.desktop;\n');
      expect(opens).toContain('\napplication/vnd.auction-night.game+json=auction-night.desktop;\n');
      expect(written('usr/share/mime/globs2')).toContain(':*.auction-game\n');
    });

    it('is there as before when it is installed once more, as by an update', () => {
      install();
      expect(debian.run('readlink', '--canonicalize-existing', '/usr/bin/auction-night')).toBe(
        '/opt/Auction Night/auction-night\n',
      );
    });

    it('is all that the app needs, and leaves what people have played when it goes', async (context) => {
      requireOrSkip(context, missingChromium);
      const home = '/home/ada/.config/Auction Night';
      const dataDir = join(debian.changes, home);
      mkdirSync(dataDir, { recursive: true });
      const alone = join(folder, 'alone');
      extractAll(join(debian.changes, 'opt/Auction Night/resources/app.asar'), alone);
      const app = await launchApp({ folder: alone, standIn: true, dataDir });
      const page = await app.firstWindow();
      await hostTable(page, 'Ada');
      expect(page.url()).toMatch(/#\/table\/[0-9a-f]{16}/);
      await app.close();
      const played = debian.run('find', home);
      expect(played).toContain(`${home}/host/`);

      debian.run('dpkg', '--force-unsafe-io', '--purge', 'auction-night');
      expect(debian.run('find', home)).toBe(played);
      expect(named()).toBe(before);
      expect(written('usr/share/mime/globs2')).not.toContain('auction-night');
    });
  });
});

describe('the installer for Windows', () => {
  const missing = notLinux ?? missingPrograms('makensis');
  beforeEach((context) => requireOrSkip(context, missing));
  const pack = (name: string, nsis: object = {}) =>
    packFolder({
      system: 'win',
      // Stored as it is, so that its words can be found in it.
      config: { ...config, compression: 'store', nsis: { ...config.nsis, ...nsis } },
      projectDir: PROJECT,
      folder: folderFor(name),
      installers: ['nsis'],
    });

  it('and its uninstaller compile without a warning, with what they do to the firewall and links', async () => {
    await pack('win');
    const programs = readdirSync(join(tools, 'nsis'))
      .filter((name) => name.startsWith('makensis.'))
      .sort() // in the order in which they were made
      .map((name) => readFileSync(join(tools, 'nsis', name)));
    const [uninstaller, installer] = programs.map(
      (program) => (words: string) => program.includes(Buffer.from(words, 'utf16le')),
    );
    const rule = 'advfirewall firewall add rule name="Auction Night" dir=in action=allow profile=';
    const noRule = 'advfirewall firewall delete rule name="Auction Night" program="';
    expect(installer?.(`${rule}private program="`)).toBe(true);
    expect(installer?.(`${rule}public remoteip=localsubnet program="`)).toBe(true);
    expect(installer?.(noRule)).toBe(true);
    expect(uninstaller?.(noRule)).toBe(true);
    expect(uninstaller?.(rule)).toBe(false);
    expect(installer?.('URL:Auction Night')).toBe(true);
  });

  it('does not compile with a mistake in it', async () => {
    const script = join(folder, 'mistaken.nsh');
    writeFileSync(script, '!macro customInstall\n  Var /GLOBAL unused\n!macroend\n');
    await expect(pack('mistaken', { include: script })).rejects.toThrow(/Variable "unused" not referenced/);
  });
});
