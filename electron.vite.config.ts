import { gzipAsync } from '@gfx/zopfli';
import { defineConfig } from 'electron-vite';
import { accessSync, existsSync, readFileSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { minify } from 'terser';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import { bundledPackages } from './build/bundled-packages.ts';
import { components } from './build/components.ts';
import { firstPage, TARGET } from './build/first-page.ts';
import { rulesText } from './build/rules-text.ts';

const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
};
const path = (relative: string) => resolve(import.meta.dirname, relative);

type GroupName = Exclude<Rolldown.CodeSplittingGroup['name'], string>;

/** Whether a module is one of some, or one of those needs it before it can run. Throws if one of them does not exist. */
function neededBy(...from: readonly string[]) {
  for (const module of from) accessSync(module);
  const needed = new Set<string>();
  return (id: string, bundle: Parameters<GroupName>[1]): boolean => {
    const add = (module: string): void => {
      if (needed.has(module)) return;
      needed.add(module);
      bundle.getModuleInfo(module)?.importedIds.forEach(add);
    };
    from.forEach(add);
    return needed.has(id);
  };
}

/** What the first screen needs. */
const isAtStart = neededBy(path('renderer/main.ts'));
/** What a table needs, from its lobby to the first decision. */
const isAtTable = neededBy(
  path('renderer/screens/TableScreen.vue'),
  path('renderer/components/characters/CharacterFace.vue'),
  path('renderer/signals/synth.ts'),
  ...readdirSync(path('renderer/games'))
    .map((game) => path(`renderer/games/${game}/table/index.ts`))
    .filter((table) => existsSync(table)),
);

/** What its setup needs before that, and its code. Guests never come there. */
const isAtSetup = neededBy(
  path('renderer/screens/SetupScreen.vue'),
  path('renderer/components/qr/qr-path.ts'),
);

/** What a guest needs besides, from the list of tables to a seat. */
const isAtDoor = neededBy(
  ...['home/TableList.vue', 'lobby/SitPanel.vue', 'shared/SeatOnThisDevice.vue'].map((part) =>
    path(`renderer/screens/${part}`),
  ),
);

/** What some tables need at first and others later or not at all. */
const OF_SOME = /games[\\/]shared[\\/](?:PickHand|SealedPrompt|ranking|use-pick)\.|base[\\/]places\./;
/** What the table of Falsche Fuffziger needs once somebody has produced. */
const PRODUCED =
  /falsche-fuffziger[\\/](?:art|table[\\/]\w+)[\\/](?:CounterfeitNote|MoneyPieces|PressChangePicture)\./;
/** Of the rest: what a table needs is one file, and what the table of a game needs besides, its core included; those of several parts are others. */
const COMMON =
  /[\\/](?:core|renderer)[\\/](?:games[\\/]((?!shared[\\/])[\w-]+)[\\/](?=art|sheets|table|material|[\w-]+\.ts$)|\w+[\\/])/;
/** What a page joins a table with, and nothing before it is joined; what a PIN needs is apart. */
const LINE = /[\\/]core[\\/]line[\\/]|[\\/](?:net[\\/]page-line|protocol[\\/]hello-exchange)\./;
const OF_PIN = /[\\/]core[\\/]line[\\/](?:pin|cpace)\./;
function tableOf(id: string, bundle: Parameters<GroupName>[1]): string | null {
  const [isOurs, game] = COMMON.exec(id) ?? [];
  if (OF_SOME.test(id)) return 'common-hands';
  if (PRODUCED.test(id)) return 'produced';
  if (LINE.test(id)) return OF_PIN.test(id) ? null : 'line';
  if (isOurs === undefined) return null;
  const isWanted = isAtTable(id, bundle) || (isAtSetup(id, bundle) && isAtDoor(id, bundle));
  return isWanted ? (game ?? 'common') : null;
}
/** The rest of the setup is one file with its screen. It also gets what it imports, unless that is in a file of a higher priority. */
const setupOf = (id: string, bundle: Parameters<GroupName>[1]): string | null =>
  COMMON.test(id) && !LINE.test(id) && isAtSetup(id, bundle) ? 'SetupScreen' : null;
function commonOf(id: string, bundle: Parameters<GroupName>[1]): string | null {
  const [isOurs, game] = COMMON.exec(id) ?? [];
  if (isOurs === undefined || LINE.test(id)) return null;
  return isAtDoor(id, bundle) ? 'common-door' : `${game ?? 'common'}-later`;
}

/**
 * Parts that few evenings see, or late, are one file for each area: each file costs its address in the programs that load it. Those left out
 * are seen in most evenings, and `LostHost` has to be there before its host is away.
 */
const SELDOM: Readonly<Record<string, RegExp>> = {
  'seldom-notices': /[\\/]table[\\/]notices[\\/](?!LostHost|QuipSlip)\w+\.(?:vue|css)/,
  'seldom-seats': /[\\/](?:table[\\/]seats|lobby|invite|opponent)[\\/](?!SitPanel)\w+\.(?:vue|css)/,
  'seldom-playing': /[\\/](?:playing|lesson|predict|games[\\/]shared)[\\/](?!CurtainCloth)\w+\.(?:vue|css)/,
};
const seldomOf = (id: string): string | null =>
  Object.keys(SELDOM).find((area) => SELDOM[area]?.test(id) === true) ?? null;

