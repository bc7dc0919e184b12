import type { Frame, TableFrame } from './frames.ts';
import { patched } from './merge-patch.ts';
import { withoutNews } from './writer.ts';

/**
 * Reads what a host sends on one connection, text by text: what has a type is a whole frame, everything else a patch of the newest one. What is
 * returned answers undefined for what is neither: then nothing that follows can be trusted, and a new connection begins whole. Another
 * host's texts are shown as text and never run.
 */
export function createReader(): (text: string) => Frame | undefined {
  let newest: Frame | undefined;
  return (text) => {
    try {
      const said = JSON.parse(text) as Partial<Frame>;
      const frame = (
        said.type === undefined && newest !== undefined ? patched(withoutNews(newest), said) : said
      ) as Frame;
      if (frame.type === 'answer') return frame;
      if (!areTyped(frame)) return undefined;
      if (frame.type !== 'host' && frame.type !== 'table') return undefined;
      newest = frame;
      return frame.type === 'host' ? frame : fresh(frame);
    } catch {
      return undefined;
    }
  };
}

/** Whether everything that a page goes by the type of has one: what happened, and what is asked. */
function areTyped(frame: Frame): boolean {
  if (frame.type !== 'table') return true;
  const { events, news, meanwhile = [], game } = frame;
  const typed: readonly unknown[] = [
    ...events,
    ...news,
    ...meanwhile,
    ...(game?.prompt === undefined ? [] : [game.prompt]),
  ];
  return typed.every((one) => typeof (one as { readonly type?: unknown }).type === 'string');
}

/** Parts of a frame that did not change are the same as before, but what happened and how long is left is said anew each time. */
const fresh = (frame: TableFrame): TableFrame => ({
  ...frame,
  table: { ...frame.table },
  events: [...frame.events],
});
