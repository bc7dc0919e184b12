import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildEnvironmentOptions, type Plugin, type Rolldown } from 'vite';
import { isLanguage, type Language } from '../core/base/languages.ts';
import { OLDEST_BROWSERS } from '../renderer/floor.ts';
import { components } from './components.ts';

type Output = Rolldown.RolldownOutput['output'];

/** The oldest browsers, by the bundler's names. */
const BUNDLER_NAMES: Readonly<Record<string, string>> = {
  safari_ios: 'ios',
  safari: 'safari',
  chrome: 'chrome',
  firefox: 'firefox',
};
export const TARGET = OLDEST_BROWSERS.flatMap(({ data: [name = ''], version }) =>
  name in BUNDLER_NAMES ? [`${BUNDLER_NAMES[name]}${version}`] : [],
).join();

const root = process.cwd(); // every build runs in the project's root
const renderer = resolve(root, 'renderer');

/** Builds one file of `renderer/first` like the app, since it must look and act the same. */
async function buildFile(
  input: string,
  options: BuildEnvironmentOptions,
  plugins: Plugin[] = [],
): Promise<Output> {
  const result = await build({
    root: renderer,
    base: './',
    configFile: false,
    logLevel: 'warn',
    define: { __APP_VERSION__: '""' },
    plugins: [components(), ...plugins],
    build: {
      write: false,
      minify: true,
      target: TARGET,
      assetsInlineLimit: 0,
      modulePreload: false,
      ...options,
      rollupOptions: { input: resolve(renderer, 'first', input), output: { codeSplitting: false } },
    },
  });
  if (!('output' in result)) throw new Error(`${input}: not one build`);
  return result.output;
}

/** Excludes tables, rules and other lazily loaded parts from the first page. */
const excludeLazyParts: Plugin = {
  name: 'nothing-later',
  resolveDynamicImport: (specifier) =>
    String(specifier).includes('/messages/') ? null : { id: String(specifier), external: true },
};

const textOf = (output: Output, ending: string): string =>
  output
    .filter(({ fileName }) => fileName.endsWith(ending))
    .map((file) => (file.type === 'chunk' ? file.code : file.source.toString()))
    .join('');

/** The output of `renderer/first/render.ts`. */
interface RenderedPage {
  readonly html: string;
  readonly words: object;
  readonly old: string;
}

/** Renders the first page and its styles. */
async function renderPage(more: Plugin[]): Promise<RenderedPage & { readonly css: string }> {
  const output = await buildFile('render.ts', { ssr: true, ssrEmitAssets: true, cssMinify: true }, [
    ...more,
    excludeLazyParts,
  ]);
  const program = resolve(root, `.cache/first-page-${process.pid}.mjs`);
  mkdirSync(resolve(program, '..'), { recursive: true });
  writeFileSync(program, textOf(output, 'js'));
  try {
    const { render } = (await import(`${pathToFileURL(program).href}?${Date.now()}`)) as {
      render: () => Promise<RenderedPage>;
    };
    return { ...(await render()), css: textOf(output, '.css') };
  } finally {
    rmSync(program);
  }
}

/** Returns an inline script of the page, with values that only the build knows. */
async function inlineScript(input: string, values: Readonly<Record<string, object>>): Promise<string> {
  const code = textOf(await buildFile(input, {}), '.js').trim();
  const texts = Object.values(values).map((value) => JSON.stringify(value));
  return `<script>((${Object.keys(values).join()})=>{${code}})(${texts.join()})</script>`;
}

/** Returns the message files of the page before a table is opened, by language: one with the messages, and those that import it. */
function messageFilesOf(bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> {
  const files: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    const near = file.type === 'chunk' ? [file.fileName, ...file.imports] : [];
    const [, language] = /assets\/words-(\w+)-/.exec(near.join()) ?? [];
    if (language !== undefined) (files[language] ??= []).push(`./${file.fileName}`);
  }
  return files;
}

