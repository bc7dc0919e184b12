import type { HostFrame, TableFrame } from './frames.ts';
import { patchBetween, patchOfFields, type Fields } from './merge-patch.ts';

/** Serialises the frames of one connection, in the order in which they are sent. */
export type Writer = (frame: TableFrame | HostFrame) => string;

/** The text of a patch without changes. */
export const NO_CHANGE = '{}';

/** The frame that the next one is compared with: without events and news, which are sent only once. */
export const withoutNews = <Some extends object>(frame: Some): Some =>
  'events' in frame ? { ...frame, events: [], acts: [], news: [] } : frame;

/**
 * Creates a writer: the first frame is written whole, each later one as a patch of the previous one. `compare` does what `patchBetween`
 * does, and may cache patches of parts that several connections share.
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
