import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { fail, ok, type Result } from '../../../core/base/result.ts';

/** The most that is read of an archive. */
export interface ZipLimits {
  /** Files and folders. */
  readonly entries: number;
  /** Unpacked bytes of all files together. */
  readonly bytes: number;
}

/** A file in an archive. Its name is untrusted. */
export interface ZipEntry {
  readonly name: string;
  /** Its unpacked bytes; fails if it is damaged, encrypted, or larger than the archive says. */
  read(): Result<Buffer, 'unreadable'>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const VERSION = 20;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const UTF8 = 1 << 11;
/** 1 January 1980: the same files make the same archive. */
const DATE = 0x21;

/** Packs files as a zip archive. All of them are there at once in their packed form only. */
export class ZipWriter {
  readonly #parts: Buffer[] = [];
  readonly #directory: Buffer[] = [];
  #size = 0;

  add(name: string, content: Uint8Array): void {
    const encoded = Buffer.from(name);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = Buffer.alloc(26); // what both headers say
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(UTF8, 2);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt16LE(DATE, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(encoded.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(this.#size, 10);
    this.#directory.push(uint32(CENTRAL), uint16(VERSION), facts, place, encoded);
    this.#push(uint32(LOCAL), facts, encoded, packed);
  }

  /** The whole archive. */
  end(): Buffer {
    const directory = Buffer.concat(this.#directory);
    const count = this.#directory.length / 5;
    const end = Buffer.alloc(END_BYTES);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(count, 8);
    end.writeUInt16LE(count, 10);
    end.writeUInt32LE(directory.length, 12);
    end.writeUInt32LE(this.#size, 16);
    return Buffer.concat([...this.#parts, directory, end]);
  }

  #push(...parts: readonly Buffer[]): void {
    this.#parts.push(...parts);
    this.#size += parts.reduce((sum, { length }) => sum + length, 0);
  }
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

const uint16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};

/**
 * Reads the directory of a zip archive, which may be anything. No file is unpacked before `read`, and none to more bytes than the directory
 * says, whose sum is limited. Never throws.
 */
export function readZip(
  bytes: Buffer,
  limits: ZipLimits,
): Result<readonly ZipEntry[], 'no-archive' | 'too-large'> {
  const end = endOf(bytes);
  if (end === undefined) return fail('no-archive');
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) return fail('too-large');
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > end || bytes.readUInt32LE(at) !== CENTRAL) return fail('no-archive');
    const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28);
    const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return fail('no-archive');
    const header: Header = {
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      sum: bytes.readUInt32LE(at + 16),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    };
    unpacked += header.size;
    if (unpacked > limits.bytes) return fail('too-large');
    const name = bytes.toString('utf8', at + CENTRAL_BYTES, nameEnd);
    entries.push({ name, read: () => contentOf(bytes, header) });
    at = next;
  }
  return ok(entries);
}

/** What the directory says of a file. */
interface Header {
  readonly flags: number;
  readonly method: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
  /** Where its local header is. */
  readonly offset: number;
}

/** Where the last header of an archive is, behind which there is only a comment. */
function endOf(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--)
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  return undefined;
}

function contentOf(
  bytes: Buffer,
  { flags, method, sum, packed, size, offset }: Header,
): Result<Buffer, 'unreadable'> {
  if (offset + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return fail('unreadable');
  const start = offset + LOCAL_BYTES + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const raw = bytes.subarray(start, start + packed);
  if (raw.length !== packed || (flags & ENCRYPTED) !== 0) return fail('unreadable');
  const content = method === STORED ? raw : method === DEFLATED ? inflated(raw, size) : undefined;
  const isWhole = content?.length === size && crc32(content) === sum;
  return isWhole ? ok(content) : fail('unreadable');
}

function inflated(packed: Buffer, size: number): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}
