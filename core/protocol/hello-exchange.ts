import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { isSame } from '../line/bytes.ts';
import type { Line } from '../line/handshake.ts';
import type { beginPin, PinRun } from '../line/pin.ts';
import { proofOf, type Purpose, type Role } from '../line/proofs.ts';

/**
 * The client's part of hello: its secrets leave as proofs that are bound to the line, a PIN after an exchange of shares. Nothing above the line
 * knows of this, and no secret of a seat, of the owner or of a table travels (docs/closed-line.md).
 */
export interface HelloExchange {
  /** Sends a text, or, for a hello with a PIN, what has to come first. */
  send(text: string): void;
  /** Takes a text of the host. Returns whether it is for whoever is above the line. */
  receive(text: string): boolean;
}

export interface HelloExchangeParts {
  readonly line: Pick<Line, 'binding'>;
  /** The path of the WebSocket. */
  readonly path: string;
  readonly entropy: (size: number) => Uint8Array;
  /** Loads CPace, which a page needs only for a PIN. */
  readonly begin: () => Promise<typeof beginPin>;
  readonly send: (text: string) => void;
  /** The host has accepted the hello; `isProven`: and has proven that it has a secret of this device's, so that nobody stands between them. */
  readonly accepted?: (isProven: boolean) => void;
  /** The host has answered as only somebody does who does not have the secrets. */
  readonly failed: () => void;
}

/** A hello with what it proves: a PIN, the code of the table, the owner's secret, and the secrets of seats. */
interface Hello {
  readonly id: number;
  readonly pin: string | undefined;
  readonly code: string | undefined;
  readonly owner: string | undefined;
  readonly tokens: readonly string[] | undefined;
  readonly others: Fields;
}
type Fields = Readonly<Record<string, unknown>>;

type Pending =
  | { readonly type: 'loading'; readonly hello: Hello }
  | { readonly type: 'sharing'; readonly hello: Hello; readonly run: PinRun }
  | { readonly type: 'proving'; readonly hello: Hello; readonly pinKey: Uint8Array | undefined };

/** Starts to watch for a hello on a line. */
export function createHelloExchange(parts: HelloExchangeParts): HelloExchange {
  const { line, path, entropy, begin, send, accepted, failed } = parts;
  let pending: Pending | undefined;
  let hasFailed = false;
  const fail = (): void => {
    hasFailed = true;
    failed();
  };
  const proof = (key: Uint8Array, purpose: Purpose, role: Role): string =>
    bytesToHex(proofOf(key, purpose, role, line.binding));
  const share = async (hello: Hello, pin: string): Promise<void> => {
    pending = { type: 'loading', hello };
    const start = await begin();
    const run = start({ pin, path, binding: line.binding }, 'client', entropy);
    pending = { type: 'sharing', hello, run };
    send(JSON.stringify({ id: hello.id, type: 'pin-share', share: bytesToHex(run.share) }));
  };
  const sayHello = (hello: Hello, pinKey?: Uint8Array): void => {
    const { id, code, owner, tokens, others } = hello;
    pending = { type: 'proving', hello, pinKey };
    const body = {
      ...{ id, ...others },
      ...(pinKey && { pin: proof(pinKey, 'pin', 'client') }),
      ...(code !== undefined && { code: proof(keyOf(code), 'code', 'client') }),
      ...(owner !== undefined && { owner: proof(keyOf(owner), 'owner', 'client') }),
      ...(tokens && { tokens: tokens.map((token) => proof(keyOf(token), 'seat', 'client')) }),
    };
    send(JSON.stringify(body));
  };
  /** What the proofs in an accepted answer show. A host leaves out what it has no use for, or does not know. */
  const shownBy = (
    { hello, pinKey }: Pending & { type: 'proving' },
    value: unknown,
  ): 'proven' | 'nothing' | 'wrong' => {
    const { code, owner, tokens = [] } = hello;
    const isRight = (found: unknown, key: Uint8Array, purpose: Purpose): boolean =>
      typeof found === 'string' && isSame(utf8ToBytes(found), utf8ToBytes(proof(key, purpose, 'host')));
    const { pin, code: shown, owner: own, tokens: seats } = fieldsIn(value);
    const known = Array.isArray(seats) ? [...tokens.entries()].filter(([at]) => seats[at] !== '') : [];
    const isCodeRight = code !== undefined && isRight(shown, keyOf(code), 'code');
    if (shown !== undefined && !isCodeRight) return 'wrong';
    const isOwnRight = owner !== undefined && isRight(own, keyOf(owner), 'owner');
    if (own !== undefined && !isOwnRight) return 'wrong';
    if (known.some(([at, token]) => !isRight((seats as unknown[])[at], keyOf(token), 'seat'))) return 'wrong';
    if (isCodeRight || isOwnRight || known.length > 0) return 'proven'; // who has such a right may have an old PIN
    if (pinKey === undefined) return 'nothing';
    return isRight(pin, pinKey, 'pin') ? 'proven' : 'wrong';
  };
  return {
    send: (text) => {
      const hello = helloIn(text);
      if (hello === undefined) send(text);
      else if (hello.pin === undefined) sayHello(hello);
      else void share(hello, hello.pin);
    },
    receive: (text) => {
      if (hasFailed) return false; // more may come until the connection is closed
      const answer = pending === undefined ? undefined : answerTo(pending.hello.id, text);
      if (pending === undefined || answer === undefined) return true;
      const { hello } = pending;
      if (pending.type === 'loading') return false; // nothing has been asked yet
      if (pending.type === 'sharing') {
        const theirs = hexIn(fieldsIn(answer.value)['share']);
        const key = theirs && pending.run.keyWith(theirs);
        pending = undefined;
        if (theirs !== undefined && key === undefined) fail();
        else sayHello(hello, key); // without the PIN where the host has no use for one, or lets nobody try
        return false;
      }
      const shown = answer.ok ? shownBy(pending, answer.value) : 'nothing';
      pending = undefined;
      if (shown === 'wrong') fail();
      else if (answer.ok) accepted?.(shown === 'proven');
      return shown !== 'wrong';
    },
  };
}

/** The key of a secret: the SHA-256 of its text. */
const keyOf = (secret: string): Uint8Array => sha256(utf8ToBytes(secret));

const PIN = /^[0-9]{6}$/;

function helloIn(text: string): Hello | undefined {
  if (!text.includes('"hello"')) return undefined;
  const { id, pin, code, owner, tokens, ...others } = fieldsIn(parsed(text));
  if (others['type'] !== 'hello' || typeof id !== 'number') return undefined;
  return {
    id,
    pin: typeof pin === 'string' && PIN.test(pin) ? pin : undefined,
    code: typeof code === 'string' ? code : undefined,
    owner: typeof owner === 'string' ? owner : undefined,
    tokens: Array.isArray(tokens) ? tokens.map(String) : undefined,
    others,
  };
}

function answerTo(id: number, text: string): { readonly ok: boolean; readonly value: unknown } | undefined {
  const { type, id: answered, ok, value } = fieldsIn(parsed(text));
  return type === 'answer' && answered === id ? { ok: ok === true, value } : undefined;
}

const hexIn = (value: unknown): Uint8Array | undefined =>
  typeof value === 'string' && /^(?:[0-9a-f]{2})+$/.test(value) ? hexToBytes(value) : undefined;

/** The fields of an object; none of anything else. */
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** What a text says; undefined if it is no JSON. A page has no other use for the forms of requests, nor for their parser. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
