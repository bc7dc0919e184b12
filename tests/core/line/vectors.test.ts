import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { lengthValue } from '../../../core/line/bytes.ts';
import { commonPoint, generatorOf, generatorString, sessionKey, shareOf } from '../../../core/line/cpace.ts';
import { scriptPrimitives } from '../../../core/line/primitives.ts';
import { nodePrimitives } from '../../../electron/host/line/node-primitives.ts';
import cpace from '../../golden/line/cpace-ristretto255.json';
import ciphers from '../../golden/line/wycheproof-chacha20-poly1305.json';
import agreements from '../../golden/line/wycheproof-x25519.json';
import { decode, derive, encode, littleEndian, multiply } from '../../helpers/line/ristretto.ts';

const bytes = (hex: string | number | undefined): Uint8Array => hexToBytes(`${hex ?? ''}`);
const implementations = [
  ['script', scriptPrimitives],
  ['Node', nodePrimitives],
] as const;

it.each(implementations)('agrees as Wycheproof says: %s', (_name, primitives) => {
  const different = agreements.cases.filter(([, publicKey, secret, shared = '']) => {
    const agreed = primitives.agree(bytes(secret), bytes(publicKey));
    return (agreed === undefined ? '0'.repeat(64) : bytesToHex(agreed)) !== shared;
  });
  expect(agreements.cases.length).toBe(518);
  expect(different.map(([id]) => id)).toEqual([]);
});

it.each(implementations)(
  'seals and opens as Wycheproof says, without additional data: %s',
  (_name, primitives) => {
    const plain = ciphers.cases.filter(([, , nonce, aad]) => aad === '' && String(nonce).length === 24);
    expect(plain.length).toBe(45);
    for (const [id, key, nonce, , text, ciphertext, tag] of plain) {
      const sealed = bytes(`${ciphertext}${tag}`);
      expect([id, primitives.seal(bytes(key), bytes(nonce), bytes(text))]).toEqual([id, sealed]);
      expect([id, primitives.open(bytes(key), bytes(nonce), sealed)]).toEqual([id, bytes(text)]);
      for (const at of sealed.keys()) {
        const changed = sealed.map((byte, index) => (index === at ? byte ^ 1 : byte));
        expect(primitives.open(bytes(key), bytes(nonce), changed)).toBeUndefined();
      }
    }
  },
);

it('opens with additional data as Wycheproof says, edge cases of the tag included', () => {
  const different = ciphers.cases.filter(([, key, nonce, aad, text, ciphertext, tag, result]) => {
    try {
      const cipher = chacha20poly1305(bytes(key), bytes(nonce), bytes(aad));
      const opened = bytesToHex(cipher.decrypt(bytes(`${ciphertext}${tag}`)));
      return result !== 'valid' || opened !== text;
    } catch {
      return result === 'valid';
    }
  });
  expect(ciphers.cases.length).toBe(325);
  expect(different.map(([id]) => id)).toEqual([]);
});

it('puts lengths before strings as the CPace draft says', () => {
  const hex = (...parts: readonly (Uint8Array | string)[]): string => bytesToHex(lengthValue(...parts));
  const range = (length: number): Uint8Array => Uint8Array.from({ length }, (_, index) => index);
  expect(hex('')).toBe('00');
  expect(hex('1234')).toBe('0431323334');
  expect(hex(range(127))).toBe(`7f${bytesToHex(range(127))}`);
  expect(hex(range(128))).toBe(`8001${bytesToHex(range(128))}`);
  expect(hex('1234', '5', '', '678')).toBe('043132333401350003363738');
});

const { run, points } = cpace;
const input = { prs: bytes(run.PRS), ci: bytes(run.CI), sid: bytes(run.sid) };

it('computes a run of CPace as the draft does', () => {
  expect(generatorString(input).length).toBe(170);
  expect(bytesToHex(generatorOf(input).toBytes())).toBe(run.g);
  const [ya, yb] = [bytes(run.ya), bytes(run.yb)];
  expect(bytesToHex(shareOf(ya, input))).toBe(run.Ya);
  expect(bytesToHex(shareOf(yb, input))).toBe(run.Yb);
  const common = commonPoint(ya, bytes(run.Yb));
  expect(common && bytesToHex(common)).toBe(run.K);
  expect(commonPoint(yb, bytes(run.Ya))).toEqual(common);
  const [initiator, responder] = [
    { share: bytes(run.Ya), ad: bytes(run.ADa) },
    { share: bytes(run.Yb), ad: bytes(run.ADb) },
  ];
  expect(bytesToHex(sessionKey(input.sid, bytes(run.K), initiator, responder))).toBe(run.ISK_IR);
});

it('multiplies a valid element, and refuses the draft’s invalid ones', () => {
  const { s, X, 'G.scalar_mult_vfy(s,X)': product } = points.Valid;
  const found = commonPoint(bytes(s), bytes(X));
  expect(found && bytesToHex(found)).toBe(product);
  expect(commonPoint(bytes(s), bytes(points['Invalid Y1']))).toBeUndefined();
  expect(commonPoint(bytes(s), bytes(points['Invalid Y2']))).toBeUndefined();
});

it('has a second implementation of the group that finds the same', async () => {
  const { sha512 } = await import('@noble/hashes/sha2.js');
  const generator = derive(sha512(generatorString(input)));
  expect(bytesToHex(encode(generator))).toBe(run.g);
  expect(bytesToHex(encode(multiply(generator, littleEndian(bytes(run.ya)))))).toBe(run.Ya);
  const share = decode(bytes(run.Yb));
  expect(share && bytesToHex(encode(multiply(share, littleEndian(bytes(run.ya)))))).toBe(run.K);
  expect(decode(bytes(points['Invalid Y1']))).toBeUndefined();
  expect(bytesToHex(concatBytes(utf8ToBytes('Password')))).toBe(run.PRS);
});
