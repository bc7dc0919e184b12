import { crc32 } from 'node:zlib';
import { isFields, isWhole, type Fields } from '../../../core/base/parse.ts';
import {
  crcText,
  EMPTY,
  JOURNAL_FORMAT,
  type JournalEnd,
  type JournalHeader,
  type JournalLine,
} from './format.ts';

/** What the bytes of a journal say. */
export type JournalReading =
  | {
      readonly type: 'readable';
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
      /** The end of the good part. */
      readonly end: JournalEnd;
      /** Bytes after the good part: a last line that was being written when the machine stopped. */
      readonly torn: number;
      /** The last good line lacks its line feed. */
      readonly isUnended: boolean;
    }
  /** Not even the first line was finished: the table was never announced to anybody. */
  | { readonly type: 'unborn' }
  /** A line that others follow is bad; `good` bytes before it can be read. */
  | { readonly type: 'broken'; readonly line: number; readonly good: number }
  | { readonly type: 'unknown-format'; readonly format: string };

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const CRC_DIGITS = 8;

/**
 * Reads a journal. A bad last line is left out (`torn`): lines are put on disk one by one, so only the last can be
 * unfinished. A bad line that others follow is never skipped: what comes after would be applied to another state.
 */
export function readJournal(bytes: Buffer): JournalReading {
  let end = EMPTY;
  let header: JournalHeader | undefined;
  const lines: JournalLine[] = [];
  while (end.bytes < bytes.length) {
    const found = bytes.indexOf(LINE_FEED, end.bytes);
    const stop = found < 0 ? bytes.length : found;
    const content = readLine(bytes.subarray(end.bytes, stop), end);
    if (content === undefined) return badLine(bytes, end, stop, header, lines);
    if (header === undefined) {
      header = toHeader(content.fields);
      if (header === undefined) return { type: 'broken', line: 1, good: 0 };
      if (header.format !== JOURNAL_FORMAT) return { type: 'unknown-format', format: header.format };
    } else lines.push(toLine(content.fields));
    end = { next: end.next + 1, crc: content.crc, bytes: Math.min(stop + 1, bytes.length) };
    if (found < 0) return { type: 'readable', header, lines, end, torn: 0, isUnended: true };
  }
  if (header === undefined) return { type: 'unborn' };
  return { type: 'readable', header, lines, end, torn: 0, isUnended: false };
}

/** A line's JSON and CRC, or undefined if anything about it is wrong. */
function readLine(line: Buffer, end: JournalEnd): { fields: Fields; crc: number } | undefined {
  const json = line.subarray(CRC_DIGITS + 1);
  if (line[CRC_DIGITS] !== SPACE) return undefined;
  const crc = crc32(json, end.crc);
  if (line.toString('latin1', 0, CRC_DIGITS) !== crcText(crc)) return undefined;
  const content = parse(json.toString('utf8'));
  return isFields(content) && content.n === end.next ? { fields: content, crc } : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toHeader({ format, table, rules }: Fields): JournalHeader | undefined {
  if (typeof format !== 'string' || typeof table !== 'string') return undefined;
  return isWhole(rules, 0, Number.MAX_SAFE_INTEGER) ? { format, table, rules } : { format, table, rules: -1 };
}

const toLine = ({ entry, rules }: Fields): JournalLine =>
  isWhole(rules, 0, Number.MAX_SAFE_INTEGER) ? { entry, rules } : { entry };

/** What a bad line means: the unfinished last one, or damage in the midst. */
function badLine(
  bytes: Buffer,
  end: JournalEnd,
  stop: number,
  header: JournalHeader | undefined,
  lines: readonly JournalLine[],
): JournalReading {
  const isLast = stop >= bytes.length - 1;
  const tail = bytes.subarray(end.bytes);
  if (!isLast || hidesGoodLine(tail, end)) return { type: 'broken', line: end.next + 1, good: end.bytes };
  if (header === undefined) return { type: 'unborn' };
  return { type: 'readable', header, lines, end, torn: tail.length, isUnended: false };
}

/**
 * Whether the bad rest begins with a good line whose line feed was damaged. That is no unfinished write: cutting it off
 * would lose a line that was acknowledged.
 */
function hidesGoodLine(tail: Buffer, end: JournalEnd): boolean {
  const stated = Number.parseInt(tail.toString('latin1', 0, CRC_DIGITS), 16);
  let crc = end.crc;
  for (let at = CRC_DIGITS + 1; at < tail.length; at++) {
    crc = crc32(tail.subarray(at, at + 1), crc);
    if (crc === stated && readLine(tail.subarray(0, at + 1), end) !== undefined) return true;
  }
  return false;
}
