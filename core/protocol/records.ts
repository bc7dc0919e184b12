import type { GameFrame, SeatFrame } from './frames.ts';

/** How the name of a file with a record ends, after a dot. The installers tell it to the system as a type of ours. */
export const RECORD_EXTENSION = 'auction-game';

/** Why there is nothing to be shown of a file: it cannot be read, it is no saved game, it is one of a newer app, or the game can still go on. */
export type RecordTrouble = 'unreadable' | 'no-record' | 'newer' | 'unfinished';

/** What a file with a saved game holds: how the game ended, for everybody's eyes, or why there is nothing to be shown. */
export type OpenedRecord =
  | {
      readonly ok: true;
      readonly game: string;
      readonly seats: readonly SeatFrame[];
      /** Absent if the game was ended early and nothing of it counts: its hands were never laid open. */
      readonly moment?: GameFrame;
    }
  | { readonly ok: false; readonly why: RecordTrouble };

/** One record of the host, as its list shows it. All text in it is as it stands in the file. */
export type RecordLine = { readonly file: string } & (
  | {
      readonly ok: true;
      readonly game: string;
      readonly names: readonly string[];
      readonly winners: readonly string[];
      readonly early: boolean;
      /** Milliseconds since 1970; absent in records of before it was kept. */
      readonly endedAt?: number;
      readonly title?: string;
      readonly table?: string;
      /** The number of the game at its table, from 1. */
      readonly number?: number;
    }
  | { readonly ok: false; readonly why: RecordTrouble }
);

/** A part of the list of records, the newest first. */
export type RecordList = {
  readonly records: readonly RecordLine[];
  /** Whether there are more behind the last of them. */
  readonly isMore: boolean;
};
