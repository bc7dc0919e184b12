import type { LinePrimitives } from './primitives.ts';

/** Bytes in which a frame's text is padded, so that its length tells little. */
export const PADDING = 256;
/** Bytes by which a padded text grows when it is sealed. */
export const TAG = 16;
/** Bytes before a text. */
const LENGTH = 4;
/** Frames of a direction. */
const MOST_FRAMES = 2 ** 32;

/** Bytes of the frame that carries a text of so many bytes. */
export const frameBytes = (textBytes: number): number =>
  Math.ceil((LENGTH + textBytes) / PADDING) * PADDING + TAG;

/** The nonce of the frame with this number. */
export function nonceOf(count: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(4, count, true);
  return nonce;
}

/** A text with its length before it and zero bytes after it. */
export function pad(text: Uint8Array): Uint8Array {
  const padded = new Uint8Array(frameBytes(text.length) - TAG);
  new DataView(padded.buffer).setUint32(0, text.length);
  padded.set(text, LENGTH);
  return padded;
}

/** The text in a padded one; undefined if it is not padded exactly as `pad` does. */
export function unpad(padded: Uint8Array): Uint8Array | undefined {
  if (padded.length < LENGTH) return undefined;
  const length = new DataView(padded.buffer, padded.byteOffset).getUint32(0);
  if (frameBytes(length) - TAG !== padded.length) return undefined;
  const end = LENGTH + length;
  return padded.subarray(end).some((byte) => byte !== 0) ? undefined : padded.subarray(LENGTH, end);
}

/** Seals the texts of one direction, in order. Throws after the last possible frame. */
export function createSealer(primitives: LinePrimitives, key: Uint8Array): (text: Uint8Array) => Uint8Array {
  let count = 0;
  return (text) => {
    count += 1;
    if (count >= MOST_FRAMES) throw new Error('a line has no more frames');
    return primitives.seal(key, nonceOf(count), pad(text));
  };
}

/** Opens the frames of one direction, in order. Returns undefined for a frame that is not the next one, and for all after it. */
export function createOpener(
  primitives: LinePrimitives,
  key: Uint8Array,
): (frame: Uint8Array) => Uint8Array | undefined {
  let count = 0;
  let isBroken = false;
  return (frame) => {
    count += 1;
    const isPossible = !isBroken && count < MOST_FRAMES && frame.length % PADDING === TAG;
    const padded = isPossible ? primitives.open(key, nonceOf(count), frame) : undefined;
    const text = padded && unpad(padded);
    isBroken = text === undefined;
    return text;
  };
}
