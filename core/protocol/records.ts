import type { GameFrame, SeatFrame } from './frames.ts';

/** The file extension of records, without the dot. The installers register it with the system. */
export const RECORD_EXTENSION = 'auction-game';

/** Why a file cannot be shown: unreadable, no record, from a newer app, or of an unfinished match. */
export type RecordProblem = 'unreadable' | 'no-record' | 'newer' | 'unfinished';

/** The contents of a record file: how the match ended, as public information, or why it cannot be shown. */
export type OpenedRecord =
  | {
      readonly ok: true;
      readonly game: string;
      readonly seats: readonly SeatFrame[];
      /** Absent if the match was ended early and nothing of it counts: its hands were never revealed. */
      readonly moment?: GameFrame;
    }
  | { readonly ok: false; readonly why: RecordProblem };

/** A row of the list of records. Its text is untrusted. */
export type RecordLine = { readonly file: string } & (
  | {
      readonly ok: true;
      readonly game: string;
      readonly names: readonly string[];
      readonly winners: readonly string[];
      readonly early: boolean;
      /** Milliseconds since 1970; absent in older records. */
      readonly endedAt?: number;
      readonly title?: string;
      readonly table?: string;
      /** The number of the match at its table, from 1. */
      readonly number?: number;
    }
  | { readonly ok: false; readonly why: RecordProblem }
);

/** A page of the list of records, the newest first. */
export type RecordList = {
  readonly records: readonly RecordLine[];
  /** Whether there are more after the last one. */
  readonly isMore: boolean;
};
