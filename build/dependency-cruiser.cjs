/** The allowed imports; see docs/decisions/001-layers.md. */
const layer = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      // A file of a package that is inlined
      to: { couldNotResolve: true, pathNot: '\\.wasm\\?inline$' },
    },
    {
      name: 'no-unlisted',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    layer(
      'base',
      '^core/base/',
      ['^core/base/', '^node_modules/@noble/hashes'],
      'core/base imports nothing but the hash',
    ),
    layer(
      'line',
      '^core/line/',
      ['^core/(base|line)/', '^node_modules/@noble/'],
      'the closed line is made of three packages and carries any text',
    ),
    layer(
      'shuffle',
      '^core/shuffle/',
      ['^core/(base|shuffle)/'],
      'hosts and devices follow the same hashes; the game is dealt elsewhere',
    ),
    layer('contract', '^core/game\\.ts$', ['^core/base/'], 'the contract knows only base'),
    {
      name: 'game',
      comment: 'a game knows base, the contract and itself, never another game',
      severity: 'error',
      from: { path: '^(core/games/[^/]+|docs/[^/]+/core)/' },
      to: { pathNot: ['^core/base/', '^core/game\\.ts$', '^$1/'] },
    },
    layer(
      'registry',
      '^core/games/(index|registry)\\.ts$',
      ['^core/base/', '^core/game\\.ts$', '^core/games/(registry|[^/]+/index)\\.ts$'],
      '',
    ),
    layer(
      'record-bots-story-table',
      '^core/(record|bots|story|table)/',
      [
        '^core/base/',
        '^core/game\\.ts$',
        '^core/games/index\\.ts$',
        '^core/(record|bots|shuffle|story|table)/',
      ],
      'record, bots, story and table reach games through the registry and the contract',
    ),
    layer(
      'house',
      '^core/house/',
      ['^core/(base|house|record|story|table)/', '^node_modules/valibot'],
      'the house book reads records; of a game it knows the name',
    ),
    layer(
      'protocol',
      '^core/protocol/',
      ['^core/', '^node_modules/(valibot|@noble/hashes)'],
      'the one validation library, core, and bytes as hexadecimal digits',
    ),
    {
      name: 'protocol-knows-no-game',
      severity: 'error',
      from: { path: '^core/protocol/' },
      to: { path: '^core/games/' },
    },
    {
      name: 'core-is-pure',
      comment: 'no Node, no DOM, no framework in core',
      severity: 'error',
      from: { path: '^(core|docs/[^/]+/core)/' },
      to: { dependencyTypes: ['core'] },
    },
    layer(
      'host',
      '^electron/host/',
      [
        '^core/',
        '^electron/host/',
        '^node_modules/((@types/)?(ws|bonjour-service|valibot|multicast-dns|dns-packet|node)|@noble/hashes)/',
        '^[a-z_:/]+$',
      ],
      'Node only: no electron, no renderer',
    ),
    {
      name: 'table-knows-no-socket',
      comment: 'a table is the same whatever carries its words',
      severity: 'error',
      from: { path: '^electron/host/table/' },
      to: { path: '^electron/host/(socket|http)/' },
    },
    layer(
      'headless',
      '^electron/headless',
      [
        '^core/',
        '^electron/(host/(index|line/node-line)\\.ts|headless/)',
        '^node_modules/((@types/)?ws|lean-qr)/',
        '^[a-z_:/]+$',
      ],
      'the host as a plain program: no electron',
    ),
    layer(
      'drawing',
      '^electron/drawing/',
      [
        '^core/',
        '^electron/(drawing/|host/(guard|plain/drawing-task)\\.ts)',
        '^renderer/plain/picture\\.ts$',
        '^(node_modules/)?@resvg/resvg-wasm',
        '^node_modules/@types/',
        '^[a-z_:/]+$',
      ],
      'the thread that draws for televisions: what it is asked, and the picture',
    ),
    {
      name: 'plain-has-no-components',
      comment: 'the picture for televisions is drawn where there is no page',
      severity: 'error',
      from: { path: '^renderer/(plain|games/[^/]+/plain)/' },
      to: { path: '\\.vue$|^renderer/(net|stores|components/[^/]+\\.ts$)' },
    },
    {
      name: 'only-main-and-preload-import-electron',
      severity: 'error',
      from: { pathNot: '^(electron/(main|preload)|tests)/' },
      to: { path: '^node_modules/electron/' },
    },
    layer(
      'main',
      '^electron/main/',
      [
        '^core/',
        '^electron/(host|main)/',
        '^build/resources/icons/',
        '^electron/preload/(api|channels)\\.ts$',
        '^node_modules/(electron|valibot|ws|@types)/',
        '^[a-z_:/]+$',
      ],
      'main composes; of the preload it knows only the contract',
    ),
    layer(
      'preload',
      '^electron/preload/',
      ['^core/protocol/', '^electron/preload/', '^node_modules/electron/'],
      '',
    ),
    {
      name: 'renderer-never-plays',
      comment:
        'the renderer takes types, options and material of a game and the protocol; never deal or apply',
      severity: 'error',
      from: { path: '^(renderer|docs/[^/]+/renderer)/' },
      to: {
        path: '^(core|electron|docs/[^/]+/core)/',
        pathNot: [
          '^core/base/',
          '^core/line/',
          '^core/(protocol|shuffle)/',
          '^(core/games/[^/]+|docs/[^/]+/core)/(beats\\.ts$|options\\.ts$|material(\\.ts$|/))',
          '^electron/preload/api\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'renderer-game',
      comment: 'a game is shown by its own folder and by what games share, never by another game',
      severity: 'error',
      from: { path: '^(renderer/games/[^/]+|docs/[^/]+/renderer)/' },
      to: {
        path: '^(renderer/games/[^/]+|docs/[^/]+/renderer)/',
        pathNot: ['^$1/', '^renderer/games/shared/'],
      },
    },
    {
      name: 'renderer-no-node',
      severity: 'error',
      from: { path: '^(renderer|docs/[^/]+/renderer)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-net-knows-the-socket',
      severity: 'error',
      from: { path: '^(renderer/(components|games|i18n|styles)|docs)/' },
      to: { path: '^renderer/net/' },
    },
    {
      name: 'nothing-imports-docs',
      comment: 'what stands there is an example; the tests register it',
      severity: 'error',
      from: { pathNot: '^(docs|tests)/' },
      to: { path: '^docs/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: '^tests/' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // boardgame.io's package has its own dependencies, which are not always there.
    exclude: { path: '^(out|dist|\\.cache|tests/bench/peer)/' },
    extraExtensionsToScan: ['.vue'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.mts', '.js', '.mjs', '.cjs', '.vue', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
