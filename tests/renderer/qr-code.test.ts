import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrCode } from '../../renderer/components/qr-code.ts';

const expected = (text: string) => encode(text, { ecc: 'M', border: 0 }).data;

it('draws what uqr draws, in every version', () => {
  // The longest text of each version, by the table of the standard
  const longest = [
    14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  ];
  for (const length of longest)
    for (const more of [0, 1]) {
      const text = Array.from({ length: length + more }, (_, at) => 'abcé/#?=0Z'[(at * 7) % 3] ?? '').join(
        '',
      );
      expect(qrCode(text)).toEqual(expected(text));
    }
  for (const length of [711, 1000, 1500, 1990, 2331])
    expect(qrCode('x'.repeat(length))).toEqual(expected('x'.repeat(length)));
  expect(() => qrCode('x'.repeat(2332))).toThrow(RangeError);
});

it('draws what uqr draws, for addresses and passwords', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (more) => {
      const text = `http://192.168.1.20:47474/#/table/${more}`;
      expect(qrCode(text)).toEqual(expected(text));
    }),
    { numRuns: 60 },
  );
});
