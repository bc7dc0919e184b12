import { crc32 } from 'node:zlib';

/** The format of the lines below. */
export const JOURNAL_FORMAT = 'auction-night/journal@7';
/**
 * Every readable format, the oldest first: older ones lack entries and optional fields of newer ones, and their lines are valid unchanged.
 */
export const FORMATS: readonly [string, ...string[]] = [
  'auction-night/journal@4',
  'auction-night/journal@5',
  'auction-night/journal@6',
  JOURNAL_FORMAT,
];

/** The first line: sequence number 0. */
export interface JournalHeader {
  readonly format: string;
  readonly table: string;
  /** The rules version of the table's game when the journal was created. */
  readonly rules: number;
}

/** The content of every later line. An entry that starts a game has `rules`. */
export interface JournalLine {
  readonly entry: unknown;
  readonly rules?: number;
}

/** The end of a journal: the next line's number, the CRC that it is chained to, and the length in bytes. */
export interface JournalEnd {
  readonly next: number;
  readonly crc: number;
  readonly bytes: number;
}

export const EMPTY: JournalEnd = { next: 0, crc: 0, bytes: 0 };

/**
 * Encodes one line: `crc32 SP json LF`. The CRC (eight hexadecimal digits) covers the JSON and is chained to the previous line, so that
 * missing, repeated or moved lines are detected; so does the number in the JSON.
 */
export function encodeLine(
  end: JournalEnd,
  content: JournalHeader | JournalLine,
): { text: string; end: JournalEnd } {
  const json = JSON.stringify({ n: end.next, ...content });
  const crc = crc32(json, end.crc);
  const text = `${crcText(crc)} ${json}\n`;
  return { text, end: { next: end.next + 1, crc, bytes: end.bytes + Buffer.byteLength(text) } };
}

/** Encodes several lines. */
export function encodeLines(
  start: JournalEnd,
  contents: readonly (JournalHeader | JournalLine)[],
): { text: string; end: JournalEnd } {
  let end = start;
  const texts = contents.map((content) => {
    const line = encodeLine(end, content);
    end = line.end;
    return line.text;
  });
  return { text: texts.join(''), end };
}

/** Formats a CRC as in a line. */
export const crcText = (crc: number): string => crc.toString(16).padStart(8, '0');
