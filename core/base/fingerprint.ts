import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a JSON value, as 64 hexadecimal digits. The order of keys makes no difference. */
export const fingerprint = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(value, withSortedKeys))));

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
