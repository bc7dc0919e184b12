import type { RecordProblem } from './records.ts';

/** What can leave the house: all records and people as a zip archive, a table for spreadsheets, a file for the app BG Stats. */
export const EXPORTS = ['archive', 'table', 'bg-stats'] as const;
export type ExportKind = (typeof EXPORTS)[number];

/** A part of an exported file. */
export type ExportPart = {
  /** As base64. */
  readonly part: string;
  /** The bytes of the whole file. */
  readonly bytes: number;
};

/** Why a file of an archive was left out: as with records, or it is larger than any record. */
export type LeftOutReason = RecordProblem | 'too-large';

/** What came of importing an archive. Its file names are untrusted. */
export type ImportReport =
  | {
      readonly ok: true;
      /** Records that are new here, and that were here already. */
      readonly taken: number;
      readonly known: number;
      /** People who are new here. */
      readonly people: number;
      /** The first of the files that were left out. */
      readonly leftOut: readonly { readonly file: string; readonly why: LeftOutReason }[];
      /** How many there are. */
      readonly leftOutCount: number;
    }
  /** Nothing was taken: the file is no archive, too large, or of a newer version. */
  | { readonly ok: false; readonly why: 'no-archive' | 'too-large' | 'newer' };
