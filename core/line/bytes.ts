import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Separates this protocol from every other use of the same primitives. */
const LABEL = 'auction-night/line@1';

/** The length of byte strings as LEB128, each before its string: `lv_cat` of the CPace draft. Texts count as their ASCII bytes. */
export const lengthValue = (...strings: readonly (Uint8Array | string)[]): Uint8Array =>
  concatBytes(
    ...strings.flatMap((one) => {
      const bytes = typeof one === 'string' ? utf8ToBytes(one) : one;
      return [leb128(bytes.length), bytes];
    }),
  );

/** As `lengthValue`, with the label of this protocol first. */
export const labelled = (...strings: readonly (Uint8Array | string)[]): Uint8Array =>
  lengthValue(LABEL, ...strings);

function leb128(length: number): Uint8Array {
  const bytes: number[] = [];
  let rest = length;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Uint8Array.of(...bytes, rest);
}

/** Compares in a time that depends on the lengths only. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  one.forEach((byte, index) => (difference |= byte ^ (other[index] ?? 0)));
  return difference === 0;
}
