import { createHash, timingSafeEqual } from 'node:crypto';

/** SHA-256 of a secret, in hexadecimal digits: what is kept and compared instead of the secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Whether two hashes are the same, in a time that does not tell how far they agree. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Random bytes as hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
