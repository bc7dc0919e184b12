/** Random hexadecimal digits; two for each byte. `getRandomValues` is there also on pages served without TLS. */
function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A new secret for a seat: 128 bits. */
export const newToken = (): string => randomHex(16);
