import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Line } from '../line/handshake.ts';
import type { beginPin, PinRun } from '../line/pin.ts';
import { isProof, proofOf } from '../line/proofs.ts';

/**
 * The client's part of checking a PIN: a hello that is given with a PIN leaves with a proof of it, after an exchange of shares. Nothing above
 * the line knows of this, and the PIN never travels.
 */
export interface PinExchange {
  /** Sends a text, or, for a hello with a PIN, what has to come first. */
  send(text: string): void;
  /** Takes a text of the host. Returns whether it is for whoever is above the line. */
  receive(text: string): boolean;
}

export interface PinExchangeParts {
  readonly line: Pick<Line, 'binding'>;
  /** The path of the WebSocket. */
  readonly path: string;
  readonly entropy: (size: number) => Uint8Array;
  /** Loads CPace, which a page needs only for a PIN. */
  readonly begin: () => Promise<typeof beginPin>;
  readonly send: (text: string) => void;
  /** The host has answered as only somebody does who does not have the PIN. */
  readonly failed: () => void;
}

interface Hello {
  readonly id: number;
  readonly pin: string;
  readonly others: Fields;
}
type Fields = Readonly<Record<string, unknown>>;

type Pending =
  | { readonly type: 'sharing'; readonly hello: Hello; readonly run: PinRun }
  | { readonly type: 'proving'; readonly hello: Hello; readonly key: Uint8Array };

/** Starts to watch for a hello with a PIN on a line. */
export function createPinExchange(parts: PinExchangeParts): PinExchange {
  const { line, path, entropy, begin, send, failed } = parts;
  let pending: Pending | undefined;
  const share = async (hello: Hello): Promise<void> => {
    const start = await begin();
    const run = start({ pin: hello.pin, path, binding: line.binding }, 'client', entropy);
    pending = { type: 'sharing', hello, run };
    send(JSON.stringify({ id: hello.id, type: 'pin-share', share: bytesToHex(run.share) }));
  };
  /** Says hello with a proof; without one where the host has no use for a PIN, or lets nobody try. */
  const sayHello = ({ hello, run }: Pending & { type: 'sharing' }, theirs: Uint8Array | undefined): void => {
    pending = undefined;
    if (theirs === undefined) return send(JSON.stringify({ id: hello.id, ...hello.others }));
    const key = run.keyWith(theirs);
    if (key === undefined) return failed();
    pending = { type: 'proving', hello, key };
    const proof = proofOf(key, 'pin', 'client', line.binding);
    send(JSON.stringify({ id: hello.id, ...hello.others, pin: bytesToHex(proof) }));
  };
  return {
    send: (text) => {
      const hello = helloWithPin(text);
      if (hello === undefined) send(text);
      else void share(hello);
    },
    receive: (text) => {
      const answer = pending === undefined ? undefined : answerTo(pending.hello.id, text);
      if (pending === undefined || answer === undefined) return true;
      if (pending.type === 'sharing') {
        sayHello(pending, bytesOf(answer.value, 'share'));
        return false;
      }
      const { key, hello } = pending;
      pending = undefined;
      const proof = bytesOf(answer.value, 'pin');
      const isTrusted = proof !== undefined && isProof(proof, key, 'pin', 'host', line.binding);
      if (!answer.ok || isTrusted || hasOtherRights(hello.others)) return true;
      failed();
      return false;
    },
  };
}

/** Whether a hello has what admits its sender without a PIN, so that an old one does no harm. */
const hasOtherRights = ({ owner, tokens }: Fields): boolean =>
  owner !== undefined || (Array.isArray(tokens) && tokens.length > 0);

const PIN = /^[0-9]{6}$/;

function helloWithPin(text: string): Hello | undefined {
  if (!text.includes('"hello"')) return undefined;
  const { id, pin, ...others } = fieldsOf(text);
  const isHello = others['type'] === 'hello' && typeof id === 'number';
  return isHello && typeof pin === 'string' && PIN.test(pin) ? { id, pin, others } : undefined;
}

function answerTo(id: number, text: string): { readonly ok: boolean; readonly value: unknown } | undefined {
  const { type, id: answered, ok, value } = fieldsOf(text);
  return type === 'answer' && answered === id ? { ok: ok === true, value } : undefined;
}

function bytesOf(value: unknown, field: string): Uint8Array | undefined {
  const hex: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined;
  return typeof hex === 'string' && /^(?:[0-9a-f]{2})+$/.test(hex) ? hexToBytes(hex) : undefined;
}

/** The fields of a JSON object; none if it is anything else. A page has no other use for the forms of requests, nor for their parser. */
function fieldsOf(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? { ...value } : {};
  } catch {
    return {};
  }
}
