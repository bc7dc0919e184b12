import type { PersonId } from '../house/house-game.ts';
import type { ProofFinding } from '../record/proof.ts';
import type { Chances } from '../story/chances.ts';
import type { MatchStory } from '../story/index.ts';
import type { ChanceClaim } from '../story/turns.ts';

/** The file extension of records, without the dot. The installers register it with the system. */
export const RECORD_EXTENSION = 'auction-game';

/** Why a file cannot be shown: unreadable, no record, from a newer app, or of an unfinished match. */
export type RecordProblem = 'unreadable' | 'no-record' | 'newer' | 'unfinished';

/** The match in a record file, to watch, or why it cannot be shown. */
export type Film =
  | {
      readonly ok: true;
      /**
       * For each position, from the one before the first action, the text that its viewer would have been sent. The first is a
       * whole table frame, each later one a patch (`createReader`).
       */
      readonly frames: readonly string[];
      /** The positions in which a round begins, ascending; the first is 0. */
      readonly rounds: readonly number[];
      /** The event types that begin a round of the log (`Game.roundStarts`). */
      readonly roundStarts: readonly string[];
      /** The chance line of the match, if it was computed. */
      readonly chances?: Chances;
      /** What is most worth telling of it. */
      readonly claim?: ChanceClaim;
      /** What is told of a match that was played to its end. */
      readonly story?: MatchStory;
      /** Its positions that are worth looking at, ascending; the first and the last one are among them. */
      readonly moments?: readonly number[];
      /** The match was played by other rules: only its last position is there. */
      readonly isEndOnly?: true;
      /** The match may also be watched with the eyes of a seat, or with all hands open. */
      readonly hasOpenHands?: true;
      /** What the proof of its deal comes to; absent at a table, whose frames have the shuffle. */
      readonly proof?: ProofFinding;
    }
  | { readonly ok: false; readonly why: RecordProblem };

/** How many times as fast as at the table a film is played. */
export const FILM_SPEEDS = [1, 4] as const;
export type FilmSpeed = (typeof FILM_SPEEDS)[number];

/** A row of the list of records. Its text is untrusted. */
export type RecordLine = { readonly file: string } & (
  | {
      readonly ok: true;
      readonly game: string;
      readonly names: readonly string[];
      readonly winners: readonly string[];
      /** The winners for whom the match does not count: somebody else made most of their choices. */
      readonly uncounted?: readonly string[];
      readonly early: boolean;
      /** Milliseconds since 1970; absent in older records. */
      readonly endedAt?: number;
      readonly title?: string;
      readonly table?: string;
      /** The number of the match at its table, from 1. */
      readonly number?: number;
      /** The evening of the match (`EveningLine`); absent in records that do not say when they were played. */
      readonly evening?: string;
      /** A record of a version that did not store all that the house book counts. */
      readonly isOlder?: true;
    }
  | { readonly ok: false; readonly why: RecordProblem }
);

/** Which records are listed: all that fit. */
export type RecordFilters = {
  /** A part of the name of somebody who played. */
  readonly person?: string;
  /** A person of the house for whom a seat counts. */
  readonly personId?: PersonId;
  readonly game?: string;
  /** Such as `2026-01`, by the host's calendar. */
  readonly month?: string;
};

/** An evening of the list, with all its matches. Its names are untrusted. */
export type EveningLine = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** Who was there, without bots. */
  readonly names: readonly string[];
  /** The number of its matches. */
  readonly games: number;
};

/** A page of the list of records: by evenings and in them by time, the newest first. */
export type RecordList = {
  readonly records: readonly RecordLine[];
  /** Whether there are more after the last one. */
  readonly isMore: boolean;
  /** The evenings of the page's records. */
  readonly evenings: readonly EveningLine[];
  /** How many records the filters leave. */
  readonly found: number;
  /** The bytes of all records on disk. */
  readonly bytes: number;
  /** The games and, the newest first, the months of which there are records. */
  readonly games: readonly string[];
  readonly months: readonly string[];
};
