// How the app is packed: one archive of what is built, with Electron's switches set so that it runs nothing else.
import type { AfterPackContext, Configuration } from 'electron-builder';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD_EXTENSION } from '../core/protocol/records.ts';
import { SERVICE_TYPE } from '../electron/host/discovery/announcement.ts';
import { APP_ID } from '../electron/main/app-id.ts';
import { LINK_SCHEME } from '../electron/main/links.ts';

const NAME = 'Auction Night';

/**
 * Every fuse that @electron/fuses knows, decided by name. Its own strict mode cannot be used: Electron has a ninth fuse that
 * this version of the package does not know (WasmTrapHandlers, which is about speed) and that keeps Electron's value.
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

const { ELECTRON_DIST, CSC_LINK, CSC_NAME, GITHUB_SERVER_URL, GITHUB_REPOSITORY } = process.env;

/** A Debian package has to say where it comes from; a build outside of the public repository comes from nowhere. */
const homepage =
  GITHUB_REPOSITORY === undefined
    ? 'https://example.com/no-homepage'
    : `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;

/** Electron's own program brings an app for who starts it without one; the packer leaves it where it did not unpack Electron itself. */
const removeDefaultApp = ({ appOutDir, electronPlatformName }: AfterPackContext): Promise<void> =>
  rm(
    join(
      appOutDir,
      electronPlatformName === 'darwin' ? 'Electron.app/Contents/Resources' : 'resources',
      'default_app.asar',
    ),
    { force: true },
  );

const arch: ('x64' | 'arm64')[] = ['x64', 'arm64'];

export default {
  appId: APP_ID,
  productName: NAME,
  copyright: 'Auction Night contributors, MIT licence',
  artifactName: '${name}-${version}-${os}-${arch}.${ext}',
  directories: { output: 'dist', buildResources: 'build/resources' },
  // The headless host is run with Node, from the sources; in the app nothing could start it.
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
  extraMetadata: { homepage, ...(GITHUB_REPOSITORY !== undefined && { releases: `${homepage}/releases` }) },
  beforeBuild: () => Promise.resolve(false), // all packages are bundled: none is looked for or rebuilt
  publish: null, // the app looks for a newer release only when it is asked to, at the address above
  // A folder with Electron's program, where it cannot be downloaded.
  ...(ELECTRON_DIST === undefined ? {} : { electronDist: ELECTRON_DIST }),
  afterExtract: removeDefaultApp,
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
    target: [
      { target: 'AppImage', arch },
      { target: 'deb', arch },
    ],
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
  win: { target: [{ target: 'nsis', arch }], icon: 'icon.ico' },
  nsis: {
    oneClick: false,
    // Only who installs for the whole computer may add a firewall rule, and only then nobody else can replace the program it lets in.
    perMachine: true,
    allowToChangeInstallationDirectory: true,
    include: 'build/resources/installer.nsh',
    buildUniversalInstaller: false, // one installer for each kind of processor, half as large
    differentialPackage: false,
  },
  mac: {
    target: [{ target: 'dmg', arch }],
    category: 'public.app-category.board-games',
    icon: 'icon.icns',
    // Without a certificate the app signs itself: changed switches void Electron's signature, and Apple's own processors run nothing unsigned.
    ...(CSC_LINK === undefined && CSC_NAME === undefined ? { identity: '-' } : {}),
    hardenedRuntime: true,
    entitlements: 'build/resources/entitlements.mac.plist',
    entitlementsInherit: 'build/resources/entitlements.mac.plist',
    extraResources: [{ from: 'build/resources/mac', to: '.' }], // the question about the network in other languages
    extendInfo: {
      NSLocalNetworkUsageDescription: `${NAME} finds and hosts games on your home network.`,
      NSBonjourServices: [`_${SERVICE_TYPE}._tcp`],
    },
  },
  dmg: { writeUpdateInfo: false },
} satisfies Configuration;
