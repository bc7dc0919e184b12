import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { CLOSE, closeCodeOf } from '../../../core/protocol/close-codes.ts';
import { openClientLine, type ClientEvents, type ClientLine } from '../../../core/line/client.ts';
import { beginPin } from '../../../core/line/pin.ts';
import { newHostKey, type HostKey, type LineParts } from '../../../core/line/handshake.ts';
import { createPinExchange, type PinExchange } from '../../../core/protocol/pin-exchange.ts';
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

/** Begins a line over a WebSocket as soon as that is open, and closes it with the reason if the line fails. */
export function lineOver(
  socket: WebSocket,
  path: string,
  events: Pick<ClientEvents, 'open' | 'message'>,
): NodeLine {
  let line: ClientLine | undefined;
  let exchange: PinExchange | undefined;
  let failure: number | undefined;
  let isOpen = false;
  const fail = (code: number): void => {
    failure = code;
    socket.close(code);
  };
  socket.once('open', () => {
    const opened: ClientLine = openClientLine(nodeLine(path), {
      open: (end) => {
        isOpen = true;
        exchange = createPinExchange({
          line: end.line,
          path,
          entropy: lineEntropy,
          begin: () => Promise.resolve(beginPin),
          send: (text) => opened.send(text),
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
      failed: ({ type }) => fail(type === 'other-version' ? CLOSE.wrongProtocol : CLOSE.brokenLine),
    });
    line = opened;
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
