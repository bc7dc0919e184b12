import { changed, hasFields, hasMembers, isList, type Fields, type List } from './change.ts';
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
      if (roomBehind(frame, MOST_VALUES) < 0 || !areTyped(frame)) return undefined;
      newest = frame;
      if (frame.type === 'host') return frame;
      keepTold(told, frame.game?.prompt);
      return frame.type === 'table' ? fresh(frame) : undefined;
    } catch {
      return undefined;
    }
  };
}

/**
 * Values that a frame may have when all of it is walked: a hundred times what the largest table has. A change may name one part of the frame
 * many times, so that a short text stands for any number of values.
 */
const MOST_VALUES = 100_000;

/** How many of so many values are left when all of one is walked; below 0: it has more, and the walk ends there. */
function roomBehind(value: unknown, values: number): number {
  let room = values - 1;
  if (hasMembers(value))
    for (const member of Object.values(value)) {
      if (room < 0) return room;
      room = roomBehind(member, room);
    }
  return room;
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
  return typed.every((one) => hasFields(one) && typeof one['type'] === 'string');
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
