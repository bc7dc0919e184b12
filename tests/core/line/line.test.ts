import { randomBytes } from 'node:crypto';
import { bytesToUtf8, concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../core/base/result.ts';
import { openClientLine } from '../../../core/line/client.ts';
import { frameBytes, pad, unpad } from '../../../core/line/frames.ts';
import {
  answerLine,
  beginLine,
  keyName,
  newHostKey,
  type Line,
  type LineParts,
} from '../../../core/line/handshake.ts';
import { scriptPrimitives } from '../../../core/line/primitives.ts';
import { beginPin } from '../../../core/line/pin.ts';
import { isProof, proofOf } from '../../../core/line/proofs.ts';
import { nodePrimitives } from '../../../electron/host/line/node-primitives.ts';
import { acceptedFrames, acceptedMessages } from '../../helpers/line/mutants.ts';
import { nameOfKey, SecondLine } from '../../helpers/line/second-line.ts';

const PATH = '/ws/0123456789abcdef';
const entropy = (size: number): Uint8Array => Uint8Array.from(randomBytes(size));
const page: LineParts = { primitives: scriptPrimitives, entropy, version: 10, path: PATH };
const server: LineParts = { primitives: nodePrimitives, entropy, version: 10, path: PATH };
const key = newHostKey(server);

function value<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const same = (bytes: Uint8Array): Uint8Array => bytes;

/** A handshake whose messages pass through `change`; undefined if an end refuses. */
function shake(
  change: (message: Uint8Array, number: number) => Uint8Array = same,
  host: LineParts = server,
  known?: Uint8Array,
  parts: LineParts = page,
): { readonly client: Line; readonly host: Line } | undefined {
  const client = beginLine(parts, known);
  const answered = answerLine(host, key, change(client.message, 1));
  if (!answered.ok) return undefined;
  const ended = client.receive(change(answered.value.message, 2));
  if (!ended.ok) return undefined;
  const line = answered.value.receive(change(ended.value.message, 3));
  return line.ok ? { client: ended.value.line, host: line.value } : undefined;
}
const ends = (): { readonly client: Line; readonly host: Line } => {
  const both = shake();
  if (both === undefined) throw new Error('no line');
  return both;
};
const say = (text: string): Uint8Array => utf8ToBytes(text);

describe('the handshake', () => {
  it('gives both ends the same binding, words and versions, and each a way to the other', () => {
    const { client, host } = ends();
    expect(client.binding).toEqual(host.binding);
    expect(client.fingerprint).toEqual(host.fingerprint);
    expect([client.peerVersion, host.peerVersion]).toEqual([10, 10]);
    for (const text of ['', '{"id":1}', 'é'.repeat(5_000)]) {
      expect(host.open(client.seal(say(text)))).toEqual(say(text));
      expect(client.open(host.seal(say(text)))).toEqual(say(text));
    }
  });

  it('makes new keys for each connection', () => {
    const [one, other] = [ends(), ends()];
    expect(one.client.binding).not.toEqual(other.client.binding);
    expect(other.host.open(one.client.seal(say('x')))).toBeUndefined();
  });

  it('does not come about between different tables or versions', () => {
    expect(shake(same, { ...server, path: '/ws/fedcba9876543210' })).toBeUndefined();
    expect(shake(same, { ...server, path: '/ws' })).toBeUndefined();
    expect(shake(same, { ...server, version: 11 })?.client.peerVersion).toBe(11);
    const claimed = shake((message, number) => (number === 1 ? changed(message, 3, 1) : message));
    expect(claimed).toBeUndefined();
  });

  it('knows a host by the name of its key', () => {
    expect(shake(same, server, keyName(key.publicKey))).toBeDefined();
    const client = beginLine(page, keyName(newHostKey(server).publicKey));
    const answered = value(answerLine(server, key, client.message));
    expect(client.receive(answered.message)).toEqual({
      ok: false,
      error: { type: 'other-key', key: keyName(key.publicKey) },
    });
  });

  it('does not come about with a host that shows a key without having its secret', () => {
    const client = beginLine(page, keyName(key.publicKey));
    const forged = { secret: entropy(32), publicKey: key.publicKey };
    const answered = value(answerLine(server, forged, client.message));
    expect(client.receive(answered.message)).toEqual({ ok: false, error: { type: 'unproven' } });
  });

  it('tells a client with another version of the line which version the host has', () => {
    const client = beginLine(page);
    const answered = answerLine(server, key, changed(client.message, 1, 3));
    if (answered.ok || answered.error.type !== 'other-version') throw new Error('accepted');
    expect(answered.error.answer).toEqual(Uint8Array.of(0, 0, 10));
    expect(client.receive(Uint8Array.of(0, 0, 10))).toEqual({
      ok: false,
      error: { type: 'other-version', version: 10 },
    });
  });

  it('refuses keys of low order', () => {
    for (const point of ['00'.repeat(32), `01${'00'.repeat(31)}`, `ec${'ff'.repeat(30)}7f`]) {
      const low = Uint8Array.from(Buffer.from(point, 'hex'));
      const first = beginLine(page).message.slice();
      first.set(low, 4);
      expect(answerLine(server, key, first).ok).toBe(false);
      for (const at of [4, 36]) {
        const client = beginLine(page);
        const second = value(answerLine(server, key, client.message)).message.slice();
        second.set(low, at);
        expect(client.receive(second).ok).toBe(false);
      }
    }
  });

  it('refuses every message with a changed bit in any byte, and every other length', () => {
    for (const [number, size] of [
      [1, 68],
      [2, 84],
      [3, 33],
    ]) {
      const isRefused = (change: (message: Uint8Array) => Uint8Array): boolean =>
        shake((message, at) => (at === number ? change(message) : message), server, undefined, server) ===
        undefined;
      const places = Array.from({ length: size ?? 0 }, (_, at) => at);
      expect(places.filter((at) => !isRefused((message) => changed(message, at, 1 << (at % 8))))).toEqual([]);
      const lengths = [0, 1, 2, 3, 4, 16, (size ?? 0) - 1];
      expect(lengths.filter((length) => !isRefused((message) => message.slice(0, length)))).toEqual([]);
      expect(isRefused((message) => concatBytes(message, Uint8Array.of(0)))).toBe(true);
    }
  });

  it('does not come about with a mutated message: none of 1,000', () => {
    expect(acceptedMessages(1_000)).toBe(0);
  });

  it('refuses messages of an earlier handshake, and its own', () => {
    const earlier: Uint8Array[] = [];
    shake((message) => {
      earlier.push(message);
      return message;
    });
    for (const number of [1, 2, 3])
      for (const replayed of earlier)
        expect(shake((message, at) => (at === number ? replayed : message))).toBeUndefined();
    const client = beginLine(page);
    expect(client.receive(client.message).ok).toBe(false);
    const answered = value(answerLine(server, key, client.message));
    expect(answered.receive(answered.message).ok).toBe(false);
    expect(answered.receive(concatBytes(Uint8Array.of(3), answered.message.slice(52))).ok).toBe(false);
  });
});

/** Bytes with some bits of one turned round. */
const changed = (bytes: Uint8Array, at: number, bits: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ bits : byte));

