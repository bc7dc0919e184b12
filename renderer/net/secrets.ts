/** A new secret for a seat: 128 bits in hexadecimal. `getRandomValues` is there also on pages served without TLS. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
