import { changed, isList, type Fields, type List } from './change.ts';
import type { Frame, TableFrame } from './frames.ts';
import { keepTold, withTold, type Told } from './told.ts';

/**
 * Reads what a host sends on one connection, text by text: a list is a change of the newest frame, everything else is whole. What is
 * returned answers undefined for what is neither: then nothing that follows can be trusted, and a new connection begins whole. Another
 * host's texts are shown as text and never run.
 */
export function createReader(): (text: string) => Frame | undefined {
  let newest: unknown;
  const told: Told = new Map();
  return (text) => {
    try {
      const said: unknown = JSON.parse(text);
      const frame = (isList(said) ? next(newest, said, told) : said) as Frame;
      if (frame.type === 'answer') return frame;
      newest = frame;
      if (frame.type === 'host') return frame;
      keepTold(told, frame.game?.prompt);
      return frame.type === 'table' ? fresh(frame) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** The frame that a message makes of the one before: first come the events, where there are any, then what becomes of the rest. */
function next(before: unknown, message: List, told: Told): unknown {
  const [first, ...others] = message;
  const [happened, items] = isList(first) ? [first, others] : [[], message];
  const events = happened.map((change) => keepTold(told, changed(undefined, change, told)));
  return changed(withTold(before as Fields, events), items, told);
}

/** Parts of a frame that did not change are the same as before, but what happened and how long is left is said anew each time. */
const fresh = (frame: TableFrame): TableFrame => ({
  ...frame,
  table: { ...frame.table },
  events: [...frame.events],
});