describe('frames', () => {
  it('have lengths that say no more than the multiple of 256', () => {
    const { client } = ends();
    expect([0, 1, 252].map((length) => client.seal(new Uint8Array(length)).length)).toEqual([272, 272, 272]);
    expect(client.seal(new Uint8Array(253)).length).toBe(528);
    expect(frameBytes(16_384)).toBe(16_656);
  });

  it('come back from their padding, and nothing else does', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (text) => {
        expect(unpad(pad(text))).toEqual(text);
      }),
    );
    const padded = pad(say('x'));
    expect(unpad(changed(padded, 255, 1))).toBeUndefined();
    expect(unpad(concatBytes(padded, new Uint8Array(256)))).toBeUndefined();
    expect(unpad(changed(padded, 0, 255))).toBeUndefined();
    expect(unpad(new Uint8Array())).toBeUndefined();
  });

  it.each(['client', 'host'] as const)(
    'of the %s end the line if repeated, left out, moved or sent back',
    (from) => {
      const to = from === 'client' ? 'host' : 'client';
      const after = (
        deliver: (frames: readonly Uint8Array[], both: ReturnType<typeof ends>) => Uint8Array[],
      ) => {
        const both = ends();
        const frames = ['a', 'b', 'c'].map((text) => both[from].seal(say(text)));
        return deliver(frames, both).map((frame) => both[to].open(frame)?.length ?? 'refused');
      };
      expect(after(([a, b, c]) => [a, b, c] as Uint8Array[])).toEqual([1, 1, 1]);
      expect(after(([a, b]) => [a, a, b] as Uint8Array[])).toEqual([1, 'refused', 'refused']);
      expect(after(([, b, c]) => [b, c] as Uint8Array[])).toEqual(['refused', 'refused']);
      expect(after(([a, b, c]) => [a, c, b] as Uint8Array[])).toEqual([1, 'refused', 'refused']);
      expect(after(([a, b], both) => [both[to].seal(say('a')), a, b] as Uint8Array[])).toEqual(
        Array.from({ length: 3 }, () => 'refused'),
      );
      expect(after(([a]) => [(a as Uint8Array).slice(0, -1), a] as Uint8Array[])).toEqual([
        'refused',
        'refused',
      ]);
      expect(after(([a]) => [(a as Uint8Array).slice(0, 16), a] as Uint8Array[])).toEqual([
        'refused',
        'refused',
      ]);
    },
  );

  it('do not open when mutated: none of 20,000', () => {
    expect(acceptedFrames(20_000)).toBe(0);
  });
});

