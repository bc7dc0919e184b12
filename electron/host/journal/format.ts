import { crc32 } from 'node:zlib';

/** The format of the lines below. */
export const JOURNAL_FORMAT = 'auction-night/journal@6';
/** Every format that is read, the oldest first: the older ones lack entries and optional fields of the next, and their lines are valid as they are. */
export const FORMATS: readonly [string, ...string[]] = [
  'auction-night/journal@4',
  'auction-night/journal@5',
  JOURNAL_FORMAT,
];

/** The first line: sequence number 0. */
export interface JournalHeader {
  readonly format: string;
  readonly table: string;
  /** The rules version of the table's game when the journal was begun. */
  readonly rules: number;
}

/** What every later line holds. `rules` stands beside an entry that starts a game. */
export interface JournalLine {
  readonly entry: unknown;
  readonly rules?: number;
}

/** How far a journal goes: the next line's number, the CRC it is chained to, and the length in bytes. */
export interface JournalEnd {
  readonly next: number;
  readonly crc: number;
  readonly bytes: number;
}

export const EMPTY: JournalEnd = { next: 0, crc: 0, bytes: 0 };

/**
 * One line: `crc32 SP json LF`. The CRC (eight hexadecimal digits) goes over the JSON and is chained over the line before, so
 * that a line that is missing, doubled or moved is found out; the number inside says so a second time.
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

/** Several lines, one after the other. */
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

/** A CRC as it stands in a line. */
export const crcText = (crc: number): string => crc.toString(16).padStart(8, '0');
