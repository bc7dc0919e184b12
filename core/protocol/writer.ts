import type { HostFrame, TableFrame } from './frames.ts';
import { patchBetween, patchOfFields, type Fields } from './merge-patch.ts';

/** Makes the texts of the frames of one connection, in the order in which they are sent. */
export type Writer = (frame: TableFrame | HostFrame) => string;

/** What a writer says where nothing happened and nothing changed. */
export const NO_CHANGE = '{}';

/** The frame that the next one is compared with: nothing that happened is told twice. */
export const withoutNews = <Some extends object>(frame: Some): Some =>
  'events' in frame ? { ...frame, events: [], acts: [], news: [] } : frame;

/**
 * The first frame is written whole, each later one as what makes the one before it into this one. `compare` does what `patchBetween` does,
 * and may remember what it has said of parts that others are shown as well.
 */
export function createWriter(compare: (before: unknown, after: unknown) => unknown = patchBetween): Writer {
  let sent: TableFrame | HostFrame | undefined;
  return (frame) => {
    const before = sent === undefined ? undefined : withoutNews(sent);
    sent = frame;
    if (before === undefined) return JSON.stringify(frame);
    const patch = patchOfFields(before as unknown as Fields, frame as unknown as Fields, compare);
    return patch === undefined ? NO_CHANGE : JSON.stringify(patch);
  };
}
