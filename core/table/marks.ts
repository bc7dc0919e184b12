import type { Json } from '../base/json.ts';
import { MARKED } from '../base/search/examine.ts';
import type { Reviewed } from '../bots/index.ts';
import type { Advice } from '../game.ts';

/** One decision as the coach sees it afterwards. */
export interface Mark {
  /** The index of the action in the record. */
  readonly at: number;
  /** What the seat saw then. */
  readonly view: Json;
  readonly legal: object;
  /** The share of the win that was lost against the best other choice; below 0: won. */
  readonly lost: number;
  readonly advice: Advice;
}

/** A decision of a finished game and what was made of it; undefined where there was nothing to choose. */
export interface Judged {
  /** The index of the action in the record. */
  readonly at: number;
  readonly reviewed: Reviewed | undefined;
}

/** So many mistakes are shown at most, and so many good choices. */
const SHOWN = 3;

/** The decisions that surely cost or won something, in the order of the game. */
export const certainMarks = (judged: readonly Judged[]): readonly Mark[] =>
  judged.flatMap(({ at, reviewed }) => (reviewed && markOf(at, reviewed)) ?? []);

/** Of these the ones to show: those that cost most and those that won most, in the order of the game. */
export function shownMarks(marks: readonly Mark[]): readonly Mark[] {
  const ranked = [...marks].sort((one, other) => Math.abs(other.lost) - Math.abs(one.lost));
  const shown = [true, false].flatMap((isMistake) =>
    ranked.filter(({ lost }) => lost > 0 === isMistake).slice(0, SHOWN),
  );
  return shown.sort((one, other) => one.at - other.at);
}

function markOf(at: number, { view, legal, advice }: Reviewed): Mark | undefined {
  const { comparison } = advice;
  if (comparison === undefined || advice.asked === undefined) return undefined;
  const { lost, error } = comparison;
  if (Math.abs(lost) <= MARKED.errors * error) return undefined;
  // Of differences that were picked for being large some are large by luck: each is brought a little nearer to nothing.
  const shrunk = lost * (1 - (error / lost) ** 2);
  return Math.abs(shrunk) < MARKED.least
    ? undefined
    : { at, view: view as Json, legal, lost: shrunk, advice };
}
