import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { decode, derive, encode, littleEndian, multiply } from './ristretto.ts';

/**
 * A second implementation of docs/closed-line.md, written from that document alone over Node's primitives. It shares nothing with the first
 * one, so that an error of either shows.
 */

export const LABEL = Buffer.from('auction-night/line@1');

export function lv(...parts: readonly (Uint8Array | string)[]): Buffer {
  const chunks: Buffer[] = [];
  for (const part of parts) {
    const bytes = Buffer.from(part as Uint8Array);
    let { length } = bytes;
    const head: number[] = [];
    do {
      head.push((length % 128) + (length >= 128 ? 128 : 0));
      length = Math.floor(length / 128);
    } while (length > 0);
    chunks.push(Buffer.from(head), bytes);
  }
  return Buffer.concat(chunks);
}

export const hash = (bytes: Uint8Array, algorithm = 'sha256'): Buffer =>
  createHash(algorithm).update(bytes).digest();
const u16 = (value: number): Buffer => Buffer.from([Math.floor(value / 256), value % 256]);

const SECRET_HEAD = Buffer.from('302e020100300506032b656e04220420', 'hex');
const PUBLIC_HEAD = Buffer.from('302a300506032b656e032100', 'hex');
const secretKey = (raw: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([SECRET_HEAD, raw]), format: 'der', type: 'pkcs8' });
const publicKey = (raw: Uint8Array) =>
  createPublicKey({ key: Buffer.concat([PUBLIC_HEAD, raw]), format: 'der', type: 'spki' });
export const publicOf = (raw: Uint8Array): Buffer =>
  createPublicKey(secretKey(raw)).export({ format: 'der', type: 'spki' }).subarray(-32);
export const agree = (secret: Uint8Array, other: Uint8Array): Buffer =>
  diffieHellman({ privateKey: secretKey(secret), publicKey: publicKey(other) });

function nonce(count: number): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeBigUInt64LE(BigInt(count), 4);
  return bytes;
}
function seal(key: Uint8Array, count: number, text: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce(count), { authTagLength: 16 });
  return Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
}
/** Throws what the library throws. */
export function open(key: Uint8Array, count: number, sealed: Uint8Array): Buffer {
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce(count), { authTagLength: 16 });
  cipher.setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
}

/** An end of a line: feed it what comes, and it says what to send. Throws when the line has to end. */
export class SecondLine {
  readonly #role: 'client' | 'host';
  readonly #path: string;
  readonly #ephemeral = randomBytes(32);
  readonly #revealed: Buffer = randomBytes(16);
  #first = Buffer.alloc(0);
  #sendKey = Buffer.alloc(0);
  #receiveKey = Buffer.alloc(0);
  #sent = 0;
  #received = 0;
  #commitment = Buffer.alloc(0);
  binding = Buffer.alloc(0);
  fingerprint: Uint8Array = new Uint8Array();
  hostKey: Buffer = Buffer.alloc(0);

  constructor(role: 'client' | 'host', path: string) {
    this.#role = role;
    this.#path = path;
  }

