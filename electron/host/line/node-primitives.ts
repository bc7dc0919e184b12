import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type KeyObject,
} from 'node:crypto';
import type { LinePrimitives } from '../../../core/line/primitives.ts';

const CIPHER = 'chacha20-poly1305';
const TAG = { authTagLength: 16 } as const;
/** What stands before the 32 bytes of an X25519 key in its standard form (RFC 8410). */
const SECRET_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex');

/** Primitives of Node: the same bytes as those in JavaScript, in less time. */
export const nodePrimitives: LinePrimitives = {
  publicKeyOf: (secret) =>
    bytesOf(createPublicKey(secretKey(secret)).export({ format: 'der', type: 'spki' }).subarray(-32)),
  agree: (secret, publicKey) =>
    orUndefined(() =>
      bytesOf(diffieHellman({ privateKey: secretKey(secret), publicKey: publicKeyFrom(publicKey) })),
    ),
  seal: (key, nonce, text) => {
    const cipher = createCipheriv(CIPHER, key, nonce, TAG);
    const sealed = cipher.update(text);
    cipher.final(); // a stream cipher keeps nothing back
    return bytesOf(Buffer.concat([sealed, cipher.getAuthTag()]));
  },
  open: (key, nonce, sealed) =>
    orUndefined(() => {
      const end = sealed.length - TAG.authTagLength;
      const decipher = createDecipheriv(CIPHER, key, nonce, TAG);
      decipher.setAuthTag(sealed.subarray(end));
      return bytesOf(Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]));
    }),
};

/** Secret keys as Node has them: a handshake uses each more than once, and OpenSSL takes half a millisecond to read one. */
const secretKeys = new WeakMap<Uint8Array, KeyObject>();
function secretKey(secret: Uint8Array): KeyObject {
  const known = secretKeys.get(secret);
  if (known !== undefined) return known;
  const key = createPrivateKey({
    key: Buffer.concat([SECRET_HEAD, secret]),
    format: 'der',
    type: 'pkcs8',
  });
  secretKeys.set(secret, key);
  return key;
}
const publicKeyFrom = (bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, bytes]), format: 'der', type: 'spki' });

/** The bytes of a buffer as a plain array, without a copy. */
const bytesOf = (buffer: Buffer): Uint8Array =>
  new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);

/** Node throws for a result of zero, and for a tag that does not fit. */
function orUndefined<Value>(compute: () => Value): Value | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
