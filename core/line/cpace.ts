import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { lengthValue } from './bytes.ts';

/**
 * CPace (draft-irtf-cfrg-cpace-21) with ristretto255 and SHA-512, as initiator and responder: two ends with the same password get the same
 * key, and each run is one guess. Names are those of the draft.
 */

/** What both ends must have in common. */
export interface CpaceInput {
  /** The password. */
  readonly prs: Uint8Array;
  /** The channel identifier. */
  readonly ci: Uint8Array;
  /** The session identifier. */
  readonly sid: Uint8Array;
}

/** A message: a share, and what its sender says of itself. */
export interface CpaceMessage {
  readonly share: Uint8Array;
  readonly ad: Uint8Array;
}

const DSI = 'CPaceRistretto255';
/** Bytes of an input block of SHA-512. */
const BLOCK = 128;
const GROUP_ORDER_BITS = 252;

type Element = InstanceType<typeof ristretto255.Point>;

/** The password and its padding fill the first block, so that the time does not depend on the password's length. */
export function generatorString({ prs, ci, sid }: CpaceInput): Uint8Array {
  const padding = Math.max(0, BLOCK - 1 - lengthValue(prs).length - lengthValue(DSI).length);
  return lengthValue(DSI, prs, new Uint8Array(padding), ci, sid);
}

/** The generator of the group that belongs to a password. */
export function generatorOf(input: CpaceInput): Element {
  const { deriveToCurve } = ristretto255_hasher;
  if (deriveToCurve === undefined) throw new Error('the library has no element derivation');
  return deriveToCurve(sha512(generatorString(input)));
}

/** A scalar from 32 random bytes: 252 uniform bits. */
export function scalarFrom(random: Uint8Array): Uint8Array {
  const scalar = random.slice();
  scalar[31] = (scalar[31] ?? 0) & ((1 << (GROUP_ORDER_BITS % 8)) - 1);
  return scalar;
}

/** The share of a scalar: what an end sends. */
export const shareOf = (scalar: Uint8Array, input: CpaceInput): Uint8Array =>
  multiply(generatorOf(input), scalar).toBytes();

/** The common point of a scalar and the other end's share; undefined if that is no element of the group, or the identity. */
export function commonPoint(scalar: Uint8Array, share: Uint8Array): Uint8Array | undefined {
  let element: Element;
  try {
    element = ristretto255.Point.fromBytes(share);
  } catch {
    return undefined;
  }
  const common = multiply(element, scalar);
  return common.is0() ? undefined : common.toBytes();
}

/** The key of a run: 64 bytes. */
export const sessionKey = (
  sid: Uint8Array,
  common: Uint8Array,
  initiator: CpaceMessage,
  responder: CpaceMessage,
): Uint8Array =>
  sha512(
    concatBytes(
      lengthValue(`${DSI}_ISK`, sid, common),
      lengthValue(initiator.share, initiator.ad),
      lengthValue(responder.share, responder.ad),
    ),
  );

function multiply(element: Element, scalar: Uint8Array): Element {
  const factor = scalar.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return element.multiply(factor % ristretto255.Point.Fn.ORDER);
}
