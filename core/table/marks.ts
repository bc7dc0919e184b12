import type { Json } from '../base/json.ts';
import { MARKED } from '../base/search/examine.ts';
import type { Reviewed } from '../bots/index.ts';
import type { Advice } from '../game.ts';

/** The coach's review of one decision. */
export interface Mark {
  /** The index of the action in the record. */
  readonly at: number;
  /** The seat's view at that time. */
  readonly view: Json;
  readonly legal: object;
  /** The share of the win that the choice lost against the best alternative; below 0: won. */
  readonly lost: number;
  readonly advice: Advice;
}

/** A reviewed decision of a finished match; `reviewed` is undefined if there was no choice. */
export interface Judged {
  /** The index of the action in the record. */
  readonly at: number;
  readonly reviewed: Reviewed | undefined;
}

/** Maximum number of mistakes, and of good choices, to show. */
const MOST = 3;

/** The decisions that certainly cost or won something, in the order of the match. */
export const certainMarks = (judged: readonly Judged[]): readonly Mark[] =>
  judged.flatMap(({ at, reviewed }) => (reviewed && markOf(at, reviewed)) ?? []);

/** The marks to show: those that cost most and those that won most, in the order of the match. */
export function shownMarks(marks: readonly Mark[]): readonly Mark[] {
  const ranked = [...marks].sort((one, other) => Math.abs(other.lost) - Math.abs(one.lost));
  const largest = [true, false].flatMap((isMistake) =>
    ranked.filter(({ lost }) => lost > 0 === isMistake).slice(0, MOST),
  );
  return largest.sort((one, other) => one.at - other.at);
}

function markOf(at: number, { view, legal, advice }: Reviewed): Mark | undefined {
  const { comparison } = advice;
  if (comparison === undefined || advice.asked === undefined) return undefined;
  const { lost, error } = comparison;
  if (Math.abs(lost) <= MARKED.errors * error) return undefined;
  // Large differences are partly luck, because they were selected for being large: shrink each a little
  const shrunk = lost * (1 - (error / lost) ** 2);
  return Math.abs(shrunk) < MARKED.least
    ? undefined
    : { at, view: view as Json, legal, lost: shrunk, advice };
}
