import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf, DOCS } from '../../build/doc-commands/blocks.ts';
import { parseCommandLine } from '../../electron/headless/arguments.ts';

const PROJECT = join(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(PROJECT, name), 'utf8');
const { scripts }: { readonly scripts: object } = JSON.parse(read('package.json'));

/** Bytes that the pictures of one document may have. */
const MOST_BYTES = 400_000;

/** The files that a document leads to, from the project's folder. */
const linksOf = (name: string): readonly string[] =>
  [...read(name).matchAll(/\]\(([^)#]+)[^)]*\)/g)].flatMap(([, to = '']) =>
    to.startsWith('https:') ? [] : [join(dirname(name), to)],
  );

/** The documents of a folder, from the project's folder. */
const documentsIn = (folder: string): readonly string[] =>
  readdirSync(join(PROJECT, folder))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => join(folder, file));
const decisions = documentsIn('docs/decisions').filter((name) => !name.endsWith('README.md'));

it.each([
  ...new Set([
    ...DOCS,
    ...['.', 'docs', 'docs/decisions', 'docs/measurements', 'core/protocol'].flatMap(documentsIn),
  ]),
])('%s leads to files that are there', (name) => {
  expect(linksOf(name).filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
});

describe('decisions', () => {
  /** Lines that one decision may have. */
  const MOST_LINES = 40;

  it('are numbered without gaps, and listed in their order', () => {
    expect(decisions.map((name) => Number(/(\d{3})-[a-z-]+\.md$/.exec(name)?.[1]))).toEqual(
      decisions.map((_, index) => index + 1),
    );
    const listed = linksOf('docs/decisions/README.md').filter((path) => path.endsWith('.md'));
    expect(listed).toEqual(decisions);
  });

  it('have a number, a context, a decision and consequences, in few lines', () => {
    const isWhole = (name: string): boolean => {
      const lines = read(name).trimEnd().split('\n');
      const headings = lines.filter((line) => line.startsWith('## ')).join(' ');
      return (
        lines[0]?.startsWith(`# ${Number(/(\d{3})-/.exec(name)?.[1])}. `) === true &&
        headings === '## Context ## Decision ## Consequences' &&
        lines.length <= MOST_LINES
      );
    };
    expect(decisions.filter((name) => !isWhole(name))).toEqual([]);
  });
});

it('the first run names tests that are there', () => {
  const named = [...read('docs/first-run.md').matchAll(/`(tests\/[^`]+)`/g)].flatMap(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((path) => !existsSync(join(PROJECT, path)))).toEqual([]);
});

it('every picture is shown somewhere', () => {
  const shown = [...DOCS, 'README.md', 'docs/pictures.md'].flatMap(linksOf);
  const files = readdirSync(join(PROJECT, 'docs/pictures')).map((file) => `docs/pictures/${file}`);
  expect(files.filter((file) => !shown.includes(file))).toEqual([]);
});

describe('what is needed', () => {
  const enginesOf = (manifest: string): string =>
    (JSON.parse(read(manifest)) as { readonly engines: { readonly node: string } }).engines.node;
  const oldest = (engines: string): string => /(\d+\.\d+)\.\d+/.exec(engines)?.[1] ?? '';

  it.each(['README.md', 'docs/playing.md'])(
    'is named in %s: for the app, for the host, and which systems',
    (name) => {
      const named = [
        `[Node.js](https://nodejs.org) ${oldest(enginesOf('node_modules/electron/package.json'))} or newer`,
        ` ${oldest(enginesOf('package.json'))}`,
        'macOS 13',
        'Windows 10',
        'Ubuntu 22.04',
      ];
      expect(named.filter((text) => !read(name).includes(text))).toEqual([]);
    },
  );

  it('is what the packages of the build and of the page need, too', () => {
    for (const name of ['vite', '@vitejs/plugin-vue', 'electron-vite'])
      expect(enginesOf(`node_modules/${name}/package.json`)).toBe(enginesOf('package.json'));
  });
});

describe.each(DOCS)('%s', (name) => {
  const text = read(name);

  it('has commands, each of which is run or says why not, and calls only what is there', () => {
    const blocks = blocksOf(text);
    expect(blocks.length).toBeGreaterThan(0);
    const called = blocks.flatMap(({ commands }) => [...commands.matchAll(/npm run ([\w:]+)/g)]);
    expect(called.flatMap(([, script = '']) => (script in scripts ? [] : [script]))).toEqual([]);
  });

  it('is not heavy with pictures', () => {
    const bytes = linksOf(name)
      .filter((path) => path.endsWith('.jpeg'))
      .map((path) => statSync(join(PROJECT, path)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
  });

  it('is where README leads', () => {
    expect(read('README.md')).toContain(`](${name})`);
  });
});

it('a block of commands says with its mark whether it is run', () => {
  const block = (mark: string) => `text\n\n\`\`\`sh${mark}\nls\n\`\`\`\n`;
  expect(blocksOf(block(''))).toEqual([{ line: 3, commands: 'ls\n', mark: { type: 'run' } }]);
  expect(blocksOf(block(' (as root)'))[0]?.mark).toEqual({ type: 'root' });
  expect(blocksOf(block(' (until: It runs.)'))[0]?.mark).toEqual({ type: 'until', text: 'It runs.' });
  expect(blocksOf(block(' (by hand: needs a phone)'))[0]?.mark).toEqual({
    type: 'by-hand',
    why: 'needs a phone',
  });
  expect(() => blocksOf(block(' (sometimes)'))).toThrow('(sometimes) is no mark of commands');
});

it('the service starts the host with options that it knows', () => {
  const [, line = ''] = /^ExecStart=.*headless\.js (.*)$/m.exec(read('docs/auction-night.service')) ?? [];
  const wish = parseCommandLine(line.split(' '), '/nowhere');
  expect(wish).toEqual({
    ok: true,
    value: { dataDir: '%S/auction-night', port: 47_474, reach: 'network', newOwner: false },
  });
});