it.each([
  ['a byte of no text', [0xff]],
  ['half a letter', [0xc3]],
  ['a mark of the byte order', [0xef, 0xbb, 0xbf, 0x61]],
])('a client takes no frame with %s', (_what, bytes) => {
  const sent: Uint8Array[] = [];
  const texts: string[] = [];
  const failures: string[] = [];
  const client = openClientLine(page, {
    send: (frame) => sent.push(frame),
    open: () => undefined,
    message: (text) => texts.push(text),
    failed: ({ type }) => failures.push(type),
  });
  const answered = value(answerLine(server, key, sent[0] ?? new Uint8Array()));
  client.receive(answered.message);
  const host = value(answered.receive(sent[1] ?? new Uint8Array()));
  client.receive(host.seal(say('é')));
  client.receive(host.seal(Uint8Array.from(bytes)));
  client.receive(host.seal(say('too late')));
  expect([texts, failures]).toEqual([['é'], ['unproven']]);
});

describe('proofs', () => {
  it('hold for their key, purpose, role and connection only', () => {
    const { client, host } = ends();
    const secret = entropy(16);
    const proof = proofOf(secret, 'code', 'client', client.binding);
    expect(isProof(proof, secret, 'code', 'client', host.binding)).toBe(true);
    expect(isProof(proof, entropy(16), 'code', 'client', host.binding)).toBe(false);
    expect(isProof(proof, secret, 'seat', 'client', host.binding)).toBe(false);
    expect(isProof(proof, secret, 'code', 'host', host.binding)).toBe(false);
    expect(isProof(proof, secret, 'code', 'client', ends().host.binding)).toBe(false);
    expect(isProof(proof.slice(0, 15), secret, 'code', 'client', host.binding)).toBe(false);
  });

  const run = (pins: readonly [string, string], bindings?: readonly [Uint8Array, Uint8Array]): boolean => {
    const { binding } = ends().client;
    const [atClient, atHost] = bindings ?? [binding, binding];
    const client = beginPin({ pin: pins[0], path: PATH, binding: atClient }, 'client', entropy);
    const host = beginPin({ pin: pins[1], path: PATH, binding: atHost }, 'host', entropy);
    const [ours, theirs] = [client.keyWith(host.share), host.keyWith(client.share)];
    if (ours === undefined || theirs === undefined) return false;
    return isProof(proofOf(ours, 'pin', 'client', atClient), theirs, 'pin', 'client', atHost);
  };

  it('of a PIN hold between two ends that have the same', () => {
    expect(run(['271828', '271828'])).toBe(true);
    expect(run(['271828', '271829'])).toBe(false);
  });

  it('of a PIN cannot be passed on from another connection', () => {
    expect(run(['271828', '271828'], [ends().client.binding, ends().host.binding])).toBe(false);
  });

  it('of a PIN are not made from an invalid share', () => {
    const client = beginPin({ pin: '271828', path: PATH, binding: entropy(32) }, 'client', entropy);
    expect(client.keyWith(new Uint8Array(32))).toBeUndefined();
    expect(client.keyWith(new Uint8Array(31))).toBeUndefined();
    expect(client.keyWith(new Uint8Array(32).fill(255))).toBeUndefined();
    const own = client.keyWith(client.share);
    const host = beginPin({ pin: '271828', path: PATH, binding: entropy(32) }, 'host', entropy);
    expect(own).not.toEqual(host.keyWith(client.share));
  });
});

