// Whether the programs in the archive find everything that they load.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseAst } from 'vite';
import type { ArchivedFile } from './pack.ts';

/** The name of a file with the bundler's hash, wherever a page, style sheet or program mentions it. */
const BUNDLED_NAME = /[\w.-]+-[\w-]{7,8}\.(?:js|css|woff2|svg|png|webp)\b/g;

/** A file's reference to another one. */
interface Load {
  readonly type: 'import' | 'require' | 'address';
  readonly name: string;
}

/** A node of a parsed program, as far as it is used. */
interface Node {
  readonly type?: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
}

/** Returns everything that a program loads by a literal name. */
function loadsIn(code: string): readonly Load[] {
  const loads: Load[] = [];
  const visit = (node: Node): void => {
    const load = loadOf(node);
    if (load !== undefined) loads.push(load);
    for (const part of Object.values(node)) if (typeof part === 'object' && part !== null) visit(part);
  };
  visit(parseAst(code) as Node);
  return loads;
}

function loadOf(node: Node): Load | undefined {
  const [first, second] = node.arguments ?? [];
  const loadFrom = (type: Load['type'], from: Node | null | undefined): Load | undefined =>
    typeof from?.value === 'string' ? { type, name: from.value } : undefined;
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return loadFrom('import', node.source);
    case 'CallExpression':
      return /require/i.test(String(node.callee?.name)) ? loadFrom('require', first) : undefined;
    case 'NewExpression':
      return node.callee?.name === 'URL' && second?.type === 'MemberExpression'
        ? loadFrom('address', first)
        : undefined;
    case undefined:
    default:
      return undefined;
  }
}

/** Finds references to files that are missing in the archive or must not be loaded, each as a sentence. */
export function importFindings(files: readonly ArchivedFile[]): readonly string[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap(({ path, text }) => {
    if (/^out\/preload\/[^/]*$/.test(path)) return preloadFindings(path, text);
    if (/^out\/main\/.*\.js$/.test(path)) return mainFindings(path, text, paths);
    return /^out\/renderer\/.*\.(?:html|js|css)$/.test(path) ? pageFindings(path, text, paths) : [];
  });
}

function mainFindings(path: string, text: string, paths: ReadonlySet<string>): readonly string[] {
  return loadsIn(text)
    .filter(({ type, name }) =>
      type === 'address' || name.startsWith('.')
        ? !paths.has(posix.join(posix.dirname(path), name))
        : name !== 'electron' && !isBuiltin(name),
    )
    .map(({ name }) => `${path} loads ${name}, which is not in the archive.`);
}

/** In its sandbox the preload can load no other file. */
function preloadFindings(path: string, text: string): readonly string[] {
  const loads = loadsIn(text);
  return [
    ...(path.endsWith('.cjs') ? [] : [`${path} is no CommonJS file, by its name.`]),
    ...loads
      .filter(({ type, name }) => type !== 'require' || name !== 'electron')
      .map(({ name }) => `${path} loads ${name}; in its sandbox there is only electron, by require.`),
    ...(loads.length > 0 ? [] : [`${path} does not load electron.`]),
  ];
}

const pageFindings = (path: string, text: string, paths: ReadonlySet<string>): readonly string[] =>
  [...new Set(text.match(BUNDLED_NAME))]
    .filter((name) => !paths.has(`out/renderer/assets/${name}`))
    .map((name) => `${path} names ${name}, which is not in the archive.`);
