import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableId } from './ids.ts';

/**
 * Proofs between a host and a device that already share a secret: the token of a seat, or the owner's secret. The device holds the
 * secret, the host its SHA-256, here called the key. No proof tells the key, and each is good at one place only (docs/decisions/047-new-address.md).
 */

/** 128 bits as hexadecimal digits. */
const DIGITS = 32;
const CODES = 1_000_000;

/** The key of a secret, as the host keeps it: 64 hexadecimal digits. */
export const keyOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

function mac(key: string, purpose: string, parts: readonly string[]): string {
  const text = [`auction-night/${purpose}@1`, ...parts].join('\n');
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))).slice(0, DIGITS);
}

/** A place as both sides write it: browsers leave the usual port out. */
const plain = (place: string): string => place.toLowerCase().replace(/:80$/, '');

/** Names a key without telling it, so that a host can look for it. */
export const keyId = (key: string): string => mac(key, 'key', []).slice(0, DIGITS / 2);

/** What a host is asked, and what it answers beside the proof. */
export interface HostClaim {
  /** 32 hexadecimal digits that the asker has just drawn. */
  readonly nonce: string;
  /** `address:port` (or a name) at which the host was asked. */
  readonly place: string;
  /** Every `address:port` at which the host says it can be reached. */
  readonly places: readonly string[];
}

/**
 * Proves to a device that whoever answers at a place is the host that it knows. Whoever only passes the question on to that host gets
 * a proof for another place.
 */
export const hostProof = (key: string, { nonce, place, places }: HostClaim): string =>
  mac(key, 'host', [nonce, plain(place), ...places]);

/**
 * Proves to the host at a place that a device held the seat until now. Good for nothing at any other place, and void once the seat has a
 * new token.
 */
export const returnProof = (key: string, table: TableId, place: string): string =>
  mac(key, 'return', [table, plain(place)]);

/** Six digits that stand for a seat whose device has lost the host; others once the seat has a new token. */
export const returnCode = (key: string, table: TableId): string =>
  String(Number.parseInt(mac(key, 'code', [table]).slice(0, 13), 16) % CODES).padStart(6, '0');

/** Whether a place is an address in numbers. A name can be made to lead anywhere, so nothing is proven to one. */
export const isNumbered = (place: string): boolean => /^(?:[\d.]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(place);