describe('a second implementation', () => {
  const secret = Buffer.from(key.secret);
  const pin = '314159';
  const seatKey = entropy(32);

  it('is a client of the first', () => {
    const client = new SecondLine('client', PATH);
    const answered = value(answerLine(server, key, client.start(10)));
    const line = value(answered.receive(client.confirm(answered.message)));
    expect(line.binding).toEqual(Uint8Array.from(client.binding));
    expect(line.fingerprint).toEqual(client.fingerprint);
    expect(Buffer.from(keyName(key.publicKey))).toEqual(nameOfKey(client.hostKey));
    for (const text of ['{"id":0}', '', 'ü'.repeat(700)]) {
      expect(client.receive(line.seal(say(text)))).toBe(text);
      expect(bytesToUtf8(line.open(client.send(text)) ?? new Uint8Array())).toBe(text);
    }
    const proof = client.proof(seatKey, 'seat', 'client');
    expect(isProof(proof, seatKey, 'seat', 'client', line.binding)).toBe(true);
    const theirs = client.pin(pin);
    const ours = beginPin({ pin, path: PATH, binding: line.binding }, 'host', entropy);
    expect(ours.keyWith(theirs.share)).toEqual(Uint8Array.from(theirs.key(ours.share)));
  });

  it.each([
    ['script', page],
    ['Node', server],
  ])('is a host of the first: %s', (_name, parts) => {
    const host = new SecondLine('host', PATH);
    const client = beginLine(parts, keyName(key.publicKey));
    const ended = value(client.receive(host.answer(client.message, 10, secret)));
    host.finish(ended.message);
    const { line } = ended;
    expect(line.binding).toEqual(Uint8Array.from(host.binding));
    expect(line.fingerprint).toEqual(host.fingerprint);
    for (const text of ['{"id":0}', '', 'ü'.repeat(700)]) {
      expect(host.receive(line.seal(say(text)))).toBe(text);
      expect(bytesToUtf8(line.open(host.send(text)) ?? new Uint8Array())).toBe(text);
    }
    expect(host.proof(seatKey, 'owner', 'host')).toEqual(
      Buffer.from(proofOf(seatKey, 'owner', 'host', line.binding)),
    );
    const theirs = host.pin(pin);
    const ours = beginPin({ pin, path: PATH, binding: line.binding }, 'client', entropy);
    expect(ours.keyWith(theirs.share)).toEqual(Uint8Array.from(theirs.key(ours.share)));
  });
});