/** Returns the language of a file, undefined for a file that every language needs. */
function languageOf({ facadeModuleId, moduleIds }: Rolldown.OutputChunk): Language | undefined {
  const ids = facadeModuleId === null ? moduleIds : [facadeModuleId];
  const found = new Set(ids.map((id) => /\/(?:messages|rules)\/(\w+)[./]/.exec(id)?.[1]));
  const [language = ''] = found;
  return found.size === 1 && isLanguage(language) ? language : undefined;
}

/** Returns the files that the page may load after its first screen: those for every language under `all`, and those of one language. */
function lazyFiles(bundle: Rolldown.OutputBundle): Readonly<Record<string, readonly string[]>> {
  const files: Record<string, string[]> = { all: [] };
  for (const file of Object.values(bundle)) {
    const isProgram = file.type === 'chunk' && !file.isEntry;
    if (!isProgram && !file.fileName.endsWith('.css')) continue;
    const language = isProgram ? languageOf(file) : undefined;
    (files[language ?? 'all'] ??= []).push(file.fileName);
  }
  return files;
}

/** Returns the file of a separately loaded chunk. */
const fileOf = (bundle: Rolldown.OutputBundle, name: string): string =>
  `./${Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name)?.fileName}`;

/** Removes the tags that match `pattern` from the page, and returns the rest and group 1 of each. */
function take(html: string, pattern: RegExp): readonly [rest: string, found: readonly string[]] {
  const found = [...html.matchAll(pattern)].map(([, name = '']) => name);
  return [html.replace(pattern, ''), found];
}

/**
 * Removes our fonts from the styles of the first page: decoding them takes longer than everything else. They come with the app's styles.
 */
const withoutFonts = (css: string): readonly [rest: string, fonts: readonly string[]] => {
  const [rest, rules] = take(css, /(@font-face\s*\{[^}]*url\([^}]*\})/g);
  return [rest, rules.flatMap((rule) => /[\w.-]+\.woff2/.exec(rule) ?? []).map((file) => `./assets/${file}`)];
};

/** Blocks rendering until the page is complete, since the rest would move what is shown. */
const WHOLE = '<link rel="expect" href="#whole" blocking="render">';

/** Inserts the first page into the built one, with its styles and the starting script. */
async function withFirstPage(page: string, bundle: Rolldown.OutputBundle, more: Plugin[]): Promise<string> {
  const [noProgram, [program]] = take(page, /\s*<script type="module"[^>]*src="([^"]+)"><\/script>/g);
  const [noStyles, styles] = take(noProgram, /\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g);
  const [bare, parts] = take(noStyles, /\s*<link rel="modulepreload"[^>]*href="([^"]+)">/g);
  const { html, css, words, old } = await renderPage(more);
  const [style, fonts] = withoutFonts(css.trim());
  const files = {
    program,
    styles,
    parts,
    fonts,
    words: messageFilesOf(bundle),
    older: fileOf(bundle, 'older-engines'),
  };
  const start = await inlineScript('start.ts', { FILES: files });
  const end = `${await inlineScript('words.ts', { WORDS: words })}<div id="whole"></div>`;
  return bare
    .replace(/(?=<meta name="viewport")/, () => old)
    .replace(/\s*<\/head>/, () => `${WHOLE}${start}<style>${style}</style></head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${html}</div>${end}`);
}

/**
 * Inserts the first screen into the page, as HTML with its own styles in all languages, and lets the scripts load after it was shown
 * (docs/decisions/098-first-page.md).
 * @param more Other plugins of the page's build.
 */
export const firstPage = (more: Plugin[]): Plugin => ({
  name: 'first-page',
  apply: 'build',
  generateBundle(_options, bundle) {
    this.emitFile({
      type: 'asset',
      fileName: 'later.json',
      source: JSON.stringify(lazyFiles(bundle)),
    });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => withFirstPage(page, bundle, more),
  },
});
