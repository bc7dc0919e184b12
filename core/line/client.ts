import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js';
import { isSame } from './bytes.ts';
import { beginLine, type ClientEnd, type Line, type LineFailure, type LineParts } from './handshake.ts';

/** What a client's end does while it is connected. */
export interface ClientEvents {
  /** Sends a binary frame. */
  send(frame: Uint8Array): void;
  /** The line is there. */
  open(end: Omit<ClientEnd, 'message'>): void;
  message(text: string): void;
  /** The line cannot go on: close the connection. Called once. */
  failed(failure: LineFailure): void;
}

/** The client's end of a line, over any WebSocket. */
export interface ClientLine {
  /** Takes a frame that arrived. */
  receive(frame: Uint8Array | string): void;
  /** Sends a text; dropped if the line is not open. */
  send(text: string): void;
}

/**
 * Begins a line over a WebSocket that has just opened.
 * @param known The name of the host's key, if the client knows it.
 */
export function openClientLine(parts: LineParts, events: ClientEvents, known?: Uint8Array): ClientLine {
  const handshake = beginLine(parts, known);
  let line: Line | undefined;
  let hasFailed = false;
  const fail = (failure: LineFailure): void => {
    hasFailed = true;
    events.failed(failure);
  };
  events.send(handshake.message);
  return {
    receive: (frame) => {
      if (hasFailed) return;
      if (typeof frame === 'string') return fail({ type: 'malformed' });
      if (line !== undefined) {
        const text = textIn(line.open(frame));
        return text === undefined ? fail({ type: 'unproven' }) : events.message(text);
      }
      const ended = handshake.receive(frame);
      if (!ended.ok) return fail(ended.error);
      const { message, ...end } = ended.value;
      line = end.line;
      events.send(message);
      events.open(end);
    },
    send: (text) => {
      if (line !== undefined && !hasFailed) events.send(line.seal(utf8ToBytes(text)));
    },
  };
}

/** The text of a frame; undefined if it is not UTF-8. */
function textIn(bytes: Uint8Array | undefined): string | undefined {
  const text = bytes && bytesToUtf8(bytes);
  return bytes !== undefined && text !== undefined && isSame(utf8ToBytes(text), bytes) ? text : undefined;
}
