/** The documents of three readers: players, hosts of a club night, developers. */
export const DOCS = ['docs/playing.md', 'docs/club-night.md', 'docs/goofspiel/README.md'] as const;

/**
 * The mark in brackets after the `sh` of a block. None: it is run. `as root`: only if the system may be changed. `until: …`: it runs until
 * it has printed that text, and is then ended. `by hand: …`: it is not run, for that reason.
 */
export type Mark =
  | { readonly type: 'run' | 'root' }
  | { readonly type: 'until'; readonly text: string }
  | { readonly type: 'by-hand'; readonly why: string };

/** A block of commands of a document. */
export interface Block {
  /** Its first line in the document, from 1. */
  readonly line: number;
  readonly commands: string;
  readonly mark: Mark;
}

/**
 * Returns the blocks of commands of a document, in order.
 * @throws If a mark is unknown.
 */
export const blocksOf = (text: string): readonly Block[] =>
  [...text.matchAll(/^```sh(?: \((.+)\))?\n([^]*?)^```$/gm)].map(({ index, 1: mark, 2: commands = '' }) => ({
    line: text.slice(0, index).split('\n').length,
    commands,
    mark: markOf(mark),
  }));

function markOf(text: string | undefined): Mark {
  if (text === undefined) return { type: 'run' };
  if (text === 'as root') return { type: 'root' };
  const [, name, rest = ''] = /^(until|by hand): (.+)$/.exec(text) ?? [];
  if (name === 'until') return { type: 'until', text: rest };
  if (name === 'by hand') return { type: 'by-hand', why: rest };
  throw new Error(`(${text}) is no mark of commands`);
}
