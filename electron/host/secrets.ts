import { createHash, timingSafeEqual } from 'node:crypto';
import type { ProofAnswer } from '../../core/protocol/frames.ts';
import { hostProof, keyId } from '../../core/base/proofs.ts';

/** Returns the SHA-256 of a secret in hexadecimal digits, which is stored and compared instead of the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Whether a text has the form of such a hash. */
export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/**
 * Proves which of the named keys this host knows.
 * @param keys The host's own keys.
 * @returns A proof for each named key, empty if the key is unknown.
 */
export function proveKeys(
  { nonce, keys: requested }: { readonly nonce: string; readonly keys: readonly string[] },
  endpoint: string,
  places: readonly string[],
  keys: readonly string[],
): ProofAnswer {
  const known = new Map(keys.map((key) => [keyId(key), key]));
  const proofs = requested.map((name) => {
    const key = known.get(name);
    return key === undefined ? '' : hostProof(key, { nonce, place: endpoint, places });
  });
  return { places, proofs };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Random bytes of an id: 5 bits for each character. */
export const ID_BYTES = 5;

/** A random id of 8 characters of `a–z2–7`: no secret. */
export function newId(entropy: (size: number) => Uint8Array): string {
  const bits = entropy(ID_BYTES).reduce((number, byte) => number * 256 + byte, 0);
  return Array.from({ length: 8 }, (_, at) => LETTERS[Math.floor(bits / 32 ** at) % 32]).join('');
}

/** Random bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
