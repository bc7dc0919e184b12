import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ClientEvents } from '../../../core/line/client.ts';
import { openClientLine } from '../../../core/line/client.ts';
import { isProof, proofOf } from '../../../core/line/proofs.ts';
import { createHostLine } from '../../../electron/host/line/host-line.ts';
import { bytesIn, drawHostKey, nodeLine } from '../../../electron/host/line/node-line.ts';

/** One end of a line as a test holds it, over whatever carries its frames. */
export interface LineEnd {
  /** Takes what arrived. */
  receive(frame: Buffer | string): void;
  send(text: string): void;
}

/** One key, as a host has: a page that is open knows it. */
const KEY = drawHostKey();

/** The host's end, for a test that stands in a host's place. What is no line throws. */
export function acceptLine(
  path: string,
  send: (frame: Buffer) => void,
  message: (text: string) => void,
): LineEnd & { binding(): Uint8Array } {
  const line = createHostLine(KEY, path, () => undefined);
  return {
    binding: () => line.binding() ?? new Uint8Array(),
    receive: (frame) => {
      const received = line.receive(Buffer.from(frame as Buffer), typeof frame !== 'string');
      if (received.type === 'text') message(received.text);
      if (received.type === 'step' && received.answer !== undefined) send(Buffer.from(received.answer));
      if (received.type === 'end') throw new Error(`a line ended with ${received.code}`);
    },
    send: (text) => {
      const frame = line.seal(text);
      if (frame !== undefined) send(Buffer.from(frame));
    },
  };
}

/** The client's end, over a connection that has just opened. */
export function joinLine(
  path: string,
  send: (frame: Buffer) => void,
  events: Pick<ClientEvents, 'open' | 'message'>,
): LineEnd {
  const line = openClientLine(nodeLine(path), {
    ...events,
    send: (frame) => send(Buffer.from(frame)),
    failed: ({ type }) => {
      throw new Error(`a line failed: ${type}`);
    },
  });
  return {
    receive: (frame) => line.receive(typeof frame === 'string' ? frame : bytesIn(frame)),
    send: (text) => line.send(text),
  };
}

/** What somebody in between does, and knows. */
export interface Between {
  readonly fromPage?: (text: string) => string;
  readonly fromHost?: (text: string) => string;
  /** The owner's secret. Without it a page cannot prove through somebody else that it is the owner's. */
  readonly owner?: string;
}

/** Who stands between a page that does not know its host and that host: both have a line, and both texts can be read and changed. */
export function standBetween(
  path: string,
  toPage: (frame: Buffer) => void,
  toHost: (frame: Buffer) => void,
  change: Between,
): { readonly page: LineEnd; readonly host: LineEnd } {
  const same = (text: string): string => text;
  const { fromPage = same, fromHost = same, owner } = change;
  const waiting: string[] = [];
  let binding: Uint8Array | undefined;
  const toHostNow = (text: string, ofHost: Uint8Array): void => {
    const proven = owner === undefined ? text : provenAnew(text, owner, [page.binding(), ofHost]);
    host.send(fromPage(proven));
  };
  const host = joinLine(path, toHost, {
    open: ({ line }) => {
      binding = line.binding;
      for (const text of waiting) toHostNow(text, line.binding);
    },
    message: (text) =>
      page.send(fromHost(owner === undefined ? text : provenBack(text, owner, page.binding()))),
  });
  const page = acceptLine(path, toPage, (text) => {
    if (binding === undefined) waiting.push(text);
    else toHostNow(text, binding);
  });
  return { page, host };
}

const keyOf = (secret: string): Uint8Array => sha256(utf8ToBytes(secret));

/** A hello that proves the owner's secret to somebody in between, for the host behind; other texts as they are. */
function provenAnew(
  text: string,
  secret: string,
  [ofPage, ofHost]: readonly [Uint8Array, Uint8Array],
): string {
  const { owner, ...others } = JSON.parse(text) as { readonly owner?: string };
  const key = keyOf(secret);
  if (owner === undefined || !isProof(hexToBytes(owner), key, 'owner', 'client', ofPage)) return text;
  return JSON.stringify({ ...others, owner: bytesToHex(proofOf(key, 'owner', 'client', ofHost)) });
}

/** The answer to such a hello, for the page. */
function provenBack(text: string, secret: string, ofPage: Uint8Array): string {
  const { value, ...others } = JSON.parse(text) as { readonly value?: { readonly owner?: string } };
  if (value?.owner === undefined) return text;
  const owner = bytesToHex(proofOf(keyOf(secret), 'owner', 'host', ofPage));
  return JSON.stringify({ ...others, value: { ...value, owner } });
}
