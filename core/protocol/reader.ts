import type { Frame, TableFrame } from './frames.ts';
import { patched } from './merge-patch.ts';
import { withoutNews } from './writer.ts';

/**
 * Creates a reader of the messages on one connection: a message with a type is a whole frame or an answer, any other is a patch of the
 * newest frame. The reader returns undefined for anything else. The connection cannot be trusted then, and a new one begins with a whole
 * frame. Another host's text is only ever displayed.
 */
export function createReader(): (text: string) => Frame | undefined {
  let newest: Frame | undefined;
  return (text) => {
    try {
      const message = JSON.parse(text) as Partial<Frame>;
      const frame = (
        message.type === undefined && newest !== undefined ? patched(withoutNews(newest), message) : message
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

/** Whether every event, news and prompt has a type, which the page depends on. */
function areTyped(frame: Frame): boolean {
  if (frame.type !== 'table') return true;
  const { events, news, meanwhile = [], game } = frame;
  const typed: readonly unknown[] = [
    ...events,
    ...news,
    ...meanwhile,
    ...(game?.prompt === undefined ? [] : [game.prompt]),
  ];
  return typed.every((item) => typeof (item as { readonly type?: unknown }).type === 'string');
}

/** A new `table` and `events` object for each frame, because events and remaining times count even if equal. Other parts keep their identity. */
const fresh = (frame: TableFrame): TableFrame => ({
  ...frame,
  table: { ...frame.table },
  events: [...frame.events],
});
