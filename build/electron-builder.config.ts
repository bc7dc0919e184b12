// Packs the app: one archive of the build, with Electron's fuses set so that it runs nothing else.
import type { AfterPackContext, Configuration, TargetConfiguration } from 'electron-builder';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGE_CODES } from '../core/base/languages.ts';
import { RECORD_EXTENSION } from '../core/protocol/records.ts';
import { SERVICE_TYPE } from '../electron/host/discovery/announcement.ts';
import { APP_ID } from '../electron/main/app-id.ts';
import { LINK_SCHEME } from '../electron/main/links.ts';
import { setUuid, uuidOf } from './pack/mach-o.ts';

const NAME = 'Auction Night';

/**
 * Every fuse that @electron/fuses knows, set by name. Its strict mode cannot be used: Electron has a ninth fuse that this version of the
 * package does not know (WasmTrapHandlers, about speed) and that keeps Electron's value.
 */
const electronFuses = {
  runAsNode: false,
  enableCookieEncryption: false, // there are no cookies, and macOS would ask for the keychain
  enableNodeOptionsEnvironmentVariable: false,
  enableNodeCliInspectArguments: false,
  enableEmbeddedAsarIntegrityValidation: true,
  onlyLoadAppFromAsar: true,
  loadBrowserProcessSpecificV8Snapshot: false,
  grantFileProtocolExtraPrivileges: false,
};

/** Removes Electron's default app, which the packer leaves if it did not unpack Electron itself. */
const removeDefaultApp = ({ appOutDir, electronPlatformName }: AfterPackContext): Promise<void> =>
  rm(
    join(
      appOutDir,
      electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources',
      'default_app.asar',
    ),
    { force: true },
  );

/** Rejects two architectures: a folder with Electron's program has only one. */
async function refuseTwoProcessors({ packager }: AfterPackContext): Promise<void> {
  const architectures = packager.info.options.targets?.get(packager.platform)?.size ?? 0;
  if (architectures > 1)
    throw new Error(
      'ELECTRON_DIST holds Electron for one kind of processor, and the app is to be packed for two: ask for one of --x64 and --arm64.',
    );
}

/** Sets the UUID on macOS, before the app is signed. */
async function writeUuid({ appOutDir, electronPlatformName }: AfterPackContext): Promise<void> {
  if (electronPlatformName !== 'darwin') return;
  const file = join(appOutDir, `${NAME}.app/Contents/MacOS/${NAME}`);
  const program = await readFile(file);
  setUuid(program, uuidOf(APP_ID));
  await writeFile(file, program);
}

/** The configuration for all environments. */
const base = {
  appId: APP_ID,
  productName: NAME,
  copyright: 'Auction Night contributors, MIT licence',
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  directories: { output: 'dist', buildResources: 'build/resources' },
  // The headless host runs with Node, from the sources; in the app nothing could start it.
  files: [
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    '!out/main/headless.js',
    '!**/*.map',
    '!node_modules/**',
  ],
  extraResources: ['LICENSE', 'LICENCES.txt'].map((name) => ({ from: name, to: name })),
  asar: true,
  beforeBuild: () => Promise.resolve(false), // all packages are bundled: none is installed or rebuilt
  publish: null, // the app checks for a newer release only on request, at the address below
  afterExtract: removeDefaultApp,
  afterPack: writeUuid,
  // Chromium's locales, only in the app's languages
  electronLanguages: LANGUAGE_CODES.map((language) => (language === 'en' ? 'en-US' : language)),
  // The packer's default needs a library that newer systems lack, and adds a menu entry for an app without a sandbox.
  toolsets: { appimage: '1.0.3' },
  electronFuses,
  protocols: [{ name: `${NAME} table`, schemes: [LINK_SCHEME], role: 'Viewer' }],
  fileAssociations: [
    {
      ext: RECORD_EXTENSION,
      name: `${NAME} game`,
      description: `A game of ${NAME}`,
      mimeType: `application/vnd.${LINK_SCHEME}.game+json`,
      role: 'Viewer',
    },
  ],
  linux: {
    executableName: 'auction-night',
    syncDesktopName: true,
    icon: 'icons',
    category: 'Game;BoardGame',
    synopsis: 'Auction games for an evening at home',
    maintainer: 'Auction Night contributors',
    desktop: {
      entry: {
        GenericName: 'Auction games',
        'GenericName[de]': 'Auktionsspiele',
        'GenericName[nl]': 'Veilingspellen',
        'GenericName[it]': 'Giochi d’asta',
        Keywords: 'auction;game;board game;bidding;cards;',
      },
    },
  },
  win: { icon: 'icon.ico' },
  nsis: {
    oneClick: false,
    // Only an installation for the whole computer may add a firewall rule, and only then nobody else can replace the program that the rule
    // allows.
    perMachine: true,
    allowToChangeInstallationDirectory: true,
    include: 'build/resources/installer.nsh',
    buildUniversalInstaller: false, // one installer per architecture, half as large
    differentialPackage: false,
  },
  mac: {
    category: 'public.app-category.board-games',
    icon: 'icon.icns',
    hardenedRuntime: true,
    extraResources: [{ from: 'build/resources/mac', to: '.' }], // the network permission text in other languages
    extendInfo: {
      NSLocalNetworkUsageDescription: `${NAME} finds and hosts games on your home network.`,
      NSBonjourServices: [`_${SERVICE_TYPE}._tcp`],
    },
  },
  dmg: { writeUpdateInfo: false },
} satisfies Configuration;

/** Returns the configuration for an environment: with a certificate, a folder with Electron's program, or a repository for releases. */
export function configurationFor(env: NodeJS.ProcessEnv): Configuration {
  const { ELECTRON_DIST, CSC_LINK, CSC_NAME, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = env;
  // A Debian package needs a homepage; a build outside of the public repository has none.
  const homepage =
    GITHUB_REPOSITORY === undefined
      ? 'https://example.com/no-homepage'
      : `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
  // With a given Electron program: the requested architecture, by default this computer's.
  const arch: ('x64' | 'arm64')[] = ['x64', 'arm64'];
  const targets = (...names: readonly string[]): TargetConfiguration[] =>
    names.map((target) => (ELECTRON_DIST === undefined ? { target, arch } : { target }));
  const hasCertificate = CSC_LINK !== undefined || CSC_NAME !== undefined;
  const entitlements = `build/resources/entitlements.${hasCertificate ? 'certificate' : 'self-signed'}.plist`;
  return {
    ...base,
    extraMetadata: { homepage, ...(GITHUB_REPOSITORY !== undefined && { releases: `${homepage}/releases` }) },
    // A folder with Electron's program, if it cannot be downloaded.
    ...(ELECTRON_DIST === undefined ? {} : { electronDist: ELECTRON_DIST, beforePack: refuseTwoProcessors }),
    linux: { ...base.linux, target: targets('AppImage', 'deb') },
    win: { ...base.win, target: targets('nsis') },
    mac: {
      ...base.mac,
      target: targets('dmg'),
      // Without a certificate the app is self-signed: changed fuses void Electron's signature, and Apple silicon runs nothing unsigned.
      ...(hasCertificate ? {} : { identity: '-' }),
      entitlements,
      entitlementsInherit: entitlements,
    },
  };
}

export default configurationFor(process.env);
