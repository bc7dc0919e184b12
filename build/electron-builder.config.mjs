// How the app is packed: one archive of what is built, with Electron's switches set so that it runs nothing else.

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

/** @type {import('electron-builder').Configuration} */
export default {
  appId: 'org.auction-night.app',
  productName: 'Auction Night',
  directories: { output: 'dist', buildResources: 'build/resources' },
  files: [
    'out/main/**',
    'out/preload/**',
    'out/renderer/**',
    'package.json',
    '!**/*.map',
    '!node_modules/**',
  ],
  asar: true,
  npmRebuild: false,
  // A folder with Electron's program, where it cannot be downloaded.
  ...(process.env['ELECTRON_DIST'] ? { electronDist: process.env['ELECTRON_DIST'] } : {}),
  electronFuses,
  linux: { target: ['AppImage', 'deb'], category: 'Game', maintainer: 'Auction Night contributors' },
  win: { target: ['nsis'] },
  nsis: { oneClick: false, perMachine: false, allowToChangeInstallationDirectory: true },
  mac: {
    target: ['dmg'],
    category: 'public.app-category.board-games',
    hardenedRuntime: true,
    extendInfo: {
      NSLocalNetworkUsageDescription: 'Auction Night finds and hosts games on your home network.',
      NSBonjourServices: ['_auction-night._tcp'],
    },
  },
};
