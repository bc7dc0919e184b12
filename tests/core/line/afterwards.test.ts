import { hkdfSync, randomBytes } from 'node:crypto';
import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../core/base/result.ts';
import { answerLine, beginLine, newHostKey, type LineParts } from '../../../core/line/handshake.ts';
import { beginPin } from '../../../core/line/pin.ts';
import { scriptPrimitives } from '../../../core/line/primitives.ts';
import { isProof, proofOf } from '../../../core/line/proofs.ts';
import { nodePrimitives } from '../../../electron/host/line/node-primitives.ts';
import { decode, derive, encode, littleEndian, multiply, type Point } from '../../helpers/line/ristretto.ts';
import { agree, hash, LABEL, lv, open } from '../../helpers/line/second-line.ts';

const PATH = '/ws/0123456789abcdef';
const PIN = '314159';
const TEXTS = ['{"hand":[7,12]}', '{"bid":[3]}', '{"token":"00ff"}'];

function value<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Random bytes, and a list of all that were drawn. */
function recorded(): { readonly entropy: LineParts['entropy']; readonly drawn: Buffer[] } {
  const drawn: Buffer[] = [];
  const entropy = (size: number): Uint8Array => {
    const bytes = randomBytes(size);
    drawn.push(bytes);
    return Uint8Array.from(bytes);
  };
  return { entropy, drawn };
}

/** Who listens: all that went over a connection, and secrets that came to light afterwards. */
class Listener {
  readonly #messages: readonly Uint8Array[];
  readonly #frames: readonly Uint8Array[];
  constructor(messages: readonly Uint8Array[], frames: readonly Uint8Array[]) {
    this.#messages = messages;
    this.#frames = frames;
  }

  /** How many frames can be opened with keys from any two key agreements between these secrets and the public keys that were sent. */
  read(secrets: readonly Uint8Array[]): number {
    const [first, second] = this.#messages as [Uint8Array, Uint8Array];
    const head = second.slice(0, 68);
    const sent = [first.slice(4, 36), head.slice(4, 36), head.slice(36)];
    const agreed = secrets.flatMap((secret) => sent.map((key) => agree(secret, key)));
    agreed.push(Buffer.alloc(32));
    const transcript = hash(lv(LABEL, 'client', 'host', PATH, first, head));
    const opened = new Set<Uint8Array>();
    for (const one of agreed)
      for (const other of agreed) {
        const secret = Buffer.concat([one, other]);
        const keys = Buffer.from(hkdfSync('sha256', secret, transcript, lv(LABEL, 'keys'), 96));
        for (const key of [keys.subarray(0, 32), keys.subarray(32, 64)])
          for (const frame of this.#frames) if (opens(key, frame)) opened.add(frame);
      }
    return opened.size;
  }
}

/** Whether a key opens a frame as one of the first of its direction. */
const opens = (key: Uint8Array, frame: Uint8Array): boolean =>
  [1, 2, 3].some((count) => {
    try {
      return open(key, count, frame).length > 0;
    } catch {
      return false;
    }
  });

describe('who has captured a whole connection', () => {
  const [client, host] = [recorded(), recorded()];
  const key = newHostKey({
    primitives: nodePrimitives,
    entropy: (size) => Uint8Array.from(randomBytes(size)),
  });
  const begun = beginLine({ ...client, primitives: scriptPrimitives, version: 10, path: PATH });
  const server: LineParts = { ...host, primitives: nodePrimitives, version: 10, path: PATH };
  const answered = value(answerLine(server, key, begun.message));
  const ended = value(begun.receive(answered.message));
  const line = value(answered.receive(ended.message));
  const frames = TEXTS.flatMap((text) => [ended.line.seal(utf8ToBytes(text)), line.seal(utf8ToBytes(text))]);
  const listener = new Listener([begun.message, answered.message], frames);
  const [clientSecret, hostSecret] = [client.drawn[0], host.drawn[0]] as [Buffer, Buffer];
  /** Everything that outlives the connection: the host's key, the PIN, its hash as a key, the code of the table, the key of a seat. */
  const lasting = [key.secret, hash(utf8ToBytes(PIN)), randomBytes(32), hash(randomBytes(16))];

  it('reads nothing with the PIN, the code, and the key of the host, and all of it with a key of the connection', () => {
    expect(listener.read(lasting)).toBe(0);
    expect(listener.read([...lasting, clientSecret])).toBe(frames.length);
    expect(listener.read([...lasting, hostSecret])).toBe(frames.length);
    expect(listener.read([hostSecret])).toBe(0); // what the host's key adds: nobody else can take its place
  });

  it('cannot even tell from the shares of a PIN and their proof whether they were made with it', () => {
    const { binding } = line;
    const drawn = recorded();
    const [ours, theirs] = (['client', 'host'] as const).map((role) =>
      beginPin({ pin: PIN, path: PATH, binding }, role, drawn.entropy),
    ) as [ReturnType<typeof beginPin>, ReturnType<typeof beginPin>];
    const sessionKey = ours.keyWith(theirs.share) as Uint8Array;
    const proof = proofOf(sessionKey, 'pin', 'client', binding);
    const fits = (common: Uint8Array): boolean => {
      const parts = lv('CPaceRistretto255_ISK', binding, common);
      const messages = lv(ours.share, 'client', theirs.share, 'host');
      return isProof(proof, hash(Buffer.concat([parts, messages]), 'sha512'), 'pin', 'client', binding);
    };
    const dsi = 'CPaceRistretto255';
    const padding = Buffer.alloc(128 - lv(dsi).length - lv(PIN).length - 1);
    const generator = derive(hash(lv(dsi, PIN, padding, lv(LABEL, 'pin', PATH), binding), 'sha512'));
    const points = [generator, decode(ours.share), decode(theirs.share)] as Point[];
    // The PIN gives the generator; without a scalar of either end no multiple of what was sent is what both have in common
    for (const point of points)
      for (let factor = 1n; factor <= 20n; factor++)
        expect(fits(encode(multiply(point, factor)))).toBe(false);
    const scalar = littleEndian(drawn.drawn[0] as Buffer) % 2n ** 252n;
    expect(encode(multiply(generator, scalar))).toEqual(Buffer.from(ours.share));
    expect(fits(encode(multiply(points[2] as Point, scalar)))).toBe(true);
  });
});
