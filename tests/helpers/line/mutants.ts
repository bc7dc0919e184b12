import { concatBytes, utf8ToBytes } from '@noble/ciphers/utils.js';
import fc from 'fast-check';
import { createOpener, createSealer } from '../../../core/line/frames.ts';
import { answerLine, beginLine } from '../../../core/line/handshake.ts';
import { drawHostKey, lineEntropy, nodeLine } from '../../../electron/host/line/node-line.ts';
import { nodePrimitives } from '../../../electron/host/line/node-primitives.ts';

/** Bytes that differ from these: in some bytes, in their length, or by parts that changed places. */
const mutants = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> => {
  const place = fc.nat(bytes.length - 1);
  const flipped = (at: number, bits: number, of: Uint8Array): Uint8Array =>
    of.map((byte, index) => (index === at ? byte ^ bits : byte));
  return fc
    .oneof(
      fc
        .array(fc.tuple(place, fc.integer({ min: 1, max: 255 })), { minLength: 1, maxLength: 8 })
        .map((changes) => changes.reduce((mutant, [at, bits]) => flipped(at, bits, mutant), bytes)),
      place.map((length) => bytes.slice(0, length)),
      fc.uint8Array({ minLength: 1, maxLength: 600 }).map((more) => concatBytes(bytes, more)),
      fc.tuple(place, place).map(([one, other]) => {
        const mutant = bytes.slice();
        [mutant[one], mutant[other]] = [bytes[other] ?? 0, bytes[one] ?? 0];
        return mutant;
      }),
    )
    .filter((mutant) => !Buffer.from(mutant).equals(bytes));
};

function countOf<Value>(
  runs: number,
  values: fc.Arbitrary<Value>,
  isCounted: (value: Value) => boolean,
): number {
  let count = 0;
  const look = (value: Value): void => void (count += Number(isCounted(value)));
  fc.assert(fc.property(values, look), { numRuns: runs });
  return count;
}

/** How many of so many mutated frames open. A direction ends with its first bad frame, so each meets a fresh one. */
export function acceptedFrames(runs: number): number {
  const key = lineEntropy(32);
  const frame = createSealer(nodePrimitives, key)(utf8ToBytes('{"id":3,"type":"ready"}'));
  const isAccepted = (mutant: Uint8Array): boolean => createOpener(nodePrimitives, key)(mutant) !== undefined;
  if (!isAccepted(frame)) throw new Error('the frame itself does not open');
  return countOf(runs, mutants(frame), isAccepted);
}

/** How many of so many handshakes come about in which one message, each in turn, is mutated. */
export function acceptedMessages(runs: number): number {
  const [parts, key] = [nodeLine('/ws'), drawHostKey()];
  const isLine = (change: (message: Uint8Array, number: number) => Uint8Array): boolean => {
    const client = beginLine(parts);
    const answered = answerLine(parts, key, change(client.message, 1));
    const ended = answered.ok ? client.receive(change(answered.value.message, 2)) : answered;
    return ended.ok && answered.ok && answered.value.receive(change(ended.value.message, 3)).ok;
  };
  const unchanged = (message: Uint8Array): Uint8Array => message;
  if (!isLine(unchanged)) throw new Error('the handshake itself does not come about');
  const numbers = fc.constantFrom(1, 2, 3);
  return countOf(runs, fc.tuple(numbers, fc.integer()), ([number, seed]) =>
    isLine((message, at) => {
      if (at !== number) return message;
      const [mutant] = fc.sample(mutants(message), { numRuns: 1, seed });
      return mutant ?? message;
    }),
  );
}
