/** The docs of three readers: who plays, who hosts a club night, who develops. */
export const DOCS = ['docs/playing.md', 'docs/club-night.md', 'docs/goofspiel/README.md'] as const;

/**
 * What stands in brackets behind the `sh` of a block. Nothing: it is run. `as root`: only where the system may be changed. `until: …`: it
 * goes on until it is ended, which is done when it has printed that. `by hand: …`: it is not run, and that is why.
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

/** The blocks of commands of a document, in order; an Error names a mark that is none. */
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
