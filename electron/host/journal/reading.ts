import { crc32 } from 'node:zlib';
import { isJsonObject, isIntegerIn, type JsonObject } from '../../../core/base/parse.ts';
import { crcText, EMPTY, FORMATS, type JournalEnd, type JournalHeader, type JournalLine } from './format.ts';

/** The result of reading a journal. */
export type JournalReading =
  | {
      readonly type: 'readable';
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
      /** The end of the good part; anything after it was being written during a crash. */
      readonly end: JournalEnd;
    }
  /**
   * The table's first entry is missing. A journal gets its name only with it, so the disk has lost it, or somebody has emptied the file.
   */
  | { readonly type: 'empty' }
  /**
   * Line `line` (from 1) is bad, and it or a later one may have been acknowledged. The `goodLines` entries before it, `goodBytes` long with
   * the header, are readable.
   */
  | { readonly type: 'broken'; readonly line: number; readonly goodLines: number; readonly goodBytes: number }
  | { readonly type: 'unknown-format'; readonly format: string };

export const LINE_FEED = 0x0a;
const SPACE = 0x20;
/** The last byte of a line's JSON. */
const BRACE = 0x7d;
const CRC_DIGITS = 8;

/**
 * Reads a journal. An unfinished last line is left out: it was never acknowledged. No other bad line is skipped or dropped: later entries
 * would be applied to the wrong state, and a complete last line may have been acknowledged.
 */
export function readJournal(bytes: Buffer): JournalReading {
  let end = EMPTY;
  let header: JournalHeader | undefined;
  const lines: JournalLine[] = [];
  while (end.bytes < bytes.length) {
    const lineEnd = bytes.indexOf(LINE_FEED, end.bytes);
    const rest = bytes.subarray(end.bytes);
    const textEnd = lineEnd < 0 ? end.bytes + lengthWithoutEnd(rest, end) : lineEnd;
    const content = readLine(bytes.subarray(end.bytes, textEnd), end);
    if (content === undefined) {
      if (lineEnd < 0 && isUnfinished(rest, end)) break;
      return { type: 'broken', line: end.next + 1, goodLines: lines.length, goodBytes: end.bytes };
    }
    if (header === undefined) {
      header = toHeader(content.fields);
      if (header === undefined) return { type: 'broken', line: 1, goodLines: 0, goodBytes: 0 };
      if (!FORMATS.includes(header.format)) return { type: 'unknown-format', format: header.format };
    } else lines.push(toLine(content.fields));
    end = { next: end.next + 1, crc: content.crc, bytes: lineEnd < 0 ? textEnd : textEnd + 1 };
    if (lineEnd < 0) break;
  }
  if (header === undefined || lines.length === 0) return { type: 'empty' };
  return { type: 'readable', header, lines, end };
}

/** Returns a line's JSON and CRC, undefined if anything about it is wrong. */
function readLine(line: Buffer, end: JournalEnd): { fields: JsonObject; crc: number } | undefined {
  const json = line.subarray(CRC_DIGITS + 1);
  if (line[CRC_DIGITS] !== SPACE) return undefined;
  const crc = crc32(json, end.crc);
  if (line.toString('latin1', 0, CRC_DIGITS) !== crcText(crc)) return undefined;
  const content = parse(json.toString('utf8'));
  return isJsonObject(content) && content.n === end.next ? { fields: content, crc } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toHeader({ format, table, rules }: JsonObject): JournalHeader | undefined {
  if (typeof format !== 'string' || typeof table !== 'string') return undefined;
  return isIntegerIn(rules, 0, Number.MAX_SAFE_INTEGER)
    ? { format, table, rules }
    : { format, table, rules: -1 };
}

const toLine = ({ entry, rules }: JsonObject): JournalLine =>
  isIntegerIn(rules, 0, Number.MAX_SAFE_INTEGER) ? { entry, rules } : { entry };

/**
 * Returns the length of a last line without a line feed. It is shorter than the rest if a good line is followed by zeros or one other byte,
 * because its line feed was not written or was damaged; anything longer may be another line.
 */
function lengthWithoutEnd(rest: Buffer, end: JournalEnd): number {
  const length = goodLineIn(rest, end) ?? rest.length;
  const isAlone = length + 1 >= rest.length || rest.subarray(length).every((byte) => byte === 0);
  return isAlone ? length : rest.length;
}

/**
 * Whether a bad rest without a line feed is an unfinished write. A good line followed by something is not, nor is a complete line with a
 * wrong CRC: they may have been acknowledged.
 */
const isUnfinished = (rest: Buffer, end: JournalEnd): boolean =>
  goodLineIn(rest, end) === undefined && !isComplete(rest, end) && !isComplete(rest.subarray(0, -1), end);

/** Returns the length of the good line at the start of the bytes, if there is one. */
function goodLineIn(rest: Buffer, end: JournalEnd): number | undefined {
  const statedCrc = Number.parseInt(rest.toString('latin1', 0, CRC_DIGITS), 16);
  let crc = end.crc;
  let length = CRC_DIGITS + 1;
  for (let at = rest.indexOf(BRACE, length); at >= 0; at = rest.indexOf(BRACE, length)) {
    crc = crc32(rest.subarray(length, at + 1), crc);
    length = at + 1;
    if (crc === statedCrc && readLine(rest.subarray(0, length), end) !== undefined) return length;
  }
  return undefined;
}

/** Whether a line is complete, whatever its CRC. */
function isComplete(line: Buffer, end: JournalEnd): boolean {
  const content = parse(line.subarray(CRC_DIGITS + 1).toString('utf8'));
  return isJsonObject(content) && content.n === end.next;
}