/** What the page says before a table is opened: one file for each language. The words of the connection help come with it. */
const WORDS = /[\\/](?:i18n|games[\\/][\w-]+)[\\/]messages[\\/](\w+)[\\/](?:app|game)\.json$/;
const wordsOf = (id: string): string | null => {
  const [, language] = WORDS.exec(id) ?? [];
  return language === undefined ? null : `words-${language}`;
};

/** Of these a line needs less than a PIN does, and what two parts import from one module is loaded with the first. */
const CURVES = /[\\/]@noble[\\/](?:curves[\\/]|hashes[\\/](?:sha2|_md|_u64)\.)/;
const COPY = '?pin';

/** Gives what checks a PIN a copy of its own of these, so that who comes without one does not load the Edwards curve and SHA-512. */
const ownCurves: Plugin = {
  name: 'own-curves',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || !(OF_PIN.test(importer) || importer.endsWith(COPY))) return null;
    const resolved = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true });
    return resolved !== null && CURVES.test(resolved.id) ? `${resolved.id}${COPY}` : resolved;
  },
};

/** Nobody asks a part for its name; all names together are a hundredth of the first load. */
const nameless: Plugin = {
  name: 'nameless-parts',
  enforce: 'post',
  transform: {
    filter: { id: /\.vue(?:\?vue&type=script|$)/ },
    handler: (code) => ({ code: code.replace(/\b__name: ?['"]\w+['"],?/, ''), map: null }),
  },
};

/** Nothing here calls a method with `new`, or asks a function for arguments that it does not use. */
const DENSE = { passes: 4, unsafe_methods: true, unsafe_arrows: true, keep_fargs: false } as const;

/** Characters from which a program is worth the seconds that Zopfli takes; the others together are a tenth of the first load. */
const LONG = 4_000;

/**
 * Minifies programs once more, and compresses the long ones (`.gz` beside them): after the bundler's own minifier and zlib this takes
 * another 1.5 % and 4 % off the first load. Browsers take nothing denser than gzip from a host without TLS.
 */
const denser: Plugin = {
  name: 'denser-programs',
  enforce: 'post',
  async writeBundle({ dir = '' }, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type !== 'chunk') continue;
      const file = resolve(dir, part.fileName);
      const { code = part.code } = await minify(part.code, { module: true, ecma: 2020, compress: DENSE });
      await writeFile(file, code);
      if (code.length < LONG) continue;
      await writeFile(`${file}.gz`, await gzipAsync(Buffer.from(code), { numiterations: 15 }));
    }
  },
};

/** How the page is built; tests add a game (`build/one-game-more.ts`) and put it elsewhere. */
export const page = (more: Plugin[] = [], outDir = path('out/renderer')): UserConfig => ({
  root: path('renderer'),
  base: './',
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
  },
  json: { namedExports: false }, // a message file is needed as a whole
  plugins: [
    ...more,
    rulesText(),
    components(),
    nameless,
    ownCurves,
    firstPage(more),
    bundledPackages('renderer'),
    denser,
  ],
  build: {
    outDir,
    emptyOutDir: true,
    minify: true, // off by default in electron-vite
    modulePreload: {
      polyfill: false, // where it is missing, parts come a little later
      // Names of files do not compress. What a part imports is loaded already or one round trip later, but nothing imports its styles.
      resolveDependencies: (_file, deps) => deps.filter((file) => file.endsWith('.css')),
    },
    target: TARGET,
    assetsInlineLimit: 0, // the page's content security policy takes no data: scripts or fonts
    rollupOptions: {
      input: { index: path('renderer/index.html'), 'older-engines': path('renderer/first/older-engines.ts') },
      // Small files compress badly: what four screens or more have in common is one, which takes 8 % off the first load.
      output: {
        // Programs name each other a hundred times.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: (id, bundle) => (isAtStart(id, bundle) ? 'start' : null), priority: 4 },
            { name: wordsOf, priority: 3 },
            { name: tableOf, priority: 3 },
            { name: setupOf, priority: 2 },
            { name: commonOf, minShareCount: 2, priority: 1 },
            { name: seldomOf },
          ],
        },
      },
    },
  },
});

export default defineConfig({
  main: {
    assetsInclude: ['**/*.wasm'], // the program that draws holds the one that makes PNG of it
    // Of Vue it has what words are kept in, and nothing of its compiler
    resolve: { alias: { vue: path('node_modules/vue/dist/vue.runtime.esm-bundler.js') } },
    define: {
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [bundledPackages('main')],
    build: {
      outDir: path('out/main'),
      target: 'node20.19', // the headless host runs on Node 20; electron-vite's own default is newer
      externalizeDeps: false, // everything is bundled: the package holds no node_modules
      rollupOptions: {
        input: {
          index: path('electron/main/index.ts'),
          headless: path('electron/headless.ts'),
          thinking: path('electron/host/thinking/thread.ts'),
          drawing: path('electron/drawing/thread.ts'),
        },
      },
    },
  },
  preload: {
    plugins: [bundledPackages('preload')],
    build: {
      outDir: path('out/preload'),
      externalizeDeps: false,
      rollupOptions: {
        input: { index: path('electron/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' }, // a sandboxed preload is one CommonJS file
      },
    },
  },
  renderer: page(),
});
