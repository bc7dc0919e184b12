import type { Fields } from './change.ts';
import { changesOf, difference } from './difference.ts';
import type { HostFrame, TableFrame } from './frames.ts';
import { keepTold, withTold, type Told } from './told.ts';

/** Makes the texts of the frames of one connection, in the order in which they are sent. */
export type Writer = (frame: TableFrame | HostFrame) => string;

/** What a writer says where nothing happened and nothing changed. */
export const NO_CHANGE = '[]';

/**
 * The first frame is written whole, each later one as what makes the one before it into this one. `compare` does what `difference` does, and
 * may remember what it has said of parts that others are shown as well.
 */
export function createWriter(
  compare: (before: unknown, after: unknown) => string | undefined = difference,
): Writer {
  let sent: TableFrame | HostFrame | undefined;
  const told: Told = new Map();
  const eventText = (event: unknown): string | undefined => {
    const text = difference(undefined, event, told);
    keepTold(told, event);
    return text;
  };
  return (frame) => {
    const before = sent;
    sent = frame;
    const events = frame.type === 'table' ? frame.events : [];
    const texts = before === undefined ? [] : events.map(eventText);
    const changes =
      before === undefined
        ? []
        : changesOf(
            withTold(before as unknown as Fields, events),
            { ...frame },
            told,
            (one, other, _told, name) =>
              name === 'game' ? difference(one, other, told) : compare(one, other),
          );
    if (frame.type === 'table') keepTold(told, frame.game?.prompt);
    if (before === undefined) return JSON.stringify(frame);
    return `[${[...(texts.length === 0 ? [] : [`[${texts.join()}]`]), ...changes].join()}]`;
  };
}
