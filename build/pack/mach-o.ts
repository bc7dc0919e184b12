// The UUID in a program for macOS. The system identifies by it which program may use the local network, and Electron's own is the same in
// every app packed around it: of two such apps on one computer only one would be asked about.
import { createHash } from 'node:crypto';

/** The magic number of a fat file, which is in the opposite byte order of its programs. */
const FAT = 0xcafebabe;
const FAT_HEAD = 8;
const FAT_ENTRY = 20;

/** The magic number of a 64-bit program, in the byte order of all processors that macOS runs on. */
const PROGRAM = 0xfeedfacf;
const PROGRAM_HEAD = 32;

const LC_UUID = 0x1b;
const UUID_BYTES = 16;

/** Returns the UUID of an app, the same for all its versions. */
export function uuidOf(appId: string): Buffer {
  const uuid = createHash('sha256').update(appId).digest().subarray(0, UUID_BYTES);
  uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | 0x80, 6); // version 8: custom (RFC 9562)
  uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8);
  return uuid;
}

/** Returns the UUIDs in a program, one per architecture, in hexadecimal digits. Throws as `setUuid` does. */
export const uuidsOf = (program: Buffer): readonly string[] =>
  startsOf(program).map((start) => uuidIn(program, start).toString('hex'));

/**
 * Sets a program's UUID for each architecture.
 * @throws If one has no UUID or it is no program for macOS; then nothing is changed.
 */
export function setUuid(program: Buffer, uuid: Buffer): void {
  const uuids = startsOf(program).map((start) => uuidIn(program, start));
  for (const target of uuids) uuid.copy(target);
}

/** Returns the offsets of the programs in a file, one per architecture. */
function startsOf(file: Buffer): readonly number[] {
  if (file.length < FAT_HEAD || file.readUInt32BE(0) !== FAT) return [0];
  return Array.from({ length: file.readUInt32BE(4) }, (_, index) =>
    file.readUInt32BE(FAT_HEAD + FAT_ENTRY * index + 8),
  );
}

/** Returns the bytes of the UUID in the program at an offset. */
function uuidIn(file: Buffer, start: number): Buffer {
  if (file.length < start + PROGRAM_HEAD || file.readUInt32LE(start) !== PROGRAM)
    throw new Error(`There is no program of 64 bits for macOS at byte ${start}.`);
  const commands = file.readUInt32LE(start + 16);
  let at = start + PROGRAM_HEAD;
  for (let read = 0; read < commands && at + 8 <= file.length; read++) {
    if (file.readUInt32LE(at) === LC_UUID) return file.subarray(at + 8, at + 8 + UUID_BYTES);
    at += file.readUInt32LE(at + 4);
  }
  throw new Error(
    `The program for macOS at byte ${start} has no LC_UUID, so the system could not keep its permissions apart.`,
  );
}
