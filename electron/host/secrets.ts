import { createHash, timingSafeEqual } from 'node:crypto';
import type { ProofAnswer } from '../../core/protocol/frames.ts';
import { hostProof, keyId } from '../../core/base/proofs.ts';

/** SHA-256 of a secret, in hexadecimal digits: what is kept and compared instead of the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two hashes are the same, in a time that does not tell how far they agree. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Whether a text is such a hash. */
export const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Proves to who asks that this host knows the keys that are named; of these, `keys` are its own. */
export function proveKeys(
  { nonce, keys: named }: { readonly nonce: string; readonly keys: readonly string[] },
  place: string,
  places: readonly string[],
  keys: readonly string[],
): ProofAnswer {
  const known = new Map(keys.map((key) => [keyId(key), key]));
  const proofs = named.map((name) => {
    const key = known.get(name);
    return key === undefined ? '' : hostProof(key, { nonce, place, places });
  });
  return { places, proofs };
}

/** Random bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
