import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableId } from './ids.ts';

/**
 * Proofs between a host and a device that share a secret: a seat token, or the owner's secret. The device stores the secret, the host its
 * SHA-256, here called the key. No proof reveals the key, and each is valid for one endpoint (docs/decisions/047-new-address.md).
 */

/** Length of a proof: 128 bits as hexadecimal digits. */
const DIGITS = 32;
const CODES = 1_000_000;

/** The key of a secret, as the host stores it: 64 hexadecimal digits. */
export const keyOf = (secret: string): string => bytesToHex(sha256(utf8ToBytes(secret)));

function mac(key: string, purpose: string, parts: readonly string[]): string {
  const text = [`auction-night/${purpose}@1`, ...parts].join('\n');
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))).slice(0, DIGITS);
}

/** Normalizes an endpoint: browsers leave out the default port. */
const normalize = (endpoint: string): string => endpoint.toLowerCase().replace(/:80$/, '');

/** Identifies a key without revealing it, so that a host can look it up. */
export const keyId = (key: string): string => mac(key, 'key', []).slice(0, DIGITS / 2);

/** The question to a host, and its answer except for the proof. */
export interface HostClaim {
  /** 32 hexadecimal digits, drawn by the device for this question. */
  readonly nonce: string;
  /** The `address:port` (or name) at which the device contacted the host. */
  readonly place: string;
  /** Every `address:port` at which the host claims to be reachable. */
  readonly places: readonly string[];
}

/**
 * Proves to a device that it has reached the host that it knows. A relay that passes the question on gets a proof for another endpoint.
 */
export const hostProof = (key: string, { nonce, place, places }: HostClaim): string =>
  mac(key, 'host', [nonce, normalize(place), ...places]);

/**
 * Proves to the host at `endpoint` that this device held the seat. Valid at no other endpoint, and until the seat gets a new token.
 */
export const returnProof = (key: string, table: TableId, endpoint: string): string =>
  mac(key, 'return', [table, normalize(endpoint)]);

/** The six-digit code with which a device that lost the host returns to a seat; changes with the seat's token. */
export const returnCode = (key: string, table: TableId): string =>
  String(Number.parseInt(mac(key, 'code', [table]).slice(0, 13), 16) % CODES).padStart(6, '0');

/** Whether an endpoint is a numeric address. Names can resolve to anything, so they get no proofs. */
export const isNumericEndpoint = (endpoint: string): boolean =>
  /^(?:[\d.]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(endpoint);