  /** Message 1. */
  start(version: number): Buffer {
    const commitment = hash(lv(LABEL, 'words', this.#revealed));
    this.#first = Buffer.concat([Buffer.from([1, 1]), u16(version), publicOf(this.#ephemeral), commitment]);
    return this.#first;
  }

  /** Message 2, of the host with this secret. */
  answer(first: Uint8Array, version: number, secret: Uint8Array): Buffer {
    if (first.length !== 68 || first[0] !== 1 || first[1] !== 1) throw new Error('no message 1');
    this.#first = Buffer.from(first);
    this.hostKey = publicOf(secret);
    const head = Buffer.concat([Buffer.from([2, 1]), u16(version), this.hostKey, publicOf(this.#ephemeral)]);
    const theirs = this.#first.subarray(4, 36);
    this.#commitment = this.#first.subarray(36);
    this.#derive(head, Buffer.concat([agree(this.#ephemeral, theirs), agree(secret, theirs)]));
    return Buffer.concat([head, seal(this.#sendKey, 0, Buffer.alloc(0))]);
  }

  /** Message 3. */
  confirm(second: Uint8Array): Buffer {
    if (second.length !== 84 || second[0] !== 2 || second[1] !== 1) throw new Error('no message 2');
    const head = Buffer.from(second).subarray(0, 68);
    this.hostKey = head.subarray(4, 36);
    const [ephemeral, lasting] = [head.subarray(36), this.hostKey].map((key) => agree(this.#ephemeral, key));
    this.#derive(head, Buffer.concat([ephemeral ?? '', lasting ?? ''] as Buffer[]));
    open(this.#receiveKey, 0, Buffer.from(second).subarray(68));
    this.#compare(this.#revealed);
    return Buffer.concat([Buffer.from([3]), seal(this.#sendKey, 0, this.#revealed)]);
  }

  /** Checks message 3. */
  finish(third: Uint8Array): void {
    if (third.length !== 33 || third[0] !== 3) throw new Error('no message 3');
    const revealed = open(this.#receiveKey, 0, Buffer.from(third).subarray(1));
    if (
      !hash(lv(LABEL, 'words', revealed))
        .subarray(0, 32)
        .equals(this.#commitment)
    )
      throw new Error('another commitment');
    this.#compare(revealed);
  }

  send(text: string): Buffer {
    const bytes = Buffer.from(text);
    const padded = Buffer.alloc(Math.ceil((bytes.length + 4) / 256) * 256);
    padded.writeUInt32BE(bytes.length);
    bytes.copy(padded, 4);
    return seal(this.#sendKey, ++this.#sent, padded);
  }

  receive(frame: Uint8Array): string {
    if (frame.length % 256 !== 16) throw new Error('no length of a frame');
    const padded = open(this.#receiveKey, ++this.#received, frame);
    const length = padded.readUInt32BE();
    const rest = padded.subarray(4 + length);
    if (length + 4 > padded.length || rest.length > 255 || rest.some((byte) => byte !== 0))
      throw new Error('no padding');
    return padded.subarray(4, 4 + length).toString();
  }

  proof(key: Uint8Array, purpose: string, role: 'client' | 'host'): Buffer {
    return createHmac('sha256', key)
      .update(lv(LABEL, 'proof', purpose, role, this.binding))
      .digest()
      .subarray(0, 16);
  }

  /** The share of CPace for a PIN, and the key from the other share. */
  pin(pin: string): { readonly share: Buffer; readonly key: (share: Uint8Array) => Buffer } {
    const scalar = littleEndian(randomBytes(32)) % 2n ** 252n;
    const dsi = 'CPaceRistretto255';
    const used = lv(dsi).length + lv(pin).length + 1;
    const text = lv(dsi, pin, Buffer.alloc(128 - used), lv(LABEL, 'pin', this.#path), this.binding);
    const share = encode(multiply(derive(hash(text, 'sha512')), scalar));
    return {
      share,
      key: (other) => {
        const point = decode(other);
        const common = point && encode(multiply(point, scalar));
        if (common === undefined || common.equals(Buffer.alloc(32))) throw new Error('no share');
        const [a, b] = this.#role === 'client' ? [share, other] : [other, share];
        const head = lv(`${dsi}_ISK`, this.binding, common);
        return hash(Buffer.concat([head, lv(a, 'client'), lv(b, 'host')]), 'sha512');
      },
    };
  }

  #derive(head: Buffer, secret: Buffer): void {
    const transcript = hash(lv(LABEL, 'client', 'host', this.#path, this.#first, head));
    const keys = Buffer.from(hkdfSync('sha256', secret, transcript, lv(LABEL, 'keys'), 96));
    const [client, host] = [keys.subarray(0, 32), keys.subarray(32, 64)];
    [this.#sendKey, this.#receiveKey] = this.#role === 'client' ? [client, host] : [host, client];
    this.binding = keys.subarray(64);
  }

  #compare(revealed: Buffer): void {
    this.fingerprint = Uint8Array.from(hash(lv(LABEL, 'compare', this.binding, revealed)).subarray(0, 8));
  }
}

/** The name of a host's key. */
export const nameOfKey = (key: Uint8Array): Buffer => hash(lv(LABEL, 'host key', key)).subarray(0, 16);
