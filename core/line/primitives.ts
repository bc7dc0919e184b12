import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { pow } from '@noble/curves/abstract/modular.js';
import { montgomery } from '@noble/curves/abstract/montgomery.js';

/** What a handshake and its frames are made of. Other implementations must give the same bytes. */
export interface LinePrimitives {
  /** The X25519 public key of a secret; both have 32 bytes. */
  publicKeyOf(secret: Uint8Array): Uint8Array;
  /** The X25519 result of a secret and a public key; undefined if it is zero, which a malicious public key can force. */
  agree(secret: Uint8Array, publicKey: Uint8Array): Uint8Array | undefined;
  /** ChaCha20-Poly1305 without additional data: the ciphertext, and the tag of 16 bytes. */
  seal(key: Uint8Array, nonce: Uint8Array, text: Uint8Array): Uint8Array;
  /** The text of a sealed one; undefined if it was not sealed with this key and nonce. */
  open(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Uint8Array | undefined;
}

const P = 2n ** 255n - 19n;

/** X25519 (RFC 7748) by its ladder alone: the library's own brings the Edwards curve along, for which only a PIN has a use. */
const x25519 = montgomery({
  P,
  type: 'x25519',
  powPminus2: (base) => pow(base, P - 2n, P),
  adjustScalarBytes: (bytes: Uint8Array) => {
    bytes[0] = (bytes[0] ?? 0) & 248;
    bytes[31] = ((bytes[31] ?? 0) & 127) | 64;
    return bytes;
  },
});

/** Primitives in JavaScript: pages from `http://192.168.…` have no `crypto.subtle`. */
export const scriptPrimitives: LinePrimitives = {
  publicKeyOf: (secret) => x25519.getPublicKey(secret),
  agree: (secret, publicKey) => orUndefined(() => x25519.getSharedSecret(secret, publicKey)),
  seal: (key, nonce, text) => chacha20poly1305(key, nonce).encrypt(text),
  open: (key, nonce, sealed) => orUndefined(() => chacha20poly1305(key, nonce).decrypt(sealed)),
};

/** The library throws where bytes from outside are invalid. */
function orUndefined<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
