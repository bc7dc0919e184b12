import { changed, type List } from './change.ts';
import type { Frame, TableFrame } from './frames.ts';

type TableParts = readonly [
  table: TableFrame['table'],
  you: TableFrame['you'],
  game: TableFrame['game'] | null,
  events: TableFrame['events'],
  acts: TableFrame['acts'],
  news: TableFrame['news'],
  meanwhile: TableFrame['meanwhile'] | null,
];

/** A frame of a table as it travels: what is sent is the change of the parts that were sent before it. */
export const partsOf = ({ table, you, game, events, acts, news, meanwhile }: TableFrame): TableParts => [
  table,
  you,
  game ?? null,
  events,
  acts,
  news,
  meanwhile ?? null,
];

/** Parts that did not change are the same as before, but what happened and how long is left is said anew each time. */
const frameOf = ([table, you, game, events, acts, news, meanwhile]: TableParts): TableFrame => ({
  type: 'table',
  table: { ...table },
  you,
  ...(game && { game }),
  events: [...events],
  acts,
  news,
  ...(meanwhile && { meanwhile }),
});

const FRAME_TYPES = ['answer', 'host'];

/**
 * Reads what a host sends on one connection, text by text. What is returned answers undefined for what is no frame, or no change of the one
 * before: then nothing that follows can be trusted, and a new connection begins whole. Another host's texts are shown as text and never run.
 */
export function createReader(): (text: string) => Frame | undefined {
  let parts: unknown;
  return (text) => {
    try {
      const said = JSON.parse(text) as Exclude<Frame, TableFrame> | List;
      if ('type' in said) return FRAME_TYPES.includes(said.type) ? said : undefined;
      parts = changed(parts, said);
      return frameOf(parts as TableParts);
    } catch {
      return undefined;
    }
  };
}
