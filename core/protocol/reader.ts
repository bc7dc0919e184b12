import { changed } from './change.ts';
import type { Frame, TableFrame } from './frames.ts';

const FRAME_TYPES = ['answer', 'table', 'host'];

/**
 * Reads what a host sends on one connection, text by text: a list is a change of the newest frame of a table, everything else is whole.
 * What is returned answers undefined for what is neither: then nothing that follows can be trusted, and a new connection begins whole.
 * Another host's texts are shown as text and never run.
 */
export function createReader(): (text: string) => Frame | undefined {
  let newest: unknown;
  return (text) => {
    try {
      const said: unknown = JSON.parse(text);
      const frame = (Array.isArray(said) ? changed(newest, said) : said) as Frame;
      if (!FRAME_TYPES.includes(frame.type)) return undefined;
      if (frame.type !== 'table') return frame;
      newest = frame;
      return fresh(frame);
    } catch {
      return undefined;
    }
  };
}

/** Parts of a frame that did not change are the same as before, but what happened and how long is left is said anew each time. */
const fresh = (frame: TableFrame): TableFrame => ({
  ...frame,
  table: { ...frame.table },
  events: [...frame.events],
});
