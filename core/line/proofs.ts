import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { isSame, labelled } from './bytes.ts';

/** What a proof is about: the code of a table, a typed PIN, a seat, or the owner's rights. */
export type Purpose = 'code' | 'pin' | 'seat' | 'owner';
export type Role = 'client' | 'host';

/**
 * Proves to the other end of a line that this end has a key, without showing it. Only `key` may be guessable: a PIN goes through CPace first.
 * @param binding The binding of the line.
 * @returns 16 bytes
 */
export const proofOf = (key: Uint8Array, purpose: Purpose, role: Role, binding: Uint8Array): Uint8Array =>
  hmac(sha256, key, labelled('proof', purpose, role, binding)).slice(0, 16);

/** Whether bytes are that proof. */
export const isProof = (
  bytes: Uint8Array,
  ...[key, purpose, role, binding]: Parameters<typeof proofOf>
): boolean => isSame(bytes, proofOf(key, purpose, role, binding));
