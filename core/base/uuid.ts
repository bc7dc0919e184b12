import { sha1 } from '@noble/hashes/legacy.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Of all names of this app. */
const NAMESPACE = hexToBytes('6d0c1f8e5b7a4c0f9e3d52a1c47b90de');

/** The UUID of a name: always the same one (RFC 9562, version 5). */
export function uuidOf(name: string): string {
  const bytes = sha1(new Uint8Array([...NAMESPACE, ...utf8ToBytes(name)])).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
