import { randomBytes } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { WebSocket } from 'ws';
import { proquints } from '../../../core/base/proquints.ts';
import { CLOSE, closeCodeOf, FAILURE_CODES } from '../../../core/protocol/close-codes.ts';
import { openClientLine, type ClientEvents, type ClientLine } from '../../../core/line/client.ts';
import { KEY_NAME } from '../../../core/line/code.ts';
import { beginPin } from '../../../core/line/pin.ts';
import {
  keyName,
  newHostKey,
  type HostKey,
  type Line,
  type LineParts,
} from '../../../core/line/handshake.ts';
import { createHelloExchange, type HelloExchange } from '../../../core/protocol/hello-exchange.ts';
import { PROTOCOL_VERSION } from '../../../core/protocol/version.ts';
import { nodePrimitives } from './node-primitives.ts';

/** Keys are drawn here, never from what a test puts in the place of a host's chance. */
export const lineEntropy = (size: number): Uint8Array => new Uint8Array(randomBytes(size));

/** What an end of a line in Node brings along. */
export const nodeLine = (path: string): LineParts => ({
  primitives: nodePrimitives,
  entropy: lineEntropy,
  version: PROTOCOL_VERSION,
  path,
});

/** Draws the key of a host. */
export const drawHostKey = (): HostKey => newHostKey({ primitives: nodePrimitives, entropy: lineEntropy });

/** The key of a host whose secret is stored as hexadecimal digits. */
export function hostKeyOf(stored: string): HostKey {
  const secret = bytesIn(Buffer.from(stored, 'hex'));
  return { secret, publicKey: nodePrimitives.publicKeyOf(secret) };
}

/** The words that both ends of a line have, unless somebody stands between them. */
export const wordsOf = ({ fingerprint }: Pick<Line, 'fingerprint'>): readonly string[] =>
  proquints(bytesToHex(fingerprint));

/** The code of a table (`core/line/code.ts`): of the name of its host's key, and its secret if it has a PIN. */
export const tableCodeOf = (name: Uint8Array, secret: Uint8Array = new Uint8Array()): string =>
  Buffer.concat([name, secret]).toString('base64url');

/** The name of the host's key in a code. */
export const keyNameIn = (code: string): Uint8Array =>
  bytesIn(Buffer.from(code, 'base64url')).slice(0, KEY_NAME);

/** The bytes of a buffer, without a copy. */
export const bytesIn = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** A client's line over a WebSocket. */
export interface NodeLine {
  /** Sends a text; dropped if the line is not open. */
  send(text: string): void;
  /** What the close code of the WebSocket means to the line. */
  closeCode(code: number): number;
}

/** What a client's line over a WebSocket tells. */
export interface NodeLineEvents extends Pick<ClientEvents, 'open' | 'message'> {
  /**
   * The host has accepted a hello; `isProven`: and has proven that it has a secret of this device's. `key`: the name of its key.
   */
  readonly accepted?: (key: Uint8Array, isProven: boolean) => void;
}

/**
 * Begins a line over a WebSocket as soon as that is open, and closes it with the reason if the line fails.
 * @param known The name of the host's key, if the client knows it.
 */
export function lineOver(
  socket: WebSocket,
  path: string,
  events: NodeLineEvents,
  known?: Uint8Array,
): NodeLine {
  let line: ClientLine | undefined;
  let exchange: HelloExchange | undefined;
  let failure: number | undefined;
  let isOpen = false;
  const fail = (code: number): void => {
    failure = code;
    socket.close(code);
  };
  socket.once('open', () => {
    const ends: ClientEvents = {
      open: (end) => {
        isOpen = true;
        exchange = createHelloExchange({
          line: end.line,
          path,
          entropy: lineEntropy,
          begin: () => Promise.resolve(beginPin),
          send: (text) => line?.send(text),
          accepted: (isProven) => events.accepted?.(keyName(end.hostKey), isProven),
          failed: () => fail(CLOSE.brokenLine),
        });
        events.open(end);
      },
      message: (text) => {
        if (exchange?.receive(text) === true) events.message(text);
      },
      send: (frame) => {
        if (socket.readyState === socket.OPEN) socket.send(frame);
      },
      failed: ({ type }) => fail(FAILURE_CODES[type]),
    };
    line = openClientLine(nodeLine(path), ends, known);
  });
  // One buffer for each message: what `ws` gives unless told otherwise
  socket.on('message', (data: Buffer, isBinary: boolean) =>
    line?.receive(isBinary ? bytesIn(data) : data.toString()),
  );
  return {
    send: (text) => exchange?.send(text),
    closeCode: (code) => failure ?? closeCodeOf(code, isOpen),
  };
}
