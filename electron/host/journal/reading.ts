import { crc32 } from 'node:zlib';
import { isJsonObject, isWhole, type JsonObject } from '../../../core/base/parse.ts';
import { crcText, EMPTY, FORMATS, type JournalEnd, type JournalHeader, type JournalLine } from './format.ts';

/** What the bytes of a journal say. */
export type JournalReading =
  | {
      readonly type: 'readable';
      readonly header: JournalHeader;
      readonly lines: readonly JournalLine[];
      /** The end of the good part; what stands behind it was being written when the machine stopped. */
      readonly end: JournalEnd;
    }
  /** There is not even a table's first entry. A journal gets its name only with it, so the disk has lost it, or somebody has emptied it. */
  | { readonly type: 'empty' }
  /**
   * Line `line` (the first has number 1) is bad, and it or one after it may have been acknowledged. The `goodLines` entries
   * before it, `goodBytes` long with the header, can be read.
   */
  | { readonly type: 'broken'; readonly line: number; readonly goodLines: number; readonly goodBytes: number }
  | { readonly type: 'unknown-format'; readonly format: string };

export const LINE_FEED = 0x0a;
const SPACE = 0x20;
/** What a line's JSON ends with. */
const BRACE = 0x7d;
const CRC_DIGITS = 8;

/**
 * Reads a journal. A last line that was not finished is left out: it was never acknowledged. Any other bad line is never skipped or
 * dropped: what comes after would be applied to another state, and a whole last line may have been acknowledged.
 */
export function readJournal(bytes: Buffer): JournalReading {
  let end = EMPTY;
  let header: JournalHeader | undefined;
  const lines: JournalLine[] = [];
  while (end.bytes < bytes.length) {
    const found = bytes.indexOf(LINE_FEED, end.bytes);
    const rest = bytes.subarray(end.bytes);
    const stop = found < 0 ? end.bytes + lengthWithoutEnd(rest, end) : found;
    const content = readLine(bytes.subarray(end.bytes, stop), end);
    if (content === undefined) {
      if (found < 0 && isUnfinished(rest, end)) break;
      return { type: 'broken', line: end.next + 1, goodLines: lines.length, goodBytes: end.bytes };
    }
    if (header === undefined) {
      header = toHeader(content.fields);
      if (header === undefined) return { type: 'broken', line: 1, goodLines: 0, goodBytes: 0 };
      if (!FORMATS.includes(header.format)) return { type: 'unknown-format', format: header.format };
    } else lines.push(toLine(content.fields));
    end = { next: end.next + 1, crc: content.crc, bytes: found < 0 ? stop : stop + 1 };
    if (found < 0) break;
  }
  if (header === undefined || lines.length === 0) return { type: 'empty' };
  return { type: 'readable', header, lines, end };
}

/** A line's JSON and CRC, or undefined if anything about it is wrong. */
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
  return isWhole(rules, 0, Number.MAX_SAFE_INTEGER) ? { format, table, rules } : { format, table, rules: -1 };
}

const toLine = ({ entry, rules }: JsonObject): JournalLine =>
  isWhole(rules, 0, Number.MAX_SAFE_INTEGER) ? { entry, rules } : { entry };

/**
 * How long the last line is that has no line feed: shorter than the rest where a good line stands there and its line feed was not
 * written, so that there are zeros, or was damaged. Only if nothing else follows: that might have been another line.
 */
function lengthWithoutEnd(rest: Buffer, end: JournalEnd): number {
  const length = goodLineIn(rest, end) ?? rest.length;
  const isAlone = length + 1 >= rest.length || rest.subarray(length).every((byte) => byte === 0);
  return isAlone ? length : rest.length;
}

/**
 * Whether a bad rest without a line feed is a write that was not finished. A good line with something behind it is none, nor is a line
 * of full length with a wrong sum: they may have been acknowledged.
 */
const isUnfinished = (rest: Buffer, end: JournalEnd): boolean =>
  goodLineIn(rest, end) === undefined && !isWholeText(rest, end) && !isWholeText(rest.subarray(0, -1), end);

/** How long the good line is that the bytes begin with, if they begin with one. */
function goodLineIn(rest: Buffer, end: JournalEnd): number | undefined {
  const stated = Number.parseInt(rest.toString('latin1', 0, CRC_DIGITS), 16);
  let crc = end.crc;
  let summed = CRC_DIGITS + 1;
  for (let at = rest.indexOf(BRACE, summed); at >= 0; at = rest.indexOf(BRACE, summed)) {
    crc = crc32(rest.subarray(summed, at + 1), crc);
    summed = at + 1;
    if (crc === stated && readLine(rest.subarray(0, summed), end) !== undefined) return summed;
  }
  return undefined;
}

/** Whether a line has all of its text, whatever its sum says. */
function isWholeText(line: Buffer, end: JournalEnd): boolean {
  const content = parse(line.subarray(CRC_DIGITS + 1).toString('utf8'));
  return isJsonObject(content) && content.n === end.next;
}
