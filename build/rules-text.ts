import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { parseDocument } from 'yaml';
import type { RulesSection, RulesText } from '../renderer/games/rules-text.ts';

/** What stands in a Markdown file: blocks, and what is in a line. */
type Block = ReturnType<typeof fromMarkdown>['children'][number];
type Of<Type extends string> = Extract<Block, { readonly type: Type }>;
type Node = Block | Of<'blockquote' | 'paragraph'>['children'][number] | Of<'list'>['children'][number];

/** What is wrong with a rules file, and the line where it is, from 1. */
class RulesError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}
const lineOf = ({ position }: Pick<Node, 'position'>): number => position?.start.line ?? 1;

/** Paragraphs, list, table and clarifications of a section, in this order. */
const ORDER = ['paragraph', 'list', 'table', 'blockquote'] as const;
type BlockType = (typeof ORDER)[number];
const isBlock = (node: Node): node is Of<BlockType> => ORDER.some((type) => type === node.type);

/** Plain text. Rules have no other markup, so a stray `*` or `_` is a mistake. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value.replaceAll('\n', ' ');
      throw new RulesError(
        `"${node.type}" is not known here: write plain text, with \\ before * _ [ and \``,
        lineOf(node),
      );
    })
    .join('');
}

/** The text of a list item or of a block quote, which is one paragraph. */
function onlyParagraph({
  children,
  ...node
}: { readonly children: readonly Node[] } & Pick<Node, 'position'>): string {
  const [paragraph, ...more] = children;
  if (paragraph?.type !== 'paragraph' || more.length > 0)
    throw new RulesError('one paragraph is expected here', lineOf(more[0] ?? node));
  return textOf(paragraph.children);
}

function tableOf(table: Of<'table'>): NonNullable<RulesSection['table']> {
  const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => textOf(cell.children)));
  const odd = table.children.find((row) => row.children.length !== head.length);
  if (odd !== undefined) throw new RulesError(`a row of ${head.length} cells is expected`, lineOf(odd));
  return { head, rows };
}

/** `M4: text`: what this app does where the rulebooks are silent. */
function clarificationOf(quote: Of<'blockquote'>) {
  const [, decision, text] = /^([A-Z]\d+): (.+)$/s.exec(onlyParagraph(quote)) ?? [];
  if (decision === undefined || text === undefined)
    throw new RulesError('a clarification begins with its decision: "> M4: "', lineOf(quote));
  return { decision, text };
}

function sectionOf(title: string, nodes: readonly Block[]): RulesSection {
  const blocks = nodes.map((node) => {
    if (!isBlock(node)) throw new RulesError(`"${node.type}" is not known in rules`, lineOf(node));
    return node;
  });
  blocks.forEach((block, at) => {
    const before = blocks[at - 1];
    if (before === undefined) return;
    const isOnce = block.type === 'list' || block.type === 'table';
    if (ORDER.indexOf(block.type) < ORDER.indexOf(before.type) || (isOnce && block.type === before.type))
      throw new RulesError(
        `"${block.type}" after "${before.type}": a section has paragraphs, then at most one list, one table, and clarifications`,
        lineOf(block),
      );
  });
  const list = blocks.flatMap((block) => (block.type === 'list' ? block.children.map(onlyParagraph) : []));
  const [table] = blocks.flatMap((block) => (block.type === 'table' ? [tableOf(block)] : []));
  const clarifications = blocks.flatMap((block) =>
    block.type === 'blockquote' ? [clarificationOf(block)] : [],
  );
  return {
    title,
    paragraphs: blocks.flatMap((block) => (block.type === 'paragraph' ? [textOf(block.children)] : [])),
    ...(list.length > 0 && { list }),
    ...(table !== undefined && { table }),
    ...(clarifications.length > 0 && { clarifications }),
  };
}

/** `title` and `summary`, between two lines of `---` at the beginning. */
function frontMatterOf(source: string): Pick<RulesText, 'title' | 'summary'> & { readonly length: number } {
  const [whole = '', yaml = ''] = /^---\n(.*?\n)---\n/s.exec(source) ?? [];
  if (whole === '') throw new RulesError('front matter between two lines of --- is expected', 1);
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error !== undefined) throw new RulesError(error.message, 1 + (error.linePos?.[0].line ?? 1));
  const { title, summary, ...more } = document.toJS() as Readonly<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof summary !== 'string' || Object.keys(more).length > 0)
    throw new RulesError('the front matter has a title and a summary, both text, and nothing else', 1);
  return { title, summary, length: whole.length };
}

/**
 * The rules of a game from their Markdown file; docs/translating.md describes the notation.
 * @throws RulesError for whatever that does not allow.
 */
export function parseRules(source: string): RulesText {
  const { length, ...head } = frontMatterOf(source);
  // Empty lines in the place of the front matter keep the numbers of the lines
  const body = source.slice(0, length).replace(/[^\n]/g, '') + source.slice(length);
  const { children } = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const starts = children.flatMap((node, at) => (node.type === 'heading' && node.depth === 2 ? [at] : []));
  const [first] = children;
  if (first !== undefined && starts[0] !== 0)
    throw new RulesError('a section begins with "## "', lineOf(first));
  const sections = starts.map((start, at) => {
    const [heading, ...nodes] = children.slice(start, starts[at + 1]);
    return sectionOf(heading?.type === 'heading' ? textOf(heading.children) : '', nodes);
  });
  return { ...head, sections };
}

/** Makes a module of each `rules/<language>.md`: its default export is a `RulesText`. */
export const rulesText = (): Plugin => ({
  name: 'rules-text',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]rules[\\/]\w+\.md$/ },
    handler(id) {
      this.addWatchFile(id);
      try {
        return `export default ${JSON.stringify(parseRules(readFileSync(id, 'utf8')))};`;
      } catch (error) {
        if (!(error instanceof RulesError)) throw error;
        return this.error(`${relative(process.cwd(), id)}:${error.line}: ${error.message}`);
      }
    },
  },
});
