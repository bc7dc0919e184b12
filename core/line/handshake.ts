import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { fail, ok, type Result } from '../base/result.ts';
import { isSame, labelled } from './bytes.ts';
import { createOpener, createSealer, nonceOf } from './frames.ts';
import type { LinePrimitives } from './primitives.ts';

/** The handshake of docs/closed-line.md, for both sides, as functions from message to message. */

const LINE_VERSION = 1;
const TYPE = { otherVersion: 0, client: 1, host: 2, confirmation: 3 } as const;
const KEY = 32;
const REVEALED = 16;
/** Bytes of the messages. */
const SIZE = { otherVersion: 3, client: 68, head: 68, host: 84, confirmation: 33 } as const;
const NOTHING = new Uint8Array();

/** What an end brings along. */
export interface LineParts {
  readonly primitives: LinePrimitives;
  /** Random bytes. */
  readonly entropy: (size: number) => Uint8Array;
  /** The version of the protocol above. */
  readonly version: number;
  /** The path of the WebSocket. */
  readonly path: string;
}

/** The long-term key of a host. */
export interface HostKey {
  readonly secret: Uint8Array;
  readonly publicKey: Uint8Array;
}

/** A line after its handshake. */
export interface Line {
  /** Seals the next text. */
  readonly seal: (text: Uint8Array) => Uint8Array;
  /** Opens the next frame; undefined if it is any other, which ends the line. */
  readonly open: (frame: Uint8Array) => Uint8Array | undefined;
  /** 32 bytes that both ends of this connection have, and nobody else. */
  readonly binding: Uint8Array;
  /** 8 bytes, the same at both ends unless somebody stands between them. */
  readonly fingerprint: Uint8Array;
  /** The version of the protocol that the other end has. */
  readonly peerVersion: number;
}

/** Why a handshake failed. */
export type LineFailure =
  /** The other end does not follow the handshake, or somebody changed its messages. */
  | { readonly type: 'malformed' | 'unproven' }
  /** The host speaks another version of the line; `version` is that of its protocol. */
  | { readonly type: 'other-version'; readonly version: number }
  /** The host has another key than the one that the client knows. */
  | { readonly type: 'other-key'; readonly key: Uint8Array };

/** The name by which clients know a host's public key: 16 bytes. */
export const keyName = (publicKey: Uint8Array): Uint8Array =>
  sha256(labelled('host key', publicKey)).slice(0, 16);

/** Draws the key of a host. */
export function newHostKey({ primitives, entropy }: Pick<LineParts, 'primitives' | 'entropy'>): HostKey {
  const secret = entropy(KEY);
  return { secret, publicKey: primitives.publicKeyOf(secret) };
}

/** What the client has after message 2: the last message, the line, and the host's public key. */
export interface ClientEnd {
  readonly message: Uint8Array;
  readonly line: Line;
  readonly hostKey: Uint8Array;
}

/**
 * Begins a handshake as the client.
 * @param known The name of the host's key, if the client knows it.
 * @returns message 1, and the function for message 2, to be called once
 */
export function beginLine(
  parts: LineParts,
  known?: Uint8Array,
): {
  readonly message: Uint8Array;
  readonly receive: (message: Uint8Array) => Result<ClientEnd, LineFailure>;
} {
  const { primitives, entropy } = parts;
  const secret = entropy(KEY);
  const revealed = entropy(REVEALED);
  const first = concatBytes(
    Uint8Array.of(TYPE.client, LINE_VERSION, ...u16(parts.version)),
    primitives.publicKeyOf(secret),
    commitmentTo(revealed),
  );
  const receive = (message: Uint8Array): Result<ClientEnd, LineFailure> => {
    const version = versionAt(message, message[0] === TYPE.otherVersion ? 1 : 2);
    if (message[0] === TYPE.otherVersion && message.length === SIZE.otherVersion)
      return fail({ type: 'other-version', version });
    if (!isMessage(message, TYPE.host, SIZE.host)) return fail({ type: 'malformed' });
    const hostKey = message.slice(4, 4 + KEY);
    const name = keyName(hostKey);
    if (known !== undefined && !isSame(name, known)) return fail({ type: 'other-key', key: name });
    const ephemeral = primitives.agree(secret, message.slice(4 + KEY, SIZE.head));
    const lasting = primitives.agree(secret, hostKey);
    if (ephemeral === undefined || lasting === undefined) return fail({ type: 'malformed' });
    const head = message.slice(0, SIZE.head);
    const keys = keysOf(parts.path, first, head, concatBytes(ephemeral, lasting));
    if (primitives.open(keys.host, nonceOf(0), message.slice(SIZE.head)) === undefined)
      return fail({ type: 'unproven' });
    const last = concatBytes(
      Uint8Array.of(TYPE.confirmation),
      primitives.seal(keys.client, nonceOf(0), revealed),
    );
    const line = {
      seal: createSealer(primitives, keys.client),
      open: createOpener(primitives, keys.host),
      ...sharedOf(keys, revealed, version),
    };
    return ok({ message: last, line, hostKey });
  };
  return { message: first, receive };
}

