// The expected packed app, written down apart from the configuration that produces it.

import { LANGUAGE_CODES } from '../../core/base/languages.ts';

/** The archive must have fewer bytes. */
export const MOST_BYTES = 9_900_000;

/** Every file of the archive: `#` stands for the bundler's hash of seven or eight characters, `*` for a name without a dot or slash. */
export const CONTENTS = [
  'package.json',
  'out/main/index.js',
  'out/main/thinking.js',
  'out/main/drawing.js',
  'out/main/chunks/host-#.js',
  'out/main/chunks/bot-task-#.js',
  'out/main/chunks/guard-#.js',
  'out/main/chunks/material-#.js',
  'out/main/chunks/option-field-#.js',
  'out/main/chunks/nano-#.js',
  'out/main/chunks/node-line-#.js',
  'out/main/chunks/parse-#.js',
  'out/main/chunks/sha2-#.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/favicon.svg',
  'out/renderer/favicon-turn.svg',
  'out/renderer/home-screen.png',
  'out/renderer/manifest.webmanifest',
  'out/renderer/later.json',
  'out/renderer/assets/start-#.js',
  'out/renderer/assets/start-#.css',
  ...LANGUAGE_CODES.map((language) => `out/renderer/assets/words-${language}-#.js`),
  'out/renderer/assets/fraunces-latin-opsz-normal-#.woff2',
  'out/renderer/assets/inter-latin-wght-normal-#.woff2',
  'out/renderer/assets/*-#.js',
  'out/renderer/assets/*-#.js.gz',
  'out/renderer/assets/*-#.css',
] as const;

/** Files beside the archive, apart from Electron's own and macOS's icon and languages. */
export const BESIDE = ['LICENCES.txt', 'LICENSE', 'app.asar'] as const;

/** The manifest in the archive, besides the address of releases in a published build; nothing about how it was built. */
export const MANIFEST = {
  name: 'auction-night',
  productName: 'Auction Night',
  desktopName: 'auction-night.desktop',
  main: 'out/main/index.js',
  type: 'module',
  license: 'MIT',
} as const;
export const NOT_IN_MANIFEST = ['scripts', 'devDependencies', 'dependencies', 'build'] as const;

/** Electron's fuses in the program, by the names of @electron/fuses: 1 is on. */
export const FUSES = {
  RunAsNode: '0',
  EnableCookieEncryption: '0',
  EnableNodeOptionsEnvironmentVariable: '0',
  EnableNodeCliInspectArguments: '0',
  EnableEmbeddedAsarIntegrityValidation: '1',
  OnlyLoadAppFromAsar: '1',
  LoadBrowserProcessSpecificV8Snapshot: '0',
  GrantFileProtocolExtraPrivileges: '0',
} as const;

const pakFiles = LANGUAGE_CODES.map((language) =>
  language === 'en' ? 'en-US.pak' : `${language}.pak`,
).sort();

/** Chromium's locales: the app's languages, by file name. */
export const LOCALES = {
  linux: pakFiles,
  win: pakFiles,
  mac: LANGUAGE_CODES.map((language) => `${language}.lproj`).sort(),
} as const;

/** The UUID of the program for macOS: half of the SHA-256 of `org.auction-night.app`, marked as version 8. */
export const UUID = 'aaecaaf945cd8c48889968c4f29e9a34';

/** The tools of an AppImage: from this version on it contains everything it needs. */
export const APPIMAGE_TOOLS = '1.0.3';

/** Lines of the Linux menu entry. */
export const DESKTOP_LINES = [
  'Type=Application',
  'Name=Auction Night',
  'Exec="/opt/Auction Night/auction-night" %U',
  'Icon=auction-night',
  'StartupWMClass=auction-night',
  'Terminal=false',
  'Categories=Game;BoardGame;',
  'MimeType=application/vnd.auction-night.game+json;x-scheme-handler/auction-night;',
] as const;

/** Sizes of the icons on Linux, in pixels. */
export const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024] as const;

/** The Info.plist on macOS, besides the hash of the archive. */
export const PLIST = {
  CFBundleIdentifier: 'org.auction-night.app',
  CFBundleName: 'Auction Night',
  CFBundleIconFile: 'icon.icns',
  LSApplicationCategoryType: 'public.app-category.board-games',
  NSLocalNetworkUsageDescription: 'Auction Night finds and hosts games on your home network.',
  NSBonjourServices: ['_auction-night._tcp'],
  CFBundleURLTypes: [
    {
      CFBundleURLName: 'Auction Night table',
      CFBundleTypeRole: 'Viewer',
      CFBundleURLSchemes: ['auction-night'],
    },
  ],
  CFBundleDocumentTypes: [
    {
      CFBundleTypeExtensions: ['auction-game'],
      CFBundleTypeName: 'Auction Night game',
      CFBundleTypeRole: 'Viewer',
      LSHandlerRank: 'Default',
      CFBundleTypeIconFile: 'icon.icns',
    },
  ],
} as const;

/** Languages besides English in which macOS asks for network permission. */
export const PLIST_LANGUAGES = LANGUAGE_CODES.filter((language) => language !== 'en');

/** What the Windows installer does besides copying: it opens the firewall and registers links, and the uninstaller reverts both. */
export const INSTALLER = {
  customInstall: [
    '!insertmacro removeFirewallRules',
    '!insertmacro addFirewallRule "profile=private"',
    '!insertmacro addFirewallRule "profile=public remoteip=localsubnet"',
    'WriteRegStr SHELL_CONTEXT "Software\\Classes\\auction-night" "URL Protocol" ""',
    `"Software\\Classes\\auction-night\\shell\\open\\command" "" '"$INSTDIR\\\${APP_EXECUTABLE_FILENAME}" "%1"'`,
  ],
  customUnInstall: [
    '!insertmacro removeFirewallRules',
    'DeleteRegKey SHELL_CONTEXT "Software\\Classes\\auction-night"',
  ],
  addFirewallRule: [
    'firewall add rule name="${PRODUCT_NAME}" dir=in action=allow ${SCOPE} program="$INSTDIR\\${APP_EXECUTABLE_FILENAME}"',
  ],
  removeFirewallRules: [
    'firewall delete rule name="${PRODUCT_NAME}" program="$INSTDIR\\${APP_EXECUTABLE_FILENAME}"',
  ],
} as const;