/**
 * Answers message 1 as the host.
 * @returns message 2, and the function for message 3, to be called once; or the answer to a client with another version of the line
 */
export function answerLine(
  parts: LineParts,
  key: HostKey,
  first: Uint8Array,
): Result<
  { readonly message: Uint8Array; readonly receive: (message: Uint8Array) => Result<Line, LineFailure> },
  LineFailure & { readonly answer?: Uint8Array }
> {
  const { primitives, entropy, path, version } = parts;
  if (first[0] === TYPE.client && first.length >= 4 && first[1] !== LINE_VERSION) {
    const answer = Uint8Array.of(TYPE.otherVersion, ...u16(version));
    return fail({ type: 'other-version', version: versionAt(first, 2), answer });
  }
  if (!isMessage(first, TYPE.client, SIZE.client)) return fail({ type: 'malformed' });
  const secret = entropy(KEY);
  const head = concatBytes(
    Uint8Array.of(TYPE.host, LINE_VERSION, ...u16(version)),
    key.publicKey,
    primitives.publicKeyOf(secret),
  );
  const clientKey = first.slice(4, 4 + KEY);
  const ephemeral = primitives.agree(secret, clientKey);
  const lasting = primitives.agree(key.secret, clientKey);
  if (ephemeral === undefined || lasting === undefined) return fail({ type: 'malformed' });
  const keys = keysOf(path, first, head, concatBytes(ephemeral, lasting));
  const receive = (message: Uint8Array): Result<Line, LineFailure> => {
    if (message[0] !== TYPE.confirmation || message.length !== SIZE.confirmation)
      return fail({ type: 'malformed' });
    const revealed = primitives.open(keys.client, nonceOf(0), message.slice(1));
    if (revealed === undefined || !isSame(commitmentTo(revealed), first.slice(4 + KEY)))
      return fail({ type: 'unproven' });
    return ok({
      seal: createSealer(primitives, keys.host),
      open: createOpener(primitives, keys.client),
      ...sharedOf(keys, revealed, versionAt(first, 2)),
    });
  };
  return ok({ message: concatBytes(head, primitives.seal(keys.host, nonceOf(0), NOTHING)), receive });
}

interface Keys {
  readonly client: Uint8Array;
  readonly host: Uint8Array;
  readonly binding: Uint8Array;
}

function keysOf(path: string, first: Uint8Array, head: Uint8Array, secret: Uint8Array): Keys {
  const transcript = sha256(labelled('client', 'host', path, first, head));
  const all = hkdf(sha256, secret, transcript, labelled('keys'), 3 * KEY);
  return { client: all.slice(0, KEY), host: all.slice(KEY, 2 * KEY), binding: all.slice(2 * KEY) };
}

const sharedOf = ({ binding }: Keys, revealed: Uint8Array, peerVersion: number) => ({
  binding,
  fingerprint: sha256(labelled('compare', binding, revealed)).slice(0, 8),
  peerVersion,
});

/** Fixes 16 bytes that are revealed later: nobody can choose them to get certain words. */
const commitmentTo = (revealed: Uint8Array): Uint8Array => sha256(labelled('words', revealed));

const isMessage = (message: Uint8Array, type: number, size: number): boolean =>
  message.length === size && message[0] === type && message[1] === LINE_VERSION;

const u16 = (value: number): readonly number[] => [(value >> 8) & 255, value & 255];
const versionAt = (message: Uint8Array, at: number): number =>
  (message[at] ?? 0) * 256 + (message[at + 1] ?? 0);
